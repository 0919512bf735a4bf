import { setImmediate } from 'node:timers/promises'
import { checkRegister } from '../../domain/company/identity/register-check.ts'
import { composeClimateRisk } from '../../domain/company/risk/climate-risk.ts'
import { composeDisclosure, type Disclosure } from '../../domain/disclosure/disclosure.ts'
import { registryActuals } from '../../domain/disclosure/registry-feed.ts'
import { withApprovedFigures } from '../../domain/disclosure/report/review.ts'
import type { LedgerOfPeriod } from '../../domain/ledger/record.ts'
import { ServiceError } from '../../errors.ts'
import { AASB_S2 } from '../../frameworks/aasb-s2/framework.ts'
import { requirementsOf } from '../../frameworks/aasb-s2/registry.ts'
import type { Database, ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import { findSnapshot } from '../../store/snapshots.ts'
import { observationOf, releasesOf } from '../company/climate-profile.ts'
import { registryYears, yearsFor } from '../company/registry-years.ts'
import { factorLibrary } from '../factors/factor-library.ts'
import { NOBODY_ASKED, type RegisterSight } from '../register/sight.ts'
import { type SnapshotView, viewOf } from '../releases/snapshot-directory.ts'
import { isInvented } from '../sandbox/sandbox.ts'
import { elsewhereOf } from './elsewhere.ts'
import { gatherCompany } from './gather-company.ts'
import { marketBasedInputs } from './market-based-inputs.ts'
import { chooseStandard, type StandardQuestion } from './standard-version.ts'
import { readTenantInputs, type TenantInputs, type TenantQuestion } from './tenant-inputs.ts'

/** Which disclosure: whose, of which company and period, under which version of the standard. */
export interface DisclosureQuestion extends TenantQuestion, StandardQuestion {}

/** A disclosure with the releases that its public inputs were read from. */
export interface GatheredDisclosure extends Disclosure {
  readonly snapshot: SnapshotView
  readonly releases: readonly Release[]
}

/** Everything that a disclosure of one company and period is made of, as it stands: from `newest`, or from what a lock holds it to. `secret` is the server's. */
export async function gatherDisclosure(
  database: Database,
  newest: SnapshotView,
  question: DisclosureQuestion,
  secret: Uint8Array,
): Promise<GatheredDisclosure> {
  const own = await readTenantInputs(database, question, secret)
  return discloseWith(database, await standingSnapshot(database, newest, own), question, own)
}

/**
 * The snapshot that a period is computed from: the newest, or the one that its figures were approved with while it is locked. Withdrawn
 * releases of that one still count, since they were approved; the review names them.
 */
export async function standingSnapshot(
  database: ReadonlySql,
  newest: SnapshotView,
  { pinned }: Pick<TenantInputs, 'pinned'>,
): Promise<SnapshotView> {
  if (pinned === null || pinned.snapshot_id === newest.id) return newest
  const found = await findSnapshot(database, pinned.snapshot_id)
  if (found === undefined)
    throw new ServiceError(
      'release_not_found',
      `The period is locked to snapshot ${pinned.snapshot_id}, which is not here, so its approved figures cannot be computed.`,
      {
        hint: 'Restore the data it was approved with, or unlock the period with a reason and have it approved again.',
      },
    )
  return viewOf(database, found)
}

/** The same from records that were read before. */
export async function discloseWith(
  database: Database,
  snapshot: SnapshotView,
  question: DisclosureQuestion,
  own: TenantInputs,
  sight: RegisterSight = NOBODY_ASKED,
): Promise<GatheredDisclosure> {
  const { abn, period } = question
  const standard = chooseStandard(period, question)
  const { profile, facts, sites, scenarios, reference } = await gatherCompany(
    database,
    snapshot,
    abn,
    own,
    sight,
  )
  const entity = profile.blocks.entity.result
  const name = entity?.name ?? nameInBoundary(abn, own)
  const market_based = await marketBasedInputs(
    database,
    snapshot,
    period,
    own.records.market_based_evidence?.body,
    own.claimed_elsewhere,
  )
  const ledger = await ledgerWithFactors(database, snapshot, own)
  const risk = composeClimateRisk(profile, sites, scenarios)
  // Each step takes up to 100 ms with the largest records: others have their turn between two.
  await setImmediate()
  const disclosure = composeDisclosure({
    company: { abn, name, is_sandbox: isInvented(abn) },
    period,
    snapshot,
    standard,
    requirements: requirementsOf(standard.version),
    framework: AASB_S2,
    profile,
    register_check: entity?.resolution.register_check ?? checkRegister(sight.answer, { name, status: null }),
    risk,
    registry_years: registryActuals(facts.record),
    registry_tables: yearsFor(registryYears(snapshot), abn),
    records: own.records,
    earlier_statements: own.earlier_statements,
    earlier_period: own.earlier_period,
    explanations: own.explanations,
    ledger,
    market_based,
    held_files: own.held_files,
    employer: reference.employerOf(abn),
    elsewhere: elsewhereOf(reference, own.records.organisational_boundary?.body, abn),
    review: own.review,
  })
  const releases = [...releasesOf(snapshot, disclosure.inputs), ...observationOf(facts)]
  return withApprovedFigures({ ...disclosure, snapshot, releases }, own.review, own.pinned?.withdrawn ?? [])
}

/** The ledger with the cells that print its national factors, as far as the snapshot has them. */
async function ledgerWithFactors(
  database: ReadonlySql,
  snapshot: SnapshotView,
  { ledger }: TenantInputs,
): Promise<LedgerOfPeriod | null> {
  if (ledger === null) return null
  const library = await factorLibrary(database, snapshot)
  const rows = new Set(
    Object.values(ledger.record.body.factors).flatMap(({ parts }) => parts.map(({ row_id }) => row_id)),
  )
  return { ...ledger, evidence: [...rows].flatMap((row) => library?.byRowId.get(row)?.inputs ?? []) }
}

/** The name that the company gives itself in its boundary. */
const nameInBoundary = (abn: string, { records }: TenantInputs): string | null =>
  records.organisational_boundary?.body.entities.find((entity) => entity.abn === abn)?.name ?? null
