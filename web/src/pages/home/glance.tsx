import { Link } from 'wouter'
import { YearBars } from '../../components/chart/year-bars.tsx'
import { percent, signed, tonnes } from '../../format/numbers.ts'
import styles from './glance.module.css'
import type { Overview } from './use-overview.ts'

/** What the companies of the registry emit together, and the ten that emit most. */
export function Glance({ overview }: { readonly overview: Overview }) {
  const { reporting_year: year, years, change, largest } = overview
  const newest = years.at(-1)
  if (year === null || newest === undefined) return null
  const most = largest[0]?.scope1_t ?? 1
  return (
    <div className={styles['glance']}>
      <section className={styles['total']}>
        <h2>Reported to the national registry in {year}</h2>
        <p className={styles['figure']}>
          {tonnes(newest.scope1_t)} <span>CO₂-e, scope 1</span>
        </p>
        <p>{changeText(change.scope1, years.at(-2)?.reporting_year)}</p>
        <YearBars
          name="Scope 1"
          years={years.map(({ reporting_year, scope1_t, gwp_set }, at) => ({
            year: reporting_year,
            value: scope1_t,
            isBreak: at > 0 && years[at - 1]?.gwp_set !== gwp_set,
          }))}
        />
        <p className={styles['note']}>
          {newest.counted} companies and groups that reach the registry’s threshold: not all of Australia’s
          emissions. Source: Clean Energy Regulator. <Link href="/explore">Explore every company</Link>
        </p>
      </section>
      <section>
        <h2>The ten largest by scope 1</h2>
        <ol className={styles['largest']}>
          {largest.map(({ abn, name, display_name, scope1_t, ...since }) => (
            <li key={abn}>
              <Link href={`/companies/${abn}`} title={name}>
                {display_name}
              </Link>
              <span className={styles['amount']}>{tonnes(scope1_t)}</span>
              <span className={styles['change']} title={changeText(since, years.at(-2)?.reporting_year)}>
                {signed(since.change_percent, percent)}
              </span>
              <span
                className={styles['bar']}
                style={{ inlineSize: `${(100 * scope1_t) / most}%` }}
                aria-hidden="true"
              />
            </li>
          ))}
        </ol>
        <p className={styles['note']}>Change since {years.at(-2)?.reporting_year ?? 'the year before'}.</p>
      </section>
    </div>
  )
}

type Change = Overview['change']['scope1']

const REASONS: Record<NonNullable<Change['absence']>, string> = {
  no_previous_year: 'The year before is not loaded.',
  gwp_break: 'Not comparable with the year before: other global warming potentials.',
  not_reported_before: 'Not in the registry in the year before.',
  zero_before: 'Zero in the year before.',
}

function changeText(
  { change_percent, absence }: Pick<Change, 'change_percent' | 'absence'>,
  before?: string,
) {
  if (change_percent === null) return absence === null ? '' : REASONS[absence]
  const size = percent(Math.abs(change_percent))
  return `${change_percent < 0 ? 'Down' : 'Up'} ${size} on ${before}`
}
