import { Button } from '@mantine/core'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { percent, short, signed, tonnes } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import workspace from '../workspace.module.css'
import styles from './ledger.module.css'
import { monthName } from './totals.tsx'
import { type Analysis, useFillGaps } from './use-ledger.ts'

type Series = Analysis['coverage'][number]

const placeName = ({ facility, entity_abn }: Series): string => facility ?? entity_abn ?? 'The company'
const seriesKey = ({ factor_id, facility, entity_abn }: Series): string =>
  [factor_id, facility, entity_abn].join(' ')

/** Which months have lines, place by place; a gap can be filled by a rule that a person chooses. */
export function Coverage({
  analysis,
  mayWrite,
}: {
  readonly analysis: Analysis
  readonly mayWrite: boolean
}) {
  const { coverage, covered, rules, meter_gaps: meterGaps } = analysis
  const { gaps, partial } = covered
  const filling = useFillGaps()
  if (coverage.length === 0) return null
  const months = coverage[0]!.months.map(({ month }) => month)
  return (
    <section aria-labelledby="ledger-coverage" className={workspace['block']}>
      <h2 id="ledger-coverage">Months with and without lines</h2>
      <p className={workspace['remark']}>
        {percent(covered.percent)} of the year is covered: {covered.measured} of {covered.months} months are
        measured
        {covered.estimated === 0 ? '' : `, ${covered.estimated} estimated`}
        {partial === 0 ? '' : `, ${partial} have lines for some of their days only`}
        {gaps === 0
          ? '.'
          : `, ${gaps} have no line. Gaps count as nothing until you enter lines or fill them by a rule. An estimate is marked as one.`}
      </p>
      {meterGaps.length === 0 ? null : (
        <>
          <p className={workspace['remark']}>
            A bill of metered energy is about its days and no others. The ledger does not support the figures
            of these scopes until each day has a line:
          </p>
          <ul>
            {meterGaps.map(({ says }) => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        </>
      )}
      <ScrollTable label="Lines by month">
        <thead>
          <tr>
            <th scope="col">Factor and place</th>
            {months.map((month) => (
              <th key={month} scope="col">
                {monthName(month)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coverage.map((series) => (
            <tr key={seriesKey(series)}>
              <th scope="row">
                {series.name} <small>{placeName(series)}</small>
              </th>
              {series.months.map(({ month, state, lines, activity }) => (
                <td key={month} className={styles['month']} data-state={state}>
                  <span
                    title={`${monthName(month)}: ${state}${activity === null ? '' : `, ${short(activity)} ${series.unit}, lines: ${lines}`}`}
                  >
                    {MARKS[state]}
                  </span>
                  <span className="visually-hidden">{state}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {!mayWrite || gaps === 0 ? null : (
        <ul className={styles['gaps']}>
          {coverage.flatMap((series) =>
            rules.flatMap(({ rule, meaning }) => {
              const open = series.months.filter(({ fills }) => fills?.[rule] !== undefined)
              return open.length === 0
                ? []
                : [
                    <li key={`${seriesKey(series)} ${rule}`}>
                      <span>
                        {series.name}, {placeName(series)}:{' '}
                        {open.map(({ month }) => monthName(month)).join(', ')} by {meaning}
                      </span>
                      <Button
                        size="xs"
                        variant="default"
                        loading={filling.isPending}
                        onClick={() =>
                          filling.mutate(
                            open.map(({ month }) => ({
                              factor_id: series.factor_id,
                              month,
                              rule,
                              ...(series.facility === null ? {} : { facility: series.facility }),
                              ...(series.entity_abn === null ? {} : { entity_abn: series.entity_abn }),
                            })),
                          )
                        }
                      >
                        {`Fill ${open.length} by ${words(rule).toLowerCase()}`}
                      </Button>
                    </li>,
                  ]
            }),
          )}
        </ul>
      )}
      {filling.error === null ? null : <ProblemMessage error={filling.error} />}
    </section>
  )
}

const MARKS = { measured: '●', estimated: '≈', partial: '◐', gap: '–' } as const

const CAUSES = [
  ['activity_t', 'Activity'],
  ['factor_t', 'Factors'],
  ['method_t', 'Method'],
  ['boundary_t', 'Boundary'],
] as const

/** What changed since the year before, and why. */
export function Change({ analysis: { change } }: { readonly analysis: Analysis }) {
  if (change === null) return null
  const rows = [...change.by_category, { ...change, scope: 0, category: 'all', name: 'All' }]
  return (
    <section aria-labelledby="ledger-change" className={workspace['block']}>
      <h2 id="ledger-change">Change since the year before</h2>
      <p className={workspace['remark']}>
        {`From ${tonnes(change.from_t)} to ${tonnes(change.to_t)} CO₂-e. The parts add up to the change.`}
      </p>
      <ScrollTable label="Change by category" numeric>
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col">Change, t</th>
            {CAUSES.map(([member, name]) => (
              <th key={member} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.scope} ${row.category}`}>
              <th scope="row">{row.name}</th>
              <td>{signed(row.change_t)}</td>
              {CAUSES.map(([member]) => (
                <td key={member}>{row[member] === 0 ? '0' : signed(row[member])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  )
}
