import { findGridRegion } from '../../domain/company/grid/regions.ts'
import {
  composeReferenceContext,
  REFERENCE_CONTEXT,
  type ReferenceContext,
} from '../../domain/company/reference-context.ts'
import { evidenceHash } from '../../domain/evidence.ts'
import { type VersionFacts, versionFacts, versionInForce } from '../../frameworks/aasb-s2/versions.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import { factorLibrary } from '../factors/factor-library.ts'
import { companyReference } from '../reference/company-reference.ts'
import { gridSeries } from '../reference/grid-series.ts'
import type { RegisterSights } from '../register/sight.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { requirePeriod } from '../require-period.ts'
import { citedReleases, climateProfile } from './climate-profile.ts'
import { registryYears } from './registry-years.ts'

export interface CompanyReferenceContext {
  readonly abn: string
  readonly name: string
  readonly context: ReferenceContext
  /** The version of the disclosure standard that applies to the period. */
  readonly framework: VersionFacts | null
  readonly snapshot: SnapshotView
  readonly releases: readonly Release[]
  readonly evidence_hash: string
}

/** What a working paper needs beside the company's figures for a period. */
export async function referenceContext(
  database: ReadonlySql,
  snapshot: SnapshotView,
  question: { readonly abn: string; readonly period?: string | undefined },
  register?: RegisterSights,
): Promise<CompanyReferenceContext> {
  const { profile, facts } = await climateProfile(database, snapshot, question.abn, { register })
  const reference = await companyReference(database, snapshot)
  const asked_for =
    question.period ?? registryYears(snapshot).at(-1)?.reporting_year ?? snapshot.as_of.slice(0, 4)
  const period = requirePeriod(asked_for)
  const { region } = profile
  const gridRegion =
    region.decision.grid_region === null ? undefined : findGridRegion(region.decision.grid_region)
  const grid = gridRegion === undefined ? null : await gridSeries(database, snapshot, gridRegion)
  const context = composeReferenceContext({
    period: { ...period, asked_for },
    region,
    division: profile.blocks.sector_classification.result?.anzsic.division?.code ?? null,
    library: await factorLibrary(database, snapshot),
    prices: reference.prices,
    deflatorOf: reference.deflatorOf,
    grid: grid?.outcome ?? null,
  })
  const version = versionInForce(period.start)
  return {
    abn: question.abn,
    name: profile.blocks.entity.result?.name ?? '',
    context,
    framework: version === undefined ? null : versionFacts(version),
    snapshot,
    releases: citedReleases(snapshot, facts, context.inputs),
    evidence_hash: evidenceHash(context.inputs, [REFERENCE_CONTEXT]),
  }
}
