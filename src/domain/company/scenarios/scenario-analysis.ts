import { unavailable } from '../../availability.ts'
import { condenseEvidence } from '../../condense-evidence.ts'
import type { Method } from '../../evidence.ts'
import { rememberedBy, rememberedByBoth } from '../../remembered-by.ts'
import { ruleStep, type TraceStep } from '../bands.ts'
import type { ClimateContext, Place } from '../climate/climate-context.ts'
import { distanceKm } from '../climate/location.ts'
import { contains, SCENARIO_BASELINE, type ScenarioRegion } from '../climate/scenario-context.ts'
import { SCENARIO_REGIONS } from '../climate/scenario-regions.ts'
import { isBehindHazard } from '../hazards/declared-disasters.ts'
import type { HazardsAtPlace } from '../hazards/hazards.ts'
import { evidenceOf, type Outcome, withoutResult, withResult } from '../outcome.ts'
import { assessedPathway } from './assessed-warming.ts'
import type { ScenarioGround } from './figure-now.ts'
import { SCENARIO_FORMULAS } from './formula.ts'
import { curveAt, type HeatCurve, type WithHeatCurve } from './heat-response.ts'
import { type LevelInYear, type LevelYears, levelInYear } from './level-years.ts'
import { projectHazards } from './project-hazards.ts'
import type { Scenario } from './scenario.ts'
import { DEFAULT_SCENARIOS, type ScenarioQuestion } from './scenario-question.ts'
import { SCENARIO_STATEMENTS } from './scenario-words.ts'
import { scenarioWorkings } from './scenario-workings.ts'
import {
  roleStatement,
  type ServingScenario,
  servesBoth,
  servingScenarios,
  statutoryRole,
} from './statutory-role.ts'
import { DEFAULT_ENSEMBLE, type RegionalChange } from './warming-levels.ts'

export const SCENARIO_ANALYSIS: Method = SCENARIO_FORMULAS.method

/** What all places share; one object for a snapshot. */
export interface ScenarioReference {
  readonly changes: readonly RegionalChange[]
  readonly years: readonly LevelYears[]
  readonly curves: readonly HeatCurve[]
}

/** A place as it is now. */
export interface KnownPlace {
  readonly climate: ClimateAtPlace
  readonly hazards: Outcome<HazardsAtPlace>
}

export interface ScenarioAnalysis {
  readonly place: { readonly lat: number; readonly lon: number; readonly quality: Place['quality'] }
  readonly region: { readonly code: string; readonly name: string }
  readonly ensemble: string
  readonly baseline: string
  readonly statements: readonly string[]
  /** Whether both scenarios of section 296D(2B) are among those that were computed. */
  readonly both_statutory_scenarios: boolean
  readonly statutory_scenarios: readonly ServingScenario[]
  readonly scenarios: readonly Scenario[]
}

const particulars = { basis: 'derived', data_quality: 3 } as const

/** The climate of a place, with the curve of its own cell where a grid has one. */
type ClimateAtPlace = Outcome<ClimateContext> & WithHeatCurve

/** A place in warmed worlds. The evidence is that of all levels, so that a hash does not depend on which were asked for. */
export function scenarioAnalysis(
  place: Place | null,
  known: KnownPlace,
  reference: ScenarioReference,
  asked: readonly ScenarioQuestion[] = DEFAULT_SCENARIOS,
): Outcome<ScenarioAnalysis> {
  if (place === null || asked !== DEFAULT_SCENARIOS) return analyse(place, known, reference, asked)
  const where = `${place.lat} ${place.lon} ${place.quality}`
  return defaultAnalysis(reference)(known.hazards, where, { place, known })
}

/** Companies share places, and nearly all ask for the same two scenarios. Climate and hazards are made together for a place. */
const defaultAnalysis = rememberedBy((reference: ScenarioReference) =>
  rememberedByBoth(
    (
      _hazards: Outcome<HazardsAtPlace>,
      _where: string,
      { place, known }: { place: Place; known: KnownPlace },
    ) => analyse(place, known, reference, DEFAULT_SCENARIOS),
  ),
)

function analyse(
  place: Place | null,
  known: KnownPlace,
  reference: ScenarioReference,
  asked: readonly ScenarioQuestion[],
): Outcome<ScenarioAnalysis> {
  if (reference.changes.length === 0)
    return withoutResult(
      SCENARIO_ANALYSIS,
      unavailable(
        'not_assessed',
        'warming_levels_not_loaded',
        'This snapshot contains no changes by warming level.',
      ),
      particulars,
    )
  const region = place === null ? undefined : SCENARIO_REGIONS.find((one) => contains(one.polygon, place))
  const changes = region === undefined ? [] : changesIn(reference, region.code)
  if (place === null || region === undefined || changes.length === 0)
    return withoutResult(
      SCENARIO_ANALYSIS,
      unavailable(
        'no_match',
        'no_region',
        'The place is not known, or no changes are loaded for its region.',
      ),
      particulars,
    )
  return analyseRegion({ place, known, reference, asked, region, changes })
}

/** One list for all places of a region, so that what is computed from it is computed once. */
const changesIn = rememberedByBoth(({ changes }: ScenarioReference, code: string) =>
  changes.filter(
    ({ region, ensemble, baseline }) =>
      region === code && ensemble === DEFAULT_ENSEMBLE && baseline === SCENARIO_BASELINE,
  ),
)

