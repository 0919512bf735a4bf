import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldGroup } from '../guides/guide.ts'
import { Warning } from './field-parts.tsx'
import { focusFirst } from './focus-first.ts'
import styles from './form.module.css'
import { type FieldProps, isInside, useField, useForm } from './form-context.ts'
import { pattern } from './names.ts'
import { below, valueAt } from './pointer.ts'
import { emptyOf, type FieldSchema, type Value } from './schema.ts'

/** A group of fields with a name. What may be left out is there only once it was added. */
export function MembersField(props: FieldProps) {
  const { id, label, description, value, set, error, warning } = useField(props)
  const { layout } = useForm()
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
      <Warning text={warning} />
      {absent ? (
        <Button variant="default" size="xs" onClick={() => replace(emptyOf(props.schema) ?? {})}>
          Add {layout.guide.partNames[pattern(props.pointer)]}
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

/** The members of an object, group by group in the order of its guide. */
export function Fields({ pointer, schema }: { readonly pointer: string; readonly schema: FieldSchema }) {
  const { layout } = useForm()
  const groups = layout.guide.objects[pattern(pointer)] ?? []
  return groups.map((group) => (
    <Group key={group.title} pointer={pointer} schema={schema} group={group} isTop={pointer === ''} />
  ))
}

function Group({
  pointer,
  schema,
  group: { title, folded, fields },
  isTop,
}: {
  readonly pointer: string
  readonly schema: FieldSchema
  readonly group: FieldGroup
  readonly isTop: boolean
}) {
  const { Field, value, faults } = useForm()
  const names = Object.keys(fields).filter((name) => schema.properties?.[name] !== undefined)
  // Decided once: what is being filled in must not be folded away from under the cursor.
  const [isUsed] = useState(() => names.some((name) => isFilled(valueAt(value, below(pointer, name)))))
  const hasFault = names.some((name) => faults.some((fault) => isInside(fault.pointer, below(pointer, name))))
  const shown = (
    <div className={styles['fields']}>
      {names.map((name) => (
        <Field
          key={name}
          name={name}
          pointer={below(pointer, name)}
          schema={schema.properties?.[name] ?? {}}
          required={schema.required?.includes(name) === true}
        />
      ))}
    </div>
  )
  if (folded === true)
    return (
      <details className={styles['further']} data-top={isTop} open={isUsed || hasFault || undefined}>
        <summary>{title}</summary>
        {shown}
      </details>
    )
  if (title === '') return shown
  const Heading = isTop ? 'h3' : 'h4'
  return (
    <div className={styles['section']} data-top={isTop}>
      <Heading>{title}</Heading>
      {shown}
    </div>
  )
}

/** Whether something was entered: an empty list or part is none. */
const isFilled = (value: Value | undefined): boolean =>
  value !== undefined && (typeof value !== 'object' || value === null || Object.keys(value).length > 0)
