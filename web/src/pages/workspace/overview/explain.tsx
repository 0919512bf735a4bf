import { Button, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answer, api } from '../../../api/client.ts'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { SidePanel } from '../../../components/side-panel.tsx'
import { sentence } from '../../../format/words.ts'
import styles from '../form/form.module.css'
import { HashInput } from '../form/hash-input.tsx'
import { type Contradiction, sideText, useWorkspace } from '../use-workspace.ts'

/** Shorter reasons say nothing to an auditor, and the service refuses them. */
const SHORTEST_REASON = 20
const HASH = /^[0-9a-f]{64}$/

/** Asks who explains a contradiction and why; both are kept and shown in the bundle. */
export function Explain({ contradiction }: { readonly contradiction: Contradiction }) {
  const { abn, period } = useWorkspace()
  const queries = useQueryClient()
  const [asking, ask] = useState(false)
  const [person, setPerson] = useState('')
  const [reason, setReason] = useState('')
  const [hash, setHash] = useState('')
  const explaining = useMutation({
    mutationFn: () =>
      answer(
        api.POST('/v1/companies/{abn}/contradictions/{id}/explanation', {
          params: { path: { abn, id: contradiction.id }, query: { period } },
          body: {
            person: person.trim(),
            reason: reason.trim(),
            ...(hash === '' ? {} : { document_sha256: hash }),
          },
        }),
      ),
    onSuccess: async () => {
      ask(false)
      await queries.invalidateQueries({ queryKey: ['workspace', abn] })
    },
  })
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Explain ${contradiction.declared.what}`}
        onClick={() => ask(true)}
      >
        Explain
      </Button>
      <SidePanel opened={asking} title="Explain a contradiction" onClose={() => ask(false)}>
        <div className={styles['form']}>
          <p>
            {sentence(`${contradiction.declared.what}: ${sideText(contradiction.declared)}`)}{' '}
            {sentence(`${contradiction.other.what}: ${sideText(contradiction.other)}`)}
          </p>
          <p>
            The contradiction and your explanation appear here and in every bundle. The explanation lapses if
            either value changes.
          </p>
          <TextInput
            label="Your name"
            value={person}
            maxLength={200}
            onChange={({ currentTarget }) => setPerson(currentTarget.value)}
          />
          <Textarea
            label="Why both values are right"
            description={`At least ${SHORTEST_REASON} characters. Write it for an auditor.`}
            value={reason}
            maxLength={4000}
            minRows={4}
            autosize
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <HashInput
            label="Supporting document (optional)"
            description="Choose a file to upload as evidence, or paste the SHA-256 of a file already held."
            value={hash}
            error={hash === '' || HASH.test(hash) ? null : 'A SHA-256 has 64 characters: 0 to 9 and a to f.'}
            onChange={(next) => setHash(next.trim().toLowerCase())}
          />
          {explaining.error === null ? null : <ProblemMessage error={explaining.error} />}
          <div className={styles['choiceButtons']}>
            <Button
              disabled={
                person.trim().length < 2 ||
                reason.trim().length < SHORTEST_REASON ||
                (hash !== '' && !HASH.test(hash))
              }
              loading={explaining.isPending}
              onClick={() => explaining.mutate()}
            >
              Save explanation
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
