import { average, total } from '../arithmetic.ts'
import {
  burntAtWells,
  type EnergyGiven,
  energyByScopes,
  type Figure,
  type Range,
  usualFactors,
} from './scope3-energy.ts'
import { deflator, type Prices } from './scope3-prices.ts'

interface PerEmployee {
  readonly t_per_employee: number
  readonly factor: number
}
interface Multiplier {
  readonly code: string
  readonly published_kg_per_aud: number
  readonly domestic_kg_per_aud: number
}
interface DivisionMultiplier extends Multiplier {
  readonly direct_kg_per_aud: number
}
interface Rates {
  readonly travel: PerEmployee
  readonly waste: PerEmployee
  readonly commuting: PerEmployee
  readonly aud_per_employee: number
  readonly output_share: number
  readonly emissions: PerEmployee | null
}
interface Band {
  readonly low: number
  readonly central: number
  readonly high: number
}
interface Given extends EnergyGiven {
  readonly relevant_categories: readonly number[]
  readonly employers: readonly { readonly band: string; readonly division: string }[]
  readonly income_aud: Figure
  readonly income_year: string | null
  readonly prices: Prices | null
  readonly industries: readonly {
    readonly code: string
    readonly output_aud_m: number
    readonly purchases_aud_m: Readonly<Record<string, number>>
  }[]
  readonly multipliers: readonly Multiplier[]
  readonly own_division: DivisionMultiplier | null
  readonly goods_division: DivisionMultiplier | null
  readonly rates: Readonly<Record<string, Rates>>
  /** Of the class, or of the division; until 2.0.0 always of the division. */
  readonly emissions_rate?: PerEmployee | null
  readonly shared_rates: {
    readonly bands: { readonly below: Band; readonly open: Band }
    readonly income: { readonly as_output_factor: number; readonly to_employees_factor: number }
    readonly spend_factor: number
    readonly energy_factor: number
    readonly apart_at_most: number
    readonly range_at_most: number
  }
}

/** A likely value, and by how many times it may be off each way. */
interface Estimate {
  readonly tonnes: number
  readonly factor: number
}
interface Size {
  readonly is_income: boolean
  readonly people: number
  readonly people_factor: number
  readonly dollars: number
  readonly dollars_factor: number
}

const SUPPLIERS = { 4: ['4601', '4701'], 5: ['2901'], 6: ['4401', '4901'] } as const
const GOODS = new Set('ABCDEFGI')

/** Categories 1, 3, 4, 5, 6 and 7 by what the page says since 2.0.0. */
export function estimatedCategories(
  argument: unknown,
  version: string,
): Readonly<Record<number, Range | null>> {
  const given = argument as Given
  const own = ratesOf(given)
  const sizes = own === null ? [] : sizesOf(given, own)
  const income = sizes.filter((size) => size.is_income)
  const people = (what: 'travel' | 'waste' | 'commuting'): Estimate[] =>
    own === null
      ? []
      : sizes.map((size) =>
          product(size.people, size.people_factor, own[what].t_per_employee, own[what].factor),
        )
  const spend = (kg: number | null, of: readonly Size[]): Estimate[] =>
    kg === null
      ? []
      : of.map((size) =>
          product(size.dollars, size.dollars_factor, kg / 1000, given.shared_rates.spend_factor),
        )
  // In 2.0.0 what income buys passed for a second measure of size.
  const hasMeasures = sizes.length >= 2 || version === '2.0.0'
  const of = (category: number, estimates: () => readonly Estimate[]): Range | null =>
    given.relevant_categories.includes(category) && hasMeasures ? figure(estimates(), given) : null
  return {
    1: of(1, () => spend(upstream(given, own?.output_share ?? 1), sizes)),
    3: given.relevant_categories.includes(3) ? energy(given) : null,
    4: of(4, () => spend(bought(4, given), sizes)),
    5: of(5, () => [...people('waste'), ...spend(bought(5, given), income)]),
    6: withinOwnEmissions(
      of(6, () => [...people('travel'), ...spend(bought(6, given), income)]),
      given,
    ),
    7: of(7, () => people('commuting')),
  }
}

