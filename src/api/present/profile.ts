import {
  BLOCK_NAMES,
  type BlockName,
  OPTIONAL_BLOCKS,
  type Profile,
  type ProfileBlocks,
} from '../../domain/company/profile.ts'
import type { EvidenceInput } from '../../domain/evidence.ts'
import { type CompanyProfile, releasesOf } from '../../operations/company/climate-profile.ts'
import type { TenantTargets } from '../../operations/company/tenant-targets.ts'
import type { Release } from '../../operations/releases/releases.ts'
import { presentBlock } from './block.ts'
import { presentMeta, SANDBOX_WARNING } from './data.ts'
import { presentGridSummary } from './grid.ts'
import { presentProvenance } from './provenance.ts'
import { roundFigures } from './round.ts'

export interface ProfileView {
  readonly blocks: readonly BlockName[]
  readonly explain: boolean
  /** The caller's own, where it asked for them. */
  readonly targets?: TenantTargets | undefined
}

/** The blocks asked for that have something to show; the optional ones only with data. */
export function presentProfileData({ abn, profile, releases }: CompanyProfile, view: ProfileView) {
  const shown = shownBlocks(profile, view)
  const inputs = inputsOf(profile, shown)
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

/** Releases behind the blocks that are shown: whose provenance is printed and whose licences bind. */
export const shownReleases = ({ snapshot, profile }: CompanyProfile, view: ProfileView): Release[] =>
  releasesOf(snapshot, inputsOf(profile, shownBlocks(profile, view)))

export function presentProfile(found: CompanyProfile, view: ProfileView) {
  const { profile, snapshot } = found
  return {
    data: presentProfileData(found, view),
    meta: {
      ...presentMeta(
        snapshot,
        profile.evidence_hash,
        shownReleases(found, view),
        found.facts.sandbox === null ? [] : [SANDBOX_WARNING],
      ),
      block_hashes: profile.block_hashes,
      omitted_blocks: omittedBlocks(profile, view),
      ...(view.targets === undefined ? {} : { tenant_targets: presentTargets(view.targets) }),
    },
  }
}

const presentTargets = ({ record, points, not_comparable }: TenantTargets) => ({
  record:
    record === undefined
      ? null
      : { version: record.version, authored_at: record.authored_at, body_sha256: record.body_sha256 },
  in_evidence_hash: false,
  shown: points.map(({ id }) => id),
  not_shown: not_comparable,
})

const shownBlocks = (profile: Profile, { blocks }: ProfileView): BlockName[] =>
  blocks.filter((name) => isShown(profile, name))

const inputsOf = (profile: Profile, blocks: readonly BlockName[]): EvidenceInput[] =>
  blocks.flatMap((name) => profile.blocks[name].inputs)

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
