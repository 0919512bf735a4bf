import type { Availability } from '../../domain/availability.ts'
import { BENCHMARK_METRICS } from '../../domain/company/sector/benchmark-metrics.ts'
import type { BenchmarkMetric } from '../../domain/company/sector/formula.ts'
import type { Reporter } from '../../domain/company/sector/population.ts'
import type { SectorBenchmark } from '../../domain/company/sector/sector-benchmark.ts'
import type { EvidenceInput } from '../../domain/evidence.ts'
import { compareText } from '../../domain/text-order.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { reporterNameRows } from '../../store/registry.ts'
import type { Release } from '../../store/releases.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { climateProfile, releasesOf } from './climate-profile.ts'

/** One member of the population that a company is compared with; the company is one of them. */
export interface SectorPeer {
  readonly abn: string
  readonly name: string
  readonly metrics: Readonly<Record<BenchmarkMetric, number | null>>
}

export interface SectorPeers {
  readonly abn: string
  readonly availability: Availability
  readonly reporting_year: string | null
  readonly benchmark: SectorBenchmark | null
  /** In the order of their ABNs. */
  readonly peers: readonly SectorPeer[]
  readonly inputs: readonly EvidenceInput[]
  readonly releases: readonly Release[]
  readonly snapshot: SnapshotView
  readonly block_hash: string
}

/** By name, the reporters behind the sector benchmark of a company's profile. */
export async function sectorPeers(
  database: ReadonlySql,
  snapshot: SnapshotView,
  abn: string,
): Promise<SectorPeers> {
  const { profile, facts } = await climateProfile(database, snapshot, abn)
  const { emissions, sector_benchmark } = profile.blocks
  const { availability, result, inputs, peers } = sector_benchmark
  const reporting_year = emissions.result?.latest.reporting_year ?? null
  const names = await namesIn(database, snapshot, reporting_year)
  const own = facts.entity.result?.name
  const nameOf = (peer: string): string => names.get(peer) ?? (peer === abn ? own : undefined) ?? peer
  return {
    abn,
    availability,
    reporting_year,
    benchmark: result,
    peers: peers().map((one) => ({ abn: one.abn, name: nameOf(one.abn), metrics: metricsOf(one) })),
    inputs,
    releases: releasesOf(snapshot, inputs),
    snapshot,
    block_hash: profile.block_hashes.sector_benchmark,
  }
}

const metricsOf = (reporter: Reporter): SectorPeer['metrics'] =>
  Object.fromEntries(BENCHMARK_METRICS.map(({ id, value }) => [id, value(reporter)])) as Record<
    BenchmarkMetric,
    number | null
  >

/** The name that each corporation reported under in a year. */
async function namesIn(
  database: ReadonlySql,
  snapshot: SnapshotView,
  year: string | null,
): Promise<ReadonlyMap<string, string>> {
  if (year === null) return new Map()
  const rows = await reporterNameRows(database, snapshot.id)
  return new Map(
    rows
      .filter(({ first_year, last_year }) => first_year <= year && year <= last_year)
      .toSorted((a, b) => compareText(a.last_year, b.last_year))
      .map(({ abn, name }) => [abn, name]),
  )
}
