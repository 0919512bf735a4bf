import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import { ChoicesField, LinesField } from './choices-field.tsx'
import { DayInWords, Warning } from './field-parts.tsx'
import styles from './form.module.css'
import { type FieldProps, useField, useForm } from './form-context.ts'
import { HashField } from './hash-field.tsx'
import { ListField } from './list-field.tsx'
import { MembersField } from './members-field.tsx'
import { choiceText, pattern } from './names.ts'
import { PeriodField } from './period-field.tsx'
import { type FieldKind, isLongText, kindOf, textOf, typedText } from './schema.ts'

/** The control for one member of a record, whatever its schema is. */
export function Field(props: FieldProps) {
  const Control = CONTROLS[kindOf(props.schema)]
  return <Control {...props} />
}

const CONTROLS: Readonly<Record<FieldKind, ComponentType<FieldProps>>> = {
  choice: ChoiceField,
  choices: ChoicesField,
  day: DayField,
  hash: HashField,
  lines: LinesField,
  list: ListField,
  members: MembersField,
  number: NumberField,
  period: PeriodField,
  text: TextField,
  yes_no: YesNoField,
}

function TextField(props: FieldProps) {
  const { set, value, warning, unit: _unit, ...field } = useField(props)
  const { layout } = useForm()
  const suggestions = layout.suggestions?.[pattern(props.pointer)]
  const Beneath = layout.beneath?.[pattern(props.pointer)]
  const text = textOf(value)
  const tooMany = text.length - (props.schema.maxLength ?? Number.POSITIVE_INFINITY)
  const common = {
    ...field,
    error: tooMany > 0 ? tooLongText(tooMany, props.schema.maxLength) : field.error,
    value: text,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      set(event.currentTarget.value === '' ? undefined : typedText(props.schema, event.currentTarget.value)),
  }
  return (
    <div className={isLongText(props.name) ? styles['wide'] : undefined}>
      {isLongText(props.name) ? (
        <Textarea {...common} rows={3} resize="vertical" />
      ) : suggestions === undefined ? (
        <TextInput {...common} autoComplete="off" />
      ) : (
        <NativeSelect
          {...common}
          data={[
            { value: '', label: 'Choose' },
            ...(suggestions.some((one) => one.value === text) || text === ''
              ? []
              : [{ value: text, label: text }]),
            ...suggestions,
          ]}
        />
      )}
      {Beneath === undefined ? null : <Beneath pointer={props.pointer} />}
      <Warning text={warning} />
    </div>
  )
}

const tooLongText = (tooMany: number, most = 0): string =>
  `${tooMany === 1 ? 'One character' : `${tooMany.toLocaleString('en-AU')} characters`} over the limit of ${most.toLocaleString('en-AU')}.`

function ChoiceField(props: FieldProps) {
  const { set, value, warning, unit: _unit, ...field } = useField(props)
  const options = props.schema.enum ?? []
  return (
    <div>
      <NativeSelect
        {...field}
        value={textOf(value)}
        onChange={(event) => set(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
        data={[
          { value: '', label: props.required ? 'Choose' : 'Not stated' },
          ...options.map((option) => ({ value: option, label: choiceText(option) })),
        ]}
      />
      <Warning text={warning} />
    </div>
  )
}

/** Codes in capitals and paragraphs stay as they are. */
/** Neither yes nor no until someone says so. */
function YesNoField(props: FieldProps) {
  const { set, value, warning, unit: _unit, ...field } = useField(props)
  return (
    <div>
      <NativeSelect
        {...field}
        value={value === undefined ? '' : value === true ? 'yes' : 'no'}
        onChange={({ currentTarget }) =>
          set(currentTarget.value === '' ? undefined : currentTarget.value === 'yes')
        }
        data={[
          { value: '', label: props.required ? 'Choose' : 'Not stated' },
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />
      <Warning text={warning} />
    </div>
  )
}

function DayField(props: FieldProps) {
  const { set, value, warning, unit: _unit, ...field } = useField(props)
  return (
    <div>
      <TextInput
        {...field}
        type="date"
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => set(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
      />
      <DayInWords days={[value]} />
      <Warning text={warning} />
    </div>
  )
}

/** Thousands may be separated by commas. What is no number is kept and sent as it is: the API says what is wrong with it. */
function NumberField(props: FieldProps) {
  const { set, value, warning, unit, ...field } = useField(props)
  const [typed, setTyped] = useState(() => textOf(value))
  // While it means the value, what was typed stays as it is: "1." must not become "1" under the cursor.
  const text = Object.is(numberOf(typed), value) ? typed : textOf(value)
  return (
    <div>
      <TextInput
        {...field}
        inputMode="decimal"
        {...unitBeside(unit)}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          set(numberOf(currentTarget.value))
        }}
      />
      <Warning text={warning} />
    </div>
  )
}

/** The unit inside the box: money before the number, everything else behind it. */
function unitBeside(unit: string | undefined) {
  if (unit === undefined) return {}
  const shown = (
    <span className={styles['unit']} aria-hidden="true">
      {unit}
    </span>
  )
  const width = `${unit.length + 2}ch`
  return unit === 'A$'
    ? { leftSection: shown, leftSectionWidth: width }
    : { rightSection: shown, rightSectionWidth: width }
}

function numberOf(typed: string): number | string | undefined {
  const text = typed.trim().replaceAll(/(?<=\d),(?=\d{3})/g, '')
  if (text === '') return undefined
  const number = Number(text)
  return Number.isFinite(number) ? number : typed
}
