import { useEffect, useRef } from 'react'
import type { Fault, Problem } from '../../../api/problem.ts'
import styles from '../form/form.module.css'
import { fieldId, spaced } from '../form/form-context.ts'
import { stepsOf } from '../form/pointer.ts'

/** What the API said to a record that was sent. */
export type OutcomeOfSending =
  | { readonly problem: Problem; readonly warnings?: undefined }
  | {
      readonly problem?: undefined
      readonly done: 'checked' | 'saved'
      readonly version: number
      readonly warnings: readonly Fault[]
    }

/** The answer to Check and Save: what refuses the record apart from what is only worth a second look. */
export function Outcome({ outcome }: { readonly outcome: OutcomeOfSending | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome?.problem !== undefined) place.current?.focus()
  }, [outcome])
  return (
    <div ref={place} role="status" tabIndex={-1}>
      {outcome === undefined ? null : outcome.problem === undefined ? (
        <div className={styles['outcome']}>
          <h3>{outcome.done === 'saved' ? `Saved as version ${outcome.version}` : 'Nothing refuses it'}</h3>
          {outcome.done === 'checked' ? <p>Checked by the service; nothing was written.</p> : null}
          <FaultList title="Worth a second look" faults={outcome.warnings} />
        </div>
      ) : (
        <div className={styles['outcome']} data-tone="alert">
          <h3>{outcome.problem.title}</h3>
          {outcome.problem.faults.length === 0 ? <p>{outcome.problem.message}</p> : null}
          {outcome.problem.hint === undefined ? null : <p>{outcome.problem.hint}</p>}
          <FaultList title="To correct" faults={outcome.problem.faults} />
          {outcome.problem.requestId === undefined ? null : (
            <p>
              <a href={`/errors/${outcome.problem.code}`}>{outcome.problem.code}</a>, request{' '}
              <code>{outcome.problem.requestId}</code>
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function FaultList({ title, faults }: { readonly title: string; readonly faults: readonly Fault[] }) {
  if (faults.length === 0) return null
  return (
    <>
      <p>{title}:</p>
      <ul>
        {faults.map(({ pointer = '', message }) => (
          <li key={`${pointer} ${message}`}>
            {pointer === '' ? null : (
              <>
                <a href={`#${fieldId(pointer)}`}>{placeText(pointer)}</a>:{' '}
              </>
            )}
            {message}
          </li>
        ))}
      </ul>
    </>
  )
}

/** `/targets/0/base/value` as "Targets 1, base, value". */
const placeText = (pointer: string): string =>
  stepsOf(pointer)
    .map((step, index) => (index === 0 ? spaced(step) : spaced(step).toLowerCase()))
    .reduce((text, step) => (/^\d+$/.test(step) ? `${text} ${Number(step) + 1}` : `${text}, ${step}`))
