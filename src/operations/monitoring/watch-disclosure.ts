import { utcToday } from '../../clock.ts'
import { canonicalJson } from '../../domain/evidence.ts'
import type { CompanyChange } from '../../domain/monitoring/company-changes.ts'
import {
  type DisclosureState,
  disclosureChanges,
  disclosureState,
} from '../../domain/monitoring/disclosure-changes.ts'
import type { EventCause } from '../../domain/monitoring/event.ts'
import { ServiceError } from '../../errors.ts'
import type { Sql } from '../../store/database.ts'
import { findWatchedDisclosure, writeWatchedDisclosure } from '../../store/monitoring.ts'
import { choosePeriod } from '../disclosure/choose-period.ts'
import { gatherDisclosure } from '../disclosure/gather-disclosure.ts'
import type { DisclosureJob } from './announce.ts'
import { appendEvents } from './append-events.ts'
import { readAudience } from './audience.ts'
import type { SizedHappening } from './compare-companies.ts'
import type { MonitoringTools } from './tell-snapshot.ts'

/**
 * Looks at a disclosure and tells the tenant what differs from the look before. What was seen and the events are written
 * in one transaction, so that neither exists without the other; `complete` is part of it.
 */
export async function watchDisclosure(
  tools: MonitoringTools,
  look: DisclosureJob,
  complete: (sql: Sql) => Promise<void> = async () => {},
): Promise<void> {
  const { database, clock } = tools
  const now = await stateNow(tools, look)
  await database.as({ kind: 'worker' }, async (sql) => {
    if (now !== undefined) {
      const stored = await findWatchedDisclosure(sql, look.tenant_id, look.abn)
      const before = stored === undefined ? undefined : (JSON.parse(stored) as DisclosureState)
      // A first look after the tenant has begun to watch must not hide what a record changed in the meantime.
      if (look.cause !== null || before === undefined) {
        await writeWatchedDisclosure(sql, {
          tenantId: look.tenant_id,
          abn: look.abn,
          state: canonicalJson(now.state),
          at: clock.now().toISOString(),
        })
      }
      if (look.cause !== null) {
        const happenings = happeningsOf(look.abn, now.name, look.cause, disclosureChanges(before, now.state))
        const audience = await readAudience(sql, [look.abn])
        await appendEvents(
          sql,
          clock,
          look.tenant_id,
          audience.eventsFor(happenings).get(look.tenant_id) ?? [],
        )
      }
    }
    await complete(sql)
  })
}

/** Undefined when nothing is known of the company, and the tenant wrote nothing about it that stands. */
async function stateNow(
  { database, clock, secret, views }: MonitoringTools,
  { tenant_id: tenantId, abn }: DisclosureJob,
): Promise<{ readonly state: DisclosureState; readonly name: string | null } | undefined> {
  const newest = await views.newest()
  if (newest === null) return undefined
  const snapshot = await views.of(newest)
  const today = utcToday(clock)
  const period = await choosePeriod(database, { tenantId, abn, today })
  try {
    const disclosure = await gatherDisclosure(database, snapshot, { tenantId, abn, period }, secret)
    return { state: disclosureState(disclosure), name: disclosure.company.name }
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'company_not_found') return undefined
    throw error
  }
}

const happeningsOf = (
  abn: string,
  name: string | null,
  cause: EventCause,
  changes: readonly CompanyChange[],
): SizedHappening[] =>
  changes.map(({ size, ...change }) => ({
    size,
    happening: {
      ...change,
      abn,
      subject: { kind: 'company', id: abn, name },
      cause,
      links: {
        filing_readiness: `/v1/companies/${abn}/filing-readiness`,
        target_progress: `/v1/companies/${abn}/emission-targets/progress`,
        market_based_scope2: `/v1/companies/${abn}/market-based-scope2`,
      },
    },
  }))
