import { AVAILABLE, type Availability, unavailable } from '../../domain/availability.ts'
import type { RegionDecision } from '../../domain/company/grid/region-of-place.ts'
import { findGridRegion } from '../../domain/company/grid/regions.ts'
import { type PriceChange, priceChange, type QuarterPrice } from '../../domain/company/price-change.ts'
import { REFERENCE_CONTEXT } from '../../domain/company/reference-context.ts'
import { REDUCTION_CONTRIBUTIONS } from '../../domain/company/safeguard/statutory-decline.ts'
import { factorsFor } from '../../domain/company/scope3/energy.ts'
import { DIVISION_FUELS } from '../../domain/company/scope3/fuels.ts'
import { condenseEvidence } from '../../domain/condense-evidence.ts'
import { type EvidenceInput, evidenceHash } from '../../domain/evidence.ts'
import { editionOfPeriod } from '../../domain/factors/editions.ts'
import type { Factor } from '../../domain/factors/factor.ts'
import { type FactorLibrary, findIssue } from '../../domain/factors/library.ts'
import { type Period, parsePeriod } from '../../domain/period.ts'
import { ServiceError } from '../../errors.ts'
import { versionFacts, versionInForce } from '../../frameworks/aasb-s2/versions.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { quarterlyPriceRows } from '../../store/prices.ts'
import type { Release } from '../../store/releases.ts'
import { cite } from '../reference/cite.ts'
import { companyReference } from '../reference/company-reference.ts'
import type { Deflator } from '../reference/deflators.ts'
import { electricityFactors, factorLibrary } from '../reference/electricity-factors.ts'
import { fuelFactors } from '../reference/fuel-factors.ts'
import { type GridSeries, gridSeries } from '../reference/grid-series.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { climateProfile, releasesOf } from './climate-profile.ts'
import { registryYears } from './registry-years.ts'

export interface ReferenceContext {
  readonly abn: string
  readonly name: string
  readonly period: Period & { readonly asked_for: string }
  readonly region: RegionDecision
  readonly division: string | null
  readonly edition: {
    readonly availability: Availability
    readonly edition: string
    readonly reason: string
    readonly vintage: string | null
  }
  readonly electricity: readonly {
    readonly region: string
    readonly scope2_kg_per_kwh: number
    readonly scope3_kg_per_kwh: number
  }[]
  readonly residual_mix: readonly Factor[]
  readonly fuels: readonly {
    readonly fuel: string
    readonly activity: string
    readonly region: string
    readonly scope1_kg_per_gj: number
    readonly scope3_kg_per_gj: number
  }[]
  readonly fuels_reason: string | null
  readonly potentials: readonly {
    readonly gas: string
    readonly ar5: number | null
    readonly ar6: number | null
  }[]
  readonly prices: PriceChange
  readonly deflator: Deflator | null
  readonly grid: GridSeries | null
  readonly reduction_contribution: number | null
  readonly framework: { readonly version: string; readonly title: string; readonly url: string } | null
  readonly snapshot: SnapshotView
  readonly releases: readonly Release[]
  readonly inputs: readonly EvidenceInput[]
  readonly evidence_hash: string
}

/** What a working paper needs beside the company's figures for a period. */
export async function referenceContext(
  database: ReadonlySql,
  snapshot: SnapshotView,
  question: { readonly abn: string; readonly period?: string | undefined },
): Promise<ReferenceContext> {
  const { profile } = await climateProfile(database, snapshot, question.abn)
  const reference = await companyReference(database, snapshot)
  const asked_for =
    question.period ?? registryYears(snapshot).at(-1)?.reporting_year ?? snapshot.as_of.slice(0, 4)
  const period = requirePeriod(asked_for)
  const entity = profile.blocks.entity.result
  const { decision: region, facilities } = profile.input.grid
  const division = profile.blocks.sector_classification.result?.anzsic.division?.code ?? null
  const library = await factorLibrary(database, snapshot)
  const { edition, reason } = editionOfPeriod(period)
  const issue = library === null ? undefined : findIssue(library, edition)
  const electricity = electricityFactors(library, edition).filter(
    (factor) => factor.region === region.factor_region || factor.region === 'NATIONAL',
  )
  const residual = (issue?.factors ?? []).filter((factor) => factor.subcategory === 'residual_mix_factor')
  const usual = division === null ? undefined : DIVISION_FUELS[division]
  const fuels = factorsFor(usual?.fuels ?? [], region.factor_region, fuelFactors(library, edition))
  const prices = (await quarterlyPriceRows(database, snapshot.id)).map(
    (row): QuarterPrice => ({
      quarter: row.time_period,
      index: row.obs_value,
      base_period: row.base_period,
      evidence: cite(snapshot, row, row.time_period, {
        'CPI all groups': row.obs_value_text ?? row.obs_value,
      }),
    }),
  )
  const { change, used } = priceChange(prices, period)
  const gridRegion = region.grid_region === null ? undefined : findGridRegion(region.grid_region)
  const grid = gridRegion === undefined ? null : await gridSeries(database, snapshot, gridRegion)
  const deflator = reference.deflatorOf(asked_for)
  const inputs = [
    ...[...electricity, ...fuels, ...used].flatMap(({ evidence }) => evidence),
    ...residual.flatMap((factor) => factor.inputs),
    ...(deflator?.evidence ?? []),
    ...condenseEvidence(grid?.outcome.inputs ?? []),
    ...facilities.flatMap(({ evidence }) => evidence),
  ]
  const version = versionInForce(period.start)
  return {
    abn: question.abn,
    name: entity?.name ?? '',
    period: { ...period, asked_for },
    region,
    division,
    edition: {
      availability: issue === undefined ? editionMissing(edition, library) : AVAILABLE,
      edition,
      reason,
      vintage: issue?.vintage ?? null,
    },
    electricity,
    residual_mix: residual,
    fuels,
    fuels_reason: usual?.reason ?? null,
    potentials: [...(library?.potentials.values() ?? [])].map((row) => ({
      gas: row.gas_code,
      ar5: row.ar5_gwp100,
      ar6: row.ar6_gwp100,
    })),
    prices: change,
    deflator,
    grid,
    reduction_contribution: REDUCTION_CONTRIBUTIONS.get(asked_for) ?? null,
    framework: version === undefined ? null : versionFacts(version),
    snapshot,
    releases: releasesOf(snapshot, inputs),
    inputs,
    evidence_hash: evidenceHash(inputs, [REFERENCE_CONTEXT]),
  }
}

function requirePeriod(text: string): Period {
  const period = parsePeriod(text)
  if (period !== undefined) return period
  throw new ServiceError('invalid_parameter', `${JSON.stringify(text.slice(0, 60))} is not a period.`, {
    errors: [
      {
        parameter: 'period',
        code: 'invalid_parameter',
        message: 'must be a July-June year (2024-25), a calendar year (2025) or two days joined by a slash',
        received: text,
      },
    ],
  })
}

const editionMissing = (edition: string, library: FactorLibrary | null): Availability =>
  unavailable(
    'not_published',
    'edition_not_loaded',
    `The ${edition} edition of the national factors is not loaded; there are ${library?.editions.join(', ') ?? 'none'}. No other edition stands in for it.`,
  )
