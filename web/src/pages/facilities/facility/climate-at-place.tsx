import type { Schema } from '../../../api/client.ts'
import { Absence } from '../../../components/absence.tsx'
import type { LocatedFacility } from '../../../components/facility/facility.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { changeText, indicatorName, unitText } from '../../../format/indicators.ts'
import { short } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import styles from '../facilities.module.css'
import { abnsOf, useSiteClimate } from './use-operator.ts'

type Indicator = NonNullable<Schema<'SiteClimateBlock'>['indicators']>[number]

/** The observed climate where the facility stands, against 1981 to 2010. */
export function ClimateAtPlace({ facility }: { readonly facility: LocatedFacility }) {
  const site = useSiteClimate(facility)
  return (
    <section className={styles['part']} aria-labelledby="climate">
      <h2 id="climate">The climate so far</h2>
      {abnsOf(facility).length === 0 ? (
        <p className={styles['remark']}>
          The operator has no known ABN. Observed climate is available for the sites of companies with one.
        </p>
      ) : (
        <Loaded query={site} skeleton={<Skeleton height={220} />}>
          {(found) =>
            found === null ? (
              <p className={styles['remark']}>The operator’s list of sites does not have this facility.</p>
            ) : (
              <>
                <Absence availability={found.climate_context.availability} />
                <IndicatorTable indicators={found.climate_context.indicators ?? []} />
              </>
            )
          }
        </Loaded>
      )}
    </section>
  )
}

function IndicatorTable({ indicators }: { readonly indicators: readonly Indicator[] }) {
  if (indicators.length === 0) return null
  return (
    <ScrollTable label="Observed climate" tall stacked>
      <thead>
        <tr>
          <th scope="col">Indicator</th>
          <th scope="col">1981 to 2010</th>
          <th scope="col">Latest ten years</th>
          <th scope="col">Change</th>
          <th scope="col">Read from</th>
        </tr>
      </thead>
      <tbody>
        {indicators.map((indicator) => (
          <IndicatorRow key={indicator.indicator} indicator={indicator} />
        ))}
      </tbody>
    </ScrollTable>
  )
}

function IndicatorRow({
  indicator: { indicator, summary, series, availability },
}: {
  readonly indicator: Indicator
}) {
  if (summary === null || summary === undefined)
    return (
      <tr>
        <th scope="row">{indicatorName(indicator)}</th>
        <td colSpan={4}>{availability.detail ?? 'Not available; no reason given.'}</td>
      </tr>
    )
  const unit = unitText(summary.unit)
  const { years } = summary.recent
  return (
    <tr>
      <th scope="row">{indicatorName(indicator)}</th>
      <td data-label="1981 to 2010">
        {short(summary.baseline.mean, 4)} {unit}
      </td>
      <td data-label="Latest ten years">
        {short(summary.recent.mean, 4)} {unit}
        <small>
          {years[0]} to {years.at(-1)}
        </small>
      </td>
      <td data-label="Change">{changeText(summary)}</td>
      <td data-label="Read from">
        {series === null || series === undefined
          ? 'Not stated'
          : `${words(series.kind)} ${series.name}, ${short(series.distance_km, 2)} km away`}
      </td>
    </tr>
  )
}
