import { createHmac } from 'node:crypto'
import {
  claimedCertificates,
  type MarketBasedEvidence,
} from '../../domain/disclosure/records/market-based-evidence.ts'
import {
  type SerialFingerprints,
  serialFingerprints,
} from '../../domain/disclosure/scope2/certificate-serials.ts'
import type { ClaimStanding } from '../../domain/disclosure/scope2/instrument-registers.ts'
import {
  type Claimant,
  conflictingSerials,
  replaceCertificateClaims,
  standingOfClaims,
} from '../../store/certificate-claims.ts'
import type { ReadonlySql, Sql } from '../../store/database.ts'
import { planOfTenant } from '../../store/tenants.ts'
import { mapInTurns } from '../in-turns.ts'
import { isInvented } from '../sandbox/sandbox.ts'

/** Writes what the evidence claims in the place of what it claimed before; undefined frees everything. */
export async function claimCertificates(
  sql: Sql,
  secret: Uint8Array,
  claimant: Claimant,
  evidence: MarketBasedEvidence | undefined,
): Promise<void> {
  const claims = await fingerprintsOf(sql, secret, claimant, evidence)
  await replaceCertificateClaims(
    sql,
    claimant,
    claims.map(({ prints }) => prints),
  )
}

/**
 * Instruments whose certificates another evidence record claims too, of another tenant, company or period, and how the
 * claim relates to it. Whose record it is stays with its owner. In a transaction of the claimant's tenant.
 */
export async function certificateConflicts(
  sql: ReadonlySql,
  secret: Uint8Array,
  claimant: Claimant,
  evidence: MarketBasedEvidence,
): Promise<ReadonlyMap<string, ClaimStanding>> {
  const claims = await fingerprintsOf(sql, secret, claimant, evidence)
  const found = await conflictingSerials(
    sql,
    claimant,
    claims.map(({ prints }) => prints),
  )
  const isFound = ({ blocks, containers }: SerialFingerprints): boolean =>
    [...blocks, ...containers].some((print) => found.has(print))
  const disputed = claims.filter(({ prints }) => isFound(prints))
  const standing = await standingOfClaims(
    sql,
    claimant,
    disputed.map(({ prints }) => prints),
  )
  return new Map([...standing].map(([index, one]) => [disputed[index]!.id, one]))
}

/** Thousands of hashes where a record claims much, so that others get their turn between them. */
async function fingerprintsOf(
  sql: ReadonlySql,
  secret: Uint8Array,
  claimant: Claimant,
  evidence: MarketBasedEvidence | undefined,
) {
  const claimed = evidence === undefined ? [] : claimedCertificates(evidence)
  if (claimed.length === 0) return []
  const space = (await isOnTrial(sql, claimant)) ? SANDBOX_SPACE : REAL_SPACE
  const claimsSecret = createHmac('sha256', secret).update(space).digest('hex')
  return mapInTurns(claimed, ({ id, certificate }) => ({
    id,
    prints: serialFingerprints(claimsSecret, certificate),
  }))
}

const REAL_SPACE = 'southerly certificate claims'
const SANDBOX_SPACE = 'southerly certificate claims of the sandbox'

/** Invented companies and tenants that try the service claim in their own space: hashes of the two never meet. */
const isOnTrial = async (sql: ReadonlySql, { tenantId, abn }: Claimant): Promise<boolean> =>
  isInvented(abn) || (await planOfTenant(sql, tenantId)) === 'sandbox'
