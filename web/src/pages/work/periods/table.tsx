import { Link } from 'wouter'
import { DueDay } from '../../../components/due-day/due-day.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { percent } from '../../../format/numbers.ts'
import { abnText, companyText, moment, periodText, words } from '../../../format/words.ts'
import { halvesOf } from '../../workspace/overview/score-bar.tsx'
import { StateBadge } from '../../workspace/review/state-badge.tsx'
import styles from '../work.module.css'
import type { CompanyPeriod } from './use-periods.ts'

const COLUMNS = ['Company', 'Period', 'State', 'Readiness', 'Owner', 'Lodge by']

/** A company and period a row; its name opens the workspace. */
export function PeriodTable({
  rows,
  onOwner,
}: {
  readonly rows: readonly CompanyPeriod[]
  /** Undefined: the reader may not set owners. */
  readonly onOwner: ((row: CompanyPeriod) => void) | undefined
}) {
  return (
    <ScrollTable label="Companies and periods" tall stacked>
      <thead>
        <tr>
          {COLUMNS.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.company.abn} ${row.period}`}>
            <th scope="row">
              <Link href={row.page}>{companyText(row.company)}</Link>
              {row.company.name === null ? null : (
                <small className={styles['abn']}>ABN {abnText(row.company.abn)}</small>
              )}
            </th>
            <td data-label="Period">{periodText(row.period)}</td>
            <td data-label="State">
              <StateBadge state={row.state} />
              {row.open_comments === 0 ? null : (
                <small>
                  {row.open_comments} open {row.open_comments === 1 ? 'comment' : 'comments'}
                </small>
              )}
            </td>
            <td data-label="Readiness">
              <Readiness readiness={row.readiness} />
            </td>
            <td data-label="Owner">
              <Owner row={row} onOwner={onOwner} />
            </td>
            <td data-label="Lodge by">
              <LodgeBy deadline={row.deadline} state={row.state} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

function Readiness({ readiness }: Pick<CompanyPeriod, 'readiness'>) {
  if (readiness === null) return <small>Calculating</small>
  const { readiness_state, score, score_line, computed_at, is_current, fault } = readiness
  const age = is_current ? '' : ` Computed ${moment(computed_at)}; updating.`
  if (fault !== null || readiness_state === null)
    return (
      <>
        Not known
        <small>
          {fault}
          {age}
        </small>
      </>
    )
  const { supported, rest } = halvesOf(score_line ?? '')
  return (
    <>
      {score === null ? 'Nothing counts' : supported}
      <small>
        {words(readiness_state)}
        {rest === '' ? '' : `; ${rest}`}
        {score === null ? '' : `; score ${percent(score * 100)}`}.{age}
      </small>
    </>
  )
}

function Owner({
  row,
  onOwner,
}: {
  readonly row: CompanyPeriod
  readonly onOwner: ((row: CompanyPeriod) => void) | undefined
}) {
  const name = row.owner?.name ?? 'No owner'
  if (onOwner === undefined) return name
  return (
    <>
      {name}{' '}
      <button type="button" className={`${styles['plain']} screen-only`} onClick={() => onOwner(row)}>
        Change
        <span className="visually-hidden">
          {' '}
          the owner of {companyText(row.company)}, {periodText(row.period)}
        </span>
      </button>
    </>
  )
}

function LodgeBy({ deadline: { due_on, detail }, state }: Pick<CompanyPeriod, 'deadline' | 'state'>) {
  if (due_on === null)
    return (
      <>
        Not known
        <small>{detail}</small>
      </>
    )
  return <DueDay day={due_on} state={state} title={detail} />
}