interface Analysed {
  readonly place: Place
  readonly known: KnownPlace
  readonly reference: ScenarioReference
  readonly asked: readonly ScenarioQuestion[]
  readonly region: ScenarioRegion
  readonly changes: readonly RegionalChange[]
}

function analyseRegion(analysed: Analysed): Outcome<ScenarioAnalysis> {
  const { place, known, reference, asked, region, changes } = analysed
  const { climate, hazards } = known
  const observed = climate.result?.indicators.find(({ indicator }) => indicator === 'heat_days_35')
  const own = climate.heat_curve ?? null
  // The curve of the place's own days needs no likeness to another place.
  const curve =
    own === null
      ? curveAt(place, reference.curves, observed?.summary?.baseline.mean ?? null)
      : { series: own, distance_km: distanceKm(place, own) }
  const ground: ScenarioGround = {
    climate: climate.result,
    hazards: hazards.result?.hazards ?? [],
    curve,
  }
  const made = asked.map((question) => scenarioOf(question, analysed, ground))
  // One without any figure serves as neither.
  const serving = servingScenarios(
    made.map(({ scenario }) => scenario).filter(({ level_c }) => level_c !== null),
  )
  return withResult(
    SCENARIO_ANALYSIS,
    {
      place: { lat: place.lat, lon: place.lon, quality: place.quality },
      region: { code: region.code, name: region.name },
      ensemble: DEFAULT_ENSEMBLE,
      baseline: SCENARIO_BASELINE,
      statements: SCENARIO_STATEMENTS,
      both_statutory_scenarios: servesBoth(serving),
      statutory_scenarios: serving,
      scenarios: made.map(({ scenario }) => scenario),
    },
    {
      ...particulars,
      flags: flagsOf(climate, ground),
      ...(climate.result === null ? {} : { availability: climate.availability }),
      inputs: [
        ...condenseEvidence(climate.inputs),
        ...condenseEvidence(hazards.inputs.filter(isBehindHazard)),
        ...evidenceOf(changes),
        ...evidenceOf(reference.years),
        ...('series' in curve ? evidenceOf(curve.series.points) : []),
      ],
      workings: scenarioWorkings({
        scenarios: made.map(({ scenario }) => scenario),
        changes,
        climate: climate.result,
        curve: 'series' in curve ? curve : null,
      }),
      trace: [
        ruleStep('scenario_analysis.region', { baseline: SCENARIO_BASELINE }, 'place_inside', region.code),
        ...made.flatMap(({ steps }) => steps),
      ],
    },
  )
}

/** Flags of the place's climate, and one where hot days could not be projected. */
const flagsOf = (climate: ClimateAtPlace, { curve }: ScenarioGround): string[] => [
  ...climate.flags,
  ...('series' in curve ? [] : ['no_heat_response_curve']),
]

function scenarioOf(
  question: ScenarioQuestion,
  { reference, changes }: Analysed,
  ground: ScenarioGround,
): { readonly scenario: Scenario; readonly steps: readonly TraceStep[] } {
  const found =
    question.kind === 'level' ? null : levelInYear(reference.years, question.pathway, question.year)
  const level = question.kind === 'level' ? question.level_c : (found?.level_c ?? null)
  const told = question.kind === 'level' ? [] : [pathwayStatement(question, found ?? undefined)]
  const transit = level === null ? [] : [`The world passes ${level} °C above 1850-1900 on its way.`]
  const asked = {
    id: question.id,
    pathway: question.kind === 'pathway' ? question.pathway : null,
    year: question.kind === 'pathway' ? question.year : null,
    level_c: level,
    statutory_role: statutoryRole(question),
    statement: [...told, ...transit, roleStatement(question)].join(' '),
    best_estimates:
      question.kind === 'pathway' ? (assessedPathway(question.pathway)?.best_estimates ?? []) : [],
  }
  if (level === null) return { scenario: { ...asked, reached: [], hazards: [] }, steps: [] }
  const { hazards, steps } = projectHazards(level, changes, ground)
  return {
    scenario: { ...asked, reached: reachedYears(reference.years, level), hazards },
    steps: [
      ...(question.kind === 'level'
        ? []
        : [
            ruleStep(
              'scenario_analysis.level',
              { pathway: question.pathway, year: question.year },
              'reached_by_assessed_year',
              String(level),
            ),
          ]),
      ...steps,
    ],
  }
}

const reachedYears = (years: readonly LevelYears[], level: number): Scenario['reached'] =>
  years
    .filter(({ level_c }) => level_c === level)
    .map(({ pathway, early, best, late }) => ({ pathway, early, best, late }))

/** How a pathway and a year became a level, and what comes next: the warming of a year is between two levels. */
function pathwayStatement(
  { pathway, year }: { readonly pathway: string; readonly year: number },
  found: LevelInYear | undefined,
): string {
  if (found === undefined) return `This snapshot contains no assessed years for ${pathway}.`
  const next =
    found.next === null
      ? ''
      : found.next.year === null
        ? ` It does not reach ${found.next.level_c} °C by 2099.`
        : ` It reaches ${found.next.level_c} °C in ${found.next.year}; request that level as well.`
  return found.level_c === null
    ? `On AR6’s best estimate, by ${year} ${pathway} has reached none of the levels.${next}`
    : `On AR6’s best estimate, by ${year} ${pathway} has reached ${found.level_c} °C of warming.${next}`
}
