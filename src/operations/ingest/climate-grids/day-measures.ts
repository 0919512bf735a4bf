import type { DayMeasure } from '../../../store/climate-cell-record.ts'
import type { ClimateGrid, GridYearFiles } from '../../../store/climate-cells.ts'
import { GRID_BASELINE, isBaselineYear } from './day-runs.ts'
import type { MeasureYear } from './plan.ts'
import { pairsOf, previousOf } from './stage-years.ts'

/** Whether a load gives what needs the days of the baseline: enough of its years are in it. */
export const hasBaseline = (years: readonly number[]): boolean =>
  years.filter(isBaselineYear).length >= GRID_BASELINE.fewest

const pairedYears = (years: readonly MeasureYear[]): number[] =>
  pairsOf(years).flatMap(({ year, tmax }) => (tmax === undefined ? [] : [year]))

const curveYears = (years: readonly MeasureYear[]): number[] =>
  years.flatMap(({ measure, months, year }) => (measure === 'tmax' && months !== undefined ? [year] : []))

/** Whether what an earlier release held of a measure and year stays as it is. */
export type Keeps = (measure: string, year: number) => boolean

/** Whose days the figures are of. */
const MADE_OF: Readonly<Record<string, string>> = { days_of_rain: 'rain', days_of_tmax: 'tmax' }

/**
 * What is loaded again is not kept. Heatwaves of a year stay as long as its temperatures come from the same files; thresholds
 * and curves as long as enough years of the baseline do.
 */
export function keptFrom(
  years: readonly MeasureYear[],
  hashes: ReadonlyMap<string, string>,
  previous: ClimateGrid | undefined,
): Keeps {
  const anew = new Set(years.map(({ measure, year }) => `${measure} ${year}`))
  const before = new Map((previous?.files ?? []).map((one) => [`${one.measure} ${one.year}`, one.files]))
  const changed = new Set(
    years.flatMap(({ measure, year, parts }) => {
      if (measure !== 'tmax' && measure !== 'tmin') return []
      const old = (before.get(`${measure} ${year}`) ?? []).map(({ sha256 }) => sha256)
      const now = parts.map(({ grid }) => hashes.get(grid.location) ?? '')
      return old.toSorted().join() === now.toSorted().join() ? [] : [year]
    }),
  )
  const hasBaselineLeft = hasBaseline((previous?.years ?? []).filter((year) => !changed.has(year)))
  return (measure, year) => {
    if (measure === 'heatwaves') return !changed.has(year)
    if (measure === 'heat_baseline' || measure === 'heat_curve') return hasBaselineLeft
    return !anew.has(`${MADE_OF[measure] ?? measure} ${year}`)
  }
}

/** Whether an earlier release held something that stays. */
const holds = (previous: ClimateGrid | undefined, measure: DayMeasure, keeps: Keeps): boolean =>
  previous?.measures.includes(measure) === true && keeps(measure, 0)

/**
 * What the days of a load come to, as entries beside those of its files: they make the release another one where the same files
 * give more than before, such as heatwaves of a year whose year before was not at hand.
 */
export function dayEntries(
  years: readonly MeasureYear[],
  hashes: ReadonlyMap<string, string>,
  previous: ClimateGrid | undefined,
): GridYearFiles[] {
  const daily = years.filter(({ months }) => months !== undefined)
  const paired = new Set(pairedYears(years))
  const keeps = keptFrom(years, hashes, previous)
  const hasThreshold = hasBaseline([...paired]) || holds(previous, 'heat_baseline', keeps)
  const last = (of: readonly number[]): number => Math.max(...of.filter(isBaselineYear))
  return [
    ...daily.flatMap((year) => {
      if (year.measure === 'tmax') return [entry('days_of_tmax', year.year)]
      if (year.measure !== 'rain') return []
      const before = previousOf(years, year)?.parts.at(-1)
      return [
        {
          ...entry('days_of_rain', year.year),
          files:
            before === undefined
              ? []
              : [
                  {
                    name: before.grid.file,
                    sha256: hashes.get(before.grid.location) ?? '',
                    steps: Math.min(DAYS_BEFORE, before.steps.length),
                  },
                ],
        },
      ]
    }),
    ...(hasThreshold
      ? [...paired].flatMap((year) => (paired.has(year - 1) ? [entry('heatwaves', year)] : []))
      : []),
    ...(hasBaseline([...paired]) ? [entry('heat_baseline', last([...paired]))] : []),
    ...(hasBaseline(curveYears(years)) ? [entry('heat_curve', last(curveYears(years)))] : []),
  ]
}

const DAYS_BEFORE = 4

const entry = (measure: DayMeasure, year: number): GridYearFiles => ({
  measure,
  year,
  calendar_days: 0,
  last_month: 12,
  is_daily: true,
  files: [],
})

/** What an operator should know of figures that these files do not give. */
export function dayNotes(
  years: readonly MeasureYear[],
  hashes: ReadonlyMap<string, string>,
  previous: ClimateGrid | undefined,
): string[] {
  const keeps = keptFrom(years, hashes, previous)
  const paired = pairedYears(years)
  if (paired.length === 0) return []
  const { first, last, fewest } = GRID_BASELINE
  if (!hasBaseline(paired) && !holds(previous, 'heat_baseline', keeps))
    return [
      `Heatwaves are not computed: they need maxima and minima of ${fewest} of the years ${first}-${last}, by day. Name those files too.`,
    ]
  const known = new Set(
    (previous?.files ?? []).flatMap(({ measure, year }) =>
      measure === 'heatwaves' && keeps(measure, year) ? [year] : [],
    ),
  )
  const inLoad = new Set(paired)
  const alone = paired.filter((year) => !inLoad.has(year - 1))
  const without = alone.filter((year) => !known.has(year))
  const notes =
    without.length === 0
      ? []
      : [
          `Heatwaves of ${without.join(', ')} are not computed: those of January need the days of the year before. Name the files of the year before too.`,
        ]
  const kept = alone.filter((year) => known.has(year))
  if (kept.length > 0)
    notes.push(
      `Heatwaves of ${kept.join(', ')} stay as they were loaded before: the year before is not among these files.`,
    )
  if (!hasBaseline(paired) && paired.some(isBaselineYear))
    notes.push(
      `Thresholds and response curves stay as they were loaded before: only a load with ${fewest} of the years ${first}-${last} renews them.`,
    )
  return notes
}
