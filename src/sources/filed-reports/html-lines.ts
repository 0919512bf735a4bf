import { Parser } from 'htmlparser2'
import { rowText, type SpanningCell, spreadRows } from './table-cells.ts'

const HIDDEN: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'svg',
  'select',
  'textarea',
])
const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside blockquote body br caption dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)

/** The lines of a web page: one for each block, one for each row of a table with tabs between its cells. */
export function linesOfHtml(html: string): string[] {
  const lines: string[] = []
  let words = ''
  let rows: Row[] = []
  let row: Row | undefined
  let hidden = 0
  const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
  const endLine = (): void => {
    if (tidy(words) !== '') lines.push(tidy(words))
    words = ''
  }
  const endRow = (): void => {
    if (row !== undefined && row.length > 0) rows.push(row)
    row = undefined
  }
  /** What stands between the rows of a table belongs to none of them. */
  const endTable = (): void => {
    endRow()
    const spanning = rows.map((cells) => cells.map((cell) => ({ ...cell, text: tidy(cell.text) })))
    lines.push(
      ...spreadRows(spanning)
        .map(rowText)
        .filter((text) => /[^\s–]/.test(text)),
    )
    rows = []
  }
  const add = (text: string): void => {
    if (row === undefined) words += text
    else if (row.length > 0) row.at(-1)!.text += text
    else if (text.trim() !== '') row.push({ text, columns: 1, rows: 1 })
  }
  const parser = new Parser({
    onopentag: (name, { colspan, rowspan }) => {
      if (HIDDEN.has(name)) hidden += 1
      else if (name === 'tr') {
        endLine()
        endRow()
        row = []
      } else if (row !== undefined && (name === 'td' || name === 'th'))
        row.push({ text: '', columns: spanOf(colspan), rows: spanOf(rowspan) })
      else if (name === 'sup') add('[')
      else if (BLOCKS.has(name))
        if (row === undefined) {
          if (name === 'table') endTable()
          endLine()
        } else add(' ')
    },
    onclosetag: (name) => {
      if (HIDDEN.has(name)) hidden -= 1
      else if (name === 'sup') add(']')
      else if (name === 'tr') endRow()
      else if (name === 'table') endTable()
      else if (BLOCKS.has(name) && row === undefined) endLine()
    },
    ontext: (text) => {
      if (hidden === 0) add(text)
    },
  })
  parser.write(html)
  parser.end()
  endTable()
  endLine()
  return lines
}

type Row = (SpanningCell & { text: string })[]

const spanOf = (written: string | undefined): number => Math.max(1, Number.parseInt(written ?? '1', 10) || 1)
