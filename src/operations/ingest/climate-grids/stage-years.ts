import type { Area } from './area.ts'
import type { HeatYear } from './heat-rows.ts'
import type { MeasureYear } from './plan.ts'
import type { GridPool } from './pool.ts'
import type { GridStage } from './stage.ts'
import { isPair, meanBlocks, sumTemperatures, type TemperatureYear } from './temperatures.ts'
import { sumYear } from './years.ts'

export interface StagedYear {
  readonly year: MeasureYear
  readonly location: string
}

/** All that was read: sums of every measure's year, and the daily means of years with maxima and minima. */
export interface Staged {
  readonly years: readonly StagedYear[]
  readonly means: readonly HeatYear[]
}

/** Every file that was staged. */
export const locationsOf = ({ years, means }: Staged): string[] => [
  ...years.map(({ location }) => location),
  ...means.flatMap(({ file }) => file?.location ?? []),
]

interface StageContext {
  readonly pool: GridPool
  readonly stage: GridStage
  readonly area: Area
  readonly hashes: ReadonlyMap<string, string>
  readonly signal?: AbortSignal | undefined
  /** Steps read of all steps to read. */
  readonly onSteps?: ((done: number, total: number) => void) | undefined
}

/** Reads years one by one and stages what they come to; a year that is staged is not read again. */
export async function stageYears(context: StageContext, years: readonly MeasureYear[]): Promise<Staged> {
  const total = years.reduce((sum, year) => sum + stepsOf(year), 0)
  let done = 0
  const onSteps = (count: number): void => {
    done += count
    context.onSteps?.(done, total)
  }
  const staged: StagedYear[] = []
  const means: HeatYear[] = []
  for (const { pair, single } of inTurn(years)) {
    context.signal?.throwIfAborted()
    if (pair !== undefined) {
      const found = await stageTemperatures(context, pair, onSteps)
      staged.push(...found.years)
      means.push(found.means)
    } else staged.push(await stageOne(context, single, previousOf(years, single), onSteps))
  }
  return { years: staged, means }
}

const stepsOf = ({ parts }: MeasureYear): number => parts.reduce((sum, { steps }) => sum + steps.length, 0)

/** The year before of the same measure, where it is read too. */
export const previousOf = (
  years: readonly MeasureYear[],
  { measure, year }: MeasureYear,
): MeasureYear | undefined => years.find((one) => one.measure === measure && one.year === year - 1)

type Turn =
  | { readonly pair: TemperatureYear; readonly single?: undefined }
  | { readonly pair?: undefined; readonly single: MeasureYear }

/** Maxima and minima of a year are read together, everything else by itself. */
function inTurn(years: readonly MeasureYear[]): Turn[] {
  return pairsOf(years).flatMap(({ tmax, tmin, rest }): Turn[] => [
    ...(tmax === undefined || tmin === undefined ? [] : [{ pair: { tmax, tmin } }]),
    ...rest.map((single) => ({ single })),
  ])
}

interface YearOfPair extends Partial<TemperatureYear> {
  readonly year: number
  /** What is read by itself. */
  readonly rest: readonly MeasureYear[]
}

/** For each year its maxima and minima, where daily means can be made of them. */
export function pairsOf(years: readonly MeasureYear[]): YearOfPair[] {
  return [...Map.groupBy(years, ({ year }) => year)].map(([year, own]) => {
    const tmax = own.find(({ measure }) => measure === 'tmax')
    const tmin = own.find(({ measure }) => measure === 'tmin')
    return tmax !== undefined && tmin !== undefined && isPair(tmax, tmin)
      ? { year, tmax, tmin, rest: own.filter((one) => one !== tmax && one !== tmin) }
      : { year, rest: own }
  })
}

async function stageOne(
  { pool, stage, area, hashes }: StageContext,
  year: MeasureYear,
  previous: MeasureYear | undefined,
  onSteps: (steps: number) => void,
): Promise<StagedYear> {
  // Falls of five days may begin in the year before.
  const from = year.measure === 'rain' && previous !== undefined ? [year, previous] : [year]
  const location = stage.location(`${year.measure}-${year.year}`, from, hashes)
  if (await stage.has(location)) onSteps(stepsOf(year))
  else await stage.write(location, await sumYear(pool, year, area, onSteps, { previous }))
  return { year, location }
}

async function stageTemperatures(
  { pool, stage, area, hashes }: StageContext,
  pair: TemperatureYear,
  onSteps: (steps: number) => void,
): Promise<{ readonly years: readonly StagedYear[]; readonly means: HeatYear }> {
  const { tmax, tmin } = pair
  const of = (year: MeasureYear): StagedYear => ({
    year,
    location: stage.location(`${year.measure}-${year.year}`, [tmax, tmin, year], hashes),
  })
  const years = [of(tmax), of(tmin)]
  const location = stage.location(`means-${tmax.year}`, [tmax, tmin], hashes)
  const kept = await Promise.all([location, ...years.map((one) => one.location)].map((one) => stage.has(one)))
  if (kept.every(Boolean)) onSteps(stepsOf(tmax) + stepsOf(tmin))
  else {
    const aside = stage.incoming()
    const sums = await sumTemperatures(pool, pair, area, aside, onSteps)
    await stage.finish(aside, location)
    await stage.write(years[0]!.location, sums.tmax)
    await stage.write(years[1]!.location, sums.tmin)
  }
  return {
    years,
    means: {
      year: tmax.year,
      isLeap: tmax.calendarDays > 365,
      file: { location, blocks: meanBlocks(pair, area) },
    },
  }
}
