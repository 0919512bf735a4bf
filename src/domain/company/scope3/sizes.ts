import type { EvidenceInput } from '../../evidence.ts'
import { sum } from '../../mathematics/statistics.ts'
import type { Evidenced } from '../outcome.ts'
import rates from './rates.json' with { type: 'json' }

/** An employer of the group, with the band of employees that it declared, such as `1000-4999`. */
export interface Employer extends Evidenced {
  readonly name: string
  readonly band: string
  /** What its staff do, as it declared; a group may emit in another division than it employs in. */
  readonly division: string
}

/** What is published about how large a company is. */
export interface SizeInput {
  readonly division: string | null
  /** Group and subdivision of the company, deepest first. */
  readonly classes: readonly string[]
  readonly employers: readonly Employer[]
  /** Income of the tax entity where it fits the group. */
  readonly income: (Evidenced & { readonly aud: number; readonly income_year: string }) | null
  /** Prices of the table's base year over prices of the income year. */
  readonly deflator: (Evidenced & { readonly ratio: number; readonly base_year: string }) | null
  /** Scope 1 and 2. */
  readonly emissions: (Evidenced & { readonly tonnes: number }) | null
}

/** One published measure of size, as people and as output. A factor is how far off it may be each way. */
export interface Size {
  readonly measure: 'head_count' | 'income' | 'emissions'
  readonly employees: number
  readonly employees_factor: number
  readonly output_aud: number
  readonly output_factor: number
  readonly note: string
  readonly inputs: readonly EvidenceInput[]
}

/** Tonnes for each employee, and how far off that may be each way. */
export interface PerEmployee {
  readonly t_per_employee: number
  readonly factor: number
}

export type DivisionRates = Readonly<Record<'travel' | 'waste' | 'commuting', PerEmployee>> & {
  readonly income: { readonly aud_per_employee: number; readonly source: string }
  /** A trader's output in the tables is its margin, which is a share of its income. */
  readonly output_share: { readonly of_income: number; readonly source: string }
  /** Null for a division with too few reporters to tell. */
  readonly emissions: PerEmployee | null
}

const divisions: Readonly<Record<string, DivisionRates>> = rates.divisions

/** What is known of people, waste, travel and income by division; undefined for a division that is not known. */
export const ratesOf = (division: string | null): DivisionRates | undefined => divisions[division ?? '']

/** Rates of a company: means over what its staff do where its employers declared that, else of its division. */
export interface CompanyRates {
  readonly travel: PerEmployee
  readonly waste: PerEmployee
  readonly commuting: PerEmployee
  readonly aud_per_employee: number
  readonly output_share: number
  readonly emissions: PerEmployee | null
}

export function companyRates(input: SizeInput): CompanyRates | null {
  const { division, employers } = input
  const own = ratesOf(division)
  const staff = employers.flatMap(({ band, division: declared }) => {
    const [employees, rate] = [employeesOfBand(band)?.central ?? 0, ratesOf(declared)]
    return rate === undefined || employees <= 0 ? [] : [{ employees, rate }]
  })
  const all = staff.length > 0 ? staff : own === undefined ? [] : [{ employees: 1, rate: own }]
  const people = sum(all.map(({ employees }) => employees))
  if (people <= 0) return null
  const weighed = (value: (rate: DivisionRates) => number): number =>
    sum(all.map(({ employees, rate }) => (employees / people) * value(rate)))
  const perEmployee = (what: 'travel' | 'waste' | 'commuting'): PerEmployee => ({
    t_per_employee: weighed((rate) => rate[what].t_per_employee),
    factor: Math.max(...all.map(({ rate }) => rate[what].factor)),
  })
  const aud_per_employee = weighed((rate) => rate.income.aud_per_employee)
  return {
    travel: perEmployee('travel'),
    waste: perEmployee('waste'),
    commuting: perEmployee('commuting'),
    aud_per_employee,
    output_share:
      weighed((rate) => rate.income.aud_per_employee * rate.output_share.of_income) / aud_per_employee,
    emissions: emissionsRate(input),
  }
}

