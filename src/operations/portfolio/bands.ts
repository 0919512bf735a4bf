import { portfolioHazards } from '../../domain/company/portfolio-hazards.ts'
import type { CompanyBands } from '../../domain/portfolio/risk-amounts.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { climateRisks } from '../company/climate-risk.ts'
import { perSnapshot } from '../reference/per-snapshot.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

interface ReadBands {
  readonly bands: CompanyBands
  readonly releases: readonly string[]
}

/** Profiles that are in memory at a time: the bands of a company are a thousandth of one. */
const AT_A_TIME = 50
const COMPANIES_KEPT = 20_000

const held = perSnapshot<Map<string, ReadBands | null>>(async () => new Map())

/** Bands of companies from public data, each computed once for a snapshot. */
export async function portfolioBands(
  database: ReadonlySql,
  snapshot: SnapshotView,
  abns: readonly string[],
): Promise<{ readonly byAbn: ReadonlyMap<string, CompanyBands>; readonly releases: ReadonlySet<string> }> {
  const known = await held(database, snapshot)
  const missing = abns.filter((abn) => !known.has(abn))
  if (known.size + missing.length > COMPANIES_KEPT) known.clear()
  const wanted = known.size === 0 ? abns : missing
  for (let from = 0; from < wanted.length; from += AT_A_TIME) {
    const part = wanted.slice(from, from + AT_A_TIME)
    const found = await climateRisks(database, snapshot, part)
    for (const abn of part) {
      const one = found.get(abn)
      known.set(
        abn,
        one === undefined
          ? null
          : {
              bands: {
                transition: one.profile.profile.blocks.transition_risk?.result?.band ?? null,
                hazards: portfolioHazards(abn, one.risk, one.scenarios),
              },
              releases: one.releases.map(({ id }) => id),
            },
      )
    }
  }
  const read = abns.flatMap((abn) => {
    const one = known.get(abn)
    return one === undefined || one === null ? [] : [[abn, one] as const]
  })
  return {
    byAbn: new Map(read.map(([abn, { bands }]) => [abn, bands])),
    releases: new Set(read.flatMap(([, { releases }]) => releases)),
  }
}
