import { Button, Radio, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { exact, tonnes } from '../../../format/numbers.ts'
import { abnText, sentence } from '../../../format/words.ts'
import styles from '../desk.module.css'
import { type Proposal, useConfirmLink } from './use-links.ts'

const WHY_OPEN: Readonly<Record<Proposal['proposal_state'], string>> = {
  unlinked: 'No company assigned yet.',
  lapsed: 'The link has lapsed: the facility now has a different responsible emitter.',
  carried_in_doubt: 'The link from last year is in doubt:',
}

const DOUBTS: Readonly<Record<Proposal['doubts'][number], string>> = {
  emitter_reports_itself: 'its emitter reports under its own name',
  tonnes_of_another: 'another company reports exactly these emissions',
  corporation_does_not_report: 'the linked company does not report in this year',
  covered_above_scope1: 'the facilities of the linked company emit more than it reports',
}

const NOBODY = 'nobody'
const ANOTHER = 'another'

/** One facility: what is known of it, the companies that it may be of and why, and the decision. */
export function ProposedLink({
  proposal,
  onAsked,
}: {
  readonly proposal: Proposal
  readonly onAsked: (change: string) => void
}) {
  const { facility, state, covered_emissions_t, candidates } = proposal
  const count = candidates.length
  return (
    <details className={styles['proposal']}>
      <summary>
        <strong>{facility}</strong>{' '}
        <small>
          {state}, {tonnes(covered_emissions_t)},{' '}
          {count === 0 ? 'no candidate' : count === 1 ? 'one candidate' : `${count} candidates`}
        </small>
      </summary>
      <Known proposal={proposal} />
      <Decision proposal={proposal} onAsked={onAsked} />
    </details>
  )
}

function Known({ proposal }: { readonly proposal: Proposal }) {
  const { responsible_emitter, covered_emissions_t, proposal_state, linked_to, doubts } = proposal
  return (
    <>
      <p>
        Emitter: {responsible_emitter}. Covered emissions: {exact(covered_emissions_t)} t.
      </p>
      <p>
        {WHY_OPEN[proposal_state]} {doubts.map((doubt) => DOUBTS[doubt]).join('; ')}
        {doubts.length === 0 ? '' : '.'}{' '}
        {linked_to === null ? null : (
          <>
            Linked now: <Link href={`/companies/${linked_to}`}>{abnText(linked_to)}</Link>.
          </>
        )}
      </p>
    </>
  )
}

function Decision({
  proposal,
  onAsked,
}: {
  readonly proposal: Proposal
  readonly onAsked: (change: string) => void
}) {
  const [choice, choose] = useState('')
  const [abn, setAbn] = useState('')
  const [reason, setReason] = useState('')
  const confirm = useConfirmLink()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const { facility, reporting_year, responsible_emitter } = proposal
    confirm.mutate(
      {
        facility,
        year: reporting_year,
        emitter: responsible_emitter,
        abn: choice === NOBODY ? null : choice === ANOTHER ? abn.trim() : choice,
        reason: reason.trim(),
      },
      { onSuccess: ({ data }) => onAsked(data.id) },
    )
  }
  const isUnfinished = choice === '' || reason.trim() === '' || (choice === ANOTHER && abn.trim() === '')
  return (
    <form className={styles['form']} onSubmit={submit}>
      <Radio.Group label="Which company controls it?" value={choice} onChange={choose}>
        <div className={styles['choices']}>
          {proposal.candidates.map((candidate) => (
            <Radio
              key={candidate.abn}
              value={candidate.abn}
              label={`${candidate.name ?? 'Name unknown'} (${abnText(candidate.abn)})`}
              description={whyOf(candidate)}
            />
          ))}
          <Radio value={ANOTHER} label="Another company" />
          <Radio value={NOBODY} label="No known company" />
        </div>
      </Radio.Group>
      {choice === ANOTHER ? (
        <TextInput label="ABN" value={abn} onChange={(event) => setAbn(event.currentTarget.value)} />
      ) : null}
      <Textarea
        label="Why"
        description="Recorded with the link, your name and the date, and shown with every figure that uses it."
        rows={2}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {confirm.error === null ? null : <ProblemMessage error={confirm.error} />}
      <div>
        <Button type="submit" loading={confirm.isPending} disabled={isUnfinished}>
          Confirm
        </Button>
      </div>
    </form>
  )
}

function whyOf({ scope1_t, reasons }: Proposal['candidates'][number]): string {
  const details = [...new Set(reasons.map(({ detail }) => detail))].join('; ')
  const reported =
    scope1_t === null ? 'does not report in this year' : `reports scope 1 of ${tonnes(scope1_t)}`
  return `${sentence(details)} It ${reported}.`
}
