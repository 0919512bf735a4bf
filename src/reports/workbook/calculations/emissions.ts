import { endYear } from '../../../domain/company/emissions/trajectory.ts'
import type { Argument } from '../../../domain/disclosure/report/calculation.ts'
import { at, live, looking, type SheetLayout } from '../draft/sheet-draft.ts'
import { drawEmissionsByScope } from '../emissions-chart.ts'
import type { Working } from '../papers.ts'

const EMISSIONS: SheetLayout = {
  name: 'Emissions',
  title: 'Emissions by year',
  explanation:
    'What the registry publishes for the company, year by year, in t CO2-e. An empty cell means not published, never zero.',
  widths: [16, 14, 18, 18, 20, 40],
}

/** A sum, only where every term is known. */
export const sumWorking: Working = ({ steps }, calculation, given) => {
  const { terms } = given as { readonly terms: readonly Argument[] }
  steps.section(calculation)
  const labels = ['Scope 1', 'Scope 2']
  const cells = terms.map((term, index) => steps.given(labels[index] ?? `Term ${index + 1}`, term, 't CO2-e'))
  steps.output(calculation, 'sum', cells.includes(null) ? null : `SUM(${cells[0]}:${cells.at(-1)})`)
}

export const incomeIntensityWorking: Working = ({ steps }, calculation, given) => {
  const { scope1_t, scope2_t, total_income_aud } = given as Readonly<Record<string, Argument>>
  steps.section(calculation)
  const scope1 = steps.given('Scope 1', scope1_t ?? null, 't CO2-e')
  const scope2 = steps.given('Scope 2', scope2_t ?? null, 't CO2-e')
  const income = steps.given('Total income', total_income_aud ?? null, 'A$')
  const isKnown = scope1 !== null && scope2 !== null && income !== null
  steps.output(calculation, 'intensity', isKnown ? `(${scope1}+${scope2})/${income}*1000000` : null)
}

interface Year {
  readonly reporting_year: string
  readonly scope1_t: Argument
  readonly scope2_t: Argument
  readonly reason_code: string | null
}

/** The history: no figure of its own, but every year's total and the chart. */
export const registryYearsWorking: Working = (papers, _calculation, given) => {
  const { years } = given as { readonly years: readonly Year[] }
  const sheet = papers.sheet(EMISSIONS)
  const header = sheet.header([
    'Reporting year',
    'Year ending',
    'Scope 1',
    'Scope 2',
    'Scope 1 and 2',
    'Why a figure is missing',
  ])
  for (const year of years) {
    const row = sheet.nextRow
    const cells = [papers.term(year.scope1_t), papers.term(year.scope2_t)]
    sheet.add([
      year.reporting_year,
      looking('text', `${endYear(year.reporting_year)}`),
      ...cells.map((term) => (term === null ? null : live(term))),
      cells.includes(null) ? null : live(`${at(row, 2)}+${at(row, 3)}`, 'result'),
      year.reason_code === null ? null : looking('note', year.reason_code.replaceAll('_', ' ')),
    ])
  }
  sheet.filterFrom(header)
  if (years.length > 0) drawEmissionsByScope(sheet, { first: header + 1, last: sheet.nextRow - 1, scope1: 2 })
}
