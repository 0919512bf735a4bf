import type { IsoDay } from '../calendar.ts'
import type { Value } from '../formula/absent.ts'
import { type Evaluation, evaluate, reasonOf } from '../formula/evaluate.ts'
import { rememberedBy } from '../remembered-by.ts'
import type { ReportingYear } from '../reporting-year.ts'
import type { EnergyAverages } from './averages.ts'
import {
  emissionsOf,
  type HoldingEmissions,
  type HoldingRevenue,
  type NoEmissions,
  type PortfolioCompany,
  type PrintedYear,
  revenueOf,
} from './company.ts'
import { type EnergyFactors, emissionsOfEnergy } from './energy.ts'
import { PORTFOLIO_FORMULAS } from './formula.ts'
import { type Holding, isCompanyClass, isSupported, VEHICLE_CLASSES } from './holding.ts'
import { contradicts, isImplausible, printedBeside } from './plausible.ts'
import { HOLDING_FLAGS, type HoldingFlag, reasonSentence } from './reasons.ts'

/** A holding with the company that it is in, or why that is not known. */
export interface PlacedHolding {
  readonly id: string
  readonly holding: Holding
  readonly abn: string | null
  readonly company: PortfolioCompany | undefined
  /** What is wrong with the number or name that it came with. */
  readonly fault: NoEmissions | null
  /** The company whose very name stands beside this number. */
  readonly other_bearer?: { readonly abn: string; readonly name: string } | null | undefined
}

export interface PortfolioQuestion {
  readonly balance_date: IsoDay
  readonly holdings: readonly PlacedHolding[]
  /** Years of the registry that are loaded and ended by the balance date: the latest of them. */
  readonly registry_year: ReportingYear | null
  readonly energy?: EnergyFactors | undefined
  readonly averages?: EnergyAverages | undefined
  readonly price_aud_per_t?: number | undefined
  readonly adjust_evic?: boolean | undefined
}

/** What is added where it is asked for: it reads more of each company. */
export const PORTFOLIO_PARTS = ['risk', 'screening'] as const
export type PortfolioPart = (typeof PORTFOLIO_PARTS)[number]

export const HOLDING_STATUSES = ['covered', 'not_covered', 'refused'] as const
export type HoldingStatus = (typeof HOLDING_STATUSES)[number]

/** Refusals: what the caller sent cannot be computed with. Everything else that is missing is merely not covered. */
const REFUSALS: ReadonlySet<string> = new Set([
  'outstanding_exceeds_denominator',
  'denominator_missing',
  'denominator_ambiguous',
  'emissions_after_balance_date',
])

export interface AttributedHolding extends PlacedHolding {
  readonly status: HoldingStatus
  readonly reason_code: string | null
  readonly reason: string | null
  readonly emissions: HoldingEmissions | null
  readonly revenue: HoldingRevenue | null
  readonly denominator_aud: number | null
  readonly attribution_factor: number | null
  readonly scope1_t: number | null
  readonly scope2_t: number | null
  readonly scope1_and_2_t: number | null
  readonly scope3_t: number | null
  readonly intensity: number | null
  readonly shortfall_t: number | null
  readonly methane_t: number | null
  readonly flags: readonly HoldingFlag[]
  /** What the registry prints for the year that the caller’s figures are of. */
  readonly printed: PrintedYear | null
}

/** What the formula is given. */
export interface GivenPortfolio {
  readonly adjusts_evic: 0 | 1
  readonly price_aud_per_t: number | null
  readonly holdings: readonly ReturnType<typeof rowOf>[]
}

export interface Portfolio {
  readonly question: PortfolioQuestion
  readonly given: GivenPortfolio
  readonly holdings: readonly AttributedHolding[]
  readonly found: Evaluation
}

interface Prepared extends Known {
  readonly placed: PlacedHolding
}

/** Figures behind a holding, or why there are none. */
interface Known {
  readonly emissions: HoldingEmissions | NoEmissions
  readonly revenue: HoldingRevenue | string
}

