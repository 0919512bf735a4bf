import { expect, it } from 'vitest'
import { absentHazard, assessedHazard, type HazardAssessment } from './assessment.ts'
import type { DailyHazard } from './daily-hazards.ts'
import { daysNear, type StationOfDays } from './days-near.ts'
import { HOTTEST_DAY_BANDS } from './hazard-bands.ts'
import { hazardRow } from './hazard-table.ts'
import { decide } from './indicators.ts'

const PLACE = { lat: -33.86, lon: 151.2 }

/** A degree of latitude is 111.2 km. */
const station = (id: string, km: number, latest: number | null): StationOfDays => ({
  id,
  lat: PLACE.lat - km / 111.195,
  lon: PLACE.lon,
  elevation_m: null,
  assess: (hazard) => (latest === null ? tooShort(hazard) : ended(hazard, latest)),
})

const tooShort = (hazard: DailyHazard): HazardAssessment =>
  absentHazard(hazardRow(hazard), 'outside_coverage', 'too short')
const ended = (hazard: DailyHazard, latest_year: number): HazardAssessment =>
  assessedHazard(hazardRow(hazard), [decide('hottest_day', 'hottest_day_c', HOTTEST_DAY_BANDS, 41)], {
    indicators: [],
    evidence: [],
    latest_year,
  })

const chosen = (hazard: DailyHazard, ...stations: StationOfDays[]): unknown =>
  daysNear(PLACE, stations, '2026-11-01')(hazard).trace[0]?.inputs['station']

it('takes heat from within 25 km and rain from within 50 km', () => {
  expect(chosen('hottest_day', station('far', 26, 2023))).toBeUndefined()
  expect(chosen('heatwave', station('near', 24, 2023))).toBe('near')
  expect(chosen('heavy_rain', station('far', 49, 2023))).toBe('far')
  expect(chosen('drought', station('beyond', 51, 2023))).toBeUndefined()
})

it('prefers a record that still runs within 25 km, and else the nearest that can decide', () => {
  expect(chosen('hottest_day', station('old', 1, 2015), station('current', 20, 2023))).toBe('current')
  expect(chosen('drought', station('old', 1, 2015), station('current', 40, 2023))).toBe('old')
  expect(chosen('drought', station('short', 1, null), station('old', 20, 2015))).toBe('old')
})

it('says why the nearest cannot decide, or that none is near', () => {
  const answer = (...stations: StationOfDays[]) => daysNear(PLACE, stations, '2026-11-01')('heatwave').reason
  expect(answer(station('short', 5, null))).toMatchObject({ detail: 'too short' })
  expect(answer()).toMatchObject({ code: 'outside_coverage', detail: 'No daily values cover this place.' })
})
