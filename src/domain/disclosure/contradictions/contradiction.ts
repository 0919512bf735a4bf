import { canonicalJson, type EvidenceInput, sha256 } from '../../evidence.ts'
import type { LEDGER_KIND } from '../../ledger/record.ts'
import type { Period } from '../../period.ts'
import type { RecordKind } from '../records/kinds.ts'
import type { ContradictionKind } from './kinds.ts'

/** A record that a side can be in. */
export type ComparedRecord = RecordKind | typeof LEDGER_KIND

/** A value in a record of the company. */
export interface DeclaredSide {
  /** What the value is of, in words that stay the same while the value does. */
  readonly what: string
  readonly value: number | string
  readonly unit: string | null
  readonly record: ComparedRecord
  readonly version: number
  /** JSON pointer into the record. */
  readonly pointer: string
}

/** What speaks against it: a published figure, another place in the records, or a rule. */
export interface OtherSide {
  readonly what: string
  readonly value: number | string
  readonly unit: string | null
  /** Null unless it is in a record. */
  readonly record: ComparedRecord | null
  readonly version: number | null
  readonly pointer: string | null
  /** The published table with its year, or the rule; null for a place in a record. */
  readonly source: string | null
  readonly evidence: readonly EvidenceInput[]
}

/** A contradiction as one rule finds it. */
export interface Found {
  readonly declared: DeclaredSide
  readonly other: OtherSide
  /** Requirements that the declared value is evidence of, beside those of the kind. */
  readonly requirement_ids: readonly string[]
  /** What its rule says can be done about it; null where that is what its kind says. */
  readonly settle: string | null
}

/** Who explained a contradiction, and how. */
export interface Explanation {
  readonly person: string
  readonly reason: string
  /** Hash of the document that shows it. */
  readonly document_sha256?: string
  /** Who wrote it down, such as `key:<id>`. */
  readonly written_by: string
  /** ISO time. */
  readonly written_at: string
}

export interface Contradiction extends Omit<Found, 'settle'> {
  /** From what is compared and both values: another value is another contradiction. */
  readonly id: string
  readonly kind: ContradictionKind
  /** Declared divided by other, and declared minus other; null if they are not numbers. */
  readonly size: { readonly ratio: number | null; readonly difference: number | null }
  readonly settle: string
  readonly status: 'open' | 'explained'
  readonly explanation: Explanation | null
}

/** The version of a record is no part of it: an explanation stands until a value changes. */
export function contradictionId(
  kind: ContradictionKind,
  { declared, other }: Pick<Found, 'declared' | 'other'>,
  about: { readonly abn: string; readonly period: Period },
): string {
  const side = ({ what, value, unit }: DeclaredSide | OtherSide) => ({ what, value, unit })
  const compared = {
    kind,
    abn: about.abn,
    period: about.period,
    declared: side(declared),
    other: side(other),
  }
  return `con_${sha256(canonicalJson(compared)).slice(0, 20)}`
}

/** How far two values are apart. */
export function sizeOf({ declared, other }: Pick<Found, 'declared' | 'other'>): Contradiction['size'] {
  if (typeof declared.value !== 'number' || typeof other.value !== 'number')
    return { ratio: null, difference: null }
  const ratio = other.value === 0 ? null : declared.value / other.value
  return {
    ratio: ratio === null || Number.isFinite(ratio) ? ratio : null,
    difference: declared.value - other.value,
  }
}

/** Both sides in one sentence. */
export const sentenceOf = ({ declared, other }: Record<'declared' | 'other', Side>): string =>
  `${declared.what}: ${shown(declared)}; ${other.what}: ${shown(other)}.`

type Side = Pick<DeclaredSide, 'what' | 'value' | 'unit'>

const shown = ({ value, unit }: Side): string => `${value}${unit === null ? '' : ` ${unit}`}`