/** Attributes the emissions behind every holding, in the order in which they were given. */
export function attributePortfolio(question: PortfolioQuestion): Portfolio {
  const publishedOf = rememberedBy((company: PortfolioCompany) => ofCompany({}, company, question))
  const prepared = question.holdings.map((placed) => prepare(placed, question, publishedOf))
  const given: GivenPortfolio = {
    adjusts_evic: question.adjust_evic === true ? 1 : 0,
    price_aud_per_t: question.price_aud_per_t ?? null,
    holdings: prepared.map(rowOf),
  }
  const found = evaluate(PORTFOLIO_FORMULAS.formula('financed_emissions'), { ...given })
  const shared = companiesAboveOne(found, question.holdings)
  const columns = Object.fromEntries(CELLS.map((name) => [name, found.column(`holdings.${name}`)])) as Columns
  return {
    question,
    given,
    found,
    holdings: prepared.map((one, row) =>
      attributed(one, row, { shared, columns, day: question.balance_date }),
    ),
  }
}

/** Thousands of holdings are in a few hundred companies: where a holding brings no figures, those of its company are found once. */
function prepare(
  placed: PlacedHolding,
  question: PortfolioQuestion,
  publishedOf: (company: PortfolioCompany) => Known,
): Prepared {
  const { holding, company, fault } = placed
  if (!isCompanyClass(holding.asset_class))
    return {
      placed,
      emissions: isSupported(holding.asset_class)
        ? emissionsOfEnergy(holding, question.energy, question.averages)
        : { reason_code: 'asset_class_not_supported', reason: reasonSentence('asset_class_not_supported') },
      revenue: 'no_income_row',
    }
  const bringsNone = holding.own_emissions === undefined && holding.revenue_aud === undefined
  const { emissions, revenue } =
    bringsNone && company !== undefined ? publishedOf(company) : ofCompany(holding, company, question)
  return { placed, emissions: withFault(emissions, fault), revenue }
}

function ofCompany(
  brought: Pick<Holding, 'own_emissions' | 'revenue_aud'>,
  company: PortfolioCompany | undefined,
  { balance_date, registry_year }: PortfolioQuestion,
): Known {
  const emissions = emissionsOf(brought, company, balance_date, registry_year)
  const revenue =
    'reason_code' in emissions ? 'no_income_row' : revenueOf(brought, company, emissions, registry_year)
  return { emissions, revenue }
}

/** Where nobody knows which company is meant, that is the reason; own emissions stand without a company. */
const withFault = (
  found: HoldingEmissions | NoEmissions,
  fault: NoEmissions | null,
): HoldingEmissions | NoEmissions => ('reason_code' in found && fault !== null ? fault : found)

const TARGET_SET = { validated: 1, declared: 1, none: 0 } as const

function rowOf({ placed: { id, holding, company }, emissions, revenue }: Prepared) {
  const known = 'reason_code' in emissions ? null : emissions
  const isVehicle = (VEHICLE_CLASSES as readonly string[]).includes(holding.asset_class)
  return {
    id,
    asset_class: holding.asset_class,
    outstanding_aud: holding.outstanding_aud,
    evic_aud: holding.evic_aud ?? null,
    evic_base_aud: holding.evic_base_aud ?? null,
    total_equity_aud: holding.total_equity_aud ?? null,
    total_debt_aud: holding.total_debt_aud ?? null,
    value_at_origination_aud: (isVehicle ? holding.vehicle_value_aud : holding.property_value_aud) ?? null,
    revenue_aud: typeof revenue === 'string' ? null : revenue.aud,
    scope1_t: known?.scope1_t ?? null,
    scope2_t: known?.scope2_t ?? null,
    scope3_t: known?.scope3_t ?? null,
    score: known?.score ?? null,
    shortfall_t: company?.safeguard?.shortfall_t ?? null,
    methane_t: company?.safeguard?.methane_t ?? null,
    has_target: holding.target === undefined ? null : TARGET_SET[holding.target],
  }
}

