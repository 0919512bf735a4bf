import { deflators } from '../../domain/company/deflator.ts'
import { periodText } from '../../domain/disclosure/records/period-text.ts'
import type { NationalFactors } from '../../domain/ledger/choose-factor.ts'
import type { LedgerLine } from '../../domain/ledger/line.ts'
import { type OwnFactor, type OwnFactors, ownFactorsBy } from '../../domain/ledger/own-factors.ts'
import { publicFactorsBy } from '../../domain/ledger/public-factors.ts'
import { type FactorsOfLines, resolveFactor } from '../../domain/ledger/resolve.ts'
import { spendFactors } from '../../domain/ledger/spend-factors.ts'
import { LineTaker } from '../../domain/ledger/take-line.ts'
import type { Period } from '../../domain/period.ts'
import { ServiceError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { ledgerChoices } from '../../store/ledger/factors.ts'
import { quarterlyPriceRows } from '../../store/prices.ts'
import { newestRecord, type RecordOwner } from '../../store/records.ts'
import { chooseIssue } from '../factors/factor-issue.ts'
import { loadFactors } from '../factors/factor-library.ts'
import { indexOf } from '../factors/factor-search.ts'
import { printedMultipliers } from '../factors/multipliers.ts'
import { mapInTurns } from '../in-turns.ts'
import { perSnapshot } from '../reference/per-snapshot.ts'
import { quarterPrices } from '../reference/prices.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { stands } from '../tenancy/record-version.ts'
import { loadedFactorSets } from './public-factors.ts'

/** Factors that are published: of the national edition in force for a period, per dollar of an industry, and of public sets. */
export interface PublishedFactors extends NationalFactors {
  readonly spend: ReadonlyMap<string, OwnFactor>
  /** Of the public sets that an operator loaded. */
  readonly publicly: ReadonlyMap<string, OwnFactor>
}

export async function nationalFactors(
  database: ReadonlySql,
  snapshot: SnapshotView,
  period: Period,
): Promise<PublishedFactors> {
  const { library } = await loadFactors(database, snapshot)
  const { issue } = chooseIssue(library, { reporting_period: periodText(period) })
  const spend = await spendOf(database, snapshot, yearOf(period))
  const publicly = publicFactorsBy(await loadedFactorSets(database))
  return { library, issue, index: indexOf(issue), spend, publicly }
}

/** The July-June year that most of a period is in, for prices. */
function yearOf({ start }: Period): string {
  const first = Number(start.slice(0, 4)) - (start.slice(5, 7) < '04' ? 1 : 0)
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

const spendOf = perSnapshot(async (database, snapshot, year) => {
  const rows = await printedMultipliers(database, snapshot)
  const prices = quarterPrices(snapshot, await quarterlyPriceRows(database, snapshot.id))
  return spendFactors(
    rows.flatMap((row) =>
      row.total_kgco2e_per_aud_published === null
        ? []
        : [
            {
              code: row.code,
              name: row.name,
              kg_per_aud: row.total_kgco2e_per_aud_published,
              edition: snapshot.releases.get(row.release_id)?.edition ?? '',
              release_id: row.release_id,
              row_ref: row.row_ref,
            },
          ],
    ),
    deflators(prices)(year),
  )
})

/** Wordings whose factors one request may have looked for: each takes milliseconds. */
const MOST_WORDINGS = 300

/** What takes lines of a ledger, with the factors of these lines found. Before the transaction, and in turns with other requests. */
export async function takerOfLines(
  sql: ReadonlySql,
  owner: RecordOwner,
  period: Period,
  published: PublishedFactors,
  lines: readonly LedgerLine[],
): Promise<LineTaker> {
  const factors = await factorsOfLines(sql, owner, published)
  const taker = new LineTaker((line) => resolveFactor(factors, line), period)
  const unknown = taker.unknownAmong(lines)
  if (unknown.length > MOST_WORDINGS)
    throw new ServiceError(
      'batch_too_large',
      `The lines name ${unknown.length} different activities; one request may have ${MOST_WORDINGS}.`,
      { hint: 'Send lines of the same activity together, or name their factors in factor_id.' },
    )
  await mapInTurns(unknown, (line) => taker.learn(line))
  return taker
}

/** Published factors with what the tenant adds: own factors, and words that were given a factor before. */
export async function factorsOfLines(
  sql: ReadonlySql,
  owner: RecordOwner,
  { spend, publicly, ...national }: PublishedFactors,
): Promise<FactorsOfLines> {
  const record = await newestRecord(sql, { ...owner, kind: 'own_factors', period: '' })
  const choices = await ledgerChoices(sql, owner.tenantId)
  const own = stands(record) ? ownFactorsBy(JSON.parse(record.body) as OwnFactors, record.version) : []
  return {
    national,
    choices,
    own: new Map([...spend, ...own]),
    publicly,
  }
}
