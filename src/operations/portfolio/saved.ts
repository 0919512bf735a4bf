import type { Clock } from '../../clock.ts'
import type { IsoDay } from '../../domain/calendar.ts'
import { type FieldChange, fieldChanges } from '../../domain/disclosure/records/differences.ts'
import type { RecordWarning } from '../../domain/disclosure/records/fault.ts'
import { retainUntil } from '../../domain/disclosure/records/retention.ts'
import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import type { BookLayout } from '../../domain/portfolio/book/fields.ts'
import type { Holding } from '../../domain/portfolio/holding.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import {
  insertPortfolio,
  lockPortfolio,
  newestPortfolio,
  type PortfolioHead,
  type PortfolioKey,
  type PortfolioRow,
  portfolioHeads,
  portfolioVersions,
  standingPortfolios,
} from '../../store/portfolios.ts'
import { followPortfolio } from '../monitoring/watchlists.ts'
import { namesOfActors } from '../tenancy/actor-names.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { etagOf, requireMatch, stands } from '../tenancy/record-version.ts'
import type { RecordAuthor } from '../tenancy/tenant-records.ts'
import { identify, requireIds, type SentPortfolio, type SentStates } from './preview.ts'

/** The file that a version was read from, and how. */
export interface ImportedFrom {
  readonly file_name: string
  readonly file_sha256: string
  readonly sheet: string | null
  readonly layout_id: string
  readonly layout: BookLayout
  readonly lines: number
  readonly taken: number
  readonly doubtful: number
  readonly refused: number
  readonly left_out: number
}

/** A portfolio as it is saved. */
export interface PortfolioBody {
  readonly name: string
  readonly balance_date: IsoDay
  readonly holdings: readonly Holding[]
  readonly imported_from?: ImportedFrom | undefined
}

/** A version without its holdings, with what a caller needs to change it. */
export interface PortfolioVersion {
  readonly id: string
  readonly name: string
  readonly balance_date: IsoDay | null
  readonly currency: 'AUD'
  readonly holding_count: number
  readonly version: number
  readonly supersedes: number | null
  readonly body_sha256: string
  readonly authored_by: string
  readonly authored_at: string
  readonly retain_until: string
  readonly etag: string
}

export interface SavedPortfolio extends PortfolioVersion {
  readonly holdings: readonly Holding[]
  /** Null where the version was not read from a file. */
  readonly imported_from: ImportedFrom | null
}

export type PortfolioServices = { readonly database: Database; readonly clock: Clock }

const PORTFOLIO_LIMIT = 100

/** Replaces a portfolio with a new version; `changed` is false where it stands already as it is sent. */
export async function putPortfolio(
  { database, clock }: PortfolioServices,
  key: PortfolioKey,
  {
    body: sent,
    actor,
    ifMatch,
    dryRun,
  }: RecordAuthor & { readonly body: PortfolioBody; readonly dryRun: boolean },
): Promise<{
  readonly portfolio: SavedPortfolio
  readonly changed: boolean
  readonly warnings: readonly RecordWarning[]
}> {
  requireIds(sent.holdings)
  const warnings = warningsOf(sent.holdings)
  return await database.as({ kind: 'tenant', tenantId: key.tenantId }, async (sql) => {
    await lockPortfolio(sql, key)
    const before = await newestPortfolio(sql, key)
    requireMatch(before, ifMatch)
    if (before === undefined) await refuseTooMany(sql, key.tenantId)
    const body = canonicalJson(stands(before) ? withOrigin(sent, before) : sent)
    const row: PortfolioRow = {
      id: key.id,
      version: (before?.version ?? 0) + 1,
      name: sent.name,
      balance_date: sent.balance_date,
      holdings: sent.holdings.length,
      body,
      body_sha256: sha256(body),
      authored_by: actor,
      authored_at: clock.now().toISOString(),
      deletion_reason: null,
    }
    if (stands(before) && before.body_sha256 === row.body_sha256)
      return { portfolio: asSaved(before), changed: false, warnings }
    if (!dryRun) await write(sql, clock, key.tenantId, row)
    return { portfolio: asSaved(row), changed: true, warnings }
  })
}

