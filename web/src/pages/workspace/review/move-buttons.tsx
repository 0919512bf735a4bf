import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { SidePanel } from '../../../components/side-panel.tsx'
import form from '../form/form.module.css'
import styles from './review.module.css'
import { type Move, useMove } from './use-review.ts'

const LABELS: Readonly<Record<Move, string>> = {
  submit: 'Submit for review',
  ask_for_changes: 'Request changes',
  mark_reviewed: 'Mark as reviewed',
  approve: 'Approve',
  lock: 'Lock the period',
  unlock: 'Unlock the period',
  reopen: 'Reopen',
}

/** Who submitted something takes it back; who approved it reopens it. */
const labelOf = (move: Move, from: string): string =>
  move === 'reopen' && (from === 'in_review' || from === 'changes_asked') ? 'Withdraw' : LABELS[move]

/** Moves that say why; a submission that is taken back needs no reason. */
const needsReason = (move: Move, from: string): boolean =>
  move === 'ask_for_changes' ||
  move === 'unlock' ||
  (move === 'reopen' && (from === 'reviewed' || from === 'approved'))

/** What can be done to a subject, or to everything at once. */
export function MoveButtons({
  moves,
  from,
  subjects,
  about,
}: {
  readonly moves: readonly Move[]
  /** The state that the moves start from. */
  readonly from: string
  /** Undefined: everything that a move can be made on. */
  readonly subjects: readonly string[] | undefined
  /** What is moved, for people who do not see where the button stands. */
  readonly about: string
}) {
  const [asking, ask] = useState<Move>()
  const [reason, setReason] = useState('')
  const move = useMove()
  const make = (chosen: Move): void =>
    move.mutate({ move: chosen, subjects, reason, from }, { onSuccess: () => close() })
  const close = (): void => {
    ask(undefined)
    setReason('')
    move.reset()
  }
  const begin = (chosen: Move): void => (needsReason(chosen, from) ? ask(chosen) : make(chosen))
  if (moves.length === 0) return null
  return (
    <div className={`${styles['moves']} screen-only`}>
      {moves.map((one) => (
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
      {move.error === null || asking !== undefined ? null : <ProblemMessage error={move.error} />}
      <SidePanel
        opened={asking !== undefined}
        title={asking === undefined ? '' : `${labelOf(asking, from)}: ${about}`}
        onClose={close}
      >
        <div className={form['form']}>
          <Textarea
            label="Reason"
            description="Recorded in the history and the audit log."
            autosize
            minRows={3}
            maxLength={2000}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          {move.error === null ? null : <ProblemMessage error={move.error} />}
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
