import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { SidePanel } from '../../../components/side-panel.tsx'
import form from '../form/form.module.css'
import styles from './review.module.css'
import { type SheetRow, useMark } from './use-audit-sheet.ts'

/** What an auditor says of a requirement. A query asks for its text, which becomes a comment. */
export function MarkButtons({ row }: { readonly row: SheetRow }) {
  const { requirement_id, evidence_sha256 } = row
  const [asking, ask] = useState(false)
  const [note, setNote] = useState('')
  const mark = useMark()
  const about = `requirement ${requirement_id}`
  return (
    <div className={`${styles['moves']} screen-only`}>
      <Button
        size="xs"
        variant="default"
        aria-label={`Agreed: ${about}`}
        loading={mark.isPending && !asking}
        onClick={() => mark.mutate({ requirement_id, evidence_sha256, mark: 'agreed' })}
      >
        Agreed
      </Button>
      <Button size="xs" variant="subtle" aria-label={`Query: ${about}`} onClick={() => ask(true)}>
        Query
      </Button>
      {mark.error === null || asking ? null : <ProblemMessage error={mark.error} />}
      <SidePanel opened={asking} title={`Query on ${about}`} onClose={() => ask(false)}>
        <div className={form['form']}>
          <Textarea
            label="Query"
            description="It becomes a comment on the requirement."
            autosize
            minRows={3}
            maxLength={10_000}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          {mark.error === null ? null : <ProblemMessage error={mark.error} />}
          <div>
            <Button
              disabled={note.trim() === ''}
              loading={mark.isPending}
              onClick={() =>
                mark.mutate(
                  { requirement_id, evidence_sha256, mark: 'query', note: note.trim() },
                  {
                    onSuccess: () => {
                      ask(false)
                      setNote('')
                    },
                  },
                )
              }
            >
              Send the query
            </Button>
          </div>
        </div>
      </SidePanel>
    </div>
  )
}
