import type { Clock } from '../clock.ts'
import { type GatheredDisclosure, gatherDisclosure } from '../operations/disclosure/gather-disclosure.ts'
import type { Service } from '../operations/open-service.ts'
import { SnapshotDirectory, type SnapshotView } from '../operations/releases/snapshot-directory.ts'
import { requireAbn } from '../operations/require-abn.ts'
import { requirePeriod } from '../operations/require-period.ts'
import type { Tenant } from '../operations/tenancy/tenants.ts'
import { chooseTenant, tenantOption } from './choose-tenant.ts'
import { argument, requiredOption } from './input.ts'

/** What commands on the disclosure of one company and period are asked. */
export const DISCLOSURE_INPUT = {
  abn: argument('ABN of the company.'),
  period: requiredOption('period', 'July-June year, calendar year, or two days joined by a slash.'),
  tenant: tenantOption,
}

interface Asked {
  readonly abn: string
  readonly period: string
  readonly tenant?: string | undefined
}

/** The disclosure that a tenant's records and the newest published data make. */
export async function askedDisclosure(
  { service, clock }: { readonly service: Service; readonly clock: Clock },
  { abn, period, tenant: id }: Asked,
): Promise<{
  readonly tenant: Tenant
  readonly snapshot: SnapshotView
  readonly found: GatheredDisclosure
}> {
  const tenant = await chooseTenant(service, id)
  const question = { tenantId: tenant.id, abn: requireAbn(abn), period: requirePeriod(period) }
  const snapshot = await new SnapshotDirectory(service.database, clock).newest()
  const found = await gatherDisclosure(service.database, snapshot, question, await service.secret())
  return { tenant, snapshot, found }
}
