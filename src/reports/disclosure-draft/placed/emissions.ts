import { MEASURES, type Measure } from '../../../domain/disclosure/records/s2-statements.ts'
import type { DisclosureReport } from '../../../domain/disclosure/report/report.ts'
import {
  type DeclaredAt,
  declaredFigure,
  earlierFigure,
  yearBeyondRegistry,
} from '../../../domain/disclosure/report/year-figures.ts'
import { day, unit } from '../../format.ts'
import { emissionsBlocks } from '../../pdf/sections/charts.ts'
import { MEASURE_WORDS } from '../../wording.ts'
import { type Figures, figureCell, metricCell } from '../figures.ts'
import { cell, type DraftBlock, type DraftCell, type DraftTable } from '../model.ts'

/** What the registry prints for a measure: the metric of its newest year, and the member of its series. */
export const PUBLISHED: Partial<
  Readonly<
    Record<Measure, { readonly metric: string; readonly series?: 'scope1_t' | 'scope2_t' | 'total_t' }>
  >
> = {
  scope1_t: { metric: 'emissions.scope1', series: 'scope1_t' },
  scope2_location_t: { metric: 'emissions.scope2', series: 'scope2_t' },
  scope1_and_2_t: { metric: 'emissions.scope1_and_2', series: 'total_t' },
  net_energy_gj: { metric: 'emissions.net_energy' },
}
/** What the ledger of the year gives for a measure. */
export const OF_YEAR: Partial<Readonly<Record<Measure, string>>> = {
  scope1_t: 'ledger.scope1',
  scope2_location_t: 'ledger.scope2',
  scope1_and_2_t: 'ledger.scope1_and_2',
  scope3_t: 'ledger.scope3',
}
const SHOWN = [
  'scope1_t',
  'scope2_location_t',
  'scope1_and_2_t',
  'scope2_market_t',
  'scope3_t',
  'net_energy_gj',
  'safeguard_covered_t',
  'safeguard_baseline_t',
] as const

/** Emissions by scope and energy: declared, the period before, and what the registry publishes. */
export function emissionsPlaced(figures: Figures): DraftBlock[] {
  return [...emissionsTable(figures), ...emissionsChart(figures.report)]
}

function emissionsTable({ report, metric }: Figures): DraftTable[] {
  const { declared, period, registry } = report
  const years = report.series.emissions?.years ?? []
  const before = years.findIndex(({ reporting_year }) => reporting_year === registry.reporting_year) - 1
  const yearBefore = years[before]?.reporting_year
  const metricOr = (id: string | undefined): DraftCell => {
    const placed = id === undefined ? undefined : metric(id)
    return placed === undefined || placed.metric.value === null ? NONE : metricCell(placed)
  }
  const hasLedger = report.metrics.some(({ topic }) => topic === 'ledger')
  const columns = [
    {
      title: `Declared, to ${day(period.end)}`,
      of: (measure: Measure) => withTotal(measure, 'reported', (one) => declaredCell(report, one), metricOr),
    },
    ...(hasLedger
      ? [
          {
            title: `Ledger, to ${day(period.end)}`,
            of: (measure: Measure) => metricOr(OF_YEAR[measure]),
          },
        ]
      : []),
    ...(declared.earlier === null
      ? []
      : [
          {
            title: `Declared, to ${day(declared.earlier.period.end)}`,
            of: (measure: Measure) =>
              withTotal(measure, 'before', (one) => earlierCell(report, one), metricOr),
          },
        ]),
    {
      title: registry.reporting_year === null ? 'Registry' : `Registry, ${registry.reporting_year}`,
      of: (measure: Measure) => metricOr(PUBLISHED[measure]?.metric),
    },
    ...(yearBefore === undefined
      ? []
      : [
          {
            title: `Registry, ${yearBefore}`,
            of: (measure: Measure) => {
              const member = PUBLISHED[measure]?.series
              return member === undefined
                ? NONE
                : figureCell(`/series/emissions/years/${before}/${member}`, years[before]?.[member])
            },
          },
        ]),
  ]
  const rows = SHOWN.map((measure) => ({ measure, cells: columns.map(({ of }) => of(measure)) })).filter(
    ({ cells }) => cells.some((one) => one !== NONE),
  )
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'Greenhouse gas emissions and energy',
      columns: [
        { title: 'Measure', share: 1.5, align: 'left' },
        { title: 'Unit', share: 0.7, align: 'left' },
        ...columns.map(({ title }) => ({ title, share: 1, align: 'right' as const })),
      ],
      rows: rows.map(({ measure, cells }) => [
        cell(MEASURE_WORDS[measure]),
        cell(unit(MEASURES[measure])),
        ...cells,
      ]),
    },
  ]
}

export const NONE = cell('–')

/** A total that nobody declared is added up where both of its parts are declared. */
function withTotal(
  measure: Measure,
  year: 'reported' | 'before',
  declared: (measure: Measure) => DraftCell,
  metricOr: (id: string) => DraftCell,
): DraftCell {
  const own = declared(measure)
  if (own !== NONE || measure !== 'scope1_and_2_t') return own
  const parts = (['scope1_t', 'scope2_location_t'] as const).map(declared)
  return parts.includes(NONE) ? NONE : { ...metricOr(`year.${year}.scope1_and_2`), small: 'Added up' }
}

/** The first statement that gives the measure; contradictions between two of them are shown in their chapter. */
export const declaredCell = ({ declared }: DisclosureReport, measure: Measure): DraftCell =>
  cellOf(declaredFigure(declared.statements, measure))

export const earlierCell = ({ declared }: DisclosureReport, measure: Measure): DraftCell =>
  cellOf(earlierFigure(declared, measure))

const cellOf = (found: DeclaredAt | null): DraftCell =>
  found === null ? NONE : figureCell(found.pointer, found.value)

function emissionsChart(report: DisclosureReport): DraftBlock[] {
  const { emissions } = report.series
  const own = yearBeyondRegistry(report)
  const drawn = emissionsBlocks(report, own).find((block) => block.kind === 'chart')
  if (emissions === null || drawn === undefined) return []
  const names = { scope1_t: 'Scope 1', scope2_t: 'Scope 2' } as const
  // The series begins with the registry; a company may have come to it years later.
  const first = emissions.years.findIndex(({ total_t }) => total_t !== null)
  const years = [...emissions.years.slice(Math.max(first, 0)), ...(own === null ? [] : [own])]
  return [
    {
      ...drawn,
      data: {
        kind: 'stacked_columns',
        categories: years.map(({ reporting_year }) => reporting_year),
        series: (['scope1_t', 'scope2_t'] as const).map((member) => ({
          name: names[member],
          values: years.map((year) => year[member]),
        })),
        unit: unit(emissions.unit),
      },
    },
  ]
}
