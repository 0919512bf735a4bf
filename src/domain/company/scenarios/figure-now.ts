import type { Availability } from '../../availability.ts'
import type { GivenValues } from '../../formula/given.ts'
import type { ClimateContext, IndicatorAtPlace } from '../climate/climate-context.ts'
import type { IndicatorId } from '../climate/indicator-rules.ts'
import type { HazardAnswer } from '../hazards/hazards.ts'
import type { CurveAtPlace } from './heat-response.ts'
import { observedWarming, windowOf } from './observed-warming.ts'
import type { ProjectedIndicator } from './scenario-hazards.ts'
import { type RegionalChange, SEASONS, SPREAD_ENDS, type Spread } from './warming-levels.ts'

/** What is known of a place before any scenario. */
export interface ScenarioGround {
  readonly climate: ClimateContext | null
  /** Every hazard as it stands now; none where the place is not known. */
  readonly hazards: readonly HazardAnswer[]
  readonly curve: CurveAtPlace | Availability
}

/** What the region's table has of a variable. */
export interface LevelChanges {
  readonly variable: string
  /** At the level, the year first. */
  readonly rows: readonly RegionalChange[]
  readonly annual: RegionalChange | undefined
  /** All rows of the region, whatever the level and the variable. */
  readonly all: readonly RegionalChange[]
}

export function levelChanges(all: readonly RegionalChange[], level: number, variable: string): LevelChanges {
  const own = all.filter((one) => one.level_c === level && one.variable === variable)
  const rows = SEASONS.flatMap((season) => own.find((one) => one.season === season) ?? [])
  return { variable, rows, annual: rows.find(({ season }) => season === 'annual'), all }
}

export const nowAt = ({ hazards }: ScenarioGround, hazard: string): HazardAnswer | undefined =>
  hazards.find((one) => one.hazard === hazard)

export const indicatorAt = (
  { climate }: ScenarioGround,
  indicator: IndicatorId,
): IndicatorAtPlace | undefined => climate?.indicators.find((one) => one.indicator === indicator)

/** A figure now, with the warming of its years and what of the region's change had come by then. */
export type NowAndSoFar = NonNullable<ProjectedIndicator['now']> & { readonly so_far: Spread }

/** Null where nothing was observed, or AR6 has no warming for the years. */
export function nowOf(at: IndicatorAtPlace | undefined, { variable, all }: LevelChanges): NowAndSoFar | null {
  if (at?.summary === null || at?.summary === undefined) return null
  const { years, mean } = at.summary.recent
  const window = { first_year: years[0]!, latest_year: years.at(-1)! }
  const observed = observedWarming(all, variable, window)
  return observed === null
    ? null
    : {
        period: `${window.first_year}-${window.latest_year}`,
        value: mean,
        series: at.series?.name ?? '',
        warming_c: observed.warming_c,
        so_far: observed.so_far,
      }
}

/** As the hazards of the place have it; null where no daily values reach it. */
export function hottestNow(ground: ScenarioGround, { variable, all }: LevelChanges): NowAndSoFar | null {
  const found = nowAt(ground, 'hottest_day')?.indicators.find(({ id }) => id === 'hottest_day')
  if (found === undefined) return null
  const observed = observedWarming(all, variable, windowOf(found.period))
  const { period, value } = found
  return observed === null
    ? null
    : {
        period,
        value,
        series: 'daily values of the place',
        warming_c: observed.warming_c,
        so_far: observed.so_far,
      }
}

/** The same series as now: the curve may be of a station beside it. */
export const observedBaseline = (at: IndicatorAtPlace | undefined, now: NowAndSoFar | null): number | null =>
  now === null ? null : (at?.summary?.baseline.mean ?? null)

export const soFarOf = (name: string, now: NowAndSoFar | null): GivenValues =>
  Object.fromEntries(SPREAD_ENDS.map((end) => [`${name}_${end}`, now?.so_far[end] ?? null]))
