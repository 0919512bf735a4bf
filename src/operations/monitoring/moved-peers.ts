import { bandOf } from '../../domain/company/bands.ts'
import { BENCHMARK_BANDS } from '../../domain/company/risk/transition-formula.ts'
import { benchmarkInput } from '../../domain/company/risk/transition-inputs.ts'
import { benchmarkSector } from '../../domain/company/sector/sector-benchmark.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { mapInTurns } from '../in-turns.ts'
import { type YearPopulation, yearPopulation } from '../reference/populations.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

interface Step {
  readonly database: ReadonlySql
  readonly before: SnapshotView
  readonly after: SnapshotView
  readonly watched: readonly string[]
}

/**
 * Watched companies that are compared with the changed ones and so move to another quarter of their peers. Everyone
 * of a division is compared with the changed company, but a percentile costs a hundredth of a profile, and few cross an edge.
 */
export async function movedPeers(
  { database, before, after, watched }: Step,
  changed: readonly string[],
  year?: string,
): Promise<string[]> {
  if (changed.length === 0) return []
  const moved = new Set<string>()
  for (const slot of yearsOf(before, after).filter((one) => one === (year ?? one))) {
    const then = await yearPopulation(database, before, slot)
    const now = await yearPopulation(database, after, slot)
    const divisions = new Set([then, now].flatMap((one) => changed.map((abn) => divisionOf(one, abn))))
    divisions.delete(undefined)
    await mapInTurns(watched, (abn) => {
      if (
        (divisions.has(divisionOf(then, abn)) || divisions.has(divisionOf(now, abn))) &&
        quarterOf(then, abn) !== quarterOf(now, abn)
      )
        moved.add(abn)
    })
  }
  return [...moved]
}

/** Years of the registry that either snapshot holds. */
const yearsOf = (...snapshots: readonly SnapshotView[]): string[] => [
  ...new Set(
    snapshots.flatMap(({ releases }) =>
      [...releases.values()].filter(({ source }) => source === 'nger-corporate').map(({ slot }) => slot),
    ),
  ),
]

const divisionOf = (population: YearPopulation, abn: string): string | undefined =>
  population.reporterOf(abn)?.anzsic.division?.code

/** The band of the percentile that transition risk rests on; undefined without one. */
function quarterOf(population: YearPopulation, abn: string): string | undefined {
  const reporter = population.reporterOf(abn)
  if (reporter === undefined) return undefined
  const input = benchmarkInput(benchmarkSector(reporter, population.populationOf(abn)))
  return input === null ? undefined : bandOf(BENCHMARK_BANDS, input.percentile).name
}
