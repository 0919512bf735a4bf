import { NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { words } from '../../../format/words.ts'
import styles from '../work.module.css'
import { type PeriodFilters, SORTS, STATES } from './use-periods.ts'

const OWNERS = [
  { value: '', label: 'Anyone' },
  { value: 'me', label: 'Me' },
  { value: 'none', label: 'No owner' },
]

/** Narrows and orders the list; all of it is in the address. */
export function Filters({
  filters,
  onChange,
}: {
  readonly filters: PeriodFilters
  readonly onChange: (name: string, value: string) => void
}) {
  const { company = '', owner = '', state = '', sort } = filters
  const [text, setText] = useState(company)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onChange('company', text.trim())
  }
  const isKnownOwner = OWNERS.some(({ value }) => value === owner)
  return (
    <form className={`${styles['filters']} screen-only`} onSubmit={submit}>
      <TextInput
        label="Company"
        placeholder="Name or ABN, then Enter"
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <NativeSelect
        label="State"
        data={[{ value: '', label: 'Any' }, ...STATES.map((value) => ({ value, label: words(value) }))]}
        value={state}
        onChange={({ currentTarget }) => onChange('state', currentTarget.value)}
      />
      <NativeSelect
        label="Owner"
        data={isKnownOwner ? OWNERS : [...OWNERS, { value: owner, label: 'A member' }]}
        value={owner}
        onChange={({ currentTarget }) => onChange('owner', currentTarget.value)}
      />
      <NativeSelect
        label="Sort by"
        data={[...SORTS]}
        value={sort}
        onChange={({ currentTarget }) =>
          onChange('sort', currentTarget.value === 'due' ? '' : currentTarget.value)
        }
      />
    </form>
  )
}