const joint = (...factors: number[]): number => Math.exp(Math.hypot(...factors.map((one) => Math.log(one))))

const product = (amount: number, amountFactor: number, rate: number, rateFactor: number): Estimate => ({
  tonnes: amount * rate,
  factor: joint(amountFactor, rateFactor),
})

function figure(estimates: readonly Estimate[], given: Given): Range | null {
  if (estimates.length < 2) return null
  const range = together(estimates, given)
  return range.high > given.shared_rates.range_at_most * range.low ? null : range
}

/** The geometric mean; as wide as the farthest estimate and the uncertainty of the best make it together. */
function together(estimates: readonly Estimate[], { shared_rates }: Given): Range {
  const tonnes = estimates.map((one) => one.tonnes)
  const middle = average(tonnes.map((one) => Math.log(one)))
  const farthest = Math.max(...tonnes.map((one) => Math.abs(Math.log(one) - middle)))
  const reach = Math.hypot(farthest, Math.log(Math.min(...estimates.map((one) => one.factor))))
  const isTooFar = Math.max(...tonnes) / Math.min(...tonnes) > shared_rates.apart_at_most
  return {
    low: Math.exp(middle - reach),
    central: isTooFar ? null : Math.exp(middle),
    high: Math.exp(middle + reach),
  }
}

function withinOwnEmissions(range: Range | null, { division, scope1_t, scope2_t }: Given): Range | null {
  if (range === null || scope1_t === null || scope2_t === null || !GOODS.has(division ?? '')) return range
  return range.high > scope1_t + scope2_t ? null : range
}

function bandOf(text: string, { shared_rates }: Given): Band | null {
  const band = text.replaceAll(' ', '').replaceAll(',', '')
  const scaled = ({ low, central, high }: Band, end: number): Band => ({
    low: low * end,
    central: central * end,
    high: high * end,
  })
  if (/^<\d+$/.test(band)) return scaled(shared_rates.bands.below, Number(band.slice(1)))
  if (/^\d+\+$/.test(band)) return scaled(shared_rates.bands.open, Number(band.slice(0, -1)))
  const [first, last] = band.split('-')
  if (!/^\d+(?:-\d+)?$/.test(band)) return null
  const [low, high] = [Number(first), Number(last ?? first)]
  return { low, central: Math.sqrt(low * high), high }
}

/** Means over what the staff do, by the employers' own words; else what the division has. */
function ratesOf(given: Given): Rates | null {
  const own = given.rates[given.division ?? '']
  const staff = given.employers.flatMap(({ band, division }) => {
    const rates = given.rates[division]
    const people = bandOf(band, given)?.central ?? 0
    return rates === undefined || people <= 0 ? [] : [{ people, rates }]
  })
  const all = staff.length > 0 ? staff : own === undefined ? [] : [{ people: 1, rates: own }]
  if (all.length === 0) return null
  const count = total(all.map(({ people }) => people))
  const weighed = (value: (rates: Rates) => number): number =>
    total(all.map(({ people, rates }) => (people / count) * value(rates)))
  const each = (what: 'travel' | 'waste' | 'commuting'): PerEmployee => ({
    t_per_employee: weighed((rates) => rates[what].t_per_employee),
    factor: Math.max(...all.map(({ rates }) => rates[what].factor)),
  })
  const aud = weighed((rates) => rates.aud_per_employee)
  return {
    travel: each('travel'),
    waste: each('waste'),
    commuting: each('commuting'),
    aud_per_employee: aud,
    output_share: weighed((rates) => rates.aud_per_employee * rates.output_share) / aud,
    emissions: given.emissions_rate === undefined ? (own?.emissions ?? null) : given.emissions_rate,
  }
}

