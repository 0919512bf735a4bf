import { endYear } from '../../../domain/company/emissions/trajectory.ts'
import type { EmissionTarget, EmissionTargets } from '../../../domain/disclosure/records/emission-targets.ts'
import type { Argument, Calculation } from '../../../domain/disclosure/report/calculation.ts'
import { addChart } from '../draft/charts.ts'
import { at, live, type SheetDraft, type SheetLayout } from '../draft/sheet-draft.ts'
import type { Working, WorkingPapers } from '../papers.ts'

const TARGETS: SheetLayout = {
  name: 'Targets',
  title: 'Targets',
  explanation:
    'Each active target: its base, milestones and level as declared, the straight line between them, and each year’s actual level.',
  widths: [16, 14, 24, 24],
}

const RECORD = 'emission_targets'

interface Given {
  readonly target: { readonly record: string; readonly pointer: string }
  readonly registry_years:
    | readonly { readonly reporting_year: string; readonly scope1_t: Argument; readonly scope2_t: Argument }[]
    | null
  readonly mismatches: readonly string[]
}

interface Level {
  readonly year: number
  readonly cell: string
}

export const targetWorking: Working = (papers, calculation, argument) => {
  const given = argument as Given
  const index = Number(given.target.pointer.split('/').at(-1))
  const record = papers.provenance.records.find(({ record: kind }) => kind === RECORD)
    ?.body as EmissionTargets
  const target = record.targets[index]!
  papers.steps.section(calculation)
  const sheet = papers.sheet(TARGETS)
  if (sheet.nextRow > 3) sheet.skip()
  sheet.section(target.name)
  sheet.header(['Point', 'Year ending', `Level, ${target.unit}`, `Actual, ${target.unit}`])
  const path = pathRows(papers, sheet, target, given.target.pointer)
  const latest = yearRows(sheet, target.name, path, actualsOf(papers, target, given))
  progress(papers, calculation, path, latest)
}

/** Base, milestones and target, each as declared or as a reduction of the base. */
function pathRows(
  papers: WorkingPapers,
  sheet: SheetDraft,
  target: EmissionTarget,
  pointer: string,
): Level[] {
  const points = [
    { what: 'base', period: target.base.period, level: { value: target.base.value }, at: '/base' },
    ...target.milestones.map((one, index) => ({
      what: 'milestone',
      period: one.period,
      level: one,
      at: `/milestones/${index}`,
    })),
    { what: 'target', period: target.target_period, level: target.target, at: '/target' },
  ]
  let base = ''
  return points.map(({ what, period, level, at: place }) => {
    const row = sheet.nextRow
    const year = Number(period.end.slice(0, 4))
    const declared = (name: string): string => papers.declared(RECORD, `${pointer}${place}/${name}`)
    const formula =
      'value' in level && level.value !== undefined
        ? declared('value')
        : `${base}*(1-${declared('reduction_percent')}/100)`
    sheet.add([what, { value: year, look: 'text', format: '0' }, live(formula)])
    const cell = sheet.reference(row, 2)
    if (what === 'base') base = cell
    return { year, cell }
  })
}

interface Latest extends Level {
  readonly expected: string
  readonly yearCell: string
}

/** The line year by year with the actual level; gives the latest year that has one. */
function yearRows(
  sheet: SheetDraft,
  name: string,
  path: readonly Level[],
  actuals: ReadonlyMap<number, string>,
): Latest | null {
  const [base, goal] = [path[0]!, path.at(-1)!]
  const first = sheet.nextRow
  let latest: Latest | null = null
  for (let { year } = base; year <= goal.year; year += 1) {
    const row = sheet.nextRow
    const actual = actuals.get(year)
    sheet.add(['year', { value: year, look: 'text', format: '0' }])
    sheet.set(row, 2, live(expectedAt(path, year, at(row, 1))))
    if (actual === undefined) continue
    sheet.set(row, 3, live(actual))
    latest = {
      year,
      cell: sheet.reference(row, 3),
      expected: sheet.reference(row, 2),
      yearCell: sheet.reference(row, 1),
    }
  }
  if (goal.year > base.year) drawTarget(sheet, name, first, sheet.nextRow - 1)
  return goal.year > base.year ? latest : null
}

