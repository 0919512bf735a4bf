import { type Denominator, presentAnalysis } from '../api/present/ledger-analysis.ts'
import { periodText } from '../domain/disclosure/records/period-text.ts'
import type { Period } from '../domain/period.ts'
import { analyseLedger } from '../operations/ledger/analysis.ts'
import { requireAbn } from '../operations/require-abn.ts'
import { requirePeriod } from '../operations/require-period.ts'
import { chooseTenant, tenantOption } from './choose-tenant.ts'
import { requiredOption } from './input.ts'

/** What every command about a ledger asks for. */
export const LEDGER_INPUT = {
  abn: requiredOption('abn', 'ABN of the company.'),
  period: requiredOption('period', 'July-June year, calendar year, or two days joined by a slash.'),
  tenant: tenantOption,
}

interface Asked {
  readonly abn: string
  readonly period: string
  readonly tenant: string | undefined
}

/** Which ledger is meant. */
export async function ledgerAsked(
  service: Parameters<typeof chooseTenant>[0],
  { abn, period, tenant }: Asked,
) {
  const { id: tenantId } = await chooseTenant(service, tenant)
  const days: Period = requirePeriod(period)
  return { days, key: { tenantId, abn: requireAbn(abn), period: periodText(days) } }
}

/** The analysis of that ledger, as the API answers it. */
export async function ledgerAnalysed(
  service: Parameters<typeof ledgerAsked>[0],
  asked: Asked,
  own: Denominator | null = null,
) {
  const { key, days: period } = await ledgerAsked(service, asked)
  const found = await analyseLedger(service.database, { ...key, period })
  return presentAnalysis(found, { abn: key.abn, period }, own)
}
