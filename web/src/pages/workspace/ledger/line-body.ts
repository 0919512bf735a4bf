import type { Line, NewLine } from './use-ledger.ts'

type DocumentField = 'document_name' | 'document_sha256' | 'document_place'
const DOCUMENT = ['name', 'sha256', 'place'] as const

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
  {
    field: 'document_name',
    label: 'Document',
    type: 'text',
    example: 'bill.pdf',
    optional: true,
    rare: true,
  },
  { field: 'document_sha256', label: 'SHA-256 of the document', type: 'text', optional: true, rare: true },
  {
    field: 'document_place',
    label: 'Page or place in it',
    type: 'text',
    example: 'page 2',
    optional: true,
    rare: true,
  },
  { field: 'category', label: 'Category', type: 'text', optional: true, rare: true },
  {
    field: 'entity_abn',
    label: 'Entity (ABN)',
    type: 'text',
    example: 'if not the company',
    optional: true,
    rare: true,
  },
  { field: 'gas_network', label: 'Gas network', type: 'text', optional: true, rare: true },
  { field: 'nger_method', label: 'NGER method', type: 'text', optional: true, rare: true },
  { field: 'note', label: 'Note', type: 'text', optional: true, rare: true },
] as const satisfies readonly {
  readonly field: keyof NewLine | DocumentField
  readonly label: string
  readonly type: 'text' | 'date' | 'number'
  readonly example?: string
  readonly optional?: true
  /** Seldom needed: behind More. */
  readonly rare?: true
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

/** What stands in a field of a line that there is. */
export function begunWith(field: LineField, line: NewLine): string {
  const member = DOCUMENT.find((one) => field === `document_${one}`)
  const value = member === undefined ? line[field as keyof NewLine] : line.document?.[member]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The field of a fault: members of the document have their own. */
export const fieldOfMember = (member: string): string =>
  member === 'document'
    ? 'document_sha256'
    : (DOCUMENT as readonly string[]).includes(member)
      ? `document_${member}`
      : member

/** The line that the fields make of the one that they began with. */
export function lineOf(typed: TypedLine, known: NewLine | undefined): NewLine {
  const text = (field: LineField): string => (typed[field] ?? '').trim()
  const isOfDocument = (field: string): boolean => field.startsWith('document_')
  const blank: ReadonlySet<string> = new Set(
    LINE_FIELDS.flatMap(({ field }) => (text(field) === '' ? [field] : [])),
  )
  const kept = Object.entries(known ?? {}).filter(([member]) => !blank.has(member) && member !== 'document')
  const given = LINE_FIELDS.flatMap(({ field }) =>
    blank.has(field) || isOfDocument(field) ? [] : [[field, text(field)]],
  )
  const document = DOCUMENT.flatMap((member) =>
    blank.has(`document_${member}`) ? [] : [[member, text(`document_${member}`)]],
  )
  return {
    ...Object.fromEntries([...kept, ...given]),
    ...(document.length === 0 ? {} : { document: Object.fromEntries(document) }),
    ...(blank.has('nger_method') ? {} : { nger_method: Number(text('nger_method')) }),
    from: text('from'),
    to: text('to'),
    quantity: Number(text('quantity')),
    unit: text('unit'),
  }
}
