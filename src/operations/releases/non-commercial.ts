import { isPaid, type PlanName } from '../../domain/tenancy/plans.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import { readTenants } from '../tenancy/tenants.ts'
import { readReleases } from './releases.ts'

interface Licensed {
  readonly source: string
  readonly licence: { readonly id: string }
}

/** Licences such as CC-BY-NC-4.0: no one may be charged for what is made from the data. */
const isNonCommercial = ({ licence }: Licensed): boolean => /(^|-)NC(-|$)/.test(licence.id)

/**
 * Data whose licence is non-commercial and tenants on paid plans may not meet in one service, unless the operator has an
 * agreement with the publisher and says so (SOUTHERLY_LICENSED_SOURCES). Answers are shared among tenants, so the whole
 * service is looked at: what it holds, or what is about to be `added` to it.
 */
export async function refuseNonCommercial(
  database: Database,
  agreed: readonly string[],
  added: { readonly origin?: Licensed; readonly plan?: PlanName } = {},
): Promise<void> {
  if (added.plan !== undefined && !isPaid(added.plan)) return
  const sources = added.origin === undefined ? await loadedSources(database) : [added.origin]
  const found = sources.find((one) => isNonCommercial(one) && !agreed.includes(one.source))
  if (found === undefined) return
  const plans =
    added.plan === undefined ? (await readTenants(database)).map(({ plan }) => plan) : [added.plan]
  const paid = plans.filter(isPaid)
  if (paid.length === 0) return
  throw new OperatorError(
    `the licence of ${found.source} (${found.licence.id}) allows no commercial use, and the plan ${paid[0]} is a paid one`,
    {
      hint: `Leave ${found.source} out (\`southerly withdraw\` takes a release back), or get an agreement with its publisher and name it: SOUTHERLY_LICENSED_SOURCES=${found.source}.`,
      exitCode: EXIT.usage,
    },
  )
}

async function loadedSources(database: Database): Promise<Licensed[]> {
  const releases = await readReleases(database)
  return releases
    .filter(({ withdrawn_on }) => withdrawn_on === null)
    .map(({ source, provenance }) => ({ source, licence: provenance.licence }))
}
