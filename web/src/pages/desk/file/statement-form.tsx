import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import styles from '../desk.module.css'
import { type DeskFile, type Statement, useFileChanges } from '../use-desk.ts'

/** What the person says of the file where it does not tell itself; then the file is checked again. */
export function StatementForm({ file }: { readonly file: DeskFile }) {
  const { stated, identity, candidates } = file
  const [source, setSource] = useState(stated.source ?? identity?.source ?? '')
  const [edition, setEdition] = useState(stated.edition ?? '')
  const [publishedOn, setPublishedOn] = useState(stated.published_on ?? '')
  const [status, setStatus] = useState<string>(stated.status ?? '')
  const { check } = useFileChanges(file.id)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const chosen = STATUSES.find((one) => one === status)
    const body: Statement = {
      ...(source === '' ? {} : { source }),
      ...(edition.trim() === '' ? {} : { edition: edition.trim() }),
      ...(publishedOn === '' ? {} : { published_on: publishedOn }),
      ...(chosen === undefined ? {} : { status: chosen }),
    }
    check.mutate(body)
  }
  return (
    <details className={styles['statement']} open={identity === null || file.state === 'refused'}>
      <summary>Add what the file does not say</summary>
      <form className={styles['fields']} onSubmit={submit}>
        <NativeSelect
          label="Source"
          value={source}
          onChange={(event) => setSource(event.currentTarget.value)}
          data={[
            { value: '', label: 'Detect from the content' },
            ...candidates.map((choice) => ({
              value: choice.source,
              label: `${choice.title} (${choice.source})`,
            })),
          ]}
        />
        <TextInput
          label="Edition"
          description="Edition or reporting year, such as 2024-25, if the file and its name do not say."
          value={edition}
          onChange={(event) => setEdition(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label="Published on"
          description="The publisher’s date, not the date you downloaded the file."
          value={publishedOn}
          onChange={(event) => setPublishedOn(event.currentTarget.value)}
        />
        <NativeSelect
          label="Publisher’s status"
          value={status}
          onChange={(event) => setStatus(event.currentTarget.value)}
          data={[
            { value: '', label: 'final (default)' },
            ...STATUSES.map((value) => ({ value, label: value })),
          ]}
        />
        {check.error === null ? null : <ProblemMessage error={check.error} />}
        <div>
          <Button type="submit" variant="default" loading={check.isPending}>
            Check again
          </Button>
        </div>
      </form>
    </details>
  )
}

const STATUSES = ['preliminary', 'final', 'revised'] as const
