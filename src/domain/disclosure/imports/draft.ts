import type { Period } from '../../period.ts'
import type { ElectricityRegion } from '../records/market-based-evidence.ts'
import type { ImportFault, ImportWarning } from './meter-reading.ts'

export type Members = Readonly<Record<string, unknown>>

/** An item of a record as a row of a file gives it. */
export interface ItemDraft {
  /** Where the row stands. */
  readonly at: string
  /** What tells the item from the others of its list. */
  readonly key: string
  /** The item for people, such as "T1" or "4103035678, 2025-07-01 to 2025-07-31". */
  readonly name: string
  /** What the row says. A present item keeps the members that the row does not give. */
  readonly given: Members
  /** What a new item has beside that. */
  readonly added: Members
}

/** The rows of a file as items of a record. */
export interface Drafts {
  readonly items: readonly ItemDraft[]
  readonly faults: readonly ImportFault[]
  readonly warnings: readonly ImportWarning[]
  /** Rows that were left out because they are outside the period. */
  readonly outside: number
  /** Meters whose region neither the file nor anyone before has said. */
  readonly unplaced?: readonly string[]
}

/** What the rows of a file are read with. */
export interface ImportGround {
  /** Null for records that are about no single period. */
  readonly period: Period | null
  /** SHA-256 of the file: the document behind each row. */
  readonly document: string
  /** Regions that people chose for meters before. */
  readonly regions: ReadonlyMap<string, ElectricityRegion>
}
