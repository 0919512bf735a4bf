import type { FileReading, LedgerLayout } from '../../../domain/ledger/files/layout.ts'
import type { FileChanges } from '../../../domain/ledger/files/take-file.ts'
import type {
  ReasonCount,
  RowPage,
  RowProblem,
  Tally,
  WordCount,
} from '../../../domain/ledger/files/tally.ts'
import type { LedgerLine, LineReason } from '../../../domain/ledger/line.ts'
import type { ResolvedFactor } from '../../../domain/ledger/resolve.ts'
import type { Period } from '../../../domain/period.ts'
import type { OpenedRows } from '../../../sources/imports/table/open-rows.ts'

/** A file of activity that is to be read into lines. */
export interface LedgerFileTask {
  readonly name: string
  readonly location: string
  readonly sha256: string
  readonly sheet: string | undefined
  readonly period: Period
  /** Regions of meters by NMI, for meter files. */
  readonly regions: Readonly<Record<string, string>>
  readonly page: RowPage
  /** False in a dry run, which needs no blocks. */
  readonly keeps: boolean
  /** Eight bytes for each line of the ledger: hashes of ids, their fingerprints, and fingerprints of lines that count. */
  readonly standing: { readonly ids: Uint8Array; readonly prints: Uint8Array; readonly alike: Uint8Array }
}

/** What the reading process asks: what was said about headings, or which factors lines have. */
export type LedgerQuestion =
  | { readonly about: 'layout'; readonly id: string }
  | { readonly about: 'factors'; readonly lines: readonly LedgerLine[] }

export type LayoutAnswer = LedgerLayout | null
/** One for each line: its factor, or why it has none. */
export type FactorAnswer = readonly (ResolvedFactor | { readonly refused: LineReason })[]

export interface ReadLedgerFile {
  readonly format: OpenedRows['format']
  readonly sheet: string | null
  readonly prefix: string
  readonly heading_at: string
  /** Of a meter file: its meters. */
  readonly meters: readonly string[]
  readonly reading: FileReading
  /** The first values of each column. */
  readonly examples: readonly (readonly string[])[]
  readonly summary: Tally['summary']
  readonly words: readonly WordCount[]
  readonly words_left_out: number
  readonly reasons: readonly ReasonCount[]
  readonly problems: readonly RowProblem[]
  readonly next_offset: number | null
  readonly changes: FileChanges
}
