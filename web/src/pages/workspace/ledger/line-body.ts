import type { Line, NewLine } from './use-ledger.ts'

/** What a person types of a line. `optional` fields that are left blank are not sent, so that a correction can empty them. */
export const LINE_FIELDS = [
  { field: 'activity', label: 'What', type: 'text', example: 'diesel oil', optional: true },
  { field: 'use', label: 'For', type: 'text', example: 'transport', optional: true },
  { field: 'from', label: 'From', type: 'date' },
  { field: 'to', label: 'To', type: 'date' },
  { field: 'quantity', label: 'Quantity', type: 'number' },
  { field: 'unit', label: 'Unit', type: 'text', example: 'L' },
  { field: 'region', label: 'Region', type: 'text', example: 'NSW', optional: true },
  { field: 'facility', label: 'Facility', type: 'text', optional: true },
  { field: 'factor_id', label: 'Factor', type: 'text', example: 'only if asked', optional: true },
  { field: 'estimate', label: 'How it was estimated', type: 'text', optional: true },
] as const satisfies readonly {
  readonly field: keyof NewLine
  readonly label: string
  readonly type: 'text' | 'date' | 'number'
  readonly example?: string
  readonly optional?: true
}[]
export type LineField = (typeof LINE_FIELDS)[number]['field']

/** What stands in the fields, as text. */
export type TypedLine = Readonly<Partial<Record<LineField, string>>>

/** A line as it was sent, without what the service adds. */
export function sentLine(line: Line): NewLine {
  const {
    id: _id,
    status: _status,
    counts: _counts,
    reasons: _reasons,
    corrected_by: _by,
    corrects: _corrects,
    factors: _factors,
    activity: _computed,
    words: activity,
    emissions: _emissions,
    authored_by: _author,
    authored_at: _at,
    ...sent
  } = line
  return { ...sent, ...(activity === null ? {} : { activity }) }
}

/** The line that the fields make of the one that they began with. */
export function lineOf(typed: TypedLine, known: NewLine | undefined): NewLine {
  const text = (field: LineField): string => (typed[field] ?? '').trim()
  const blank: ReadonlySet<string> = new Set(
    LINE_FIELDS.flatMap(({ field }) => (text(field) === '' ? [field] : [])),
  )
  const kept = Object.entries(known ?? {}).filter(([member]) => !blank.has(member))
  const given = LINE_FIELDS.flatMap(({ field }) => (blank.has(field) ? [] : [[field, text(field)]]))
  return {
    ...Object.fromEntries([...kept, ...given]),
    from: text('from'),
    to: text('to'),
    quantity: Number(text('quantity')),
    unit: text('unit'),
  }
}
