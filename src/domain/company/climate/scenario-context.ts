import { unavailable } from '../../availability.ts'
import type { Method } from '../../evidence.ts'
import { rememberedByBoth } from '../../remembered-by.ts'
import { compareText } from '../../text-order.ts'
import { ruleStep } from '../bands.ts'
import { type Evidenced, evidenceOf, type Outcome, withoutResult, withResult } from '../outcome.ts'
import type { Point } from './location.ts'

export const SCENARIO_CONTEXT: Method = { id: 'scenario_context', version: '1.0.0' }

/** Forcing pathways: RCPs belong to CMIP5, their SSP twins to CMIP6. Both labels are carried, never mixed. */
export const PATHWAYS = [
  { pathway: 'RCP2.6', ensemble: 'CMIP5', twin: 'SSP1-2.6' },
  { pathway: 'RCP4.5', ensemble: 'CMIP5', twin: 'SSP2-4.5' },
  { pathway: 'RCP8.5', ensemble: 'CMIP5', twin: 'SSP5-8.5' },
  { pathway: 'SSP1-2.6', ensemble: 'CMIP6', twin: 'RCP2.6' },
  { pathway: 'SSP2-4.5', ensemble: 'CMIP6', twin: 'RCP4.5' },
  { pathway: 'SSP5-8.5', ensemble: 'CMIP6', twin: 'RCP8.5' },
] as const

export const SCENARIO_PERIODS = ['2030', '2050', '2090'] as const
export const SCENARIO_BASELINE = '1981-2010'

const NO_LOW_WARMING_CASE =
  'None of these pathways limits warming to 1.5 °C, so this set alone does not meet the two-scenario rule of section 296D(2B).'

export interface ScenarioRegion {
  readonly code: string
  readonly name: string
  readonly polygon: readonly Point[]
}

export interface ProjectionRow extends Evidenced {
  readonly region: string
  readonly ensemble: string
  readonly pathway: string
  readonly variable: string
  readonly unit: string
  readonly period: string
  readonly baseline: string
  readonly low: number
  readonly median: number
  readonly high: number
  /** What low and high are, such as p10-p90. */
  readonly range: string
  readonly models: number
}

export interface ScenarioContext {
  readonly region: { readonly code: string; readonly name: string }
  readonly baseline: string
  readonly statement: string
  readonly changes: readonly (Omit<ProjectionRow, 'evidence' | 'region' | 'baseline'> & {
    readonly twin: string
    /** True when low and high are on both sides of zero: the direction itself is uncertain. */
    readonly sign_uncertain: boolean
  })[]
}

const particulars = { basis: 'derived', data_quality: 3 } as const

/** Projected changes of the region that holds the place, with their ranges. */
export function scenarioContext(
  place: Point | null,
  regions: readonly ScenarioRegion[],
  rows: readonly ProjectionRow[],
): Outcome<ScenarioContext> {
  if (regions.length === 0)
    return withoutResult(
      SCENARIO_CONTEXT,
      unavailable('not_assessed', 'projections_not_loaded', 'This snapshot contains no projections.'),
      particulars,
    )
  const region = place === null ? undefined : regions.find((one) => contains(one.polygon, place))
  if (region === undefined)
    return withoutResult(
      SCENARIO_CONTEXT,
      unavailable(
        'no_match',
        'no_region',
        'The place is not known, or it is outside every projection region.',
      ),
      particulars,
    )
  return regionalContext(rows, region)
}

/** Four regions serve every company, so each is put together once for a table. */
const regionalContext = rememberedByBoth(composeRegion)

function composeRegion(rows: readonly ProjectionRow[], region: ScenarioRegion): Outcome<ScenarioContext> {
  const all = knownRows(rows)
  const used = all
    .filter(({ row }) => row.region === region.code)
    .toSorted((a, b) => a.order - b.order || compare(a.row, b.row))
  if (used.length === 0)
    return withoutResult(
      SCENARIO_CONTEXT,
      unavailable(
        'not_assessed',
        'projections_not_loaded',
        `No projection for ${region.name} relative to ${SCENARIO_BASELINE} is loaded.`,
      ),
      particulars,
    )
  const missing = missingChanges(
    used.map(({ row }) => row),
    all.map(({ row }) => row),
  )
  return withResult(
    SCENARIO_CONTEXT,
    {
      region: { code: region.code, name: region.name },
      baseline: SCENARIO_BASELINE,
      statement: NO_LOW_WARMING_CASE,
      changes: used.map(({ row, twin }) => {
        const { evidence: _, region: __, baseline: ___, ...change } = row
        return { ...change, twin, sign_uncertain: row.low < 0 && row.high > 0 }
      }),
    },
    {
      ...particulars,
      ...(missing.length === 0 ? {} : { availability: lacking(region, missing) }),
      flags: ['no_low_warming_case', ...(missing.length === 0 ? [] : ['projections_missing'])],
      inputs: evidenceOf(used.map(({ row }) => row)),
      trace: [
        ruleStep(
          'scenario_context.region',
          { baseline: SCENARIO_BASELINE, changes: used.length },
          'place_inside',
          region.code,
        ),
      ],
    },
  )
}

/** Rows of the baseline, the periods and the pathways that are answered. */
function knownRows(rows: readonly ProjectionRow[]) {
  return rows
    .filter(({ baseline, period }) => baseline === SCENARIO_BASELINE && isAnswered(period))
    .flatMap((row) => {
      const pathway = PATHWAYS.find((one) => one.pathway === row.pathway && one.ensemble === row.ensemble)
      return pathway === undefined ? [] : [{ row, twin: pathway.twin, order: PATHWAYS.indexOf(pathway) }]
    })
}

const isAnswered = (period: string): boolean => SCENARIO_PERIODS.some((one) => one === period)

const VARIABLE_WORDS: Readonly<Record<string, string>> = {
  mean_temp_change_c: 'mean temperature',
  rain_change_pct: 'rainfall',
  days_above_35: 'days above 35 °C',
  days_above_35_baseline: 'days above 35 °C in the baseline',
}

/** Changes that the table has for other regions and not for this one: a row was left out, or has no figure. */
function missingChanges(own: readonly ProjectionRow[], all: readonly ProjectionRow[]): string[] {
  const nameOf = ({ pathway, variable, period }: ProjectionRow): string =>
    `${VARIABLE_WORDS[variable] ?? variable} in ${period} under ${pathway}`
  const held = new Set(own.map(nameOf))
  return [...new Set(all.map(nameOf))].filter((name) => !held.has(name))
}

const lacking = (region: ScenarioRegion, missing: readonly string[]) =>
  unavailable(
    'not_assessed',
    'projections_missing',
    `Projections for ${region.name} do not include ${missing.join(', ')}, which other regions have. The rest are shown; nothing is substituted.`,
  )

const compare = (a: ProjectionRow, b: ProjectionRow): number =>
  compareText(`${a.variable} ${a.period}`, `${b.variable} ${b.period}`)

/** Even-odd rule: a ray to the east crosses the outline an odd number of times from inside. */
export function contains(polygon: readonly Point[], place: Point): boolean {
  let inside = false
  for (const [at, corner] of polygon.entries()) {
    const before = polygon.at(at - 1)
    if (before === undefined || corner.lat > place.lat === before.lat > place.lat) continue
    const crossing =
      corner.lon + ((place.lat - corner.lat) / (before.lat - corner.lat)) * (before.lon - corner.lon)
    if (place.lon < crossing) inside = !inside
  }
  return inside
}
