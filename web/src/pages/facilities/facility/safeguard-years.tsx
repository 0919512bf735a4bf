import type { ListedFacility } from '../../../components/facility/facility.ts'
import { Message } from '../../../components/message.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact, percent, signed } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import styles from '../facilities.module.css'
import { BaselineChart } from './baseline-chart.tsx'
import { abnsOf, useSafeguardYears } from './use-operator.ts'
import { type FacilityYear, rowKey } from './years.ts'

/** Each year against the baseline, with the units surrendered. */
export function SafeguardYears({ facility }: { readonly facility: ListedFacility }) {
  const { years, source, isPending, failed } = useSafeguardYears(facility)
  return (
    <section className={styles['part']} aria-labelledby="years">
      <h2 id="years">Safeguard Mechanism by year</h2>
      {failed === undefined ? null : (
        <ProblemMessage error={failed.error} retry={() => void failed.refetch()} />
      )}
      {isPending ? (
        <Skeleton height={420} />
      ) : years.length === 0 ? (
        <Message title="No years to show">
          <p>
            {abnsOf(facility).length === 0
              ? 'The operator has no known ABN, so its yearly rows cannot be linked.'
              : 'The newest table lists the facility, but no row is linked to its operator.'}
          </p>
        </Message>
      ) : (
        <>
          <BaselineChart years={years} source={source} />
          <YearTable years={years} />
          <p className={styles['remark']}>
            {years.length === 1 ? '1 row' : `${years.length} rows`}, linked to the present operator. Years
            under another operator or name are on that company’s page.
          </p>
        </>
      )}
    </section>
  )
}

function YearTable({ years }: { readonly years: readonly FacilityYear[] }) {
  return (
    <ScrollTable label="Safeguard years" numeric tall stacked>
      <thead>
        <tr>
          <th scope="col">Year</th>
          {COLUMNS.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.toReversed().map((year) => (
          <tr key={rowKey(year)}>
            <th scope="row">
              {year.reporting_year}
              <small>{words(year.status)}</small>
            </th>
            {COLUMNS.map(({ title, text }) => (
              <td key={title} data-label={title}>
                {text(year)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

const COLUMNS: readonly { readonly title: string; readonly text: (year: FacilityYear) => string }[] = [
  { title: 'Covered, t CO₂-e', text: (year) => exact(year.covered_emissions_t) },
  { title: 'Baseline, t CO₂-e', text: (year) => exact(year.baseline_t) },
  {
    title: 'Against the baseline',
    text: (year) => signed(year.exceedance_percent, percent),
  },
  { title: 'Net position, t CO₂-e', text: ({ published }) => signed(published.net_position_t, exact) },
  { title: 'ACCUs surrendered', text: ({ published }) => exact(published.accus_surrendered) },
  { title: 'SMCs issued', text: ({ published }) => exact(published.smcs_issued) },
  { title: 'SMCs surrendered', text: ({ published }) => exact(published.smcs_surrendered) },
]
