import { Term } from '../../../components/term.tsx'
import { useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import { NextStep } from './next-step.tsx'
import { Status } from './status.tsx'

/** The requirements without which no filing can be thought of. */
export function Gates() {
  const { gates, blocked_by, rows } = useWorkspace().readiness
  return (
    <section aria-labelledby="gates-title" className={styles['block']}>
      <h2 id="gates-title">
        <Term id="gate">Mandatory items</Term>
      </h2>
      <p className={styles['remark']}>
        {blocked_by.length === 0
          ? 'Every mandatory item has some evidence.'
          : `${blocked_by.length} of ${gates.length} still need evidence. They block filing whatever the score.`}
      </p>
      <ul className={styles['gates']}>
        {gates.map(({ requirement_id: id, evidence_status }) => {
          const row = rows.find((one) => one.requirement_id === id)
          return (
            <li key={id}>
              <div>
                <strong>{id}</strong> {row?.title}
              </div>
              <Status status={evidence_status} />
              {row === undefined ? <span /> : <NextStep row={row} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
