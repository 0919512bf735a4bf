import { type ComponentType, createContext, useContext } from 'react'
import type { Fault } from '../../../api/problem.ts'
import { type FieldGuide, guideOf, type RecordGuide } from '../guides/guide.ts'
import { type FaultyField, faultText } from './fault-text.ts'
import { pattern, spaced } from './names.ts'
import { valueAt } from './pointer.ts'
import type { FieldSchema, Value } from './schema.ts'

/** How a record is laid out, where its schema alone would not read well. */
export interface Layout {
  /** Groups, labels, helps and examples of its fields. */
  readonly guide: RecordGuide
  /** What to choose from where the API takes any text, by pointer with `*`. */
  readonly suggestions?: Readonly<
    Record<string, readonly { readonly value: string; readonly label: string }[]>
  >
  /** What an item stands for beyond its name, by the list's pointer with `*`. */
  readonly itemAbout?: (list: string, item: Value) => string | undefined
  /** What stands below a field of text while it is written, by pointer with `*`. */
  readonly beneath?: Readonly<Record<string, ComponentType<{ readonly pointer: string }>>>
  /** A new item of a list, as far as it can be known, by the list's pointer with `*`. */
  readonly newItem?: (list: string, items: readonly Value[]) => Value | undefined
}

export interface FormState {
  /** The control of any field. By context, because groups and lists hold fields of every kind, themselves included. */
  readonly Field: ComponentType<FieldProps>
  readonly value: Value
  readonly layout: Layout
  readonly faults: readonly Fault[]
  readonly warnings: readonly Fault[]
  /** The list item that is open from the start, by pointer. */
  readonly opened: string | undefined
  /** The list item that was begun for the person who comes to fill it in, by pointer. */
  readonly begun: string | undefined
  readonly change: (pointer: string, next: Value | undefined) => void
}

const Current = createContext<FormState | undefined>(undefined)
export const FormProvider = Current.Provider

export function useForm(): FormState {
  const form = useContext(Current)
  if (form === undefined) throw new Error('a field is used outside of a form')
  return form
}

/** A field as its control needs it. */
export interface FieldProps {
  readonly pointer: string
  readonly name: string
  readonly schema: FieldSchema
  readonly required: boolean
}

export function useField({ pointer, name, schema, required }: FieldProps) {
  const { value, change, faults, warnings, layout } = useForm()
  const guide = guideOf(layout.guide, pattern(pointer))
  const label = guide?.label ?? spaced(name)
  return {
    id: fieldId(pointer),
    label: required ? label : `${label} (optional)`,
    withAsterisk: required,
    description: describe(guide),
    unit: guide?.unit,
    value: valueAt(value, pointer),
    set: (next: Value | undefined) => change(pointer, next),
    error: messageAt(faults, { pointer, label, schema, example: guide?.example }),
    warning: messageAt(warnings, { pointer, label, schema, example: guide?.example }),
  }
}

/** The id of the control at a pointer, to go there from a list of faults. */
export const fieldId = (pointer: string): string => `field${pointer.replaceAll(/[^\w-]/g, '-')}`

/** True when the fault is about this place or something inside of it. */
export const isInside = (pointer: string | undefined, place: string): boolean =>
  pointer !== undefined && (pointer === place || pointer.startsWith(`${place}/`))

/** Help and example as one text, which screen readers read with the field. */
function describe(guide: FieldGuide | undefined): string | undefined {
  if (guide?.example === undefined) return guide?.help
  const { help, example, unit } = guide
  const entry = unit === 'A$' ? `${unit}${example}` : unit === undefined ? example : `${example} ${unit}`
  return `${help} Example: ${entry.replace(/[.]$/, '')}.`
}

function messageAt(faults: readonly Fault[], field: FaultyField): string | undefined {
  const own = faults
    .filter((fault) => fault.pointer === field.pointer)
    .map((fault) => faultText(fault, field))
  return own.length === 0 ? undefined : own.join(' ')
}
