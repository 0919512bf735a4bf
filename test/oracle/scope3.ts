import rates from '../../src/domain/company/scope3/rates.json' with { type: 'json' }
import { average, total } from './arithmetic.ts'
import { byEnergy, byScopes, type EnergyGiven, type Figure, type Range } from './scope3-energy.ts'

interface Multiplier {
  readonly code: string
  readonly published_kg_per_aud: number
}
interface Given extends EnergyGiven {
  readonly relevant_categories: readonly { readonly category: string }[]
  readonly class_group: string | null
  readonly class_subdivision: string | null
  readonly employers: readonly { readonly band: string; readonly division: string }[]
  readonly income_aud: Figure
  readonly base_prices: readonly { readonly level: number }[]
  readonly income_prices: readonly { readonly level: number }[]
  readonly industries: readonly (Readonly<Record<string, Figure>> & {
    readonly code: unknown
    readonly output: number
  })[]
  readonly multipliers: readonly Multiplier[]
  readonly division_published: Figure
  readonly division_direct: Figure
  readonly goods_published: Figure
}

/** A likely value, and by how many times it may be off each way. */
interface Estimate {
  readonly tonnes: number
  readonly factor: number
  readonly rate_factor: number
  /** What the amount is off, in logarithms; null for one that is no measure of its own. */
  readonly amount_spread: number | null
}
interface PerEmployee {
  readonly t_per_employee: number
  readonly factor: number
}
interface DivisionRates extends Readonly<Record<'travel' | 'waste' | 'commuting', PerEmployee>> {
  readonly income: { readonly aud_per_employee: number }
  readonly output_share: { readonly of_income: number }
  readonly emissions: PerEmployee | null
}
const DIVISIONS: Readonly<Record<string, DivisionRates>> = rates.divisions
const CLASSES: Readonly<Record<string, PerEmployee>> = rates.classes

interface Size {
  readonly is_income: boolean
  readonly people: number
  readonly people_factor: number
  readonly dollars: number
  readonly dollars_factor: number
}

const joint = (one: number, other: number): number =>
  Math.exp(Math.sqrt(Math.log(one) ** 2 + Math.log(other) ** 2))

const estimate = (amount: number, amountFactor: number, rate: number, rateFactor: number): Estimate => ({
  tonnes: amount * rate,
  factor: joint(amountFactor, rateFactor),
  rate_factor: rateFactor,
  amount_spread: Math.log(Math.max(amountFactor, 1.1)),
})

/** What estimates are off that do not share their amounts: the rate they share, and the amounts weighed by their squares. */
function byRateAndAmounts(estimates: readonly Estimate[]): number {
  const weights = estimates.flatMap(({ amount_spread: one }) => (one === null ? [] : [1 / one ** 2]))
  const rate = Math.log(Math.min(...estimates.map((one) => one.rate_factor)))
  return Math.sqrt(1 / total(weights) + rate ** 2)
}

const byTheBest = (estimates: readonly Estimate[]): number =>
  Math.log(Math.min(...estimates.map((one) => one.factor)))

/** The geometric mean; as wide as the farthest estimate and what they are off make it together. */
function together(estimates: readonly Estimate[], off = byRateAndAmounts(estimates)): Range {
  const tonnes = estimates.map((one) => one.tonnes)
  const middle = average(tonnes.map((one) => Math.log(one)))
  const farthest = Math.max(...tonnes.map((one) => Math.abs(Math.log(one) - middle)))
  const reach = Math.sqrt(farthest ** 2 + off ** 2)
  return {
    low: Math.exp(middle - reach),
    central: Math.max(...tonnes) / Math.min(...tonnes) > 10 ? null : Math.exp(middle),
    high: Math.exp(middle + reach),
  }
}

/** A range that is not too wide. */
function figure(estimates: readonly Estimate[]): Range | null {
  if (estimates.length === 0) return null
  const range = together(estimates)
  return range.high > 100 * range.low ? null : range
}

