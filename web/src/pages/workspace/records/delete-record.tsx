import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { SidePanel } from '../../../components/side-panel.tsx'
import styles from '../form/form.module.css'
import { deleteRecord, type Place, type StoredRecord } from './record-api.ts'

/** Takes a record out of force after asking for the reason, which the history keeps. */
export function DeleteRecord({
  place,
  stored,
  onDeleted,
}: {
  readonly place: Place
  readonly stored: StoredRecord
  readonly onDeleted: () => void
}) {
  const [asking, ask] = useState(false)
  const [reason, setReason] = useState('')
  const deletion = useMutation({
    mutationFn: () => deleteRecord(place, stored.etag, reason.trim()),
    onSuccess: () => {
      ask(false)
      onDeleted()
    },
  })
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => ask(true)}>
        Delete
      </Button>
      <SidePanel
        opened={asking}
        title={`Delete ${place.kind.title.toLowerCase()}`}
        onClose={() => ask(false)}
      >
        <div className={styles['form']}>
          <p>
            Version {stored.version} is deleted and no longer counts towards readiness. The history keeps
            every version and your reason, and you can restore it.
          </p>
          <TextInput
            label="Reason"
            value={reason}
            maxLength={500}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          {deletion.error === null ? null : <ProblemMessage error={deletion.error} />}
          <div className={styles['choiceButtons']}>
            <Button
              disabled={reason.trim() === ''}
              loading={deletion.isPending}
              onClick={() => deletion.mutate()}
            >
              Delete version {stored.version}
            </Button>
            <Button variant="default" onClick={() => ask(false)}>
              Cancel
            </Button>
          </div>
        </div>
      </SidePanel>
    </>
  )
}
