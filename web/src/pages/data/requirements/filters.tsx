import { TextInput } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { useSearchParams } from 'wouter'
import { words } from '../../../format/words.ts'
import styles from '../data.module.css'
import { COVERAGE, coverageName } from './coverage.ts'

/** What narrows the list besides words, by the names that the API gives it. */
export const FILTERS = [
  { name: 'version', title: 'Version', none: 'In force today', values: ['2024-09', '2025-12'] },
  {
    name: 'pillar',
    title: 'Pillar',
    none: 'All',
    values: ['general', 'governance', 'strategy', 'risk_management', 'metrics_and_targets'],
  },
  {
    name: 'coverage_status',
    title: 'Public data',
    none: 'Any',
    values: COVERAGE.map(({ status }) => status),
  },
] as const

/** Words, version, pillar and coverage; all of them are in the address. */
export function RequirementFilters() {
  const [parameters, setParameters] = useSearchParams()
  const [text, setText] = useState(parameters.get('q') ?? '')
  const id = useId()
  const change = (name: string, value: string): void =>
    setParameters((before) => {
      const after = new URLSearchParams(before)
      if (value === '') after.delete(name)
      else after.set(name, value)
      return after
    })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    change('q', text.trim())
  }
  return (
    <form className={styles['pickers']} onSubmit={submit}>
      <TextInput
        aria-label="Search requirements"
        placeholder="Words, then Enter"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {FILTERS.map(({ name, title, none, values }) => (
        <span key={name}>
          <label htmlFor={id + name}>{title}</label>
          <select
            id={id + name}
            value={parameters.get(name) ?? ''}
            onChange={({ target }) => change(name, target.value)}
          >
            <option value="">{none}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {coverageName(value) ?? words(value)}
              </option>
            ))}
          </select>
        </span>
      ))}
    </form>
  )
}
