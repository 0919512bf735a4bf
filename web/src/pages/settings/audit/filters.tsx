import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import styles from '../settings.module.css'

/** Narrows the log to an action or a company. */
export function AuditFilters() {
  const [parameters, setParameters] = useSearchParams()
  const [action, setAction] = useState(parameters.get('action') ?? '')
  const [abn, setAbn] = useState(parameters.get('abn') ?? '')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const given = { action: action.trim(), abn: abn.trim() }
    setParameters(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')))
  }
  return (
    <form className={styles['filters']} onSubmit={submit}>
      <TextInput
        label="Action"
        placeholder="api_key or api_key.created"
        value={action}
        onChange={(event) => setAction(event.currentTarget.value)}
      />
      <TextInput
        label="ABN"
        placeholder="74 115 061 375"
        value={abn}
        onChange={(event) => setAbn(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        Show
      </Button>
    </form>
  )
}
