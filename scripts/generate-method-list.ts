/** Writes the list in docs/methods/README.md from the first sentence of each page, or with --check fails when it is stale. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './run-program.ts'

const FOLDER = path.join(ROOT, 'docs/methods')
const README = 'README.md'
const HEAD = '| method | answers |\n|---|---|\n'

const read = (page: string): string => readFileSync(path.join(FOLDER, page), 'utf8')

function rowOf(page: string): string {
  const id = path.basename(page, '.md')
  const [, paragraph = ''] = read(page).split('\n\n')
  const sentence = /^.+?[.](?=\s|$)/.exec(paragraph.replaceAll('\n', ' '))?.[0]
  if (sentence === undefined) throw new Error(`docs/methods/${page}: the first paragraph has no sentence`)
  return `| [${id}](${page}) | ${sentence} |\n`
}

const rows = readdirSync(FOLDER)
  .filter((page) => page.endsWith('.md') && page !== README)
  .toSorted()
  .map(rowOf)
const [before = '', rest = ''] = read(README).split(HEAD)
const fresh = `${before}${HEAD}${rows.join('')}${rest.slice(rest.indexOf('\n\n') + 1)}`
if (!process.argv.includes('--check')) writeFileSync(path.join(FOLDER, README), fresh)
else if (read(README) !== fresh) {
  console.error('docs/methods/README.md is stale')
  process.exitCode = 1
}
