import type { EmissionTarget } from '../../../domain/disclosure/records/emission-targets.ts'
import { REGISTRY_GASES } from '../../../domain/disclosure/records/fields.ts'
import type { DisclosureReport } from '../../../domain/disclosure/report/report.ts'
import { followsYear } from '../../../domain/disclosure/report/year-figures.ts'
import { tonnesInUnit } from '../../../domain/disclosure/targets/tonne-units.ts'
import { isTwelveMonths, samePeriod } from '../../../domain/period.ts'
import { day, observed, unit } from '../../format.ts'
import { MEASURE_WORDS } from '../../wording.ts'
import { type Figures, figureCell, metricCell } from '../figures.ts'
import { cell, type DraftBlock, type DraftCell, type DraftTable, paragraph, text } from '../model.ts'
import { declaredCell, earlierCell, NONE, OF_YEAR, PUBLISHED } from './emissions.ts'

interface Row {
  readonly measure?: 'scope1_t' | 'scope2_location_t' | 'scope2_market_t' | 'scope1_and_2_t' | 'scope3_t'
  /** A total that the report adds up where none is declared. */
  readonly total?: 'scope1_and_2' | 'all_scopes'
  /** Scopes of a target whose base is the base of this row. */
  readonly base: readonly EmissionTarget['scopes'][number][]
}

const ROWS: readonly Row[] = [
  { measure: 'scope1_t', base: ['scope1'] },
  { measure: 'scope2_location_t', base: ['scope2_location'] },
  { measure: 'scope2_market_t', base: ['scope2_market'] },
  { measure: 'scope1_and_2_t', total: 'scope1_and_2', base: ['scope1', 'scope2_location'] },
  { measure: 'scope3_t', base: ['scope3'] },
  { total: 'all_scopes', base: ['scope1', 'scope2_location', 'scope3'] },
]

const labelOf = ({ measure }: Row): string =>
  measure === undefined ? 'Scope 1, 2 and 3' : MEASURE_WORDS[measure]

const NOTHING = 'No emissions of the period are declared, entered in the ledger or published.'

/** The year's emissions with the year before, the change, the base of the targets, and the registry's year apart. */
export function yearInFigures(figures: Figures): DraftBlock[] {
  const table = yearTable(figures)
  return table === null ? [paragraph(NOTHING)] : [table, ...intensity(figures)]
}

/** Null where nothing is declared, in the ledger or published. */
export function yearTable(figures: Figures): DraftTable | null {
  const { report, metric } = figures
  const { period, declared, registry } = report
  const base = baseTarget(report)
  const of = (id: string | undefined): DraftCell => {
    const found = id === undefined ? undefined : metric(id)
    return found === undefined || found.metric.value === null ? NONE : metricCell(found)
  }
  const hasChange = followsYear(period, declared)
  const columns: readonly { readonly title: string; readonly of: (row: Row) => DraftCell }[] = [
    {
      title: `${isTwelveMonths(period) ? 'Year' : 'Period'} to ${day(period.end)}`,
      of: (row) => ofThisYear(report, row, of),
    },
    ...(declared.earlier === null
      ? []
      : [
          {
            title: `${hasChange ? 'Year' : 'Period'} to ${day(declared.earlier.period.end)}`,
            of: ({ measure, total }: Row) =>
              first(
                measure === undefined ? NONE : earlierCell(report, measure),
                of(total === undefined ? undefined : `year.before.${total}`),
              ),
          },
        ]),
    ...(hasChange
      ? [
          {
            title: 'Change, %',
            of: (row: Row) => of(changeOf(report, row)),
          },
        ]
      : []),
    ...(base === null
      ? []
      : [
          {
            title: `Base, to ${day(base.end)}`,
            of: (row: Row) => baseCell(report, row, base),
          },
        ]),
    {
      title: registry.reporting_year === null ? 'Registry' : `Registry, ${registry.reporting_year}`,
      of: ({ measure }) => of(measure === undefined ? undefined : PUBLISHED[measure]?.metric),
    },
  ]
  const rows = ROWS.map((row) => ({ row, cells: columns.map((column) => column.of(row)) })).filter(
    ({ cells }) => cells.some((one) => one !== NONE),
  )
  if (rows.length === 0) return null
  // A column that holds nothing says nothing; of the year itself it says that nothing is declared.
  const shown = columns.map((_column, at) => at === 0 || rows.some(({ cells }) => cells[at] !== NONE))
  return {
    kind: 'table',
    caption: 'The year in figures, t CO₂-e',
    columns: [
      { title: 'Emissions', share: 1.6, align: 'left' },
      ...columns
        .filter((_column, at) => shown[at])
        .map(({ title }) => ({ title, share: 1, align: 'right' as const })),
    ],
    rows: rows.map(({ row, cells }) => [cell(labelOf(row)), ...cells.filter((_cell, at) => shown[at])]),
  }
}

