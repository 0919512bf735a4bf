import { LabelAxis, thinned, ValueAxis } from '../../../components/chart/axes.tsx'
import { BarRows } from '../../../components/chart/bar-rows.tsx'
import { ChartFrame, type Margins } from '../../../components/chart/chart-frame.tsx'
import { extentOf, linearScale, roundTicks } from '../../../components/chart/scale.ts'
import { ScopeLegend, StackedBars } from '../../../components/chart/stacked-bars.tsx'
import { Facts } from '../../../components/facts.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { exact, percent, roundTonnes, tonnes } from '../../../format/numbers.ts'
import workspace from '../workspace.module.css'
import { Breakdown } from './breakdown.tsx'
import { FactorSources } from './factor-sources.tsx'
import { FACTOR_SOURCE_NAMES, SCOPES } from './scopes.ts'
import type { Totals } from './use-ledger.ts'

const NOT_ENTERED = 'no line yet'
const shown = (value: number | null): string => (value === null ? NOT_ENTERED : `${tonnes(value)} CO₂-e`)

/** Figures of the year by scope and category, and how they spread over its months. */
export function LedgerTotals({ totals }: { readonly totals: Totals }) {
  const { totals: all, estimated, doubtful, boundary, by_category } = totals
  return (
    <section aria-labelledby="ledger-totals" className={workspace['block']}>
      <h2 id="ledger-totals">Emissions of the year</h2>
      <Facts
        facts={[
          ['Scope 1', shown(all.scope1_t)],
          ['Scope 2, location-based', shown(all.scope2_location_t)],
          ['Scope 3', shown(all.scope3_t)],
          ['Estimated', estimated.t === 0 ? null : `${percent(estimated.share_percent)} of the total`],
          [
            'With an open question',
            doubtful.t === 0 ? null : `${percent(doubtful.share_percent)} of the total`,
          ],
        ]}
      />
      <p className={workspace['remark']}>
        {boundary === null
          ? 'No organisational boundary is on record, so every line counts in full.'
          : `The organisational boundary (${boundary.approach.replaceAll('_', ' ')}) decides the share of each entity and facility.`}
      </p>
      <Scopes totals={totals} />
      <Months totals={totals} />
      {by_category.length === 0 ? null : (
        <ScrollTable label="Emissions by category" numeric>
          <thead>
            <tr>
              <th scope="col">Category</th>
              <th scope="col">Scope</th>
              <th scope="col">t CO₂-e</th>
              <th scope="col">Lines</th>
            </tr>
          </thead>
          <tbody>
            {by_category.map(({ scope, category, name, t, lines }) => (
              <tr key={`${scope} ${category}`}>
                <th scope="row">{name}</th>
                <td>{scope}</td>
                <td title={exact(t)}>{tonnes(t)}</td>
                <td>{exact(lines)}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      <Places totals={totals} />
      <Breakdown totals={totals} />
      <FactorSources totals={totals} />
    </section>
  )
}

/** Places with what the boundary counts of them, where there is more than the company as a whole. */
function Places({ totals: { by_facility } }: { readonly totals: Totals }) {
  if (by_facility.length < 2) return null
  return (
    <ScrollTable label="Emissions by place" numeric>
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Share</th>
          {SCOPES.map(([member, name]) => (
            <th key={member} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {by_facility.map((place) => (
          <tr key={`${place.entity_abn} ${place.facility}`}>
            <th scope="row">
              {place.facility ?? (place.entity_abn === null ? 'The company' : 'Not at a facility')}
              {place.entity_abn === null ? null : <small>ABN {place.entity_abn}</small>}
            </th>
            <td>{percent(place.share_percent)}</td>
            {SCOPES.map(([member]) => (
              <td key={member} title={exact(place[member])}>
                {tonnes(place[member])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

const HEIGHT = 220
const MARGINS: Margins = { top: 28, right: 8, bottom: 28, left: 54 }
/** Who published the factors, for charts that are saved. */
const sourceOf = ({ by_edition, version }: Totals): string =>
  `Ledger, version ${version}. Factors: ${by_edition.map(({ source, edition }) => `${FACTOR_SOURCE_NAMES[source]} ${edition}`).join(', ')}.`

function Scopes({ totals }: { readonly totals: Totals }) {
  const bars = SCOPES.flatMap(([member, name]) => {
    const value = totals.totals[member]
    return value === null ? [] : [{ name, value }]
  })
  if (bars.length === 0) return null
  return (
    <BarRows
      title="By scope, t CO₂-e"
      summary={bars.map(({ name, value }) => `${name}: ${tonnes(value)}`).join('; ')}
      unit="t CO₂-e"
      bars={bars}
      nameWidth={64}
      format={tonnes}
      source={sourceOf(totals)}
    />
  )
}

function Months({ totals }: { readonly totals: Totals }) {
  const { by_month } = totals
  const sums = by_month.map((month) => SCOPES.reduce((sum, [member]) => sum + (month[member] ?? 0), 0))
  const extent = extentOf(sums, true)
  if (extent === undefined || extent[1] === 0) return null
  const { ticks, domain } = roundTicks(extent, 4)
  const empty = by_month.filter((month) => SCOPES.every(([member]) => month[member] === null)).length
  return (
    <ChartFrame
      title="By month, t CO₂-e"
      summary={`${by_month.length - empty} of ${by_month.length} months have lines.`}
      height={HEIGHT}
      source={sourceOf(totals)}
      table={{
        columns: ['Month', ...SCOPES.map(([, name]) => name)],
        rows: by_month.map((month) => [month.month, ...SCOPES.map(([member]) => exact(month[member]))]),
      }}
    >
      {(width) => {
        const y = linearScale(domain, [HEIGHT - MARGINS.bottom, MARGINS.top])
        const step = (width - MARGINS.left - MARGINS.right) / by_month.length
        const bars = by_month.map((month, at) => ({ month, x: MARGINS.left + at * step }))
        return (
          <>
            <ValueAxis
              ticks={ticks}
              scale={y}
              from={MARGINS.left}
              to={width - MARGINS.right}
              format={roundTonnes}
            />
            <LabelAxis
              width={width}
              labels={thinned(bars, width - MARGINS.left - MARGINS.right, 62).map(({ month, x }) => ({
                x: x + step / 2,
                text: monthName(month.month),
              }))}
              y={HEIGHT - MARGINS.bottom + 4}
            />
            <StackedBars
              columns={bars.map(({ month, x }) => ({
                x: x + step / 2,
                parts: SCOPES.map(([member]) => month[member]),
              }))}
              y={y}
              room={step}
            />
            <ScopeLegend x={0} y={10} scopes={3} />
          </>
        )
      }}
    </ChartFrame>
  )
}

const format = new Intl.DateTimeFormat('en-AU', { month: 'short', year: '2-digit', timeZone: 'UTC' })
export const monthName = (month: string): string => format.format(new Date(`${month}-01T00:00:00Z`))
