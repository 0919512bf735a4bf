import { periodText } from '../../domain/disclosure/records/period-text.ts'
import type { NationalFactors } from '../../domain/ledger/choose-factor.ts'
import type { LedgerLine } from '../../domain/ledger/line.ts'
import { type OwnFactors, ownFactorsBy } from '../../domain/ledger/own-factors.ts'
import type { FactorsOfLines } from '../../domain/ledger/resolve.ts'
import { LineTaker } from '../../domain/ledger/take-line.ts'
import type { Period } from '../../domain/period.ts'
import { ServiceError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { ledgerChoices } from '../../store/ledger/factors.ts'
import { newestRecord, type RecordOwner } from '../../store/records.ts'
import { chooseIssue } from '../factors/factor-issue.ts'
import { loadFactors } from '../factors/factor-library.ts'
import { indexOf } from '../factors/factor-search.ts'
import { mapInTurns } from '../in-turns.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { stands } from '../tenancy/record-version.ts'

/** The national factors of the edition in force for a period. */
export async function nationalFactors(
  database: ReadonlySql,
  snapshot: SnapshotView,
  period: Period,
): Promise<NationalFactors> {
  const { library } = await loadFactors(database, snapshot)
  const { issue } = chooseIssue(library, { reporting_period: periodText(period) })
  return { library, issue, index: indexOf(issue) }
}

/** Wordings whose factors one request may have looked for: each takes milliseconds. */
const MOST_WORDINGS = 300

/** What takes lines of a ledger, with the factors of these lines found. Before the transaction, and in turns with other requests. */
export async function takerOfLines(
  sql: ReadonlySql,
  owner: RecordOwner,
  period: Period,
  national: NationalFactors,
  lines: readonly LedgerLine[],
): Promise<LineTaker> {
  const taker = new LineTaker(await factorsOfLines(sql, owner, national), period)
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

/** National factors with what the tenant adds: own factors, and words that were given a factor before. */
async function factorsOfLines(
  sql: ReadonlySql,
  owner: RecordOwner,
  national: NationalFactors,
): Promise<FactorsOfLines> {
  const record = await newestRecord(sql, { ...owner, kind: 'own_factors', period: '' })
  const choices = await ledgerChoices(sql, owner.tenantId)
  return {
    national,
    choices,
    own: stands(record) ? ownFactorsBy(JSON.parse(record.body) as OwnFactors, record.version) : new Map(),
  }
}
