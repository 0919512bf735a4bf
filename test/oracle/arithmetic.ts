/** Plain arithmetic of the second derivation; shares no code with the service or the verifier. */
export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
export const average = (values: readonly number[]): number => total(values) / values.length

export const LEVELS: readonly string[] = ['low', 'moderate', 'high', 'very_high', 'extreme']

export const worst = (bands: readonly (string | null)[]): string | null =>
  LEVELS.findLast((level) => bands.includes(level)) ?? null

/** Bands with their upper edges. An edge belongs to the band above it unless it is included. */
export type Steps = readonly (readonly [band: string, below: number, included?: true])[]

export const bandOf = (steps: Steps, last: string, value: number): string =>
  steps.find(([, below, included]) => value < below || (included === true && value === below))?.[0] ?? last

interface Weighed {
  readonly band: string
  readonly tonnes: number
}

/** docs/methods/site_rollup.md: the worst band of the sites, and the one that half of them are at or below. */
export function rolledUp(banded: readonly Weighed[]): Readonly<Record<string, unknown>> {
  const by = banded.every(({ tonnes }) => tonnes > 0) ? 'emissions' : 'sites'
  const weightTo = (last: number): number =>
    total(
      banded
        .filter(({ band }) => LEVELS.indexOf(band) <= last)
        .map(({ tonnes }) => (by === 'sites' ? 1 : tonnes)),
    )
  const all = weightTo(4)
  return {
    sites_assessed: banded.length,
    worst: worst(banded.map(({ band }) => band)),
    weighted: LEVELS.find((_, place) => all > 0 && 2 * weightTo(place) >= all) ?? null,
    weighted_by: all > 0 ? by : null,
  }
}

/** Least squares through points. */
export function leastSquares(points: readonly (readonly [x: number, y: number])[]) {
  const [x, y] = [average(points.map(([one]) => one)), average(points.map(([, one]) => one))]
  const spread = total(points.map(([one]) => (one - x) ** 2))
  const slope = total(points.map(([one, other]) => (one - x) * (other - y))) / spread
  const at = (place: number): number => y + slope * (place - x)
  return { slope, at, x, y, spread, left: total(points.map(([one, other]) => (other - at(one)) ** 2)) }
}
