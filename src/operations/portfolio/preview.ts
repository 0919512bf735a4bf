import { checkTypedNumber } from '../../domain/abn.ts'
import type { IsoDay } from '../../domain/calendar.ts'
import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import { resolveFactor } from '../../domain/ledger/resolve.ts'
import { LineTaker } from '../../domain/ledger/take-line.ts'
import { parsePeriod } from '../../domain/period.ts'
import { EnergyAverages } from '../../domain/portfolio/averages.ts'
import { portfolioChange } from '../../domain/portfolio/change.ts'
import { type NoEmissions, yearAt } from '../../domain/portfolio/company.ts'
import type { EnergyFactors } from '../../domain/portfolio/energy.ts'
import { type Holding, isCompanyClass, isSupported } from '../../domain/portfolio/holding.ts'
import {
  attributePortfolio,
  type PlacedHolding,
  type Portfolio,
  type PortfolioPart,
  type PortfolioQuestion,
} from '../../domain/portfolio/portfolio.ts'
import { type BandsByAbn, type RiskAmounts, riskAmounts } from '../../domain/portfolio/risk-amounts.ts'
import { type PortfolioScreening, screenPortfolio } from '../../domain/portfolio/screening.ts'
import type { ReportingYear } from '../../domain/reporting-year.ts'
import { ServiceError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { energyAverageRows } from '../../store/energy-averages.ts'
import type { Release } from '../../store/releases.ts'
import { registryYears } from '../company/registry-years.ts'
import { nationalFactors } from '../ledger/factors-of-lines.ts'
import { perSnapshot } from '../reference/per-snapshot.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { portfolioBands } from './bands.ts'
import { portfolioCompanies } from './companies.ts'
import { nameBearers } from './name-bearers.ts'
import { portfolioScreenings } from './screenings.ts'

/** A state of a portfolio as a caller sends it. */
export interface SentPortfolio {
  readonly balance_date: IsoDay
  readonly holdings: readonly Holding[]
}

/** How it is computed, and what is added. */
export interface PortfolioOptions {
  readonly price_aud_per_t?: number | undefined
  readonly adjust_evic?: boolean | undefined
  readonly include?: readonly PortfolioPart[] | undefined
}

/** A state, and one to compare it with. */
export interface SentStates extends SentPortfolio {
  readonly previous?: SentPortfolio | undefined
}

export interface PortfolioRequest extends SentStates, PortfolioOptions {}

/** Members in one order, so that one question has one evidence hash. */
export const requestOf = (
  { balance_date, holdings, previous }: SentStates,
  { price_aud_per_t, adjust_evic, include }: PortfolioOptions,
): PortfolioRequest => ({ balance_date, holdings, price_aud_per_t, adjust_evic, include, previous })

export interface ComputedPortfolio {
  readonly portfolio: Portfolio
  readonly change: ReturnType<typeof portfolioChange> | null
  readonly risk: RiskAmounts | null
  /** Of the companies whose risk was asked for. */
  readonly bands: BandsByAbn | null
  readonly screening: PortfolioScreening | null
  readonly releases: readonly Release[]
  readonly evidence_hash: string
}

/**
 * Financed emissions of holdings, without saving anything. With `earlier` the change is since that snapshot, of the previous
 * holdings or, without any, of the same.
 */
export async function computePortfolio(
  database: ReadonlySql,
  snapshot: SnapshotView,
  request: PortfolioRequest,
  earlier?: SnapshotView,
): Promise<ComputedPortfolio> {
  const { holdings, include = [] } = request
  requireIds(holdings)
  const now = await attributeSent(database, snapshot, request, request)
  const previous = request.previous ?? (earlier === undefined ? undefined : request)
  const before =
    previous === undefined ? null : await attributeSent(database, earlier ?? snapshot, previous, request)
  const { portfolio, releases } = now
  const readBands = include.includes('risk') ? await portfolioBands(database, snapshot, now.known) : null
  const bands = readBands === null ? null : valuesOf(readBands, ({ bands: one }) => one)
  const screenings = include.includes('screening')
    ? await portfolioScreenings(database, snapshot, now.known)
    : null
  const used = new Set([
    ...releases,
    ...(before?.releases ?? []),
    ...[readBands, screenings].flatMap((read) => [...(read?.values() ?? [])].flatMap((one) => one.releases)),
  ])
  return {
    portfolio,
    change: before === null ? null : portfolioChange(momentOf(before.portfolio), momentOf(portfolio)),
    risk: bands === null ? null : riskAmounts(portfolio.holdings, bands),
    bands,
    screening:
      screenings === null
        ? null
        : screenPortfolio(
            portfolio,
            valuesOf(screenings, ({ screening }) => screening),
          ),
    releases: [...new Map([...(earlier?.releases ?? []), ...snapshot.releases]).values()].filter(({ id }) =>
      used.has(id),
    ),
    evidence_hash: sha256(
      canonicalJson([
        sha256(JSON.stringify(request)),
        portfolio.found.compiled.method.version,
        portfolio.holdings.map(({ emissions }) => [emissions?.release ?? null, emissions?.ref ?? null]),
        [...used].toSorted(),
        ...(earlier === undefined ? [] : [earlier.id]),
      ]),
    ),
  }
}

const valuesOf = <Read, Value>(
  read: ReadonlyMap<string, Read>,
  of: (one: Read) => Value,
): Map<string, Value> => new Map([...read].map(([abn, one]) => [abn, of(one)]))

const momentOf = ({ holdings, found }: Portfolio) => ({ holdings, total_t: found.number('scope1_and_2_t') })

async function attributeSent(
  database: ReadonlySql,
  snapshot: SnapshotView,
  { balance_date, holdings }: SentPortfolio,
  { price_aud_per_t, adjust_evic }: PortfolioRequest,
) {
  const years = registryYears(snapshot).map(({ reporting_year }) => reporting_year)
  const year = yearAt(balance_date, years)
  const identified = holdings.map(identify)
  const abns = [...new Set(identified.flatMap(({ abn }) => abn ?? []))]
  const companies = await portfolioCompanies(database, snapshot, abns, year ?? '')
  const needsEnergy = holdings.some(({ asset_class: name }) => isSupported(name) && !isCompanyClass(name))
  const energy = needsEnergy ? await energyFactors(database, snapshot, year) : undefined
  const averages = needsEnergy ? await energyAverages(database, snapshot) : undefined
  const isNamed = holdings.some(({ name }, at) => name !== undefined && identified[at]!.abn !== null)
  const bearers = isNamed ? await nameBearers(database, snapshot) : undefined
  const placed = holdings.map((holding, at): PlacedHolding => {
    const { abn, fault } = identified[at]!
    const other =
      abn === null || holding.name === undefined ? undefined : bearers?.otherThan(abn, holding.name)
    const company = abn === null ? undefined : companies.get(abn)?.company
    return { id: holding.id ?? String(at + 1), holding, abn, company, fault, other_bearer: other }
  })
  const question: PortfolioQuestion = {
    balance_date,
    holdings: placed,
    registry_year: year,
    energy,
    averages,
    price_aud_per_t,
    adjust_evic,
  }
  const portfolio = attributePortfolio(question)
  return {
    portfolio,
    known: [...companies.keys()],
    releases: new Set([
      ...[...companies.values()].flatMap((one) => one.releases),
      ...portfolio.holdings.flatMap(({ emissions }) => emissions?.release ?? []),
      // An average is of one release, its factors are of another.
      ...(portfolio.holdings.some(({ emissions }) => emissions?.source === 'average')
        ? [energy!.release]
        : []),
    ]),
  }
}

const NOT_NAMED: NoEmissions = {
  reason_code: 'company_missing',
  reason: 'The holding names no company: give its ABN or ACN.',
}
const NOT_CHOSEN: NoEmissions = {
  reason_code: 'company_not_chosen',
  reason: 'The holding has a name and no number, and a name is never taken for a company: choose its ABN.',
}

/** The company that a holding names by its number. A name alone is a question for a person. */
export function identify(holding: Holding): {
  readonly abn: string | null
  readonly fault: NoEmissions | null
} {
  const { abn, acn, name, ticker } = holding
  const typed = abn ?? acn
  if (typed === undefined) {
    if (!isCompanyClass(holding.asset_class)) return { abn: null, fault: null }
    const isNamed = (name ?? ticker) !== undefined
    return { abn: null, fault: isNamed ? NOT_CHOSEN : NOT_NAMED }
  }
  const checked = checkTypedNumber(typed)
  if (checked.ok) return { abn: checked.abn, fault: null }
  return {
    abn: null,
    fault:
      checked.fault === 'format'
        ? {
            reason_code: 'abn_format_invalid',
            reason: `${JSON.stringify(typed)} is not an ABN of eleven digits or an ACN of nine.`,
          }
        : {
            reason_code: 'abn_checksum_failed',
            reason: `The check digits of ${JSON.stringify(typed)} are wrong.`,
          },
  }
}

/** Companies that holdings name by their numbers, in order, each once. */
export const companiesIn = (holdings: readonly Holding[]): string[] =>
  [...new Set(holdings.flatMap((holding) => identify(holding).abn ?? []))].toSorted()

/** Factors of the year, as the ledger finds them; undefined where the edition is not loaded. */
async function energyFactors(
  database: ReadonlySql,
  snapshot: SnapshotView,
  year: ReportingYear | null,
): Promise<EnergyFactors | undefined> {
  const period = year === null ? undefined : parsePeriod(year)
  if (period === undefined) return undefined
  try {
    const national = await nationalFactors(database, snapshot, period)
    const taker = new LineTaker(
      (line) => resolveFactor({ national, own: new Map(), publicly: new Map(), choices: new Map() }, line),
      period,
    )
    const { edition, release_id: release } = national.issue
    return { taker, period, edition, release }
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'release_not_found') return undefined
    throw error
  }
}

/** Undefined where no operator loaded any. */
const energyAverages = perSnapshot(async (database, snapshot) => {
  const rows = await energyAverageRows(database, snapshot.id)
  return rows.length === 0 ? undefined : new EnergyAverages(rows)
})

/** Ids tell holdings apart between two days: two of one are an error of the whole request. */
export function requireIds(holdings: readonly Holding[]): void {
  const seen = new Map<string, number>()
  for (const [at, { id = String(at + 1) }] of holdings.entries()) {
    const first = seen.get(id)
    if (first !== undefined)
      throw new ServiceError('validation_failed', `Two holdings have the id ${JSON.stringify(id)}.`, {
        errors: [
          {
            pointer: `/holdings/${at}/id`,
            code: 'duplicate_id',
            message: `is the id of holding ${first + 1} too`,
            received: id,
          },
        ],
        hint: 'Give every holding another id, or none.',
      })
    seen.set(id, at)
  }
}
