import { addYears } from '../../domain/calendar.ts'
import { periodText } from '../../domain/disclosure/records/period-text.ts'
import { ledgerChange } from '../../domain/ledger/change.ts'
import { coverageOf, type MonthlyLedger, type Series } from '../../domain/ledger/coverage.ts'
import { meteredGaps } from '../../domain/ledger/metered.ts'
import type { Period } from '../../domain/period.ts'
import type { Database, ReadonlySql } from '../../store/database.ts'
import { ledgerFactors } from '../../store/ledger/factors.ts'
import { findLedgerHead, type LedgerKey } from '../../store/ledger/head.ts'
import { subtotalCells } from '../../store/ledger/subtotals.ts'
import { meteredStretches } from './metered-stretches.ts'
import { activityOfLedger, boundaryOf, readTotals } from './totals.ts'

export interface LedgerQuestion {
  readonly tenantId: string
  readonly abn: string
  readonly period: Period
}

/** The period a year earlier. */
const yearBefore = ({ start, end }: Period): Period => ({
  start: addYears(start, -1),
  end: addYears(end, -1),
})

const keyOf = ({ tenantId, abn }: LedgerQuestion, period: Period): LedgerKey => ({
  tenantId,
  abn,
  period: periodText(period),
})

/** Which months have lines, and what each rule would put into those that have none. */
export async function readCoverage(sql: ReadonlySql, question: LedgerQuestion): Promise<Series[]> {
  return coverageOf(
    await monthly(sql, question, question.period),
    await monthly(sql, question, yearBefore(question.period)),
  )
}

async function monthly(sql: ReadonlySql, question: LedgerQuestion, period: Period): Promise<MonthlyLedger> {
  const key = keyOf(question, period)
  const cells = await subtotalCells(sql, key)
  const factors = await ledgerFactors(sql, question.tenantId, [...new Set(cells.map(({ factor }) => factor))])
  return {
    period,
    cells,
    factors,
    gaps: meteredGaps(period, await meteredStretches(sql, key, factors), factors),
  }
}

/** What there is to say of a ledger beside its totals. */
export async function analyseLedger(database: Database, question: LedgerQuestion) {
  const sql = database.reader({ kind: 'tenant', tenantId: question.tenantId })
  const before = yearBefore(question.period)
  const [key, earlier] = [keyOf(question, question.period), keyOf(question, before)]
  const found = await readTotals(database, key)
  const isComparable = found.head !== null && (await findLedgerHead(sql, earlier)) !== undefined
  return {
    found,
    before,
    coverage: await readCoverage(sql, question),
    // Without a year before there is nothing to compare with: all of it would be called new activity.
    change: isComparable
      ? ledgerChange(
          await activityOfLedger(sql, earlier, await boundaryOf(sql, earlier)),
          await activityOfLedger(sql, key, found.boundary),
        )
      : null,
  }
}

export type AnalysedLedger = Awaited<ReturnType<typeof analyseLedger>>