/** The fewest, the likely and the most employees of a band. */
function bandOf(text: string): readonly [number, number, number] | null {
  const band = text.replaceAll(/[ ,]/g, '')
  const [end = 0, last = end] = band.replaceAll(/[<+]/g, '').split('-').map(Number)
  if (/^<\d+$/.test(band)) return [end / 5, end / 2, end]
  if (/^\d+\+$/.test(band)) return [end, 2.4 * end, 12 * end]
  if (!/^\d+(?:-\d+)?$/.test(band)) return null
  return [end, end === last ? end : (last - end) / Math.log(last / end), last]
}

/** Means over what the staff do, by the employers' own words; else what the division has. */
function ratesOf(given: Given) {
  const staff = given.employers.flatMap(({ band, division }) => {
    const [own, people] = [DIVISIONS[division], bandOf(band)?.[1] ?? 0]
    return own === undefined || people <= 0 ? [] : [{ people, own }]
  })
  const division = DIVISIONS[given.division ?? '']
  const all = staff.length > 0 ? staff : division === undefined ? [] : [{ people: 1, own: division }]
  if (all.length === 0) return null
  const weighed = (value: (own: DivisionRates) => number): number =>
    total(all.map(({ people, own }) => people * value(own))) / total(all.map(({ people }) => people))
  const each = (what: 'travel' | 'waste' | 'commuting'): PerEmployee => ({
    t_per_employee: weighed((own) => own[what].t_per_employee),
    factor: Math.max(...all.map(({ own }) => own[what].factor)),
  })
  const aud = weighed((own) => own.income.aud_per_employee)
  const output = weighed((own) => own.income.aud_per_employee * own.output_share.of_income)
  const known =
    CLASSES[given.class_group ?? ''] ?? CLASSES[given.class_subdivision ?? ''] ?? division?.emissions
  return {
    travel: each('travel'),
    waste: each('waste'),
    commuting: each('commuting'),
    aud,
    output_share: output / aud,
    emissions: known && known.factor <= 5 ? known : null,
  }
}
type Rates = NonNullable<ReturnType<typeof ratesOf>>

function sizesOf(given: Given, own: Rates): Size[] {
  const ofPeople = (people: number, factor: number): Size => ({
    is_income: false,
    people,
    people_factor: factor,
    dollars: people * own.aud * own.output_share,
    dollars_factor: joint(factor, 2.7),
  })
  const sizes: Size[] = []
  const bands = given.employers.flatMap(({ band }) => [bandOf(band) ?? []].filter((one) => one.length > 0))
  const [fewest, people, most] = [0, 1, 2].map((end) => total(bands.map((band) => band[end]!)))
  const spread = Math.sqrt(most! / fewest!)
  const isOpen = given.employers.some(({ band }) => /^\d[\d,]*\+$/.test(band.replaceAll(' ', '')))
  if (people! > 0) sizes.push(ofPeople(people!, isOpen ? spread : Math.min(spread, 1.8)))
  const { income_aud, base_prices, income_prices, scope1_t, scope2_t } = given
  if (income_aud !== null && income_aud > 0 && base_prices.length > 0 && income_prices.length > 0) {
    const level = (prices: Given['base_prices']): number => average(prices.map((one) => one.level))
    const aud = (income_aud * level(base_prices)) / level(income_prices)
    sizes.push({
      is_income: true,
      people: aud / own.aud,
      people_factor: 2.7,
      dollars: aud * own.output_share,
      dollars_factor: 1.5,
    })
  }
  const tonnes = scope1_t === null || scope2_t === null ? 0 : scope1_t + scope2_t
  if (sizes.length < 2 && tonnes > 0 && own.emissions !== null)
    sizes.push(ofPeople(tonnes / own.emissions.t_per_employee, own.emissions.factor))
  return sizes
}

const above = (kg: number): Figure => (kg > 0 ? kg : null)

