import type { Band } from '../../../domain/company/bands.ts'
import { HOTTEST_DAY_BANDS } from '../../../domain/company/hazards/hazard-bands.ts'
import {
  EXTRA_HEAT_BANDS,
  HEAT_LEVEL_BANDS,
  RAINFALL_BANDS,
  TEMPERATURE_BANDS,
} from '../../../domain/company/risk/physical-bands.ts'
import { SPREAD_ENDS, type Spread } from '../../../domain/company/scenarios/warming-levels.ts'
import type { Argument, Calculation } from '../../../domain/disclosure/report/calculation.ts'
import { bandFormula } from '../band-formula.ts'
import { live, type SheetDraft } from '../draft/sheet-draft.ts'
import type { Working, WorkingPapers } from '../papers.ts'
import { worst } from './risk.ts'

type Change = Readonly<Record<keyof Spread, Argument>>

interface CurvePoint {
  readonly shift_c: number
  readonly days_35: Argument
  readonly days_40: Argument
  readonly hottest_day: Argument
}

const END_WORDS = { low: 'low end', central: 'middle', high: 'high end' } as const

/** Each figure at both ends and in the middle of the models; `work` gets the cell of the region's change. */
function atEnds(
  papers: WorkingPapers,
  calculation: Calculation,
  { change, unit }: { readonly change: Change; readonly unit: string },
  work: (change: string, end: keyof Spread) => void,
): void {
  papers.steps.section(calculation)
  for (const end of SPREAD_ENDS) {
    const cell = papers.steps.given(`Change in the region, ${END_WORDS[end]}`, change[end], unit)
    if (cell !== null) work(cell, end)
  }
}

const banded = (
  { steps }: WorkingPapers,
  calculation: Calculation,
  end: keyof Spread,
  tables: readonly (readonly [readonly Band[], string])[],
): void => {
  const [only, ...others] = tables.map(([table, cell]) => bandFormula(table, cell))
  if (only === undefined) return
  const cells =
    others.length === 0 ? [] : [only, ...others].map((formula) => steps.step('Band', formula, null))
  steps.output(calculation, `band_${end}`, others.length === 0 ? only : worst(cells))
}

export const scenarioWarmingWorking: Working = (papers, calculation, argument) => {
  const given = argument as { change: Change; baseline: Argument; deviation: Argument }
  const { steps } = papers
  atEnds(papers, calculation, { change: given.change, unit: '°C' }, (change, end) => {
    steps.output(calculation, `temperature_${end}`, `${papers.term(given.baseline)}+${change}`)
    const ratio = steps.step(
      'Warming in standard deviations',
      `${change}/${papers.term(given.deviation)}`,
      null,
    )
    banded(papers, calculation, end, [[TEMPERATURE_BANDS, ratio]])
  })
}

export const scenarioDryingWorking: Working = (papers, calculation, argument) => {
  const given = argument as { change: Change; baseline: Argument }
  const { steps } = papers
  atEnds(papers, calculation, { change: given.change, unit: '%' }, (change, end) => {
    const percent = steps.step('Rainfall over the baseline', `100+${change}`, '%')
    steps.output(calculation, `rainfall_${end}`, `${papers.term(given.baseline)}*${percent}/100`)
    banded(papers, calculation, end, [[RAINFALL_BANDS, percent]])
  })
}

export const scenarioHeatWorking: Working = (papers, calculation, argument) => {
  const given = argument as { change: Change; curve: readonly CurvePoint[] }
  const { steps } = papers
  const curve = curveCells(papers, given.curve)
  atEnds(papers, calculation, { change: given.change, unit: '°C' }, (change, end) => {
    const below = belowOf(papers, curve, change)
    const days = steps.output(calculation, `days_35_${end}`, curve.at('days_35', change, below)) ?? ''
    steps.output(calculation, `days_40_${end}`, curve.at('days_40', change, below))
    const extra = steps.step('Days at 35 °C or more over the baseline', `${days}-${curve.base}`, 'days')
    banded(papers, calculation, end, [
      [EXTRA_HEAT_BANDS, extra],
      [HEAT_LEVEL_BANDS, days],
    ])
  })
}

export const scenarioHottestDayWorking: Working = (papers, calculation, argument) => {
  const given = argument as { change: Change; curve: readonly CurvePoint[] }
  const { steps } = papers
  const curve = curveCells(papers, given.curve)
  atEnds(papers, calculation, { change: given.change, unit: '°C' }, (change, end) => {
    const below = belowOf(papers, curve, change)
    const hottest = steps.output(calculation, `hottest_day_${end}`, curve.at('hottest_day', change, below))
    banded(papers, calculation, end, [[HOTTEST_DAY_BANDS, hottest ?? '']])
  })
}

const LAYOUT = {
  name: 'Heat response',
  title: 'Response of hot days to warming',
  explanation:
    'Days a year in the baseline with every daily maximum raised by that many degrees, and the mean of each year’s hottest day. The region’s change is read between two rows on the Calculation sheet.',
  widths: [14, 26, 26, 26],
} as const

const FIGURES = ['days_35', 'days_40', 'hottest_day'] as const

interface CurveCells {
  readonly shifts: string
  /** Days at 35 °C or more without a shift. */
  readonly base: string
  readonly at: (figure: (typeof FIGURES)[number], change: string, below: string) => string
}

/** The curve on its own sheet; all scenarios of a place share it. */
function curveCells(papers: WorkingPapers, curve: readonly CurvePoint[]): CurveCells {
  const sheet = papers.sheet(LAYOUT)
  if (sheet.headerRow === null) addCurve(papers, sheet, curve)
  const first = (sheet.headerRow ?? 0) + 1
  const columnOf = (index: number): string => sheet.column(index, first, first + curve.length - 1)
  const shifts = columnOf(0)
  const days = columnOf(1)
  return {
    shifts,
    base: `INDEX(${days},1)`,
    at: (figure, change, below) => {
      const values = columnOf(1 + FIGURES.indexOf(figure))
      const share = `(${change}-INDEX(${shifts},${below}))/(INDEX(${shifts},${below}+1)-INDEX(${shifts},${below}))`
      return `INDEX(${values},${below})+${share}*(INDEX(${values},${below}+1)-INDEX(${values},${below}))`
    },
  }
}

function addCurve(papers: WorkingPapers, sheet: SheetDraft, curve: readonly CurvePoint[]): void {
  sheet.header(['Shift, °C', 'Days at 35 °C or more', 'Days at 40 °C or more', 'Hottest day, °C'])
  for (const point of curve)
    sheet.add([
      point.shift_c,
      ...FIGURES.map((figure) => {
        const term = papers.term(point[figure])
        return term === null ? null : live(term)
      }),
    ])
}

/** The row of the curve at or below a change; the last but one for a change at its end. */
const belowOf = ({ steps }: WorkingPapers, { shifts }: CurveCells, change: string): string =>
  steps.step(
    'Row of the curve at or below it',
    `MIN(COUNT(${shifts})-1,SUMPRODUCT((${shifts}<=${change})*1))`,
    null,
  )
