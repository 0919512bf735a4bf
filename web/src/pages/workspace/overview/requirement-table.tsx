import { ScrollTable } from '../../../components/scroll-table.tsx'
import { withRecordNames } from '../../../format/words.ts'
import { CommentsButton } from '../review/comments-button.tsx'
import { StateBadge } from '../review/state-badge.tsx'
import type { Requirement } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import { NextStep } from './next-step.tsx'
import { Status } from './status.tsx'

/** Requirements with their status, why it is so, and what closes them. */
export function RequirementTable({
  label,
  rows,
}: {
  readonly label: string
  readonly rows: readonly Requirement[]
}) {
  return (
    <ScrollTable label={label} tall stacked>
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
  )
}

function Row({ row }: { readonly row: Requirement }) {
  return (
    <tr>
      <th scope="row">
        {row.requirement_id}
        {row.is_gate ? <span className={styles['gate']}>mandatory</span> : null}
        <small>{row.title}</small>
      </th>
      <td>
        <Status status={row.evidence_status} rung={row.rung} />
        {row.review_state === null ? null : (
          <small>
            <StateBadge state={row.review_state} />
          </small>
        )}
        {row.detail === row.set_aside?.reason ? null : <small>{row.detail}</small>}
        {row.missing_documents === 0 ? null : (
          <small>
            {row.missing_documents === 1
              ? '1 supporting document is not uploaded.'
              : `${row.missing_documents} supporting documents are not uploaded.`}
          </small>
        )}
        {row.set_aside === null ? null : (
          <small>
            {withRecordNames(row.set_aside.reference)}: {row.set_aside.reason}
          </small>
        )}
      </td>
      <td>
        <NextStep row={row} />
        {row.next_action === null ? null : (
          <small>
            {row.next_action.closes}. Usually the job of the {row.next_action.holder}.
          </small>
        )}
        <CommentsButton
          subject={`requirement:${row.requirement_id}`}
          about={`requirement ${row.requirement_id}`}
          open={row.open_comments}
        />
      </td>
    </tr>
  )
}