function expectedAt(path: readonly Level[], year: number, yearCell: string): string {
  const same = path.find((point) => point.year === year)
  if (same !== undefined) return same.cell
  const next = path.findIndex((point) => point.year > year)
  const [from, to] = [path[next - 1]!, path[next]!]
  return `${from.cell}+(${to.cell}-${from.cell})*(${yearCell}-${from.year})/(${to.year}-${from.year})`
}

/** The actual level of each year as a formula: declared, or of the registry. */
function actualsOf(papers: WorkingPapers, target: EmissionTarget, given: Given): ReadonlyMap<number, string> {
  if (given.mismatches.length > 0) return new Map()
  if (given.registry_years === null)
    return new Map(
      (target.actuals ?? []).map(({ period }, index) => [
        Number(period.end.slice(0, 4)),
        papers.declared(RECORD, `${given.target.pointer}/actuals/${index}/value`),
      ]),
    )
  const scopes = target.scopes as readonly string[]
  return new Map(
    given.registry_years.flatMap(({ reporting_year, scope1_t, scope2_t }) => {
      const terms = [
        ...(scopes.includes('scope1') ? [papers.term(scope1_t)] : []),
        ...(scopes.includes('scope2_location') ? [papers.term(scope2_t)] : []),
      ]
      return terms.includes(null) ? [] : [[endYear(reporting_year), terms.join('+')] as const]
    }),
  )
}

function progress(
  papers: WorkingPapers,
  calculation: Calculation,
  path: readonly Level[],
  latest: Latest | null,
): void {
  const { steps } = papers
  const out = (name: string, formula: string | null): string | null =>
    steps.output(calculation, name, formula)
  const [base, goal] = [path[0]!, path.at(-1)!]
  const start = steps.step('Base level', base.cell, null)
  const end = steps.step('Level to be reached', goal.cell, null)
  if (latest === null) {
    const count = steps.given('Years with an actual level', 0, null, 'Counted on the sheet Targets.')
    out('status', `IF(${count}>0,"","indeterminate")`)
    for (const name of ['expected', 'actual', 'progress_percent', 'elapsed_percent', 'required_change'])
      out(name, null)
    return
  }
  const expected = out('expected', latest.expected)!
  const actual = out('actual', latest.cell)!
  const remaining = steps.step('Years that remain', `${goal.year}-${latest.yearCell}`, null)
  const tolerance = steps.step('Tolerance of on track', `${start}*On_track_tolerance`, null)
  out(
    'status',
    `IF(${remaining}=0,IF(${actual}<=${end},"achieved","missed"),IF(${actual}-${expected}<-${tolerance},"ahead",IF(${actual}-${expected}>${tolerance},"behind","on_track")))`,
  )
  const reduction = steps.step('Reduction in all', `${start}-${end}`, null)
  out(
    'progress_percent',
    Number(steps.value(reduction)) <= 0 ? null : `100*(${start}-${actual})/${reduction}`,
  )
  out('elapsed_percent', `100*(${latest.yearCell}-${base.year})/(${goal.year}-${base.year})`)
  out('required_change', goal.year === latest.year ? null : `(${end}-${actual})/${remaining}`)
}

function drawTarget(sheet: SheetDraft, name: string, first: number, last: number): void {
  addChart(sheet, {
    kind: 'lines',
    title: name,
    alternative: 'Straight line from the base to the target with the actual level of each year',
    from: { row: first - 4, column: 6 },
    to: { row: first + 10, column: 14 },
    categories: sheet.column(1, first, last),
    series: [
      { name: 'Line', values: sheet.column(2, first, last), colour: 'quiet', isDashed: true },
      { name: 'Actual', values: sheet.column(3, first, last), colour: 'main', hasMarkers: true },
    ],
    format: Number(sheet.value(first, 2)) < 100 ? '0.00' : '#,##0',
  })
}
