import { Checkbox, Textarea } from '@mantine/core'
import { Legend, Warning } from './field-parts.tsx'
import styles from './form.module.css'
import { type FieldProps, useField } from './form-context.ts'
import { spaced } from './names.ts'
import { type FieldSchema, isItems, textOf, type Value } from './schema.ts'

/** Several of a few. */
export function ChoicesField(props: FieldProps) {
  const { id, label, description, value, set, error, warning } = useField(props)
  const chosen = isItems(value) ? value : []
  const options = optionsOf(props.schema.items ?? {})
  const toggle = (option: Value): void => {
    const next = options.filter((one) => (one === option) !== chosen.includes(one))
    set(next.length === 0 && !props.required ? undefined : next)
  }
  return (
    <fieldset className={styles['choices']} id={id} tabIndex={-1}>
      <Legend label={label} isRequired={props.required} />
      {description === undefined ? null : <p className={styles['description']}>{description}</p>}
      <div>
        {options.map((option) => (
          <Checkbox
            key={textOf(option)}
            size="xs"
            color="var(--accent)"
            label={typeof option === 'string' && !/[A-Z]/.test(option) ? spaced(option) : textOf(option)}
            checked={chosen.includes(option)}
            onChange={() => toggle(option)}
          />
        ))}
      </div>
      {error === undefined ? null : <p className={styles['error']}>{error}</p>}
      <Warning text={warning} />
    </fieldset>
  )
}

function optionsOf({ enum: named, minimum = 1, maximum = 0 }: FieldSchema): readonly Value[] {
  return named ?? Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index)
}

/** A list of texts, one on each line. */
export function LinesField(props: FieldProps) {
  const { value, set, warning, unit: _unit, description, ...field } = useField(props)
  return (
    <div>
      <Textarea
        {...field}
        description={[description, 'One per line.'].filter((part) => part !== undefined).join(' ')}
        rows={2}
        resize="vertical"
        value={isItems(value) ? value.map(textOf).join('\n') : ''}
        onChange={({ currentTarget }) => {
          const lines = currentTarget.value === '' ? [] : currentTarget.value.split('\n')
          set(lines.length === 0 && !props.required ? undefined : lines)
        }}
      />
      <Warning text={warning} />
    </div>
  )
}