/** Whether the company has a figure of the year itself. */
export const hasOwnYear = ({ rows }: DraftTable): boolean => rows.some((row) => row[1] !== NONE)

const first = (...cells: readonly DraftCell[]): DraftCell => cells.find((one) => one !== NONE) ?? NONE

/** A declared figure, else the ledger's; its source is in small print. */
function ofThisYear(
  report: DisclosureReport,
  { measure, total }: Row,
  of: (id: string | undefined) => DraftCell,
): DraftCell {
  const own = measure === undefined ? NONE : declaredCell(report, measure)
  if (own !== NONE) return { ...own, small: 'Declared' }
  // The ledger’s own total may leave out what a statement declares.
  const ofLedger = of(measure === undefined || total !== undefined ? undefined : OF_YEAR[measure])
  if (ofLedger !== NONE) return { ...ofLedger, small: 'From the ledger' }
  const added = of(total === undefined ? undefined : `year.reported.${total}`)
  return added === NONE ? NONE : { ...added, small: 'Added up' }
}

/** The metric of a row’s change: of the declared totals or of those added up, never of one beside the other. */
function changeOf(report: DisclosureReport, { measure, total }: Row): string | undefined {
  if (total === undefined || measure === undefined) return `year.change.${total ?? measure}`
  const [now, before] = [declaredCell, earlierCell].map((cellIn) => cellIn(report, measure) !== NONE)
  return now === before ? `year.change.${now === true ? measure : total}` : undefined
}

/** The base that most targets of tonnes have; the first where as many have another. */
function baseTarget({ declared }: DisclosureReport): EmissionTarget['base']['period'] | null {
  const periods = declared.targets.filter(isOfGroup).map(({ base }) => base.period)
  const times = (wanted: (typeof periods)[number]): number =>
    periods.filter((one) => samePeriod(one, wanted)).length
  return periods.reduce<(typeof periods)[number] | null>(
    (most, one) => (most === null || times(one) > times(most) ? one : most),
    null,
  )
}

/** Only the whole group’s gross tonnes are a base of the group’s figure. */
const isOfGroup = ({ unit: name, type, basis, gases, coverage }: EmissionTarget): boolean =>
  tonnesInUnit(name) === 1 &&
  type === 'absolute' &&
  basis === 'gross' &&
  gases.length >= REGISTRY_GASES.length &&
  coverage.share_percent === 100 &&
  coverage.entities.length + coverage.facilities.length === 0

function baseCell(
  { declared }: DisclosureReport,
  { base: scopes }: Row,
  period: EmissionTarget['base']['period'],
): DraftCell {
  const at = declared.targets.findIndex(
    (target) =>
      isOfGroup(target) &&
      samePeriod(target.base.period, period) &&
      [...target.scopes].toSorted().join() === [...scopes].toSorted().join(),
  )
  const target = declared.targets[at]
  return target === undefined ? NONE : figureCell(`/declared/targets/${at}/base/value`, target.base.value)
}

/** Of the registry’s year, because no record of the company holds its income. */
function intensity({ metric }: Figures): DraftBlock[] {
  const found = metric('emissions.income_intensity')
  if (found === undefined || found.metric.value === null) return []
  const { label, observed: year } = found.metric
  return [
    {
      kind: 'small',
      line: [
        ...text(`Registry: ${label}${year === null ? '' : `, ${observed(year)}`}, `),
        ...metricCell(found).line,
        ...text(` ${unit(found.metric.unit)}.`),
      ],
    },
  ]
}
