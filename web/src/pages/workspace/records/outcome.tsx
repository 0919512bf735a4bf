import { type ReactNode, useEffect, useRef } from 'react'
import type { Fault, Problem } from '../../../api/problem.ts'
import { ProblemReference } from '../../../components/problem-reference.tsx'
import styles from '../form/form.module.css'
import { fieldId, useForm } from '../form/form-context.ts'
import { placeText } from '../form/place-text.ts'

/** What the API said to a record that was sent. */
export type OutcomeOfSending =
  | { readonly problem: Problem; readonly warnings?: undefined }
  | {
      readonly problem?: undefined
      readonly done: 'checked' | 'saved'
      readonly version: number
      readonly warnings: readonly Fault[]
    }

/**
 * The answer to Check and Save: what refuses the record apart from what is only worth a second look. It takes the focus: the
 * button that was pressed may be of no use any more.
 */
export function Outcome({
  outcome,
  next,
}: {
  readonly outcome: OutcomeOfSending | undefined
  /** What to do after it was saved. */
  readonly next?: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome !== undefined) place.current?.focus()
  }, [outcome])
  return (
    <div ref={place} role="status" tabIndex={-1}>
      {outcome === undefined ? null : outcome.problem === undefined ? (
        <div className={styles['outcome']}>
          <h3>{outcome.done === 'saved' ? `Saved as version ${outcome.version}` : 'No errors found'}</h3>
          {outcome.done === 'checked' ? <p>Not saved yet.</p> : next}
          {outcome.warnings.length === 0 ? null : <p>Please check:</p>}
          <FaultList faults={outcome.warnings} />
        </div>
      ) : (
        <Refusal problem={outcome.problem} />
      )}
    </div>
  )
}

function Refusal({ problem }: { readonly problem: Problem }) {
  const { faults } = problem
  return (
    <div className={styles['outcome']} data-tone="alert">
      <h3>{faults.length === 0 ? problem.title : toCorrect(faults.length)}</h3>
      {faults.length === 0 ? <p>{problem.message}</p> : null}
      {problem.hint === undefined ? null : <p>{problem.hint}</p>}
      <FaultList faults={faults} />
      <ProblemReference problem={problem} />
    </div>
  )
}

const toCorrect = (count: number): string =>
  `Correct ${count === 1 ? 'one field' : `${count} fields`} before you can save`

function FaultList({ faults }: { readonly faults: readonly Fault[] }) {
  const { guide } = useForm().layout
  if (faults.length === 0) return null
  return (
    <ul>
      {faults.map(({ pointer = '', code, message }) => (
        <li key={`${pointer} ${message}`}>
          {pointer === '' ? null : (
            <>
              <a href={`#${fieldId(pointer)}`}>{placeText(pointer, guide)}</a>:{' '}
            </>
          )}
          {code === 'missing_member' ? 'not filled in yet' : message}
        </li>
      ))}
    </ul>
  )
}
