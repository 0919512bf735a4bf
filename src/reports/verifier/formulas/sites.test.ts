import { expect, test } from 'vitest'
import { siteRollup } from './sites.ts'

/** Figures that give each overall band by days at 35 °C alone. */
const DAYS = { low: 1, moderate: 10, high: 30, very_high: 70, extreme: 120 } as const

const site = (
  band: keyof typeof DAYS | null,
  covered: number | null = null,
  scope1: number | null = null,
) => ({
  site: `${band} ${covered}`,
  measures:
    band === null
      ? null
      : { mean_temperature: null, rainfall: null, heat_days_35: { change: 0, days: DAYS[band] } },
  covered_emissions_t: covered,
  scope1_t: scope1,
})
const rollUp = (...sites: readonly ReturnType<typeof site>[]) => siteRollup({ sites }, '1.0.0')

test('emissions weigh where every assessed site has some, and the larger of both counts', () => {
  expect(rollUp(site('low', 10, 60), site('high', 30), site('extreme', 29), site(null, 500))).toEqual({
    sites_known: 4,
    sites_assessed: 3,
    worst: 'extreme',
    weighted: 'low',
    weighted_by: 'emissions',
    sites_low: 1,
    sites_moderate: 0,
    sites_high: 1,
    sites_very_high: 0,
    sites_extreme: 1,
  })
})

test('half exactly is enough, a tonne less is not', () => {
  expect(rollUp(site('low', 50), site('very_high', 50))).toMatchObject({ weighted: 'low' })
  expect(rollUp(site('low', 49), site('very_high', 50))).toMatchObject({ weighted: 'very_high' })
})

test('one site without emissions makes every site count one', () => {
  expect(rollUp(site('low', 1), site('high'), site('high', 1))).toMatchObject({
    weighted: 'high',
    weighted_by: 'sites',
  })
})

test('the bands come from the figures of the sites', () => {
  const warm = {
    site: 'a',
    measures: {
      mean_temperature: { change: 1.2, deviation: 0.5 },
      rainfall: { percent: 90, latest_percent: 39 },
      heat_days_35: null,
    },
    covered_emissions_t: null,
    scope1_t: null,
  }
  // Warming by 2.4 deviations is extreme; rain is moderate, raised by two levels after a very dry year.
  expect(siteRollup({ sites: [warm] }, '1.0.0')).toMatchObject({ worst: 'extreme' })
  const dry = { ...warm, measures: { ...warm.measures, mean_temperature: null } }
  expect(siteRollup({ sites: [dry] }, '1.0.0')).toMatchObject({ worst: 'very_high' })
})
