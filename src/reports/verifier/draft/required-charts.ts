import { yearRows } from '../year-rows.ts'
import { isPlaced, type ShownReport } from './shown-report.ts'
import { siteBands } from './site-bands.ts'
import { statutoryBars } from './statutory-figures.ts'

/** Facilities that one chart holds. */
const MOST_FACILITIES = 12

export interface RequiredChart {
  /** Where report.json has its numbers. */
  readonly pointer: string
  /** Series by series, without gaps. */
  readonly numbers: readonly number[]
}

/** The charts that a draft must show, with the numbers that each is drawn from. */
export const requiredCharts = (report: ShownReport): RequiredChart[] => [
  ...siteChart(report),
  ...hazardChart(report),
  ...statutoryCharts(report),
  ...transitionChart(report),
  ...emissionsChart(report),
  ...facilitiesChart(report),
  ...targetCharts(report),
]

const known = (values: readonly unknown[]): number[] => values.filter((value) => typeof value === 'number')

/** The worst of the sites by hazard. */
function siteChart({ metrics }: ShownReport): RequiredChart[] {
  const bands = siteBands(metrics)
  return bands === null ? [] : [{ pointer: '/metrics', numbers: bands.numbers }]
}

function hazardChart(report: ShownReport): RequiredChart[] {
  const indicators = report.series.climate?.indicators ?? []
  const index = indicators.findIndex(({ years }) => years.length > 1)
  const drawn = indicators[index]
  if (!isPlaced(report, 'hazards') || drawn === undefined) return []
  if (drawn.baseline === null || drawn.recent === null) return []
  return [
    {
      pointer: `/series/climate/indicators/${index}/years`,
      numbers: drawn.years.map(({ value }) => value),
    },
  ]
}

/** The physical and the transition side of both scenarios of the law, a panel each. */
const statutoryCharts = (report: ShownReport): RequiredChart[] =>
  isPlaced(report, 'both_scenarios')
    ? statutoryBars(report.metrics).map((numbers) => ({ pointer: '/metrics', numbers }))
    : []

/** The intensity of the grid, scenario by scenario. */
function transitionChart(report: ShownReport): RequiredChart[] {
  if (!isPlaced(report, 'transition_scenarios')) return []
  const drawn = report.metrics.filter(({ id }) => /^transition_scenarios\.\w+\.intensity_\d{4}$/.test(id))
  const numbers = known(drawn.map(({ value }) => value))
  return numbers.length === 0 ? [] : [{ pointer: '/metrics', numbers }]
}

/** From the first year that the registry has figures of the company for. */
function emissionsChart(report: ShownReport): RequiredChart[] {
  const years = report.series.emissions?.years ?? []
  if (!isPlaced(report, 'emissions') || years.length === 0) return []
  const first = years.findIndex(({ total_t }) => total_t !== null)
  const drawn = first < 0 ? years : years.slice(first)
  const own = isPublished(report) ? null : ownYear(report)
  return [
    {
      pointer: '/series/emissions/years',
      numbers: known([
        ...drawn.map(({ scope1_t }) => scope1_t),
        own?.scope1_t,
        ...drawn.map(({ scope2_t }) => scope2_t),
        own?.scope2_t,
      ]),
    },
  ]
}

/** Whether the registry has the year of the report; of a year that does not run from July to June it never has. */
function isPublished({ period: { start, end }, series }: ShownReport): boolean {
  const [from, to] = [Number(start.slice(0, 4)), Number(end.slice(0, 4))]
  if (start !== `${from}-07-01` || end !== `${from + 1}-06-30`) return true
  const year = `${from}-${String(to % 100).padStart(2, '0')}`
  return (series.emissions?.years ?? []).some(
    ({ reporting_year, total_t }) => reporting_year === year && total_t !== null,
  )
}

/** What the first columns of the year in figures hold. */
function ownYear(report: ShownReport): Readonly<Record<'scope1_t' | 'scope2_t', unknown>> {
  const rows = yearRows(report)
  const of = (wanted: string): unknown => rows.find(({ label }) => label === wanted)?.cells.year?.value
  return { scope1_t: of('Scope 1'), scope2_t: of('Scope 2, location-based') }
}

function facilitiesChart(report: ShownReport): RequiredChart[] {
  const drawn = (report.series.safeguard?.facilities ?? []).slice(0, MOST_FACILITIES)
  if (!isPlaced(report, 'safeguard') || drawn.length === 0) return []
  const of = (member: string): unknown[] => drawn.map((facility) => facility[member])
  return [
    {
      pointer: '/series/safeguard/facilities',
      numbers: known([...of('covered_emissions_t'), ...of('baseline_t')]),
    },
  ]
}

/** The line of each target, its actual years, and the year of the report once more. */
function targetCharts(report: ShownReport): RequiredChart[] {
  const own = Number(report.period.end.slice(0, 4))
  return report.series.targets.flatMap(({ points }, index): RequiredChart[] => {
    // One point is no line.
    if (new Set(points.map(({ year }) => year)).size < 2) return []
    return [
      {
        pointer: `/series/targets/${index}/points`,
        numbers: known([
          ...points.map(({ expected }) => expected),
          ...points.map(({ actual }) => actual),
          ...points.filter(({ year }) => year === own).map(({ actual }) => actual),
        ]),
      },
    ]
  })
}
