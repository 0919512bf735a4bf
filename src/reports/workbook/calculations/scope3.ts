import { CATEGORY_SUPPLIERS } from '../../../domain/company/scope3/purchases.ts'
import type { Working, WorkingPapers } from '../papers.ts'
import type { ScreeningArguments } from './scope3-arguments.ts'
import { energyRange, upstreamTerms } from './scope3-energy.ts'
import type { Range } from './scope3-range.ts'
import { joint, rateCells, type SizeCells, sizeCells } from './scope3-sizes.ts'

/** One way to estimate a category: the cell with tonnes, and a term for how far off it may be each way. */
interface Estimate {
  readonly tonnes: string
  readonly factor: string
}

/** Divisions that handle goods, whose travel is less than their own emissions. */
const GOODS_DIVISIONS: ReadonlySet<string> = new Set('ABCDEFGI')

/** Screening by several estimators side by side; the range holds all of them. */
export const scope3Working: Working = (papers, calculation, argument) => {
  const given = argument as ScreeningArguments
  const { steps } = papers
  steps.section(calculation)
  const own = rateCells(papers, given)
  const sizes = own === null ? [] : sizeCells(papers, given, own)
  const income = sizes.filter(({ measure }) => measure === 'income')
  const people = (category: number, what: 'travel' | 'waste' | 'commuting'): Estimate[] =>
    own === null
      ? []
      : sizes.map(({ measure, people: count, people_factor }) => ({
          tonnes: steps.step(`Category ${category} by ${measure}`, `${count}*${own[what].cell}`, 't CO2-e'),
          factor: joint(people_factor, own[what].factor),
        }))
  const spend = (category: number, kg: string | null, of: readonly SizeCells[]): Estimate[] =>
    kg === null
      ? []
      : of.map(({ measure, dollars, dollars_factor }) => ({
          tonnes: steps.step(
            `Category ${category} by what ${measure} buys`,
            `${dollars}*${kg}/1000`,
            't CO2-e',
          ),
          factor: joint(dollars_factor, given.shared_rates.spend_factor),
        }))
  const ranges: readonly (readonly [number, () => Range | null])[] = [
    [1, () => figure(papers, given, spend(1, upstream(papers, given, own?.output_share ?? '1'), sizes))],
    [3, () => energy(papers, given)],
    [4, () => figure(papers, given, spend(4, bought(papers, given, 4), sizes))],
    [5, () => figure(papers, given, [...people(5, 'waste'), ...spend(5, bought(papers, given, 5), income)])],
    [6, () => travel(papers, given, [...people(6, 'travel'), ...spend(6, bought(papers, given, 6), income)])],
    [7, () => figure(papers, given, people(7, 'commuting'))],
  ]
  for (const [category, rangeOf] of ranges) {
    // Category 3 needs no size; the others need two measures of it, and what income buys is none.
    const isScreened = given.relevant_categories.includes(category) && (category === 3 || sizes.length >= 2)
    const range = isScreened ? rangeOf() : null
    for (const end of ['low', 'central', 'high'] as const)
      steps.output(calculation, `category_${category}.${end}`, range?.[end] ?? null)
  }
}

/** The geometric mean, as wide as the farthest estimate and the uncertainty of the best make it together. */
function together({ steps }: WorkingPapers, given: ScreeningArguments, all: readonly Estimate[]): Range {
  const logs = all.map(({ tonnes }) => `LN(${tonnes})`)
  const middle = steps.step('Logarithm of the geometric mean', `AVERAGE(${logs.join(',')})`, null)
  const farthest = `MAX(${logs.map((log) => `ABS(${log}-${middle})`).join(',')})`
  const best = `LN(MIN(${all.map(({ factor }) => factor).join(',')}))`
  const reach = steps.step(
    'Reach of the range',
    `SQRT(${farthest}^2+${best}^2)`,
    null,
    'Distance of the farthest estimate, and the uncertainty of the best',
  )
  const tonnes = all.map((one) => one.tonnes).join(',')
  const apart = steps.step('Largest estimate over the smallest', `MAX(${tonnes})/MIN(${tonnes})`, 'times')
  const isTooFar = Number(steps.value(apart)) > given.shared_rates.apart_at_most
  return {
    low: `EXP(${middle}-${reach})`,
    central: isTooFar ? null : `EXP(${middle})`,
    high: `EXP(${middle}+${reach})`,
  }
}

function figure(papers: WorkingPapers, given: ScreeningArguments, all: readonly Estimate[]): Range | null {
  if (all.length < 2) return null
  const range = together(papers, given, all)
  const span = papers.steps.step('High end over low end', `${range.high}/${range.low}`, 'times')
  return Number(papers.steps.value(span)) > given.shared_rates.range_at_most ? null : range
}