/** Companies of which more than the whole would be financed. */
function companiesAboveOne(found: Evaluation, holdings: readonly PlacedHolding[]): ReadonlySet<string> {
  const sums = new Map<string, number>()
  for (const [row, { abn }] of holdings.entries()) {
    const factor = found.numberAt('holdings.attribution_factor', row)
    if (abn !== null && factor !== null) sums.set(abn, (sums.get(abn) ?? 0) + factor)
  }
  // What sums of decimals leave behind the sixteenth digit is no excess.
  return new Set([...sums].flatMap(([abn, total]) => (total > 1 + 1e-9 ? [abn] : [])))
}

const CELLS = [
  'denominator_aud',
  'attribution_factor',
  'financed_scope1_t',
  'financed_scope2_t',
  'financed_scope1_and_2_t',
  'financed_scope3_t',
  'is_covered',
  'intensity',
  'financed_shortfall_t',
  'financed_methane_t',
] as const
/** Columns of the formula, looked up once for all rows. */
type Columns = Readonly<Record<(typeof CELLS)[number], readonly Value[]>>

interface Attribution {
  /** Companies of which more than the whole is financed. */
  readonly shared: ReadonlySet<string>
  readonly columns: Columns
  readonly day: IsoDay
}

const FINANCIAL = 'K'

function attributed(
  { placed, emissions, revenue }: Prepared,
  row: number,
  { shared, columns, day }: Attribution,
): AttributedHolding {
  const number = (name: (typeof CELLS)[number]): number | null => {
    const value = columns[name][row]
    return typeof value === 'number' ? value : null
  }
  const known = 'reason_code' in emissions ? null : emissions
  const refusal = refusalOf(columns.attribution_factor[row]!)
  const isCovered = number('is_covered') !== null
  const reason =
    refusal !== null
      ? { reason_code: refusal, reason: reasonSentence(refusal) }
      : isCovered
        ? { reason_code: null, reason: null }
        : 'reason_code' in emissions
          ? emissions
          : { reason_code: 'not_attributed', reason: reasonSentence('not_attributed') }
  const isRefused = reason.reason_code !== null && REFUSALS.has(reason.reason_code)
  const printed = known === null ? undefined : printedBeside(known, placed.company, day)
  const earned = typeof revenue === 'string' ? null : revenue
  const { company, abn } = placed
  const raised: Readonly<Record<HoldingFlag, boolean>> = {
    name_of_another_company: (placed.other_bearer ?? null) !== null,
    own_emissions_contradict: known !== null && printed !== undefined && contradicts(known, printed),
    denominator_implausible: isImplausible(number('denominator_aud'), placed.holding.asset_class, earned),
    emissions_lag: known?.lags === true,
    company_attributed_above_one: abn !== null && shared.has(abn),
    financed_emissions_not_counted: company?.anzsic?.division?.code === FINANCIAL,
    income_boundary_differs: revenue === 'income_boundary_differs',
    one_scope_missing: isCovered && number('financed_scope1_and_2_t') === null,
  }
  return {
    ...placed,
    status: isRefused ? 'refused' : isCovered ? 'covered' : 'not_covered',
    reason_code: reason.reason_code,
    reason: reason.reason,
    emissions: known,
    revenue: earned,
    denominator_aud: number('denominator_aud'),
    attribution_factor: number('attribution_factor'),
    scope1_t: number('financed_scope1_t'),
    scope2_t: number('financed_scope2_t'),
    scope1_and_2_t: number('financed_scope1_and_2_t'),
    scope3_t: number('financed_scope3_t'),
    intensity: number('intensity'),
    shortfall_t: number('financed_shortfall_t'),
    methane_t: number('financed_methane_t'),
    flags: HOLDING_FLAGS.filter((flag) => raised[flag]),
    printed: printed ?? null,
  }
}

/** Why nothing is attributed, as the formula says it. */
function refusalOf(factor: Value): string | null {
  const reason = reasonOf(factor)
  return reason === 'divided_by_zero' ? 'denominator_missing' : reason
}
