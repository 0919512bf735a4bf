import { employeesOfBand } from '../../../domain/company/scope3/sizes.ts'
import type { WorkingPapers } from '../papers.ts'
import type { PerEmployee, RateArguments, ScreeningArguments } from './scope3-arguments.ts'

/** Rates of the company as cells. */
export interface RateCells {
  readonly travel: Rate
  readonly waste: Rate
  readonly commuting: Rate
  readonly aud_per_employee: string
  readonly output_share: string
  readonly emissions: PerEmployee | null
}
interface Rate {
  readonly cell: string
  readonly factor: number
}

/** One measure of size as cells. Factors are terms. */
export interface SizeCells {
  readonly measure: 'head count' | 'income' | 'emissions'
  readonly people: string
  readonly people_factor: string
  readonly dollars: string
  readonly dollars_factor: string
}

/** Factors of independent causes as one formula. */
export const joint = (...factors: readonly (string | number)[]): string =>
  `EXP(SQRT(${factors.map((one) => `LN(${one})^2`).join('+')}))`

/** Means over what the staff do where employers declared that, else what the division has. */
export function rateCells(papers: WorkingPapers, given: ScreeningArguments): RateCells | null {
  const { steps } = papers
  const own = given.rates[given.division ?? '']
  const byDivision = Map.groupBy(
    given.employers.filter(({ band, division }) => given.rates[division] && employeesOfBand(band) !== null),
    ({ division }) => division,
  )
  const staff = [...byDivision].map(([division, employers]) => ({
    rates: given.rates[division]!,
    people: steps.step(
      `Employees in division ${division}`,
      employers.map(({ band }) => employeesOfBand(band)!.central).join('+'),
      'people',
      'Middle of each employer’s band',
    ),
  }))
  const all = staff.length > 0 ? staff : own === undefined ? [] : [{ people: '1', rates: own }]
  if (all.length === 0) return null
  const count = all.map(({ people }) => people).join('+')
  const weighed = (label: string, value: (rates: RateArguments) => string, unit: string): string =>
    steps.step(
      label,
      `(${all.map(({ people, rates }) => `${people}*${value(rates)}`).join('+')})/(${count})`,
      unit,
      'Rates of the method, by what the staff do',
    )
  const rate = (what: 'travel' | 'waste' | 'commuting', label: string): Rate => ({
    cell: weighed(label, (rates) => String(rates[what].t_per_employee), 't CO2-e per employee'),
    factor: Math.max(...all.map(({ rates }) => rates[what].factor)),
  })
  const aud = weighed('Income per employee', (rates) => String(rates.aud_per_employee), 'A$')
  const output = weighed(
    'Output per employee',
    ({ aud_per_employee, output_share }) => `${aud_per_employee}*${output_share}`,
    'A$',
  )
  return {
    travel: rate('travel', 'Travel per employee'),
    waste: rate('waste', 'Waste per employee'),
    commuting: rate('commuting', 'Commuting per employee'),
    aud_per_employee: aud,
    output_share: steps.step('Output over income', `${output}/${aud}`, null),
    emissions: given.emissions_rate,
  }
}

/** Published measures of size; emissions where fewer than two others are. */
export function sizeCells(papers: WorkingPapers, given: ScreeningArguments, own: RateCells): SizeCells[] {
  const better = [declared(papers, given, own), income(papers, given, own)].filter((size) => size !== null)
  const weak = better.length < 2 ? byEmissions(papers, given, own) : null
  return weak === null ? better : [...better, weak]
}

function ofPeople(
  { steps }: WorkingPapers,
  given: ScreeningArguments,
  own: RateCells,
  [measure, people, factor]: readonly [SizeCells['measure'], string, string],
): SizeCells {
  return {
    measure,
    people,
    people_factor: factor,
    dollars: steps.step(
      `Output by ${measure}`,
      `${people}*${own.aud_per_employee}*${own.output_share}`,
      'A$',
    ),
    dollars_factor: joint(factor, given.shared_rates.income.to_employees_factor),
  }
}

function declared(papers: WorkingPapers, given: ScreeningArguments, own: RateCells): SizeCells | null {
  const bands = given.employers.flatMap(({ band }) => employeesOfBand(band) ?? [])
  if (bands.length === 0) return null
  const { steps } = papers
  const sum = (end: 'low' | 'central' | 'high', label: string): string =>
    steps.step(`Employees declared, ${label}`, bands.map((band) => band[end]).join('+'), 'people')
  const [low, people, high] = [sum('low', 'fewest'), sum('central', 'likely'), sum('high', 'most')]
  if (Number(steps.value(people)) <= 0) return null
  const factor = steps.step('Employees declared, factor each way', `SQRT(${high}/${low})`, null)
  return ofPeople(papers, given, own, ['head count', people, factor])
}

/** The company's income, in prices of the year that the tables are of. */
function income(papers: WorkingPapers, given: ScreeningArguments, own: RateCells): SizeCells | null {
  const { income_aud, income_year, prices } = given
  const term = papers.term(income_aud)
  if (term === null || income_year === null || prices === null) return null
  const levelOf = (year: string): string => {
    const start = Number(year.slice(0, 4))
    const wanted = new Set([`${start}-Q3`, `${start}-Q4`, `${start + 1}-Q1`, `${start + 1}-Q2`])
    const levels = prices.quarters.filter(({ quarter }) => wanted.has(quarter))
    return `AVERAGE(${levels.map(({ level }) => papers.term(level)).join(',')})`
  }
  const deflated = papers.steps.step(
    'Income in prices of the tables',
    `${term}*${levelOf(prices.base_year)}/${levelOf(income_year)}`,
    'A$',
    `From ${income_year} to ${prices.base_year} by the consumer price index`,
  )
  if (Number(papers.steps.value(deflated)) <= 0) return null
  const { as_output_factor, to_employees_factor } = given.shared_rates.income
  return {
    measure: 'income',
    people: papers.steps.step('Employees by income', `${deflated}/${own.aud_per_employee}`, 'people'),
    people_factor: String(to_employees_factor),
    dollars: papers.steps.step('Output by income', `${deflated}*${own.output_share}`, 'A$'),
    dollars_factor: String(as_output_factor),
  }
}

function byEmissions(papers: WorkingPapers, given: ScreeningArguments, own: RateCells): SizeCells | null {
  const [scope1, scope2] = [papers.term(given.scope1_t), papers.term(given.scope2_t)]
  if (scope1 === null || scope2 === null || own.emissions === null) return null
  const { t_per_employee, factor } = own.emissions
  const people = papers.steps.step(
    'Employees by scope 1 and 2',
    `(${scope1}+${scope2})/${t_per_employee}`,
    'people',
    'What reporters of the class emit for each employee',
  )
  if (Number(papers.steps.value(people)) <= 0) return null
  return ofPeople(papers, given, own, ['emissions', people, String(factor)])
}