function travel(papers: WorkingPapers, given: ScreeningArguments, all: readonly Estimate[]): Range | null {
  const range = figure(papers, given, all)
  const [scope1, scope2] = [papers.term(given.scope1_t), papers.term(given.scope2_t)]
  if (range === null || scope1 === null || scope2 === null) return range
  if (!GOODS_DIVISIONS.has(given.division ?? '')) return range
  const over = papers.steps.step(
    'High end of travel over scope 1 and 2',
    `(${range.high})/(${scope1}+${scope2})`,
    null,
  )
  return Number(papers.steps.value(over)) > 1 ? null : range
}

/** Emissions behind a dollar of output upstream of the division; goods that a trader sells on come on top. */
function upstream(papers: WorkingPapers, given: ScreeningArguments, share: string): string | null {
  const { own_division: own, goods_division: goods } = given
  const { steps } = papers
  if (own === null) return null
  const mean = ({ published_kg_per_aud, domestic_kg_per_aud }: typeof own): string =>
    `(${papers.term(published_kg_per_aud)}+${papers.term(domestic_kg_per_aud)})/2`
  const division = `${mean(own)}-${papers.term(own.direct_kg_per_aud)}`
  const isTrade = share !== '1' && Number(steps.value(share)) !== 1
  if (isTrade && goods === null) return null
  const cell = steps.step(
    'Upstream of a dollar of output',
    isTrade && goods !== null ? `${division}+(1-${share})/${share}*${mean(goods)}` : division,
    'kg CO2-e per A$',
  )
  return Number(steps.value(cell)) > 0 ? cell : null
}

/** What the industry buys of the supplying industries for a dollar of output. */
function bought(papers: WorkingPapers, given: ScreeningArguments, category: 4 | 5 | 6): string | null {
  const { steps } = papers
  const own = new Set(given.industries.map(({ code }) => code))
  const codes: readonly string[] = CATEGORY_SUPPLIERS[category].codes
  const wanted = codes.filter((code) => !own.has(code))
  const rows = wanted.flatMap((code) => given.multipliers.find((one) => one.code === code) ?? [])
  if (given.industries.length === 0 || wanted.length === 0 || rows.length < wanted.length) return null
  const output = given.industries.map(({ output_aud_m }) => papers.term(output_aud_m)).join('+')
  const terms = rows.flatMap(({ code, published_kg_per_aud, domestic_kg_per_aud }) => {
    const purchases = given.industries.flatMap(
      ({ purchases_aud_m }) => papers.term(purchases_aud_m[code] ?? null) ?? [],
    )
    const mean = `(${papers.term(published_kg_per_aud)}+${papers.term(domestic_kg_per_aud)})/2`
    return purchases.length === 0 ? [] : [`(${purchases.join('+')})/(${output})*${mean}`]
  })
  if (terms.length === 0) return null
  const label = `Category ${category}: bought for a dollar of output`
  const cell = steps.step(label, terms.join('+'), 'kg CO2-e per A$')
  return Number(steps.value(cell)) > 0 ? cell : null
}

/** Category 3 by the scopes, and by net energy where that is a measure of what was used. */
function energy(papers: WorkingPapers, given: ScreeningArguments): Range | null {
  const { steps } = papers
  const byScopes = energyRange(papers, given)
  if (byScopes === null) return null
  if (byScopes.low === '') return { low: '0', central: '0', high: '0' }
  const low = steps.step('Category 3 by the scopes, low', byScopes.low, 't CO2-e')
  const high = steps.step('Category 3 by the scopes, high', byScopes.high, 't CO2-e')
  if (Number(steps.value(low)) <= 0) return { low, central: byScopes.central, high }
  const tonnes = steps.step(
    'Category 3 by the scopes',
    byScopes.central ?? `SQRT(${low}*${high})`,
    't CO2-e',
    'The middle of its ends where no value inside is likelier',
  )
  const { energy_factor } = given.shared_rates
  const estimates: Estimate[] = [
    { tonnes, factor: joint(`MAX(${high}/${tonnes},${tonnes}/${low})`, energy_factor) },
  ]
  const terms = upstreamTerms(papers, given)
  const gigajoules = papers.term(given.net_energy_gj)
  if (terms.length > 0 && gigajoules !== null) {
    const known = terms.filter(
      (term) => Number(steps.value(steps.step('Upstream of a gigajoule', term, 'kg CO2-e'))) > 0,
    )
    const [least, most] = [`MIN(${known.join(',')})`, `MAX(${known.join(',')})`]
    const cell = steps.step('Category 3 by energy', `${gigajoules}*SQRT(${least}*${most})/1000`, 't CO2-e')
    if (Number(steps.value(cell)) > 0)
      estimates.push({ tonnes: cell, factor: joint(energy_factor, `SQRT(${most}/${least})`) })
  }
  return together(papers, given, estimates)
}
