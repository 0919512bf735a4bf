import { expect, it } from 'vitest'
import { facilityPlaces } from '../../web/src/components/facility/facility-places.ts'
import {
  countBands,
  isKnown,
  type Place,
  readingOf,
  STAGES,
} from '../../web/src/components/hazard-map/reading.ts'

const [now, low, , high] = STAGES

const facility = (more: Partial<Parameters<typeof facilityPlaces>[0][number]>) => ({
  id: 'safeguard Works',
  name: 'Works',
  tables: ['safeguard' as const],
  as_at: '2024-25',
  state: 'NSW',
  owners: [{ name: 'WORKS PTY LTD', abns: ['11111111111', '22222222222'] }],
  covered_emissions_t: 100,
  scope1_t: null,
  generation: null,
  lat: -33,
  lon: 151,
  precision: null,
  second_opinion: null,
  bands: { extreme_heat: 'low' as const, bushfire: 'high' as const },
  absent: { flood: 'no_public_data' },
  stale: [],
  scenarios: { '3': { extreme_heat: 'very_high' as const } },
  milder_than_now: {},
  ...more,
})
const [place] = facilityPlaces([facility({})]) as [Place]

it('shows a hazard as the scenario has it', () => {
  expect(readingOf(place, 'extreme_heat', now)).toEqual({ band: 'low', reason: null })
  expect(readingOf(place, 'extreme_heat', high)).toEqual({ band: 'very_high', reason: null })
})

it('says why a world is milder than now', () => {
  const [milder] = facilityPlaces([
    facility({
      scenarios: { '3': { drying: 'low' } },
      bands: { drying: 'high' },
      milder_than_now: { '3': { drying: 'The median is wetter.' } },
    }),
  ]) as [Place]
  expect(readingOf(milder, 'drying', high)).toEqual({
    band: 'low',
    reason: null,
    note: 'The median is wetter.',
  })
})

it('never carries the band of today into a warmer world', () => {
  expect(readingOf(place, 'extreme_heat', low)).toMatchObject({
    band: null,
    reason: expect.stringContaining('Not projected'),
  })
  expect(readingOf(place, 'bushfire', high)).toMatchObject({
    band: null,
    reason: expect.stringContaining('Not projected'),
  })
})

it('says why a hazard is not known, and counts it apart', () => {
  expect(readingOf(place, 'flood', high)).toEqual(readingOf(place, 'flood', now))
  expect(readingOf(place, 'flood', now)).toEqual({
    band: null,
    reason: 'No public data covers the whole country.',
  })
  const counts = countBands([place, { ...place, readings: {} }], 'extreme_heat', now)
  expect(counts.filter(({ places }) => places > 0)).toEqual([
    { band: 'low', places: 1 },
    { band: null, places: 1 },
  ])
  expect([isKnown([place], 'flood'), isKnown([place], 'bushfire')]).toEqual([false, true])
})

it('marks a band of an old record, and how far a second source is', () => {
  const [old] = facilityPlaces([
    facility({
      stale: ['bushfire'],
      second_opinion: { lat: -33.1, lon: 151, distance_km: 11.1, kind: 'site', source: null },
    }),
  ]) as [Place]
  expect(readingOf(old, 'bushfire', now)).toEqual({ band: 'high', reason: null, isOld: true })
  expect(readingOf(old, 'extreme_heat', now)).toEqual({ band: 'low', reason: null })
  expect(old.about).toBe('NSW · WORKS PTY LTD · second source 11.1 km away')
})

it('leads to the page of a facility, and has its tonnes of either table', () => {
  expect(place).toMatchObject({
    href: '/facilities/works?state=NSW',
    tonnes: 100,
    about: 'NSW · WORKS PTY LTD',
  })
  const [plant] = facilityPlaces([facility({ covered_emissions_t: null, scope1_t: 7, owners: [] })])
  expect(plant?.tonnes).toBe(7)
})
