import { Button, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import styles from './form.module.css'
import { type FieldProps, useField } from './form-context.ts'

/** The SHA-256 of a document: typed, or taken from a file that never leaves the browser. */
export function HashField(props: FieldProps) {
  const { value, set, warning: _warning, error, ...field } = useField(props)
  const [fault, setFault] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    try {
      set(hexOf(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())))
      setFault(undefined)
    } catch {
      setFault(`${file.name} cannot be read.`)
    }
  }
  return (
    <div className={styles['hash']}>
      <TextInput
        {...field}
        error={error ?? fault}
        autoComplete="off"
        spellCheck={false}
        value={typeof value === 'string' ? value : ''}
        onChange={({ currentTarget }) => set(currentTarget.value === '' ? undefined : currentTarget.value)}
      />
      {/* Browsers hash only on pages that came over https or from this machine. */}
      {globalThis.isSecureContext ? (
        <>
          <Button variant="default" size="xs" onClick={() => picker.current?.click()}>
            From a file
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            aria-label={`File for ${field.label}`}
            onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
          />
        </>
      ) : null}
    </div>
  )
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
