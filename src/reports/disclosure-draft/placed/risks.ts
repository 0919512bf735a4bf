import { indicatorLabel } from '../../../domain/company/climate/indicator-rules.ts'
import { displayName } from '../../../domain/company/identity/display-name.ts'
import { capital, number, unit, words } from '../../format.ts'
import { climateChart } from '../../pdf/charts/climate.ts'
import { safeguardChart } from '../../pdf/charts/safeguard.ts'
import { type Figures, figureAt, figureCell, metricCell, metricTable } from '../figures.ts'
import { cell, type DraftBlock, type DraftCell } from '../model.ts'

/** Hazards at the place of the company: what was, what is, and the band that screening gives. */
export function hazardsPlaced({ report, metric }: Figures): DraftBlock[] {
  const { climate } = report.series
  if (climate === null) return []
  const of = (indicator: string, what: string): DraftCell => {
    const found = metric(`physical_risk.${indicator}.${what}`)
    return found === undefined ? cell('–') : metricCell(found)
  }
  const known = climate.indicators.filter(({ baseline }) => baseline !== null)
  const spans = known[0]
  if (spans === undefined) return []
  const years = (span: { first_year: number; last_year: number } | null): string =>
    span === null ? '' : `, ${span.first_year} to ${span.last_year}`
  return [
    {
      kind: 'table',
      caption: `Climate hazards at ${climate.place.name}`,
      columns: [
        { title: 'Hazard', share: 1.6, align: 'left' },
        { title: 'Unit', share: 0.6, align: 'left' },
        { title: `Mean${years(spans.baseline)}`, share: 1, align: 'right' },
        { title: `Mean${years(spans.recent)}`, share: 1, align: 'right' },
        { title: 'Change', share: 0.8, align: 'right' },
        { title: 'Band', share: 0.8, align: 'left' },
      ],
      rows: known.map(({ indicator, unit: name }) => [
        cell(indicatorLabel(indicator)),
        cell(unit(name)),
        ...['baseline_mean', 'recent_mean', 'change', 'band'].map((what) => of(indicator, what)),
      ]),
    },
    ...hazardChart(climate),
  ]
}

type Climate = NonNullable<Figures['report']['series']['climate']>

function hazardChart({ indicators, place }: Climate): DraftBlock[] {
  const shown = indicators.find(({ years }) => years.length > 1)
  const scene = shown === undefined ? null : climateChart([shown])
  if (shown === undefined || scene === null) return []
  const [first, last] = [shown.years[0]!, shown.years.at(-1)!]
  const name = indicatorLabel(shown.indicator)
  return [
    {
      kind: 'chart',
      caption: `${name} at ${place.name} by year, ${unit(shown.unit)}`,
      alternative: `Line of ${name} from ${first.year} (${number(first.value, 1)}) to ${last.year} (${number(last.value, 1)}).`,
      scene,
      data: {
        kind: 'lines',
        categories: shown.years.map(({ year }) => String(year)),
        series: [{ name, values: shown.years.map(({ value }) => value) }],
        unit: unit(shown.unit),
      },
    },
  ]
}

/** Bands of transition risk, by what they rest on. */
export function transitionPlaced({ metricsWhere }: Figures): DraftBlock[] {
  const table = metricTable(
    'Transition risk: screening of published data',
    metricsWhere(({ topic }) => topic === 'transition_risk'),
  )
  return table === null ? [] : [table]
}

/** Facilities under the Safeguard Mechanism against their baselines. */
export function safeguardPlaced({ report }: Figures): DraftBlock[] {
  const { safeguard } = report.series
  if (safeguard === null || safeguard.facilities.length === 0) return []
  const { facilities, reporting_year } = safeguard
  const at = (index: number, member: string): string => `/series/safeguard/facilities/${index}/${member}`
  return [
    {
      kind: 'table',
      caption: `Facilities under the Safeguard Mechanism, ${reporting_year}`,
      columns: [
        { title: 'Facility', share: 1.6, align: 'left' },
        { title: 'Covered, t', share: 0.9, align: 'right' },
        { title: 'Baseline, t', share: 0.9, align: 'right' },
        { title: 'ACCUs', share: 0.7, align: 'right' },
        { title: 'SMCs', share: 0.7, align: 'right' },
        { title: 'Position', share: 0.9, align: 'left' },
      ],
      rows: facilities.map((one, index) => [
        cell(one.facility, displayName(one.responsible_emitter)),
        { line: [figureAt(at(index, 'covered_emissions_t'), one.covered_emissions_t)] },
        figureCell(at(index, 'baseline_t'), one.baseline_t),
        figureCell(at(index, 'accus_surrendered'), one.accus_surrendered),
        figureCell(at(index, 'smcs_surrendered'), one.smcs_surrendered),
        cell(capital(words(one.status))),
      ]),
    },
    ...safeguardDrawing(facilities, reporting_year),
  ]
}

/** As many as one drawing holds; the table has them all. */
const DRAWN = 12

function safeguardDrawing(
  facilities: NonNullable<Figures['report']['series']['safeguard']>['facilities'],
  year: string,
): DraftBlock[] {
  const drawn = facilities.slice(0, DRAWN)
  return [
    {
      kind: 'chart',
      caption: `Covered emissions compared with baselines, ${year}, t CO₂-e`,
      alternative: `Columns, two per facility. ${drawn.map(({ facility, covered_emissions_t }) => `${facility}: ${number(covered_emissions_t)} t.`).join(' ')}`,
      scene: safeguardChart(drawn),
      data: {
        kind: 'columns',
        categories: drawn.map(({ facility }) => facility),
        series: [
          { name: 'Covered emissions', values: drawn.map(({ covered_emissions_t }) => covered_emissions_t) },
          { name: 'Baseline', values: drawn.map(({ baseline_t }) => baseline_t) },
        ],
        unit: 't CO₂-e',
      },
    },
  ]
}