const classes: Readonly<Record<string, PerEmployee>> = rates.classes

/**
 * What reporters of the class emit for each employee, else those of the division. Null where they are so far apart that
 * emissions say nothing of size: manufacturing has bakeries and smelters.
 */
export function emissionsRate({ division, classes: own }: SizeInput): PerEmployee | null {
  const known = own.flatMap((code) => classes[code] ?? [])[0] ?? ratesOf(division)?.emissions ?? null
  return known === null || known.factor > rates.measure_factor_at_most ? null : known
}

/**
 * Independent measures of a company's size. Emissions are used only where fewer than two others are published: what a
 * company burns says least of how many people work there.
 */
export function sizesOf(input: SizeInput, own: CompanyRates | null): readonly Size[] {
  if (own === null) return []
  const better = [declaredSize(input, own), incomeSize(input, own)].filter((size) => size !== null)
  const weak = better.length < 2 ? emissionsSize(input, own) : null
  return weak === null ? better : [...better, weak]
}

/** Factors of independent causes: the squares of their logarithms add up. */
export const bothFactors = (one: number, other: number): number =>
  Math.exp(Math.hypot(Math.log(one), Math.log(other)))

/** The fewest, the likely and the most employees of a band; an open band runs to a multiple of its end. */
export function employeesOfBand(band: string): { low: number; central: number; high: number } | null {
  const found = /^(<)?(\d[\d,]*)(?:-(\d[\d,]*)|(\+))?$/.exec(band.replaceAll(' ', ''))
  if (found === null) return null
  const [first, last] = [count(found[2]), count(found[3])]
  if (found[1] !== undefined) return scaledBand(rates.bands.below, first)
  if (found[4] !== undefined) return scaledBand(rates.bands.open, first)
  return found[3] === undefined
    ? { low: first, central: first, high: first }
    : { low: first, central: Math.sqrt(first * last), high: last }
}

const count = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''))

const scaledBand = (share: { low: number; central: number; high: number }, end: number) => ({
  low: share.low * end,
  central: share.central * end,
  high: share.high * end,
})

function declaredSize({ employers }: SizeInput, own: CompanyRates): Size | null {
  const bands = employers.map(({ band }) => employeesOfBand(band)).filter((band) => band !== null)
  const employees = sum(bands.map(({ central }) => central))
  if (employees <= 0) return null
  const employees_factor = Math.sqrt(sum(bands.map(({ high }) => high)) / sum(bands.map(({ low }) => low)))
  return {
    measure: 'head_count',
    employees,
    employees_factor,
    output_aud: employees * own.aud_per_employee * own.output_share,
    output_factor: bothFactors(employees_factor, rates.income.to_employees_factor),
    note: `Head-count bands of ${bands.length} employers in the group, added up.`,
    inputs: employers.flatMap(({ evidence }) => evidence),
  }
}

function incomeSize({ income, deflator }: SizeInput, own: CompanyRates): Size | null {
  if (income === null || deflator === null || income.aud <= 0) return null
  const aud = income.aud * deflator.ratio
  return {
    measure: 'income',
    employees: aud / own.aud_per_employee,
    employees_factor: rates.income.to_employees_factor,
    output_aud: aud * own.output_share,
    output_factor: rates.income.as_output_factor,
    note: `Income for ${income.income_year} at ${deflator.base_year} prices.`,
    inputs: [...income.evidence, ...deflator.evidence],
  }
}

function emissionsSize({ emissions }: SizeInput, own: CompanyRates): Size | null {
  if (emissions === null || emissions.tonnes <= 0 || own.emissions === null) return null
  const employees = emissions.tonnes / own.emissions.t_per_employee
  return {
    measure: 'emissions',
    employees,
    employees_factor: own.emissions.factor,
    output_aud: employees * own.aud_per_employee * own.output_share,
    output_factor: bothFactors(own.emissions.factor, rates.income.to_employees_factor),
    note: 'Scope 1 and 2 divided by what reporters in the class emit per employee.',
    inputs: emissions.evidence,
  }
}
