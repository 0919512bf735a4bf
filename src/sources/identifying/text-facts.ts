import { streamCsv } from '../formats/csv/csv.ts'
import type { PrintedRow } from '../reading/printed-rows.ts'
import { type FileFacts, type FirstRows, factsOf, plainWords } from './file-facts.ts'

const WEB_PAGE = /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body)\b/iu
const PROLOG = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->/gu
const ROOT = /^\s*<(?:[\w.-]+:)?([\w.-]+)/u
const MEMBER = /"((?:[^"\\\n]|\\.){1,80})"\s*:/gu
const DELIMITERS = [',', '|', '\t', ';'] as const
const ROWS_LOOKED_AT = 40
/** The root stands near the beginning. More would let a file of open comments keep us busy. */
const PROLOG_CHARACTERS = 16 * 1024

/** What the beginning of a text tells. */
export async function textFacts(start: Uint8Array): Promise<FileFacts> {
  const text = decode(start).replace(/^\uFEFF/u, '')
  const words = plainWords(text)
  if (text.trim() === '') return factsOf('empty', 'a file of blanks')
  if (WEB_PAGE.test(text)) return factsOf('web page', 'a web page', { words })
  const root = ROOT.exec(text.slice(0, PROLOG_CHARACTERS).replaceAll(PROLOG, ''))?.[1]
  if (root !== undefined)
    return /^html$/iu.test(root)
      ? factsOf('web page', 'a web page', { words })
      : factsOf('XML', `an XML file with the root <${root}>`, { words, root })
  if (/^\s*[{[]\s*["{[\]}]/u.test(text)) {
    const members = new Set([...text.matchAll(MEMBER)].map((match) => match[1]!))
    return factsOf('JSON', 'a JSON file', { words, members })
  }
  const tables: FirstRows[] = []
  for (const delimiter of DELIMITERS)
    if (text.includes(delimiter)) tables.push({ delimiter, rows: await firstRows(text, delimiter) })
  return factsOf('text', 'a text file', { words, tables })
}

/** UTF-8, or Windows-1252 where the bytes are none; a character that is cut at the end does not count. */
function decode(start: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(start)
  }
}

/** The first rows that can be told. What is not valid CSV further down, or cut, ends them. */
async function firstRows(text: string, delimiter: string): Promise<PrintedRow[]> {
  const rows: PrintedRow[] = []
  const bytes = new TextEncoder().encode(text)
  const chunks = (async function* () {
    yield bytes
  })()
  try {
    for await (const { line, cells } of streamCsv('', chunks, delimiter)) {
      if (rows.length === ROWS_LOOKED_AT) break
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ at: `line ${line}`, cells })
    }
  } catch {
    // The reader of the file says what is wrong with it.
  }
  return rows.map((row) => (isMarketHeading(row) ? { ...row, cells: row.cells.slice(4) } : row))
}

/** The market operator's reports begin each line with its kind and the name of the table; headings follow. */
const isMarketHeading = ({ cells }: PrintedRow): boolean => cells[0] === 'I' && cells.length > 4
