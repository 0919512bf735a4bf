import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import styles from '../settings.module.css'
import { AUDIT_FILTERS, type AuditFilter } from './use-audit.ts'

const FIELDS: Readonly<Record<AuditFilter, { label: string; type?: 'date'; placeholder?: string }>> = {
  from: { label: 'From (UTC)', type: 'date' },
  to: { label: 'To (UTC)', type: 'date' },
  actor: { label: 'Actor', placeholder: 'member:… or key:…' },
  action: { label: 'Action', placeholder: 'api_key.created' },
  abn: { label: 'ABN', placeholder: '74 115 061 375' },
}

/** Narrows the log to days, an actor, an action or a company. */
export function AuditFilters({ filters }: { readonly filters: Partial<Record<AuditFilter, string>> }) {
  const [, setParameters] = useSearchParams()
  const [given, setGiven] = useState<Partial<Record<AuditFilter, string>>>(() =>
    Object.fromEntries(AUDIT_FILTERS.map((name) => [name, filters[name] ?? ''])),
  )
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const texts = Object.entries(given).map(([name, text]) => [name, text.trim()] as const)
    setParameters(Object.fromEntries(texts.filter(([, text]) => text !== '')))
  }
  return (
    <form className={styles['filters']} onSubmit={submit}>
      {AUDIT_FILTERS.map((name) => (
        <TextInput
          key={name}
          value={given[name] ?? ''}
          onChange={({ currentTarget }) => setGiven({ ...given, [name]: currentTarget.value })}
          {...FIELDS[name]}
        />
      ))}
      <Button type="submit" variant="default">
        Show
      </Button>
    </form>
  )
}
