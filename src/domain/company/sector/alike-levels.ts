import { type Availability, unavailable } from '../../availability.ts'
import { rememberedBy } from '../../remembered-by.ts'
import type { PopulationLevel } from './population.ts'

/** Electricity generation among the groups of ANZSIC. */
const GENERATION = '261'

/** Shares of generation farther apart than this make another business: a network is no generator. */
const MOST_APART = 0.25

/** The share of a level's reporters whose business is to generate electricity. */
const shareOfGeneration = rememberedBy(
  ({ members }: PopulationLevel): number =>
    members.filter(({ anzsic }) => anzsic.group?.code === GENERATION).length / members.length,
)

/** Levels whose reporters are of the business that the deepest level has, deepest first. */
export function alikeLevels(levels: readonly PopulationLevel[]): readonly PopulationLevel[] {
  const [deepest] = levels
  if (deepest === undefined) return []
  const own = shareOfGeneration(deepest)
  return levels.filter((level) => Math.abs(shareOfGeneration(level) - own) <= MOST_APART)
}

/** Why there is no rank where wider levels are of another business. */
export function tooFewAlike(
  levels: readonly PopulationLevel[],
  alike: readonly PopulationLevel[],
  wanted: number,
): Availability {
  const own = alike.map(({ level, code, n }) => `${level} ${code} has ${n}`).join(', ')
  const others = levels
    .filter((level) => !alike.includes(level))
    .map((level) => `${level.level} ${level.code}: ${percent(shareOfGeneration(level))} generators`)
    .join(', ')
  return unavailable(
    'below_threshold',
    'too_few_alike',
    `Fewer than ${wanted} similar reporters: ${own}. Wider levels are a different business (${others}; the company's own level: ${percent(shareOfGeneration(alike[0]!))}).`,
  )
}

const percent = (share: number): string => `${Math.round(100 * share)} %`
