import { Link } from 'wouter'
import { DueDay } from '../../../components/due-day/due-day.tsx'
import { date, words } from '../../../format/words.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { placeOf, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'

const DUTIES = { in_group: 'Must report', no_duty: 'No duty to report', unknown: 'Unknown' } as const

/** Whether the law asks for a report, of which group, by when; what is unknown is said to be. */
export function Duty() {
  const { abn, asked, readiness } = useWorkspace()
  const { duty, period, year_number } = readiness
  const first = duty.first_period
  const facts = [
    ['Duty', DUTIES[duty.status]],
    ['Group', duty.group ?? 'Unknown'],
    ['Reporting year', year_number ?? 'Unknown'],
    ['First report', first === null ? 'Unknown' : `${date(first.start)} to ${date(first.end)}`],
    [
      'Lodge by',
      duty.lodgement_due === null ? (
        'Unknown'
      ) : (
        <DueDay key="due" day={duty.lodgement_due} state={readiness.review.state} title={duty.lodgement} />
      ),
    ],
  ] as const
  return (
    <section aria-labelledby="duty-title" className={styles['block']}>
      <h2 id="duty-title">Reporting duty</h2>
      <dl className={styles['duty']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {first !== null && period.start < first.start ? (
        <p className={styles['remark']}>
          No report is required for this period: it is before the first reporting period.
        </p>
      ) : null}
      {duty.unknown.length === 0 ? null : (
        <p className={styles['remark']}>
          Still unknown: {duty.unknown.map((fact) => words(fact).toLowerCase()).join(', ')}. Enter it under{' '}
          <Link href={placeOf(abn, RECORD_KINDS.boundary.section, asked)}>boundary, reporting duty</Link>.
        </p>
      )}
    </section>
  )
}
