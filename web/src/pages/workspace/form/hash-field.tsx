import { type FieldProps, useField } from './form-context.ts'
import { HashInput } from './hash-input.tsx'

/** The hash of a document in a record. */
export function HashField(props: FieldProps) {
  const { value, set, warning: _warning, unit: _unit, ...field } = useField(props)
  return (
    <HashInput
      {...field}
      value={typeof value === 'string' ? value : ''}
      onChange={(next) => set(next === '' ? undefined : next)}
    />
  )
}
