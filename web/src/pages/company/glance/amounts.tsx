import { Absence } from '../../../components/absence.tsx'
import { YearBars } from '../../../components/chart/year-bars.tsx'
import { Figure } from '../../../components/figure.tsx'
import { exact, percent, signed, tonnes } from '../../../format/numbers.ts'
import { headlineNote, headlineRemarks } from '../blocks/emissions-text.ts'
import { registryRow } from '../blocks/registry-row.ts'
import { useClaims, useCurrentCompany } from '../company-context.ts'
import styles from './glance.module.css'

/** How much the company emits, and which way it goes. */
export function Amounts() {
  const { emissions, emissions_trend: trend } = useCurrentCompany().profile
  const ofEmissions = useClaims('emissions')
  const ofTrend = useClaims('emissions_trend')
  const latest = emissions?.latest
  const total = trend?.series?.find(({ series }) => series === 'scope1_and_2')
  const rate = total?.headline.change_percent_per_year ?? null
  const change = total?.headline.latest ?? null
  if (emissions === undefined) return null
  return (
    <div className={styles['amounts']}>
      <Absence availability={emissions.availability} />
      <div className={styles['figures']}>
        {latest === undefined || latest === null ? null : (
          <Figure
            claim={ofEmissions({
              title: 'Scope 1 and 2',
              value: tonnes(latest.scope1_and_2_t),
              remarks: [
                `${exact(latest.scope1_and_2_t)} t CO₂-e, as reported to the registry for ${latest.reporting_year}.`,
              ],
              only: registryRow(latest.source),
              by: { formula: 'sum', about: { reporting_year: latest.reporting_year } },
            })}
            note={`CO₂-e in ${latest.reporting_year}`}
          />
        )}
        {total === undefined || change === null || change.change_percent === null ? null : (
          <Figure
            claim={ofTrend({
              title: 'On the year before',
              value: signed(change.change_percent, percent),
              remarks: [`Change from ${change.from} to ${change.to}.`],
              by: {
                formula: 'linear_trend',
                about: { series: 'scope1_and_2' },
                steps: /^(years\.change|latest_change)/,
              },
            })}
            note={`${change.from} to ${change.to}`}
          />
        )}
        {total === undefined || rate === null ? null : (
          <Figure
            claim={ofTrend({
              title: 'Trend',
              value: `${signed(rate, percent)} a year`,
              remarks: headlineRemarks(total),
              by: { formula: 'linear_trend', about: { series: 'scope1_and_2' } },
            })}
            note={headlineNote(total)}
          />
        )}
      </div>
      <YearBars
        name="Scope 1 and 2"
        years={(emissions.history ?? []).map(({ reporting_year, scope1_and_2_t, flags }, at) => ({
          year: reporting_year,
          value: scope1_and_2_t,
          isBreak: at > 0 && flags.includes('gwp_break'),
        }))}
      />
    </div>
  )
}
