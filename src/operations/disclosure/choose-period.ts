import type { Period } from '../../domain/period.ts'
import { periodEnd, periodStart, reportingYear } from '../../domain/reporting-year.ts'
import type { Database } from '../../store/database.ts'
import { requirePeriod } from '../require-period.ts'
import { disclosurePeriods } from './records.ts'

/** A period, and why it is this one. */
export interface ChosenPeriod extends Period {
  readonly basis: 'asked_for' | 'newest_record' | 'latest_july_june_year'
}

/** The period that is asked for; else the newest that has a record; else the latest July-June year that has ended. */
export async function choosePeriod(
  database: Database,
  question: {
    readonly tenantId: string
    readonly abn: string
    readonly period?: string | undefined
    readonly today: string
  },
): Promise<ChosenPeriod> {
  const { tenantId, abn, period, today } = question
  if (period !== undefined) return { ...requirePeriod(period), basis: 'asked_for' }
  const [newest] = await disclosurePeriods(database, tenantId, abn)
  if (newest !== undefined) return { ...newest, basis: 'newest_record' }
  const ended = reportingYear(Number(today.slice(0, 4)) - (today.slice(5) < '07-01' ? 2 : 1))
  return { start: periodStart(ended), end: periodEnd(ended), basis: 'latest_july_june_year' }
}
