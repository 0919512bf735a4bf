import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirst } from './focus-first.ts'
import styles from './form.module.css'
import { type FieldProps, isInside, useField, useForm } from './form-context.ts'
import { pattern, spaced } from './names.ts'
import { below, valueAt } from './pointer.ts'
import { emptyOf, type FieldSchema, orderedNames, type Value } from './schema.ts'

/** A group of fields with a name. What may be left out is there only once it was added. */
export function MembersField(props: FieldProps) {
  const { id, label, description, value, set, error, warning } = useField(props)
  const group = useRef<HTMLFieldSetElement>(null)
  const absent = value === undefined && !props.required
  /** The button that was pressed is gone then, so the focus goes to what stands in its place. */
  const replace = (next: Value | undefined): void => {
    flushSync(() => set(next))
    focusFirst(group.current)
  }
  return (
    <fieldset ref={group} className={styles['group']} id={id} tabIndex={-1}>
      <legend>{label}</legend>
      {description === undefined ? null : <p className={styles['description']}>{description}</p>}
      {error === undefined ? null : <p className={styles['error']}>{error}</p>}
      {warning === undefined ? null : <p className={styles['warning']}>{warning}</p>}
      {absent ? (
        <Button variant="default" size="xs" onClick={() => replace(emptyOf(props.schema) ?? {})}>
          Add
        </Button>
      ) : (
        <>
          <Fields pointer={props.pointer} schema={props.schema} />
          {props.required ? null : (
            <Button variant="subtle" color="gray" size="xs" onClick={() => replace(undefined)}>
              Remove
            </Button>
          )}
        </>
      )}
    </fieldset>
  )
}

/** The members of an object. What may be left out, is not used and not named by the layout waits behind a line. */
export function Fields({ pointer, schema }: { readonly pointer: string; readonly schema: FieldSchema }) {
  const { Field, layout, value, faults } = useForm()
  const planned = layout.order?.[pattern(pointer)] ?? []
  const required = new Set(schema.required)
  const names = orderedNames(schema, planned).filter(
    (name) => !(layout.hidden ?? []).includes(pattern(below(pointer, name))),
  )
  // Decided once: a field that is being filled in must not move away from under the cursor.
  const [used] = useState(
    () => new Set(names.filter((name) => valueAt(value, below(pointer, name)) !== undefined)),
  )
  const isFirst = (name: string): boolean => required.has(name) || planned.includes(name) || used.has(name)
  const further = names.filter((name) => !isFirst(name))
  const show = (name: string) => (
    <Field
      key={name}
      name={name}
      pointer={below(pointer, name)}
      schema={schema.properties?.[name] ?? {}}
      required={required.has(name)}
    />
  )
  const hasFault = further.some((name) =>
    faults.some((fault) => isInside(fault.pointer, below(pointer, name))),
  )
  return (
    <>
      <div className={styles['fields']}>{names.filter(isFirst).map(show)}</div>
      {further.length === 0 ? null : (
        <details className={styles['further']} open={hasFault || undefined}>
          <summary>More (optional): {further.map((name) => spaced(name).toLowerCase()).join(', ')}</summary>
          <div className={styles['fields']}>{further.map(show)}</div>
        </details>
      )}
    </>
  )
}
