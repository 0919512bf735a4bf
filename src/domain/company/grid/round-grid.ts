import { roundFigures } from '../round-figures.ts'
import type { GridIntensity, GridPeriod } from './intensity.ts'

/** What the method says about a region, as people see it. */
export const roundGrid = (result: GridIntensity): GridIntensity => ({
  ...roundFigures(result),
  latest_day: result.latest_day === null ? null : roundPeriod(result.latest_day),
})

/** One day is a published figure and stands as printed; a longer period is a sum and is rounded. */
export const roundPeriod = (period: GridPeriod): GridPeriod =>
  period.first_day === period.last_day
    ? { ...period, intensity_t_per_mwh: roundFigures(period.intensity_t_per_mwh) }
    : roundFigures(period)
