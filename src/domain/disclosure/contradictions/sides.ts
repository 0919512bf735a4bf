import type { EvidenceInput } from '../../evidence.ts'
import type { DisclosureRecords, RecordKind } from '../records/kinds.ts'
import type { DeclaredSide, OtherSide } from './contradiction.ts'

/** Where a value stands, and what it is. */
export interface Place {
  readonly record: RecordKind
  readonly pointer: string
  readonly what: string
  readonly value: number | string
  readonly unit?: string
}

/** A value of a record as the declared side. */
export const declaredAt = (
  records: DisclosureRecords,
  { record, pointer, what, value, unit }: Place,
): DeclaredSide => ({
  what,
  value,
  unit: unit ?? null,
  record,
  version: records[record]?.version ?? 0,
  pointer,
})

/** A value of a record as what speaks against another. */
export const otherAt = (records: DisclosureRecords, place: Place): OtherSide => ({
  ...declaredAt(records, place),
  source: null,
  evidence: [],
})

/** A published value, or a rule. */
export const published = (
  source: string,
  what: string,
  value: number | string,
  unit: string | null = null,
  evidence: readonly EvidenceInput[] = [],
): OtherSide => ({ what, value, unit, record: null, version: null, pointer: null, source, evidence })