function sizesOf(given: Given, own: Rates): Size[] {
  const { as_output_factor, to_employees_factor } = given.shared_rates.income
  const ofPeople = (people: number, factor: number): Size => ({
    is_income: false,
    people,
    people_factor: factor,
    dollars: people * own.aud_per_employee * own.output_share,
    dollars_factor: joint(factor, to_employees_factor),
  })
  const sizes: Size[] = []
  const bands = given.employers.flatMap(({ band }) => bandOf(band, given) ?? [])
  const sum = (end: keyof Band): number => total(bands.map((band) => band[end]))
  if (sum('central') > 0) sizes.push(ofPeople(sum('central'), Math.sqrt(sum('high') / sum('low'))))
  const { income_aud, income_year, prices, scope1_t, scope2_t } = given
  if (income_aud !== null && income_aud > 0 && income_year !== null && prices !== null) {
    const aud = income_aud * deflator(prices, income_year)
    sizes.push({
      is_income: true,
      people: aud / own.aud_per_employee,
      people_factor: to_employees_factor,
      dollars: aud * own.output_share,
      dollars_factor: as_output_factor,
    })
  }
  const tonnes = scope1_t === null || scope2_t === null ? 0 : scope1_t + scope2_t
  if (sizes.length < 2 && tonnes > 0 && own.emissions !== null)
    sizes.push(ofPeople(tonnes / own.emissions.t_per_employee, own.emissions.factor))
  return sizes
}

const mean = (one: Multiplier): number => (one.published_kg_per_aud + one.domestic_kg_per_aud) / 2

function upstream({ own_division, goods_division }: Given, share: number): number | null {
  if (own_division === null) return null
  const own = mean(own_division) - own_division.direct_kg_per_aud
  if (share === 1) return own > 0 ? own : null
  return goods_division === null ? null : own + ((1 - share) / share) * mean(goods_division)
}

/** Kilograms behind what the industry buys for a dollar of output; its own trade is left out. */
function bought(category: 4 | 5 | 6, { industries, multipliers }: Given): number | null {
  const output = total(industries.map(({ output_aud_m }) => output_aud_m))
  const codes = SUPPLIERS[category].filter((code) => industries.every((one) => one.code !== code))
  const rows = codes.flatMap((code) => multipliers.find((one) => one.code === code) ?? [])
  if (output <= 0 || codes.length === 0 || rows.length < codes.length) return null
  const kg = total(
    rows.map(
      (row) =>
        (total(industries.map(({ purchases_aud_m }) => purchases_aud_m[row.code] ?? 0)) / output) * mean(row),
    ),
  )
  return kg > 0 ? kg : null
}

const GJ_PER_KWH = 0.0036

function energy(given: Given): Range | null {
  const byScopes = energyByScopes(given, '2.0.0')
  if (byScopes === 'missing') return null
  if (byScopes === 'nothing') return { low: 0, central: 0, high: 0 }
  const { low, central, high } = byScopes
  if (low <= 0) return byScopes
  const { energy_factor } = given.shared_rates
  const middle = central ?? Math.sqrt(low * high)
  const estimates = [product(middle, Math.max(high / middle, middle / low), 1, energy_factor)]
  const perGigajoule = [
    ...usualFactors(given).map((row) => row.scope3_kg_per_gj),
    ...given.electricity.map((row) => row.scope3_kg_per_kwh / GJ_PER_KWH),
  ].filter((kg) => kg > 0)
  const isKnown = usualFactors(given).length > 0 && given.electricity.length > 0
  const isMeasure = given.stations.length === 0 && burntAtWells(given) === null
  if (given.net_energy_gj !== null && given.net_energy_gj > 0 && isMeasure && isKnown) {
    const [least, most] = [Math.min(...perGigajoule), Math.max(...perGigajoule)]
    estimates.push(
      product(given.net_energy_gj, energy_factor, Math.sqrt(least * most) / 1000, Math.sqrt(most / least)),
    )
  }
  return together(estimates, given)
}