/** The same holdings are still those of the file that they were read from: under another name, or on another day. */
function withOrigin(sent: PortfolioBody, before: PortfolioRow): PortfolioBody {
  if (sent.imported_from !== undefined) return sent
  const { holdings, imported_from } = JSON.parse(before.body) as PortfolioBody
  if (imported_from === undefined || canonicalJson(holdings) !== canonicalJson(sent.holdings)) return sent
  return { ...sent, imported_from }
}

/** The version in force; undefined where there is none. */
export async function findPortfolio(
  database: Database,
  key: PortfolioKey,
): Promise<SavedPortfolio | undefined> {
  const row = await database.as({ kind: 'tenant', tenantId: key.tenantId }, (sql) =>
    newestPortfolio(sql, key),
  )
  return stands(row) ? asSaved(row) : undefined
}

/** The version in force, or an earlier one. */
export async function readPortfolio(
  database: Database,
  key: PortfolioKey,
  version?: number,
): Promise<SavedPortfolio> {
  const row = await database.as({ kind: 'tenant', tenantId: key.tenantId }, async (sql) =>
    version === undefined
      ? await newestPortfolio(sql, key)
      : (await portfolioVersions(sql, key, { limit: 1, before: version + 1 }))[0],
  )
  if (!stands(row) || (version !== undefined && row.version !== version)) throw notFound(key.id, version)
  return asSaved(row)
}

/** The versions that a question is about. */
export interface AskedVersions {
  readonly now: PortfolioHead
  readonly before: PortfolioHead | undefined
}

/** Finds the version in force, or the one asked for, and the one to compare with, without reading their holdings. */
export async function askedVersions(
  database: Database,
  key: PortfolioKey,
  {
    version,
    compared_with,
  }: { readonly version?: number | undefined; readonly compared_with?: number | undefined },
): Promise<AskedVersions> {
  const named = [version, compared_with].flatMap((one) => one ?? [])
  const heads = await database.as({ kind: 'tenant', tenantId: key.tenantId }, (sql) =>
    portfolioHeads(sql, key, named),
  )
  const [newest] = heads
  if (!stands(newest)) throw notFound(key.id)
  const headOf = (wanted: number): PortfolioHead => {
    const head = heads.find((one) => one.version === wanted)
    if (!stands(head)) throw notFound(key.id, wanted)
    return head
  }
  return {
    now: version === undefined ? newest : headOf(version),
    before: compared_with === undefined ? undefined : headOf(compared_with),
  }
}

/** The holdings of those versions. Versions are never changed, so a save in the meantime makes no difference. */
export async function sentVersions(
  database: Database,
  key: PortfolioKey,
  { now, before }: AskedVersions,
): Promise<SentStates> {
  const sent = async ({ version }: PortfolioHead): Promise<SentPortfolio> => {
    const { balance_date, holdings } = await readPortfolio(database, key, version)
    return { balance_date: balance_date!, holdings }
  }
  return { ...(await sent(now)), ...(before === undefined ? {} : { previous: await sent(before) }) }
}

export const readPortfolios = async (
  database: Database,
  tenantId: string,
  page: { readonly after?: string; readonly limit: number },
): Promise<PortfolioVersion[]> =>
  (await database.as({ kind: 'tenant', tenantId }, (sql) => standingPortfolios(sql, tenantId, page))).map(
    asVersion,
  )

/** Deletes by one more version that says so and why; what was written stays in the history. */
export async function removePortfolio(
  { database, clock }: PortfolioServices,
  key: PortfolioKey,
  { actor, ifMatch, reason }: RecordAuthor & { readonly reason: string },
): Promise<PortfolioVersion> {
  return await database.as({ kind: 'tenant', tenantId: key.tenantId }, async (sql) => {
    await lockPortfolio(sql, key)
    const before = await newestPortfolio(sql, key)
    if (!stands(before)) throw notFound(key.id)
    requireMatch(before, ifMatch)
    const row: PortfolioRow = {
      ...before,
      version: before.version + 1,
      name: '',
      balance_date: null,
      holdings: 0,
      body: '{}',
      body_sha256: sha256('{}'),
      authored_by: actor,
      authored_at: clock.now().toISOString(),
      deletion_reason: reason,
    }
    await write(sql, clock, key.tenantId, row)
    return asVersion(row)
  })
}

