import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { RECORD_KINDS } from '../records/kinds.ts'
import { useWhyReadOnly } from '../review/use-may-write.ts'
import { placeOf, useWorkspace } from '../use-workspace.ts'
import own from './evidence.module.css'

/** The way from a file to the statement that it is to support: the form opens with the file as its document. */
export function Attach({ sha256, name }: { readonly sha256: string; readonly name: string }) {
  const { abn, asked, readiness } = useWorkspace()
  const [, navigate] = useLocation()
  const [requirement, choose] = useState('')
  if (useWhyReadOnly(RECORD_KINDS.statements) !== undefined) return null
  const open = (): void =>
    navigate(placeOf(abn, RECORD_KINDS.statements.section, asked, { requirement, file: sha256, name }))
  return (
    <details className={own['attach']}>
      <summary>
        Attach to…<span className="visually-hidden"> ({name})</span>
      </summary>
      <NativeSelect
        label="Statement on"
        value={requirement}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          { value: '', label: 'Choose' },
          ...readiness.rows.map(({ requirement_id: id, title }) => ({ value: id, label: `${id} ${title}` })),
        ]}
      />
      <Button variant="default" size="xs" disabled={requirement === ''} onClick={open}>
        Open the statement
      </Button>
    </details>
  )
}
