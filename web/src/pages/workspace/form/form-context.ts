import { type ComponentType, createContext, useContext } from 'react'
import type { Fault } from '../../../api/problem.ts'
import { faultText } from './fault-text.ts'
import { pattern, spaced } from './names.ts'
import { valueAt } from './pointer.ts'
import type { FieldSchema, Value } from './schema.ts'

/** How a record is laid out where its schema alone would not read well. */
export interface Layout {
  /**
   * Members of an object in the order in which people think of them, by pointer with `*` for any item. What may be left
   * out and is not named here waits behind a line.
   */
  readonly order?: Readonly<Record<string, readonly string[]>>
  /** Members that the address or the service decides, shown nowhere. */
  readonly hidden?: readonly string[]
  /** Labels that say it better than the member's name, by pointer with `*` for any item. */
  readonly labels?: Readonly<Record<string, string>>
  /** What to choose from where the API takes any text, by pointer with `*`. */
  readonly suggestions?: Readonly<
    Record<string, readonly { readonly value: string; readonly label: string }[]>
  >
  /** How an item of a list is called, by the list's pointer with `*`. */
  readonly itemNames?: Readonly<Record<string, string>>
  /** What an item stands for beyond its name, by the list's pointer with `*`. */
  readonly itemAbout?: (list: string, item: Value) => string | undefined
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
  const label = layout.labels?.[pattern(pointer)] ?? spaced(name)
  const description = schema.description
  return {
    id: fieldId(pointer),
    label: required ? label : `${label} (optional)`,
    description: description?.toLowerCase() === label.toLowerCase() ? undefined : description,
    value: valueAt(value, pointer),
    set: (next: Value | undefined) => change(pointer, next),
    error: messageAt(faults, pointer, label, schema),
    warning: messageAt(warnings, pointer, label, schema),
  }
}

/** The id of the control at a pointer, to go there from a list of faults. */
export const fieldId = (pointer: string): string => `field${pointer.replaceAll(/[^\w-]/g, '-')}`

/** True when the fault is about this place or something inside of it. */
export const isInside = (pointer: string | undefined, place: string): boolean =>
  pointer !== undefined && (pointer === place || pointer.startsWith(`${place}/`))

function messageAt(
  faults: readonly Fault[],
  pointer: string,
  label: string,
  schema: FieldSchema,
): string | undefined {
  const own = faults
    .filter((fault) => fault.pointer === pointer)
    .map((fault) => faultText(fault, label, schema))
  return own.length === 0 ? undefined : own.join(' ')
}
