import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import styles from '../settings.module.css'
import { SecretOnce } from './secret-once.tsx'
import { type ApiKey, useKeyChanges } from './use-keys.ts'

const OVERLAPS: readonly (readonly [seconds: number, text: string])[] = [
  [0, 'no, stop it now'],
  [3600, 'for an hour'],
  [86_400, 'for a day'],
  [604_800, 'for a week'],
]

/** Replaces a key by a new one with the same rights; the old one goes on for a while. */
export function RotateKey({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const [seconds, setSeconds] = useState(86_400)
  const [once] = useState(() => crypto.randomUUID())
  const id = useId()
  const { rotate } = useKeyChanges()
  if (rotate.data !== undefined) return <SecretOnce secret={rotate.data.key} onClose={onClose} />
  return (
    <div className={styles['form']}>
      <p>
        <strong>{apiKey.name}</strong> gets a new key with the same permissions.
      </p>
      <p className={styles['picker']}>
        <label htmlFor={id}>Keep the old key working</label>
        <select id={id} value={seconds} onChange={({ target }) => setSeconds(Number(target.value))}>
          {OVERLAPS.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </p>
      {rotate.error === null ? null : <ProblemMessage error={rotate.error} />}
      <div className={styles['actions']}>
        <Button loading={rotate.isPending} onClick={() => rotate.mutate({ id: apiKey.id, seconds, once })}>
          Replace the key
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
