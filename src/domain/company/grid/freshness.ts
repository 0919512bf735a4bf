import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import { daysBetween, type IsoDay } from '../../calendar.ts'
import { limitStep } from '../bands.ts'
import type { Outcome } from '../outcome.ts'
import type { GridIntensity } from './intensity.ts'

/** The operator adds days every week; a series that ends longer ago than this is stale, not absent. */
const GRID_STALE_AFTER_DAYS = 35

export interface GridFreshness {
  readonly latest_day: IsoDay | null
  /** Days from the latest day of the series to the day of the snapshot. */
  readonly age_days: number | null
  readonly availability: Availability
}

/** How old the index is on the day of the snapshot. */
export function gridFreshness(outcome: Outcome<GridIntensity>, snapshotDay: IsoDay): GridFreshness {
  const latest = outcome.result?.latest_day?.last_day ?? null
  if (latest === null)
    return {
      latest_day: null,
      age_days: null,
      availability: outcome.result?.index_availability ?? outcome.availability,
    }
  const age = daysBetween(latest, snapshotDay) - 1
  return {
    latest_day: latest,
    age_days: age,
    availability: age > GRID_STALE_AFTER_DAYS ? stale(latest, age) : AVAILABLE,
  }
}

/** The outcome with the rule of freshness, marked stale where its series ended long before the snapshot. */
export function markStale(outcome: Outcome<GridIntensity>, snapshotDay: IsoDay): Outcome<GridIntensity> {
  const { availability, latest_day, age_days } = gridFreshness(outcome, snapshotDay)
  if (age_days === null) return outcome
  const step = limitStep(
    'grid_intensity.freshness',
    { measure: 'age_days', value: age_days, about: { latest_day } },
    { operator: 'at_most', threshold: GRID_STALE_AFTER_DAYS, met: 'available', otherwise: 'stale' },
  )
  const trace = [...outcome.trace, step]
  return availability.status === 'stale' ? { ...outcome, trace, availability } : { ...outcome, trace }
}

const stale = (latest: IsoDay, age: number): Availability =>
  unavailable(
    'stale',
    'index_ended_long_ago',
    `The latest day in the index is ${latest}, ${age} days before the snapshot. The figures are for that day, not today.`,
  )
