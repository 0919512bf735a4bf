import type { RecordEntry } from '../documents.ts'

/** Both sides of a contradiction, as far as a verifier repeats them. */
export interface Repeated {
  readonly kind: string
  readonly declared: Side & { readonly record: string; readonly pointer: string }
  readonly other: Side & {
    readonly record: string | null
    readonly pointer: string | null
    readonly source: string | null
  }
  readonly requirement_ids: readonly string[]
}

export interface Side {
  readonly what: string
  readonly value: number | string
  readonly unit: string | null
}

type Place = readonly [
  record: RecordEntry,
  pointer: string,
  what: string,
  value: number | string,
  unit?: string,
]

/** What a record says against what is published, or a rule. */
export const against = (
  kind: string,
  place: Place,
  source: string,
  [what, value, unit]: readonly [what: string, value: number | string, unit?: string],
  ids: readonly string[] = [],
): Repeated => ({
  kind,
  declared: sideAt(place),
  other: { what, value, unit: unit ?? null, record: null, pointer: null, source },
  requirement_ids: ids,
})

/** What a record says against another place in the records. */
export const within = (kind: string, place: Place, other: Place, ids: readonly string[] = []): Repeated => ({
  kind,
  declared: sideAt(place),
  other: { ...sideAt(other), source: null },
  requirement_ids: ids,
})

const sideAt = ([record, pointer, what, value, unit]: Place) => ({
  what,
  value,
  unit: unit ?? null,
  record: record.record,
  pointer,
})

/** Apart by more than a share of the other and more than one unit. */
export const isApart = (value: number, other: number, share: number): boolean =>
  Math.abs(value - other) > Math.max(1, share * Math.abs(other))

/** The same for figures of neighbouring years: beyond half and double, from 1000 on. */
export const isApartInYears = (value: number, other: number, isSame: boolean, share: number): boolean =>
  isSame ? isApart(value, other, share) : other >= 1000 && (value < other / 2 || value > 2 * other)
