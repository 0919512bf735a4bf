import type { EmissionsYear } from '../../domain/company/emissions/emissions-record.ts'
import type { LatestEmissions } from '../../domain/company/emissions/latest-emissions.ts'
import type { Outcome } from '../../domain/company/outcome.ts'
import type { BlockName, Profile, ProfileBlocks } from '../../domain/company/profile.ts'
import { rememberedBy } from '../../domain/remembered-by.ts'
import {
  type JsonPieces,
  jsonText,
  sharedText,
  writeArray,
  writeObject,
} from '../platform/answer/json-pieces.ts'
import { presentBlock } from './block.ts'
import { presentGridSummary } from './grid.ts'
import { roundFigures } from './round.ts'

/** A block of a profile. What companies of one place or region have alike is written once for all of them. */
export function writeBlock(profile: Profile, name: BlockName, explain: boolean): JsonPieces {
  const write = (): JsonPieces =>
    writeObject(
      presentBlock(profile.blocks[name], profile.block_hashes[name], MEMBERS[name](profile.blocks), explain),
    )
  return SHARED_BLOCKS.has(name) ? shared(profile.blocks[name], explain, write) : write()
}

/** Blocks that composing remembers for a place or region: the outcome itself is the same for all companies of it. */
const SHARED_BLOCKS: ReadonlySet<BlockName> = new Set([
  'grid_intensity',
  'climate_context',
  'water_stress',
  'scenario_context',
])

const plainly = new WeakMap<Outcome<unknown>, JsonPieces>()
const explained = new WeakMap<Outcome<unknown>, JsonPieces>()

function shared(outcome: Outcome<unknown>, explain: boolean, write: () => JsonPieces): JsonPieces {
  const known = explain ? explained : plainly
  const made = known.get(outcome) ?? write()
  known.set(outcome, made)
  return made
}

const plain =
  (name: BlockName) =>
  (blocks: ProfileBlocks): object | null =>
    roundFigures(blocks[name].result)

const MEMBERS: Readonly<Record<BlockName, (blocks: ProfileBlocks) => object | null>> = {
  entity: plain('entity'),
  emissions: emissionsMembers,
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

/** Years without a row and the notes are the same for every company, and half of the block. */
function emissionsMembers({ emissions }: ProfileBlocks): object | null {
  const { result } = emissions
  if (result === null) return null
  const { history, preparer_notes } = result
  return {
    ...roundFigures({ ...result, history: null, preparer_notes: null }),
    history: writeArray(
      history.map((year) => (year.source === null ? writeAbsence(year) : roundFigures(year))),
    ),
    preparer_notes: writeNotes(preparer_notes),
  }
}

const writeAbsence = rememberedBy((year: EmissionsYear) => sharedText(jsonText(year)))
const writeNotes = rememberedBy((notes: LatestEmissions['preparer_notes']) => sharedText(jsonText(notes)))

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
