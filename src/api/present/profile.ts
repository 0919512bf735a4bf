import {
  BLOCK_NAMES,
  type BlockName,
  OPTIONAL_BLOCKS,
  type Profile,
  type ProfileBlocks,
} from '../../domain/company/profile.ts'
import type { CompanyProfile } from '../../operations/company/climate-profile.ts'
import { presentBlock } from './block.ts'
import { presentMeta, SANDBOX_WARNING } from './data.ts'
import { presentGridSummary } from './grid.ts'
import { presentProvenance } from './provenance.ts'
import { roundFigures } from './round.ts'

export interface ProfileView {
  readonly blocks: readonly BlockName[]
  readonly explain: boolean
}

/** The blocks asked for that have something to show; the optional ones only with data. */
export function presentProfileData({ abn, profile, releases }: CompanyProfile, view: ProfileView) {
  const shown = view.blocks.filter((name) => isShown(profile, name))
  const inputs = shown.flatMap((name) => profile.blocks[name].inputs)
  return {
    abn,
    ...Object.fromEntries(
      shown.map((name) => [
        name,
        presentBlock(
          profile.blocks[name],
          profile.block_hashes[name],
          MEMBERS[name](profile.blocks),
          view.explain,
        ),
      ]),
    ),
    provenance: presentProvenance(releases, inputs, view.explain),
    evidence_hash: profile.evidence_hash,
  }
}

export function presentProfile(found: CompanyProfile, view: ProfileView) {
  const { profile, snapshot, releases } = found
  return {
    data: presentProfileData(found, view),
    meta: {
      ...presentMeta(
        snapshot,
        profile.evidence_hash,
        releases,
        found.facts.sandbox === null ? [] : [SANDBOX_WARNING],
      ),
      block_hashes: profile.block_hashes,
      omitted_blocks: omittedBlocks(profile, view),
    },
  }
}

const isShown = (profile: Profile, name: BlockName): boolean =>
  !OPTIONAL_BLOCKS.has(name) || profile.blocks[name].result !== null

function omittedBlocks(profile: Profile, view: ProfileView) {
  return BLOCK_NAMES.flatMap((name) => {
    if (!view.blocks.includes(name))
      return [
        {
          block: name,
          reason_code: 'not_asked_for',
          detail: 'Left out by include, exclude or changed_since.',
        },
      ]
    if (isShown(profile, name)) return []
    const { reason_code, detail } = profile.blocks[name].availability
    return [{ block: name, reason_code: reason_code ?? 'no_data', detail: detail ?? '' }]
  })
}

const plain =
  (name: BlockName) =>
  (blocks: ProfileBlocks): object | null =>
    roundFigures(blocks[name].result)

const MEMBERS: Readonly<Record<BlockName, (blocks: ProfileBlocks) => object | null>> = {
  entity: plain('entity'),
  emissions: plain('emissions'),
  sector_classification: plain('sector_classification'),
  sector_benchmark: benchmarkMembers,
  emissions_trend: plain('emissions_trend'),
  transition_risk: plain('transition_risk'),
  safeguard_mechanism: plain('safeguard_mechanism'),
  grid_intensity: gridMembers,
  climate_context: plain('climate_context'),
  scope3_screening: plain('scope3_screening'),
  water_stress: plain('water_stress'),
  scenario_context: plain('scenario_context'),
}

/** The headline of a benchmark is the company's total among the totals of its peers. */
function benchmarkMembers({ sector_benchmark, emissions }: ProfileBlocks): object | null {
  const { result } = sector_benchmark
  if (result === null) return null
  const total = result.metrics.find((one) => one.metric === 'scope1_and_2')
  return roundFigures({
    percentile_rank: total?.percentile ?? null,
    sector_median: total?.median ?? null,
    p25: total?.p25 ?? null,
    p75: total?.p75 ?? null,
    entity_count: result.n,
    reporting_year: emissions.result?.latest.reporting_year ?? null,
    ...result,
  })
}

function gridMembers({ grid_intensity }: ProfileBlocks): object | null {
  const { result } = grid_intensity
  return result === null ? null : { ...presentGridSummary(result), region_decision: result.region_decision }
}
