import { Button, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useAddEvidence } from '../evidence/use-evidence.ts'
import { useRight } from '../review/use-right.ts'
import styles from './form.module.css'

export interface HashInputProps {
  readonly id?: string
  readonly label: string
  readonly description?: string | undefined
  readonly withAsterisk?: boolean
  readonly error?: string | null | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The SHA-256 of a document: typed, or taken from a file, which is uploaded as evidence of the period. */
export function HashInput({ value, onChange, error, ...field }: HashInputProps) {
  const picker = useRef<HTMLInputElement>(null)
  const mayWrite = useRight('tenant:write')
  const { progress, adding } = useAddEvidence()
  const take = (file: File | undefined): void => {
    if (file === undefined) return
    adding.mutate([file], { onSuccess: ({ added: [held] }) => held && onChange(held.sha256) })
  }
  const refused = adding.data?.refused[0]
  const held = adding.data?.added.find(({ sha256 }) => sha256 === value)
  return (
    <div className={styles['hash']}>
      <TextInput
        {...field}
        error={error ?? refused?.error.message}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {mayWrite ? (
        <>
          <Button
            variant="default"
            size="xs"
            loading={adding.isPending}
            onClick={() => picker.current?.click()}
          >
            From a file
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            aria-label={`File for ${field.label}`}
            onChange={({ currentTarget }) => {
              take(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        </>
      ) : null}
      <span role="status" className={styles['held']}>
        {progress === undefined
          ? held === undefined
            ? ''
            : `${held.name} is held.`
          : `${Math.floor(progress.share * 100)}% of ${progress.name} uploaded.`}
      </span>
    </div>
  )
}
