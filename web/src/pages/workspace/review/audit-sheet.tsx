import { Button } from '@mantine/core'
import { useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { moment } from '../../../format/words.ts'
import { Status } from '../overview/status.tsx'
import { useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import { MarkButtons } from './mark-buttons.tsx'
import review from './review.module.css'
import { StateBadge } from './state-badge.tsx'
import { type SheetRow, useAuditSheet } from './use-audit-sheet.ts'
import { useRight } from './use-right.ts'

/** Every requirement with its evidence and what auditors marked; for auditors, the place to mark it. */
export function AuditSheet() {
  const { abn, period } = useWorkspace()
  const mayMark = useRight('audit:tick')
  const [shown, show] = useState(false)
  const address = `/v1/companies/${abn}/audit-sheet?${new URLSearchParams({ period, format: 'xlsx' }).toString()}`
  return (
    <section aria-labelledby="sheet-title" className={styles['block']}>
      <h2 id="sheet-title">Auditor’s sheet</h2>
      <p className={styles['remark']}>
        Every requirement with its evidence, approver and auditor marks.{' '}
        <a href={address} download>
          Download as a workbook
        </a>
      </p>
      {shown || mayMark ? (
        <Sheet mayMark={mayMark} />
      ) : (
        <div className="screen-only">
          <Button variant="default" size="xs" onClick={() => show(true)}>
            Show the sheet
          </Button>
        </div>
      )}
    </section>
  )
}

function Sheet({ mayMark }: { readonly mayMark: boolean }) {
  const sheet = useAuditSheet()
  return (
    <Loaded query={sheet} skeleton={<Skeleton height={420} />}>
      {({ data: { totals, rows } }) => (
        <>
          <p role="status" className={styles['remark']}>
            {totals.agreed} of {totals.requirements} agreed, {totals.queries} queried, {totals.open} not
            marked
            {totals.changed_since === 0 ? '.' : `, ${totals.changed_since} changed since they were marked.`}
          </p>
          <ScrollTable label="Requirements and marks" tall stacked>
            <thead>
              <tr>
                <th scope="col">Requirement</th>
                <th scope="col">Evidence</th>
                <th scope="col">Mark</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.requirement_id} row={row} mayMark={mayMark} />
              ))}
            </tbody>
          </ScrollTable>
        </>
      )}
    </Loaded>
  )
}

function Row({ row, mayMark }: { readonly row: SheetRow; readonly mayMark: boolean }) {
  return (
    <tr>
      <th scope="row">
        {row.requirement_id}
        {row.is_gate ? <span className={styles['gate']}>mandatory</span> : null}
        <small>{row.title}</small>
      </th>
      <td>
        <Status status={row.evidence_status} />
        <small>{row.statement ?? row.detail}</small>
        {row.review_state === null ? null : (
          <small>
            <StateBadge state={row.review_state} />
            {row.approved_by === null ? '' : `, approved by ${row.approved_by}`}
          </small>
        )}
      </td>
      <td className={review['mark']}>
        {row.mark === null ? (mayMark ? '' : 'Not marked') : row.mark === 'agreed' ? 'Agreed' : 'Query'}
        {row.note === null ? null : <small>“{row.note}”</small>}
        {row.marked_at === null ? null : (
          <small>
            {row.marked_by}, {moment(row.marked_at)}
          </small>
        )}
        {row.changed_since ? <small>The evidence has changed since.</small> : null}
        {mayMark ? <MarkButtons row={row} /> : null}
      </td>
    </tr>
  )
}
