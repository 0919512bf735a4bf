/** What a form says about one field. */
export interface FieldGuide {
  /** Where the member's name would not read well. */
  readonly label?: string
  /** What to enter, in a sentence or two. */
  readonly help: string
  /** An entry as a person would type it. */
  readonly example?: string
  /** Stands beside the box. */
  readonly unit?: string
}

/** Fields that belong together, in the order in which people think of them. */
export interface FieldGroup {
  /** Empty where an object has one group only. */
  readonly title: string
  /** Opened on demand: what most companies leave out. */
  readonly folded?: true
  /** By the name of the member. */
  readonly fields: Readonly<Record<string, FieldGuide>>
}

/** How people are led through a kind of record: every field of its schema, once. */
export interface RecordGuide {
  /** Groups of each object, by its pointer with `*` for any item; the record itself has the empty pointer. */
  readonly objects: Readonly<Record<string, readonly FieldGroup[]>>
  /** How an item of a list is called, by the list's pointer. */
  readonly itemNames: Readonly<Record<string, string>>
  /** What the button of each optional part adds, by the part's pointer: it says "Add a declaration". */
  readonly partNames: Readonly<Record<string, string>>
  /** Members that the address decides, shown nowhere. */
  readonly hidden?: readonly string[]
}

/** Groups of an object that needs no headings. */
export const plain = (fields: FieldGroup['fields']): readonly FieldGroup[] => [{ title: '', fields }]

/** What is said of the field at a pointer with `*` for any item. */
export function guideOf({ objects }: RecordGuide, pattern: string): FieldGuide | undefined {
  const at = pattern.lastIndexOf('/')
  const name = pattern.slice(at + 1)
  return objects[pattern.slice(0, at)]?.find(({ fields }) => Object.hasOwn(fields, name))?.fields[name]
}

/** Who stands for something, in which role, since when. */
export const signOff = (what: string, date: string): readonly FieldGroup[] =>
  plain({
    name: { help: `The person who ${what}.`, example: 'Priya Raman' },
    role: { help: 'Their position.', example: 'Chief Financial Officer' },
    on: { label: 'Date', help: 'The day they did so.', example: date },
  })

/** The ways to show a document. */
export const DOCUMENT_HELP =
  'Choose the file to upload it as evidence, or paste its SHA-256 if it is already held elsewhere.'
