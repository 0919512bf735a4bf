import { BLOCKS, type ProfileBlock } from '../../domain/company/blocks.ts'
import type { EmissionsYear } from '../../domain/company/emissions/emissions-record.ts'
import type { LatestEmissions } from '../../domain/company/emissions/latest-emissions.ts'
import { roundGrid } from '../../domain/company/grid/round-grid.ts'
import type { Outcome } from '../../domain/company/outcome.ts'
import type { Profile, ProfileBlocks } from '../../domain/company/profile.ts'
import { roundFigures } from '../../domain/company/round-figures.ts'
import { FIRST_YEAR, NAMED_YEARS } from '../../domain/company/transition/formula.ts'
import { rememberedBy, rememberedByBoth } from '../../domain/remembered-by.ts'
import { reportingYear } from '../../domain/reporting-year.ts'
import {
  type JsonPieces,
  jsonText,
  sharedText,
  writeArray,
  writeObject,
} from '../platform/answer/json-pieces.ts'
import { type Explain, presentBlock } from './block.ts'
import { presentNames } from './names.ts'

/** A block of a profile. What companies of one place or region share is written once for all of them. */
export function writeBlock(profile: Profile, name: ProfileBlock, detail: Detail): JsonPieces {
  const outcome = profile.blocks[name]
  const write = (): JsonPieces => {
    const members = detail === 'brief' ? BRIEF_MEMBERS[name]?.(profile.blocks) : undefined
    return writeObject(
      presentBlock(
        outcome,
        profile.block_hashes[name],
        members ?? membersOf(profile.blocks, name),
        EXPLAIN[detail],
      ),
    )
  }
  return BLOCKS[name].shared ? writtenOnce(outcome, detail, write) : write()
}

/** Brief or by its rules alone for one of many companies, explained in full where it is asked for. */
type Detail = 'brief' | 'whole' | 'rules' | 'explained'

const EXPLAIN: Readonly<Record<Detail, Explain>> = {
  brief: 'not',
  whole: 'not',
  rules: 'rules',
  explained: 'steps',
}

const writtenOnce = rememberedByBoth((_outcome: Outcome<unknown>, _detail: Detail, write: () => JsonPieces) =>
  write(),
)

const membersOf = (blocks: ProfileBlocks, name: ProfileBlock): object | null =>
  MEMBERS[name]?.(blocks) ?? roundFigures(blocks[name].result)

/** Blocks whose members are not just those of the result. */
const MEMBERS: Readonly<Partial<Record<ProfileBlock, (blocks: ProfileBlocks) => object | null>>> = {
  entity: ({ entity: { result } }) => (result === null ? null : roundFigures(presentNames(result))),
  emissions: emissionsMembers,
  sector_benchmark: benchmarkMembers,
  grid_intensity: gridMembers,
}

/** Blocks that say less about one of many companies. */
const BRIEF_MEMBERS: Readonly<Partial<Record<ProfileBlock, (blocks: ProfileBlocks) => object | undefined>>> =
  {
    scenario_analysis: briefScenarios,
    transition_scenarios: briefTransition,
  }

/** Without seasons, and without hazards that no public data projects: those are the same everywhere. */
function briefScenarios({ scenario_analysis: { result } }: ProfileBlocks): object | undefined {
  if (result === null) return undefined
  return roundFigures({
    ...result,
    scenarios: result.scenarios.map((scenario) => ({
      ...scenario,
      hazards: scenario.hazards
        .filter(({ reason }) => reason?.code !== 'no_public_data')
        .map((hazard) => ({
          ...hazard,
          regional_change: hazard.regional_change.filter(({ season }) => season === 'annual'),
        })),
    })),
  })
}

/** The first year and those that figures are named for: every year of every path would be most of a batch. */
function briefTransition({ transition_scenarios: { result } }: ProfileBlocks): object | undefined {
  if (result === null) return undefined
  const brief = <Path extends { readonly years: readonly { readonly reporting_year: string }[] }>(
    path: Path,
  ): Path => ({
    ...path,
    years: path.years.filter(({ reporting_year }) => BRIEF_YEARS.has(reporting_year)),
  })
  return roundFigures({
    ...result,
    scenarios: result.scenarios.map((scenario) => ({
      ...scenario,
      regions: scenario.regions.map(brief),
      scope2: brief(scenario.scope2),
    })),
    closures: brief(result.closures),
    emissions_value: brief(result.emissions_value),
  })
}

const BRIEF_YEARS = new Set([FIRST_YEAR, ...NAMED_YEARS].map((year) => reportingYear(year - 1)))

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

/** What to quote of a benchmark stands first, all of it by the metric of the headline. */
function benchmarkMembers({ sector_benchmark, emissions }: ProfileBlocks): object | null {
  const { result } = sector_benchmark
  if (result === null) return null
  const { headline } = result
  return roundFigures({
    percentile_rank: headline?.percentile ?? null,
    percentile_metric: headline?.metric ?? null,
    sector_median: headline?.median ?? null,
    p25: headline?.p25 ?? null,
    p75: headline?.p75 ?? null,
    entity_count: result.n,
    reporting_year: emissions.result?.latest.reporting_year ?? null,
    ...result,
  })
}

function gridMembers({ grid_intensity }: ProfileBlocks): object | null {
  const { result } = grid_intensity
  return result === null ? null : { ...roundGrid(result), region_decision: result.region_decision }
}
