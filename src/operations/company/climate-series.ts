import type { Availability } from '../../domain/availability.ts'
import type { IndicatorAtPlace } from '../../domain/company/climate/climate-context.ts'
import { yearsOf } from '../../domain/company/climate/climate-indicators.ts'
import type { EvidenceInput } from '../../domain/evidence.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { climateProfile, releasesOf } from './climate-profile.ts'

/** An indicator of the profile's climate context with every year behind it. */
export type IndicatorSeries = IndicatorAtPlace & {
  readonly years: readonly { readonly year: number; readonly value: number }[]
}

export interface CompanyClimateSeries {
  readonly abn: string
  readonly availability: Availability
  /** Of the table of indicators, in its order; none where the head office is not located. */
  readonly indicators: readonly IndicatorSeries[]
  readonly inputs: readonly EvidenceInput[]
  readonly releases: readonly Release[]
  readonly snapshot: SnapshotView
  readonly block_hash: string
}

/** Year by year what the climate context of a company's profile is made of. */
export async function climateSeriesOf(
  database: ReadonlySql,
  snapshot: SnapshotView,
  abn: string,
): Promise<CompanyClimateSeries> {
  const { profile } = await climateProfile(database, snapshot, abn)
  const { availability, result, inputs, years } = profile.blocks.climate_context
  return {
    abn,
    availability,
    indicators: (result?.indicators ?? []).map((one) => ({
      ...one,
      years: yearsOf(years, one.indicator),
    })),
    inputs,
    releases: releasesOf(snapshot, inputs),
    snapshot,
    block_hash: profile.block_hashes.climate_context,
  }
}