export interface PastPortfolio extends PortfolioVersion {
  /** Name of who wrote it, as it is now; null where no one has one. */
  readonly authored_by_name: string | null
  readonly deletion_reason: string | null
  readonly field_changes: readonly FieldChange[] | null
}

/** Versions, newest first, with `changes` each with what it changed. `charge` receives how many characters are compared. */
export async function readPortfolioHistory(
  database: Database,
  key: PortfolioKey,
  { changes, ...page }: { readonly limit: number; readonly before?: number; readonly changes: boolean },
  charge: (characters: number) => Promise<void>,
): Promise<PastPortfolio[]> {
  const { rows, names } = await database.as({ kind: 'tenant', tenantId: key.tenantId }, async (sql) => {
    const versions = await portfolioVersions(sql, key, { ...page, limit: page.limit + 1, bodies: changes })
    const authors = versions.map(({ authored_by }) => authored_by)
    return { rows: versions, names: await namesOfActors(sql, key.tenantId, authors) }
  })
  if (rows.length === 0 && page.before === undefined) throw notFound(key.id)
  await charge(rows.reduce((sum, { body }) => sum + body.length, 0))
  return rows.slice(0, page.limit).map((row, at) => {
    const before = rows[at + 1]
    return {
      ...asVersion(row),
      authored_by_name: names.get(row.authored_by) ?? null,
      deletion_reason: row.deletion_reason,
      field_changes:
        before === undefined || !changes ? null : fieldChanges(JSON.parse(before.body), JSON.parse(row.body)),
    }
  })
}

async function write(sql: Sql, clock: Clock, tenantId: string, row: PortfolioRow): Promise<void> {
  const { id, version, body_sha256, holdings, deletion_reason: reason } = row
  await insertPortfolio(sql, tenantId, row)
  await appendAudit(sql, clock, {
    tenantId,
    actor: row.authored_by,
    action: reason === null ? 'portfolio.replaced' : 'portfolio.deleted',
    subject: `portfolio:${id}`,
    detail: { version, body_sha256, holdings, ...(reason === null ? {} : { reason }) },
  })
  await followPortfolio(sql, clock, { tenantId, id }, row)
}

/** Holdings that wait for someone to say which company they are in. */
const warningsOf = (holdings: readonly Holding[]): RecordWarning[] =>
  holdings.flatMap((holding, at) => {
    const { fault } = identify(holding)
    return fault === null
      ? []
      : [{ pointer: `/holdings/${at}`, code: fault.reason_code, message: fault.reason }]
  })

function asVersion(row: Omit<PortfolioRow, 'body'>): PortfolioVersion {
  return {
    id: row.id,
    name: row.name,
    balance_date: row.balance_date,
    currency: 'AUD',
    holding_count: row.holdings,
    version: row.version,
    supersedes: row.version === 1 ? null : row.version - 1,
    body_sha256: row.body_sha256,
    authored_by: row.authored_by,
    authored_at: row.authored_at,
    retain_until: retainUntil({ period: null, written: row.authored_at, completed: [] }),
    etag: etagOf(row),
  }
}

function asSaved(row: PortfolioRow): SavedPortfolio {
  const { holdings, imported_from = null } = JSON.parse(row.body) as PortfolioBody
  return { ...asVersion(row), holdings, imported_from }
}

async function refuseTooMany(sql: Sql, tenantId: string): Promise<void> {
  const held = await standingPortfolios(sql, tenantId, { limit: PORTFOLIO_LIMIT })
  if (held.length < PORTFOLIO_LIMIT) return
  throw new ServiceError('validation_failed', `A tenant has at most ${PORTFOLIO_LIMIT} portfolios.`, {
    hint: 'Delete one that is no longer needed.',
  })
}

const notFound = (id: string, version?: number) =>
  new ServiceError(
    'portfolio_not_found',
    version === undefined
      ? `There is no portfolio ${id}.`
      : `Portfolio ${id} has no version ${version} with holdings.`,
    { hint: 'GET /v1/portfolios lists those there are; PUT to this address makes it.' },
  )
