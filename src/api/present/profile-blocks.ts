import { BLOCKS, type ProfileBlock } from '../../domain/company/blocks.ts'
import type { EmissionsYear } from '../../domain/company/emissions/emissions-record.ts'
import type { LatestEmissions } from '../../domain/company/emissions/latest-emissions.ts'
import type { Outcome } from '../../domain/company/outcome.ts'
import type { Profile, ProfileBlocks } from '../../domain/company/profile.ts'
import { rememberedBy, rememberedByBoth } from '../../domain/remembered-by.ts'
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

/** A block of a profile. What companies of one place or region share is written once for all of them. */
export function writeBlock(profile: Profile, name: ProfileBlock, explain: boolean): JsonPieces {
  const outcome = profile.blocks[name]
  const write = (): JsonPieces =>
    writeObject(presentBlock(outcome, profile.block_hashes[name], membersOf(profile.blocks, name), explain))
  return BLOCKS[name].shared ? writtenOnce(outcome, explain, write) : write()
}

const writtenOnce = rememberedByBoth(
  (_outcome: Outcome<unknown>, _explain: boolean, write: () => JsonPieces) => write(),
)

const membersOf = (blocks: ProfileBlocks, name: ProfileBlock): object | null =>
  MEMBERS[name]?.(blocks) ?? roundFigures(blocks[name].result)

/** Blocks whose members are not just those of the result. */
const MEMBERS: Readonly<Partial<Record<ProfileBlock, (blocks: ProfileBlocks) => object | null>>> = {
  emissions: emissionsMembers,
  sector_benchmark: benchmarkMembers,
  grid_intensity: gridMembers,
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
    percentile_metric: 'scope1_and_2',
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
