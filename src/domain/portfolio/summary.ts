import { type Evaluation, evaluateRows } from '../formula/evaluate.ts'
import { rememberedUpTo } from '../remembered-by.ts'
import { compareText } from '../text-order.ts'
import { stateOf } from './averages.ts'
import { SCORES } from './company.ts'
import { PORTFOLIO_FORMULAS } from './formula.ts'
import type { Holding } from './holding.ts'
import type { AttributedHolding, Portfolio } from './portfolio.ts'
import { FLAG_SENTENCES } from './reasons.ts'

/** Totals of a portfolio or of a part of it, each with what it covers. */
export interface PartTotals {
  readonly holdings: number
  readonly outstanding_aud: number
  readonly undrawn_aud: number | null
  readonly covered_aud: number
  readonly totals: {
    readonly scope1_t: number | null
    readonly scope2_t: number | null
    readonly scope1_and_2_t: number | null
    readonly scope3_t: number | null
  }
  readonly coverage: {
    readonly by_amount: number | null
    readonly by_count: number | null
    readonly by_scope: {
      readonly scope1: number | null
      readonly scope2: number | null
      readonly scope1_and_2: number | null
      readonly scope3: number | null
    }
  }
  readonly data_quality: number | null
  readonly economic_intensity_t_per_aud_million: number | null
}

/** Of the holdings in some rows. */
export const totalsOfPart = ({ found, holdings }: Portfolio, rows: readonly number[]): PartTotals =>
  totalsIn(
    // The steps of the whole are those of a part.
    rows.length === holdings.length
      ? found
      : evaluateRows(PORTFOLIO_FORMULAS.formula('part_of_portfolio'), { of: found, table: 'holdings', rows }),
    rows.map((row) => holdings[row]!),
  )

export const totalsOfWhole = ({ found, holdings }: Portfolio): PartTotals => totalsIn(found, holdings)

function totalsIn(found: Evaluation, holdings: readonly AttributedHolding[]): PartTotals {
  const number = (name: string): number | null => found.number(name)
  return {
    holdings: holdings.length,
    outstanding_aud: number('outstanding_aud') ?? 0,
    undrawn_aud: undrawnOf(holdings),
    covered_aud: number('covered_aud') ?? 0,
    totals: {
      scope1_t: number('scope1_t'),
      scope2_t: number('scope2_t'),
      scope1_and_2_t: number('scope1_and_2_t'),
      scope3_t: number('scope3_t'),
    },
    coverage: {
      by_amount: number('by_amount'),
      by_count: number('by_count'),
      by_scope: {
        scope1: number('scope1_by_amount'),
        scope2: number('scope2_by_amount'),
        scope1_and_2: number('scope1_and_2_by_amount'),
        scope3: number('scope3_by_amount'),
      },
    },
    data_quality: number('data_quality'),
    economic_intensity_t_per_aud_million: number('economic_intensity'),
  }
}

/** Commitments that are not drawn stand apart: nothing is attributed to them. */
const undrawnOf = (holdings: readonly AttributedHolding[]): number | null => {
  const given = holdings.flatMap(({ holding }) => holding.undrawn_aud ?? [])
  return given.length === 0 ? null : given.reduce((sum, one) => sum + one, 0)
}

export interface BreakdownPart extends PartTotals {
  /** Null for holdings of which this is not known. */
  readonly key: string | null
  readonly title: string | null
}

type KeyOf = (holding: AttributedHolding) => { readonly key: string; readonly title: string } | null

const plain = (key: string | null | undefined) =>
  key === null || key === undefined ? null : { key, title: key }

const anzsicOf =
  (level: 'division' | 'group'): KeyOf =>
  ({ company }) => {
    const code = company?.anzsic?.[level]
    return code === undefined || code === null ? null : { key: code.code, title: code.title }
  }

/** Paragraphs B62 and B63 go by the industry, which has six digits; a code of a sub-industry begins with it. */
const INDUSTRY_DIGITS = 6
const gicsIndustry = ({ gics_industry_code: code }: Holding): string | undefined =>
  code?.slice(0, INDUSTRY_DIGITS)

/** A book writes a state in many ways. */
const knownState = rememberedUpTo(1000, (text: string): string => stateOf(text) ?? text)

