import { TextInput } from '@mantine/core'
import { DayInWords, Legend, Warning } from './field-parts.tsx'
import styles from './form.module.css'
import { type FieldProps, fieldId, useField, useForm } from './form-context.ts'
import { below } from './pointer.ts'
import { isMembers } from './schema.ts'

const END_NAMES = { start: 'First day', end: 'Last day' } as const

/** First and last day side by side. */
export function PeriodField(props: FieldProps) {
  const { id, label, description, value, error, warning } = useField(props)
  const { change, faults } = useForm()
  const members = isMembers(value) ? value : {}
  const inside = faults.filter((fault) => fault.pointer?.startsWith(`${props.pointer}/`))
  return (
    <fieldset className={styles['period']} id={id} tabIndex={-1}>
      <Legend label={label} isRequired={props.required} />
      {description === undefined ? null : <p className={styles['description']}>{description}</p>}
      <div>
        {(['start', 'end'] as const).map((end) => (
          <TextInput
            key={end}
            id={fieldId(below(props.pointer, end))}
            type="date"
            aria-label={`${label}, ${END_NAMES[end].toLowerCase()}`}
            error={error !== undefined || inside.some(({ pointer }) => pointer === below(props.pointer, end))}
            value={typeof members[end] === 'string' ? members[end] : ''}
            onChange={({ currentTarget }) =>
              change(below(props.pointer, end), currentTarget.value === '' ? undefined : currentTarget.value)
            }
          />
        ))}
      </div>
      <DayInWords days={[members['start'], members['end']]} />
      {[
        error,
        ...inside.map(
          ({ pointer, message }) => `${END_NAMES[pointer?.endsWith('/end') ? 'end' : 'start']}: ${message}.`,
        ),
      ].map((text) =>
        text === undefined ? null : (
          <p key={text} className={styles['error']}>
            {text}
          </p>
        ),
      )}
      <Warning text={warning} />
    </fieldset>
  )
}
