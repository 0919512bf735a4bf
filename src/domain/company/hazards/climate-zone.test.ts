import { expect, it } from 'vitest'
import { evidence } from '../../../../test/support/method-page.ts'
import { type CoolingZone, indexLocalities } from './climate-zone.ts'
import { coolingDemand } from './cooling-demand.ts'

const zone = (number: number): CoolingZone => ({
  zone: number,
  town: `Town ${number}`,
  hours: new Map([['Historical 1990-2015', 1000 * number]]),
  evidence: [evidence('zone', `zone ${number}`, number)],
})
const ZONES: Readonly<Record<string, CoolingZone>> = { '4740': zone(2), '4741': zone(2), '4720': zone(3) }
const at = (postcode: string, lat: number, lon = 148) => ({
  id: `${postcode} Somewhere`,
  postcode,
  lat,
  lon,
  evidence: [evidence('lat', postcode, lat)],
})
const zonesWith = (...localities: ReturnType<typeof at>[]) => ({
  zoneOf: (postcode: string): CoolingZone | null => ZONES[postcode] ?? null,
  localities: indexLocalities(localities),
})
const zones = zonesWith(at('4740', -21), at('4741', -21.1), at('4720', -22), at('9999', -25))
const place = (lat: number, postcode: string | null = null) => ({ lat, lon: 148, postcode })

it('takes the zone that all postcodes around a place share, and says how many there are', () => {
  const answer = coolingDemand(place(-21.06), zones)
  expect(answer).toMatchObject({ status: 'assessed', band: 'high' })
  expect(answer.trace[0]?.inputs).toEqual({
    zone: 2,
    town: 'Town 2',
    within_km: 25,
    postcodes_in_zone: 2,
    postcodes_without_zone: 0,
    nearest_locality: '4741 Somewhere',
    nearest_locality_km: expect.closeTo(4.45, 2),
    hours: 2000,
  })
  expect(answer.evidence.map(({ observed }) => observed)).toEqual(['4741', 'zone 2'])
})

it('gives no zone near a border, far from every postcode, and where no postcode has a zone', () => {
  const between = zonesWith(at('4740', -21), at('4720', -21.2))
  expect(coolingDemand(place(-21.1), between).reason).toEqual({
    code: 'outside_coverage',
    detail: expect.stringContaining('different climate zones (2, 3)'),
  })
  for (const lat of [-23, -25])
    expect(coolingDemand(place(lat), zones).reason?.detail).toContain('no postcode with a climate zone')
})

it('counts a postcode without a zone, and cites the nearest locality that has one', () => {
  const answer = coolingDemand(place(-21.06), zonesWith(at('9999', -21.06), at('4740', -21)))
  expect(answer.trace[0]?.inputs).toMatchObject({
    postcodes_in_zone: 1,
    postcodes_without_zone: 1,
    nearest_locality: '4740 Somewhere',
  })
})

it('finds localities over the border of a degree, up to 25 km', () => {
  const withOther = (lat: number) => zonesWith(at('4740', -20.999, 147.99), at('4720', lat))
  expect(coolingDemand(place(-21.001), withOther(-21.22)).reason?.detail).toContain('(2, 3)')
  expect(coolingDemand(place(-21.001), withOther(-21.23))).toMatchObject({ status: 'assessed', band: 'high' })
})

it('goes by the postcode where it is known, whatever lies around', () => {
  expect(coolingDemand(place(-21.06, '4720'), zones)).toMatchObject({ trace: [{ inputs: { zone: 3 } }] })
  expect(coolingDemand(place(-21.06, '9999'), zones).reason?.detail).toContain('postcode 9999')
})
