/** The words that people read in a Markdown file, a line each: its prose and tables, never its code. */
import type { Passage } from './passage.ts'

const FENCE = /^\s*(```|~~~)/

export function wordsOfMarkdown(file: string, text: string): Passage[] {
  const found: Passage[] = []
  let isCode = false
  for (const [index, line] of text.split('\n').entries()) {
    if (FENCE.test(line)) {
      isCode = !isCode
      continue
    }
    const words = line.replaceAll(/`[^`]*`/g, '…').trim()
    if (!isCode && /[A-Za-z]{2}/.test(words)) found.push({ file, line: index + 1, words })
  }
  if (isCode) throw new Error(`${file}: a code block has no end`)
  return found
}