/** Of the property or vehicle, else of the company. */
export const stateOfHolding = ({ holding, company }: AttributedHolding): string | null =>
  holding.state === undefined ? (company?.state ?? null) : knownState(holding.state)

/** What a portfolio is told apart by. */
export const BREAKDOWNS: Readonly<Record<string, KeyOf>> = {
  asset_class: ({ holding }) => plain(holding.asset_class),
  anzsic_division: anzsicOf('division'),
  anzsic_group: anzsicOf('group'),
  gics_industry: ({ holding }) => plain(gicsIndustry(holding)),
  state: (holding) => plain(stateOfHolding(holding)),
  data_quality: ({ emissions, status }) =>
    status === 'covered' ? { key: String(emissions!.score), title: SCORES[emissions!.score] } : null,
  safeguard: ({ company }) => plain(company?.safeguard?.coverage),
}

/** Every part in the order of its amount; what is not known comes last. */
export function breakdown(portfolio: Portfolio, by: KeyOf): BreakdownPart[] {
  const keys = portfolio.holdings.map(by)
  const groups = Map.groupBy(keys.keys(), (row) => keys[row]?.key ?? null)
  return [...groups]
    .map(([key, rows]) => ({
      key,
      title: key === null ? null : keys[rows[0]!]!.title,
      ...totalsOfPart(portfolio, rows),
    }))
    .toSorted(
      (a, b) =>
        Number(a.key === null) - Number(b.key === null) ||
        b.outstanding_aud - a.outstanding_aud ||
        compareText(a.key ?? '', b.key ?? ''),
    )
}

export interface Contributor {
  readonly abn: string | null
  readonly name: string | null
  readonly holdings: readonly string[]
  readonly outstanding_aud: number
  readonly scope1_and_2_t: number
  readonly share_of_emissions: number | null
  readonly share_of_amount: number | null
}

/** Companies with the most financed scope 1 and 2; a holding without an ABN stands for itself. */
export function topContributors({ holdings, found }: Portfolio, most: number): Contributor[] {
  const [total, amount] = [found.number('scope1_and_2_t'), found.number('outstanding_aud')]
  const counted = holdings.filter(({ scope1_and_2_t }) => scope1_and_2_t !== null)
  return [...Map.groupBy(counted, ({ abn, id }) => abn ?? `#${id}`).values()]
    .map((own) => {
      const tonnes = own.reduce((sum, one) => sum + one.scope1_and_2_t!, 0)
      const outstanding = own.reduce((sum, one) => sum + one.holding.outstanding_aud, 0)
      return {
        abn: own[0]!.abn,
        name: nameOf(own[0]!),
        holdings: own.map(({ id }) => id),
        outstanding_aud: outstanding,
        scope1_and_2_t: tonnes,
        share_of_emissions: share(tonnes, total),
        share_of_amount: share(outstanding, amount),
      }
    })
    .toSorted((a, b) => b.scope1_and_2_t - a.scope1_and_2_t || compareText(a.abn ?? '', b.abn ?? ''))
    .slice(0, most)
}

export const nameOf = ({ company, holding }: AttributedHolding): string | null =>
  company?.name ?? holding.name ?? null

const share = (part: number, whole: number | null): number | null =>
  whole === null || whole === 0 ? null : part / whole

/** Twice its share of the amount is more than a reader expects. */
const STANDS_OUT = 2

/** In one line why a row deserves a look, or what it is. */
export function whyOf(one: AttributedHolding, { found }: Portfolio): string {
  if (one.reason !== null) return one.reason
  const flag = one.flags[0]
  const tonnes = share(one.scope1_and_2_t ?? 0, found.number('scope1_and_2_t')) ?? 0
  const amount = share(one.holding.outstanding_aud, found.number('outstanding_aud')) ?? 0
  const shares = `${percent(tonnes)} of financed scope 1 and 2 with ${percent(amount)} of the amount.`
  if (flag !== undefined && !(tonnes > STANDS_OUT * amount)) return FLAG_SENTENCES[flag]
  return flag === undefined ? shares : `${shares} ${FLAG_SENTENCES[flag]}`
}

const percent = (value: number): string => `${Number((value * 100).toPrecision(3))} %`
