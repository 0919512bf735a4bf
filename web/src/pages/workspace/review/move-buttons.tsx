import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Problem } from '../../../api/problem.ts'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { SidePanel } from '../../../components/side-panel.tsx'
import form from '../form/form.module.css'
import styles from './review.module.css'
import { type Move, type Review, useMove } from './use-review.ts'

/** Moves that have a button of their own kind; a signature is given over a bundle. */
type ButtonMove = Exclude<Move, 'sign'>

const LABELS: Readonly<Record<ButtonMove, string>> = {
  submit: 'Submit for review',
  ask_for_changes: 'Request changes',
  mark_reviewed: 'Mark as reviewed',
  approve: 'Approve',
  lock: 'Lock the period',
  unlock: 'Unlock the period',
  reopen: 'Reopen',
}

/** Who submitted something takes it back; who approved it reopens it. */
const labelOf = (move: ButtonMove, from: string): string =>
  move === 'reopen' && (from === 'in_review' || from === 'changes_asked') ? 'Withdraw' : LABELS[move]

/** Moves that say why; a submission that is taken back needs no reason. */
const needsReason = (move: ButtonMove, from: string, against: number): boolean =>
  move === 'ask_for_changes' ||
  (move === 'approve' && against > 0) ||
  move === 'unlock' ||
  (move === 'reopen' && (from === 'reviewed' || from === 'approved'))

const NONE_OPEN: readonly string[] = []
const NONE_DIFFER: Review['differing_numbers'] = []

/** What can be done to a subject, or to everything at once. */
export function MoveButtons({
  moves,
  from,
  subjects,
  about,
  openGates = NONE_OPEN,
  differing = NONE_DIFFER,
}: {
  readonly moves: readonly Move[]
  /** The state that the moves start from. */
  readonly from: string
  /** Undefined: everything that a move can be made on. */
  readonly subjects: readonly string[] | undefined
  /** What is moved, for people who do not see where the button stands. */
  readonly about: string
  /** Of the period, where the moves may approve it: with any, an approval says why. */
  readonly openGates?: readonly string[]
  /** Statements, and the message, whose numbers contradict what is held, of those that the moves may approve: with any, an approval says why. */
  readonly differing?: Review['differing_numbers']
}) {
  const [asking, ask] = useState<ButtonMove>()
  const [reason, setReason] = useState('')
  const move = useMove()
  const make = (chosen: ButtonMove, skip = false): void =>
    move.mutate({ move: chosen, subjects, reason, from, skip }, { onSuccess: () => close() })
  const close = (): void => {
    ask(undefined)
    setReason('')
    move.reset()
  }
  const begin = (chosen: ButtonMove): void =>
    needsReason(chosen, from, openGates.length + differing.length) ? ask(chosen) : make(chosen)
  const offered = moves.filter((one) => one !== 'sign')
  if (offered.length === 0) return null
  const refused = (
    <Refused
      error={move.error}
      isBulk={subjects === undefined}
      moveRest={() => move.variables !== undefined && make(move.variables.move, true)}
    />
  )
  return (
    <div className={`${styles['moves']} screen-only`}>
      {offered.map((one) => (
        <Button
          key={one}
          size="xs"
          variant={one === 'reopen' || one === 'ask_for_changes' ? 'subtle' : 'default'}
          aria-label={`${labelOf(one, from)}: ${about}`}
          loading={move.isPending && move.variables.move === one}
          onClick={() => begin(one)}
        >
          {labelOf(one, from)}
        </Button>
      ))}
      {asking === undefined ? refused : null}
      <SidePanel
        opened={asking !== undefined}
        title={asking === undefined ? '' : `${labelOf(asking, from)}: ${about}`}
        onClose={close}
      >
        <div className={form['form']}>
          {asking === 'approve' && openGates.length > 0 ? (
            <p>
              {openGates.length === 1 ? 'One gate is' : `${openGates.length} gates are`} open:{' '}
              {openGates.join(', ')}. The papers keep the mark DRAFT, and the cover prints your reason below
              it.
            </p>
          ) : null}
          {asking === 'approve'
            ? differing.map(({ requirement_id, detail }) => (
                <p key={requirement_id}>
                  Numbers in{' '}
                  {requirement_id === 'message' ? 'the message' : `the statement on ${requirement_id}`}{' '}
                  contradict what is held. {detail}
                </p>
              ))
            : null}
          <Textarea
            label="Reason"
            description={
              asking === 'approve'
                ? 'A full sentence of at least eight words. Recorded in the history and the audit log.'
                : 'Recorded in the history and the audit log.'
            }
            autosize
            minRows={3}
            maxLength={2000}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          {refused}
          <div className={form['choiceButtons']}>
            <Button
              disabled={reason.trim() === ''}
              loading={move.isPending}
              onClick={() => asking !== undefined && make(asking)}
            >
              {asking === undefined ? '' : labelOf(asking, from)}
            </Button>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
          </div>
        </div>
      </SidePanel>
    </div>
  )
}

const MOST_NAMED = 10

/** Why nothing moved, with what stands in the way; many at once can go on without that. */
function Refused({
  error,
  isBulk,
  moveRest,
}: {
  readonly error: Error | null
  readonly isBulk: boolean
  readonly moveRest: () => void
}) {
  if (error === null) return null
  const faults = error instanceof Problem ? error.faults : []
  return (
    <>
      <ProblemMessage error={error} />
      {isBulk && faults.length > 1 ? (
        <ul>
          {faults.slice(0, MOST_NAMED).map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
          {faults.length > MOST_NAMED ? <li>{faults.length - MOST_NAMED} more.</li> : null}
        </ul>
      ) : null}
      {isBulk && faults.some(({ code }) => code === 'another_person_required') ? (
        <Button size="xs" variant="default" onClick={moveRest}>
          Move the rest without these
        </Button>
      ) : null}
    </>
  )
}
