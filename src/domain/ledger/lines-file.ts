import { csvCell } from '../export/csv-cell.ts'
import { type LedgerLine, type LineReason, takesOut } from './line.ts'

/** A line as the file of lines tells it. */
export interface FiledLine {
  readonly ordinal: number
  readonly id: string
  readonly line: LedgerLine
  readonly factor: string
  readonly entity: string
  readonly facility: string
  readonly activity: string
  /** Whether it counted when it was taken. */
  readonly counts: boolean
  readonly reasons: readonly LineReason[] | null
  /** Whether a later line of the file replaces it. */
  readonly is_corrected: boolean
}

/** Lines that a workbook lists; of more it has subtotals by factor and month. */
export const MOST_LISTED = 20_000

/** The lines of a ledger as a bundle takes them. */
export interface LinesOfLedger {
  /** All of them, as CSV. */
  readonly csv: Uint8Array
  /** The same where a workbook can list them. */
  readonly listed: readonly FiledLine[] | null
}

const COLUMNS: readonly (readonly [title: string, of: (line: FiledLine) => string | number | undefined])[] = [
  ['line', ({ ordinal }) => ordinal],
  ['id', ({ id }) => id],
  ['from', ({ line }) => line.from],
  ['to', ({ line }) => line.to],
  ['activity', ({ line }) => line.activity],
  ['use', ({ line }) => line.use],
  ['quantity', ({ line }) => line.quantity],
  ['unit', ({ line }) => line.unit],
  ['entity_abn', ({ entity }) => entity],
  ['facility', ({ facility }) => facility],
  ['factor', ({ factor }) => factor],
  ['activity_in_unit_of_factor', ({ activity }) => activity],
  ['counts', (line) => standingOf(line)],
  ['corrects', ({ line }) => line.corrects],
  ['questions', ({ reasons }) => reasons?.map(({ code }) => code).join(' ')],
  ['estimate', ({ line }) => line.estimate],
  ['document', ({ line }) => line.document?.name],
  ['document_sha256', ({ line }) => line.document?.sha256],
  ['place', ({ line }) => line.document?.place],
]

const standingOf = ({ counts, is_corrected, line }: FiledLine): string =>
  is_corrected ? 'corrected' : counts ? 'yes' : takesOut(line) ? 'taken_out' : 'not_confirmed'

export const LINES_HEADER = `${COLUMNS.map(([title]) => title).join(',')}\n`

/** Lines of a ledger as CSV, without the header. */
export const linesText = (lines: readonly FiledLine[]): string =>
  lines.map((line) => `${COLUMNS.map(([, of]) => csvCell(of(line))).join(',')}\n`).join('')
