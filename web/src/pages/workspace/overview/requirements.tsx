import { useSearchParams } from 'wouter'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { words } from '../../../format/words.ts'
import { type Requirement, toDoAddress, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import { NextStep } from './next-step.tsx'
import { Status } from './status.tsx'

const PILLARS = ['governance', 'strategy', 'risk_management', 'metrics_and_targets'] as const

/** What may be chosen from the list, each as a rule about a row. */
const STATUSES: Readonly<Record<string, (row: Requirement) => boolean>> = {
  open: ({ next_action }) => next_action !== null,
  gates: ({ is_gate }) => is_gate,
  missing: ({ evidence_status }) => evidence_status === 'missing',
  partially_evidenced: ({ evidence_status }) => evidence_status === 'partially_evidenced',
  stale: ({ evidence_status }) => evidence_status === 'stale',
  conflicting: ({ evidence_status }) => evidence_status === 'conflicting',
  evidenced: ({ evidence_status }) => evidence_status === 'evidenced',
  set_aside: ({ set_aside }) => set_aside !== null,
}

/** Every requirement with its status and what to do next; the choice is in the address. */
export function Requirements() {
  const { abn, asked, readiness } = useWorkspace()
  const [parameters, setParameters] = useSearchParams()
  const pillar = parameters.get('pillar') ?? ''
  const status = parameters.get('status') ?? ''
  const text = parameters.get('find') ?? ''
  const choose = (name: string, value: string): void => {
    const next = new URLSearchParams(parameters)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setParameters(next, { replace: true })
  }
  const rows = readiness.rows.filter(
    (row) =>
      (pillar === '' || row.pillar === pillar) &&
      (STATUSES[status]?.(row) ?? true) &&
      `${row.requirement_id} ${row.title}`.toLowerCase().includes(text.toLowerCase()),
  )
  return (
    <section aria-labelledby="requirements-title" id="requirements" className={styles['block']}>
      <h2 id="requirements-title">Requirements</h2>
      <div className={`${styles['filters']} screen-only`}>
        <label>
          Pillar
          <select value={pillar} onChange={(event) => choose('pillar', event.currentTarget.value)}>
            <option value="">All</option>
            {PILLARS.map((one) => (
              <option key={one} value={one}>
                {words(one)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Status
          <select value={status} onChange={(event) => choose('status', event.currentTarget.value)}>
            <option value="">All</option>
            {Object.keys(STATUSES).map((one) => (
              <option key={one} value={one}>
                {words(one)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Find
          <input
            type="text"
            value={text}
            placeholder="29(a), scenario…"
            onChange={(event) => choose('find', event.currentTarget.value)}
          />
        </label>
        <p role="status">
          {rows.length} of {readiness.rows.length}
        </p>
        <p className={styles['exports']}>
          To-do list:{' '}
          <a href={toDoAddress(abn, asked, 'csv')} download="to-do.csv">
            CSV
          </a>{' '}
          <a href={toDoAddress(abn, asked, 'markdown')} download="to-do.md">
            Markdown
          </a>
        </p>
      </div>
      {rows.length === 0 ? (
        <p className={styles['remark']}>No requirement fits this choice.</p>
      ) : (
        <ScrollTable label="List of requirements" tall stacked>
          <thead>
            <tr>
              <th scope="col">Requirement</th>
              <th scope="col">Status</th>
              <th scope="col">Next</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.requirement_id} row={row} />
            ))}
          </tbody>
        </ScrollTable>
      )}
    </section>
  )
}

function Row({ row }: { readonly row: Requirement }) {
  return (
    <tr>
      <th scope="row">
        {row.requirement_id}
        {row.is_gate ? <span className={styles['gate']}>gate</span> : null}
        <small>{row.title}</small>
      </th>
      <td>
        <Status status={row.evidence_status} />
        <small>{row.detail}</small>
        {row.set_aside === null ? null : (
          <small>
            {row.set_aside.reference}: {row.set_aside.reason}
          </small>
        )}
      </td>
      <td>
        <NextStep row={row} />
        {row.next_action === null ? null : (
          <small>
            {row.next_action.closes}. Usually held by the {row.next_action.holder}.
          </small>
        )}
      </td>
    </tr>
  )
}
