import { HAZARD_BAND_TABLES } from '../../../domain/company/hazards/hazard-bands.ts'
import { CYCLONE_WINDS_KT } from '../../../domain/company/hazards/tropical-cyclone.ts'
import type { Argument } from '../../../domain/disclosure/report/calculation.ts'
import { bandFormula } from '../band-formula.ts'
import { live } from '../draft/sheet-draft.ts'
import type { Working } from '../papers.ts'
import { worst } from './risk.ts'

/** The band of each table of a hazard, and the worst of them. */
export const hazardBandWorking: Working = (papers, calculation, argument) => {
  const { measures } = argument as { measures: Readonly<Record<string, Argument>> }
  const { steps } = papers
  steps.section(calculation)
  const bands = Object.entries(measures).flatMap(([table, figure]) => {
    const { measure, bands: rows } = HAZARD_BAND_TABLES[table] ?? { measure: table, bands: [] }
    const cell = steps.given(measure, figure, null)
    if (cell === null) return []
    if (calculation.outputs['measure'] !== undefined) steps.output(calculation, 'measure', cell)
    return [steps.step('Band', bandFormula(rows, cell), null)]
  })
  steps.output(calculation, 'band', bands.length === 0 ? null : worst(bands))
}

const LAYOUT = {
  name: 'Storms',
  title: 'Tropical cyclones near the place',
  explanation:
    'Every storm that came within reach with gales, by its highest one-minute wind there. They are counted on the Calculation sheet.',
  widths: [14, 24],
} as const

/** Storms a decade from the winds of each. */
export const cycloneStormsWorking: Working = (papers, calculation, argument) => {
  const { winds, decades } = argument as { winds: readonly Argument[]; decades: number }
  const { steps } = papers
  const sheet = papers.sheet(LAYOUT)
  if (sheet.headerRow === null) sheet.header(['Storm', 'Highest wind, knots'])
  const first = sheet.nextRow
  for (const [index, wind] of winds.entries()) {
    const term = papers.term(wind)
    sheet.add([index + 1, term === null ? null : live(term)])
  }
  steps.section(calculation)
  const length = steps.given('Decades of the record', decades, null)
  const column = sheet.column(1, first, sheet.nextRow - 1)
  for (const knots of CYCLONE_WINDS_KT)
    steps.output(
      calculation,
      `storms_${knots}kt`,
      winds.length === 0 ? `0/${length}` : `SUMPRODUCT((${column}>=${knots})*1)/${length}`,
    )
}
