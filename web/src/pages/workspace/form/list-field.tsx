import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Warning } from './field-parts.tsx'
import { focusFirst } from './focus-first.ts'
import styles from './form.module.css'
import { type FieldProps, fieldId, isInside, useField, useForm } from './form-context.ts'
import { itemNameOf } from './item-name.ts'
import { Fields } from './members-field.tsx'
import { pattern } from './names.ts'
import { below } from './pointer.ts'
import { emptyOf, isItems } from './schema.ts'

/** From how many items on a list can be searched. */
const MANY = 20

/** Items that each have members of their own: a line for each, opened to be changed. */
export function ListField(props: FieldProps) {
  const { id, label, description, value, set, error, warning } = useField(props)
  const { layout, opened, begun, faults } = useForm()
  const [added, setAdded] = useState(begun)
  const [find, setFind] = useState('')
  const list = useRef<HTMLFieldSetElement>(null)
  const items = isItems(value) ? value : []
  const itemName = layout.guide.itemNames[pattern(props.pointer)] ?? 'item'
  const anItem = `${/^[aeiou]/.test(itemName) ? 'an' : 'a'} ${itemName}`
  const add = (): void => {
    const item = layout.newItem?.(pattern(props.pointer), items) ?? emptyOf(props.schema.items ?? {}) ?? {}
    setAdded(below(props.pointer, items.length))
    set([...items, item])
  }
  return (
    <fieldset ref={list} className={styles['list']} id={id} tabIndex={-1}>
      <legend>
        {label} {items.length > 0 ? <span className={styles['count']}>{items.length}</span> : null}
      </legend>
      {description === undefined ? null : <p className={styles['description']}>{description}</p>}
      {error === undefined ? null : <p className={styles['error']}>{error}</p>}
      <Warning text={warning} />
      {items.length < MANY ? null : (
        <TextInput
          className={styles['find']}
          label={`Find ${anItem}`}
          value={find}
          onChange={({ currentTarget }) => setFind(currentTarget.value)}
        />
      )}
      {items.map((item, index) => {
        const pointer = below(props.pointer, index)
        const name = itemNameOf(item) ?? `New ${itemName}`
        const about = layout.itemAbout?.(pattern(props.pointer), item)
        const isFound = `${name} ${about ?? ''}`.toLowerCase().includes(find.toLowerCase())
        // What is being filled in or to be corrected stays in sight.
        if (!isFound && pointer !== added && !faults.some((fault) => isInside(fault.pointer, pointer)))
          return null
        return (
          <Item
            // An item has no identity of its own while its id is being typed.
            key={pointer}
            pointer={pointer}
            name={name}
            itemName={itemName}
            about={about}
            isNew={pointer === added}
            isOpen={pointer === opened}
            schema={props.schema.items ?? {}}
            remove={() => {
              set(items.filter((_, at) => at !== index))
              list.current?.focus()
            }}
          />
        )
      })}
      <div>
        <Button variant="default" size="xs" onClick={add}>
          Add {anItem}
        </Button>
      </div>
    </fieldset>
  )
}

function Item({
  pointer,
  name,
  itemName,
  about,
  isNew,
  isOpen,
  schema,
  remove,
}: {
  readonly pointer: string
  readonly name: string
  readonly itemName: string
  /** What the name stands for, where a name alone says little. */
  readonly about: string | undefined
  /** It was just added, and is filled in next. */
  readonly isNew: boolean
  /** The address asks for it. */
  readonly isOpen: boolean
  readonly schema: NonNullable<FieldProps['schema']['items']>
  readonly remove: () => void
}) {
  const { faults, warnings } = useForm()
  const [opened, setOpened] = useState(isNew || isOpen)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isNew) focusFirst(details.current)
    else if (isOpen) details.current?.querySelector('summary')?.focus()
  }, [isNew, isOpen])
  const wrong = faults.filter((fault) => isInside(fault.pointer, pointer)).length
  const doubtful = warnings.filter((warning) => isInside(warning.pointer, pointer)).length
  const own = faults.filter((fault) => fault.pointer === pointer)
  return (
    <details
      ref={details}
      className={styles['item']}
      id={fieldId(pointer)}
      open={opened || wrong > 0}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>
        <span>{name}</span>
        {about === undefined ? null : <span className={styles['about']}>{about}</span>}
        {wrong > 0 ? <span className={styles['error']}>{wrong} to correct</span> : null}
        {doubtful > 0 ? <span className={styles['warning']}>{doubtful} to check</span> : null}
      </summary>
      {opened || wrong > 0 ? (
        <>
          {own.map(({ message }) => (
            <p key={message} className={styles['error']}>
              {message}
            </p>
          ))}
          <Fields pointer={pointer} schema={schema} />
          <div>
            <Button
              variant="subtle"
              color="red"
              size="xs"
              aria-label={`Remove this ${itemName}: ${name}`}
              onClick={remove}
            >
              Remove this {itemName}
            </Button>
          </div>
        </>
      ) : null}
    </details>
  )
}
