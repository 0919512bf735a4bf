import type { Finding } from './verification.ts'

export const LINES_FILE = 'ledger-lines.csv'

const COLUMNS = {
  id: 'id',
  factor: 'factor',
  entity: 'entity_abn',
  facility: 'facility',
  quantity: 'quantity',
  unit: 'unit',
  from: 'from',
  to: 'to',
  activity: 'activity_in_unit_of_factor',
  counts: 'counts',
  corrects: 'corrects',
  questions: 'questions',
  estimate: 'estimate',
  document: 'document_sha256',
} as const
type Column = keyof typeof COLUMNS

/** A line of the file, its cells as they stand there. */
export type FileLine = Readonly<Record<Column, string>>

/** A document of ledger lines with the scopes of these; null for lines without one. */
export interface LedgerDocument {
  readonly sha256: string | null
  readonly scopes: readonly string[]
  readonly is_held: boolean
}

/** The lines of the file; null where a column is missing. */
export function linesOfFile(bytes: Uint8Array): readonly FileLine[] | null {
  const [header = [], ...rows] = cellsOf(Buffer.from(bytes).toString())
  const places = Object.entries(COLUMNS).map(([name, title]) => [name, header.indexOf(title)] as const)
  return places.some(([, at]) => at === -1)
    ? null
    : rows.map(
        (row) => Object.fromEntries(places.map(([name, at]) => [name, plain(row[at] ?? '')])) as FileLine,
      )
}

/** Lines that count. */
export const countedLines = (bytes: Uint8Array): readonly FileLine[] =>
  (linesOfFile(bytes) ?? []).filter(({ counts }) => counts === 'yes')

const MOST_LINES = 10

/** A line that a later one corrects cannot count, and one that none corrects is not corrected. */
export function wrongStanding(lines: readonly FileLine[]): Finding[] {
  const corrected = new Set(lines.map(({ corrects }) => corrects).filter((id) => id !== ''))
  return lines
    .filter(({ id, counts }) => corrected.has(id) !== (counts === 'corrected'))
    .slice(0, MOST_LINES)
    .map(({ id, counts }) => ({
      kind: 'tie' as const,
      where: `${LINES_FILE} ${id}`,
      detail: 'whether a later line corrects it is not what the file says',
      stated: counts,
    }))
}

const plain = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** Cells of a CSV text: quoted ones hold commas, quotes and line ends. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = []
  const cell = /("(?:[^"]|"")*"|[^,\n]*)(,|\n|$)/y
  let row: string[] = []
  while (cell.lastIndex < text.length) {
    const [, value = '', end = ''] = cell.exec(text) ?? []
    row.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