/** Upstream of a dollar of the division; goods that a trader sells on come on top. */
function upstream(given: Given, share: number): Figure {
  const { division_published, division_direct, goods_published } = given
  if (division_published === null || division_direct === null) return null
  const own = division_published - division_direct
  if (share === 1) return above(own)
  return goods_published === null ? null : above(own + ((1 - share) / share) * goods_published)
}

/** Kilograms behind what the industry buys for a dollar of output; its own trade is left out. */
function bought(codes: readonly string[], { industries, multipliers }: Given): Figure {
  const wanted = codes.filter((code) => industries.every((one) => one.code !== code))
  const rows = wanted.flatMap((code) => multipliers.find((one) => one.code === code) ?? [])
  if (industries.length === 0 || rows.length < wanted.length) return null
  const output = total(industries.map((one) => one.output))
  return above(
    total(
      rows.map(
        ({ code, published_kg_per_aud }) =>
          (total(industries.map((one) => one[`from_${code}`] ?? 0)) / output) * published_kg_per_aud,
      ),
    ),
  )
}

function energy(given: Given): Range | null {
  const scopes = byScopes(given)
  if (scopes === null || scopes.low <= 0) return scopes
  const { low, central, high } = scopes
  const middle = central ?? Math.sqrt(low * high)
  const used = byEnergy(given)
  const estimates = [
    estimate(middle, Math.max(high / middle, middle / low), 1, 1.5),
    ...(used === null
      ? []
      : [
          estimate(
            used.gigajoules,
            1.5,
            Math.sqrt(used.least * used.most) / 1000,
            Math.sqrt(used.most / used.least),
          ),
        ]),
  ]
  return together(estimates, byTheBest(estimates))
}

/** Travel of those who handle goods is below their own emissions. */
function plausible(range: Range | null, { division, scope1_t, scope2_t }: Given): Range | null {
  if (range === null || scope1_t === null || scope2_t === null || !/^[A-GI]$/.test(division ?? ''))
    return range
  return range.high > scope1_t + scope2_t ? null : range
}

/** docs/methods/scope3_screening.md. */
export function scope3Screening(argument: Readonly<Record<string, unknown>>): Record<string, Figure> {
  const given = argument as unknown as Given
  const own = ratesOf(given)
  const sizes = own === null ? [] : sizesOf(given, own)
  const income = sizes.filter((size) => size.is_income)
  const people = (what: 'travel' | 'waste' | 'commuting'): Estimate[] =>
    sizes.map((size) =>
      estimate(size.people, size.people_factor, own![what].t_per_employee, own![what].factor),
    )
  const spend = (kg: Figure, of: readonly Size[]): Estimate[] =>
    kg === null ? [] : of.map((size) => estimate(size.dollars, size.dollars_factor, kg / 1000, 2.5))
  // What income buys is no measure of its own.
  const bySpend = (codes: readonly string[]): Estimate[] =>
    spend(bought(codes, given), income).map((one) => ({ ...one, amount_spread: null }))
  const ranges: Readonly<Record<string, () => Range | null>> = {
    1: () => figure(spend(upstream(given, own?.output_share ?? 1), sizes)),
    3: () => energy(given),
    4: () => figure(spend(bought(['4601', '4701'], given), sizes)),
    5: () => figure([...people('waste'), ...bySpend(['2901'])]),
    6: () => plausible(figure([...people('travel'), ...bySpend(['4401', '4901'])]), given),
    7: () => figure(people('commuting')),
  }
  const matters = new Set(given.relevant_categories.map(({ category }) => category))
  return Object.fromEntries(
    Object.entries(ranges).flatMap(([category, rangeOf]) => {
      // What is estimated by size needs two measures of it; what income buys is none.
      const isScreened = matters.has(category) && (category === '3' || sizes.length >= 2)
      const range = isScreened ? rangeOf() : null
      return (['low', 'central', 'high'] as const).map((end) => [
        `category_${category}_${end}`,
        range?.[end] ?? null,
      ])
    }),
  )
}
