import { ReadError } from '../read-error.ts'
import { refuseHtml } from './text.ts'

/** Decodes UTF-8 piece by piece. Bytes that are no UTF-8, NUL bytes and web pages are refused. */
export async function* streamText(
  fileName: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let first = true
  let bytes = 0
  for await (const chunk of chunks) {
    const text = decode(fileName, decoder, chunk, bytes)
    bytes += chunk.length
    if (first) refuseHtml(fileName, text)
    if (text.includes('\0'))
      throw new ReadError({
        file: fileName,
        at: `byte ${bytes}`,
        problem: 'holds NUL bytes, so it is not a text file',
      })
    first = false
    yield text
  }
  const rest = decode(fileName, decoder, undefined, bytes)
  if (rest !== '') yield rest
}

/** The lines of a text of any size, without their line ends. A line longer than `limit` is refused. */
export async function* streamLines(
  fileName: string,
  chunks: AsyncIterable<Uint8Array>,
  limit = 64 * 1024,
): AsyncGenerator<string[]> {
  let kept = ''
  let line = 1
  for await (const text of streamText(fileName, chunks)) {
    const lines = (kept + text).split('\n')
    kept = lines.pop()!
    for (const [index, content] of lines.entries())
      if (content.endsWith('\r')) lines[index] = content.slice(0, -1)
    line += lines.length
    if (kept.length > limit)
      throw new ReadError({
        file: fileName,
        at: `line ${line}`,
        problem: 'is longer than any line of this source',
        expected: `at most ${limit} characters`,
      })
    if (lines.length > 0) yield lines
  }
  if (kept !== '') yield [kept]
}

function decode(
  fileName: string,
  decoder: InstanceType<typeof TextDecoder>,
  chunk: Uint8Array | undefined,
  bytes: number,
): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true })
  } catch {
    throw new ReadError({
      file: fileName,
      at: `after byte ${bytes}`,
      problem: 'is not UTF-8',
      hint: 'The file may have been cut short or saved in another encoding. Download it again.',
    })
  }
}
