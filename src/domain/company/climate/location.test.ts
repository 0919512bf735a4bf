import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectWorkedExample } from '../../../../test/support/method-page.ts'
import { companyRegion } from '../grid/region-of-facilities.ts'
import { gridRegionOf, STATE_POSTCODES } from '../grid/region-of-place.ts'
import { distanceKm, nearestCell, type RegularGrid, roughlyWithin, seriesWithin } from './location.ts'

const australia = fc.record({
  lat: fc.double({ min: -44, max: -10, noNaN: true }),
  lon: fc.double({ min: 112, max: 154, noNaN: true }),
})
const grid: RegularGrid = { first_lat: -44, first_lon: 112, step: 0.05, rows: 681, columns: 841 }

describe('distance', () => {
  test('a degree of latitude is 111.195 km, and a place is no way from itself', () => {
    expect(distanceKm({ lat: -33, lon: 151 }, { lat: -34, lon: 151 })).toBeCloseTo(111.195, 3)
    expect(distanceKm({ lat: -33, lon: 151 }, { lat: -33, lon: 151 })).toBe(0)
  })

  test('is the same both ways and never longer by a detour', () => {
    fc.assert(
      fc.property(australia, australia, australia, (a, b, c) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 9)
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-9)
      }),
    )
  })
})

describe('roughlyWithin', () => {
  test('never leaves out a point that is near enough, over the date line and at a pole neither', () => {
    const anywhere = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lon: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(
        anywhere,
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.double({ min: -6, max: 6, noNaN: true }),
        (place, north, east) => {
          const point = {
            lat: Math.max(-90, Math.min(90, place.lat + north)),
            lon: ((place.lon + east + 540) % 360) - 180,
          }
          expect(roughlyWithin(place, distanceKm(place, point) + 0.001)(point)).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
    expect(roughlyWithin({ lat: -33, lon: 179.9 }, 25)({ lat: -33, lon: -179.9 })).toBe(true)
    expect(roughlyWithin({ lat: -33, lon: 151 }, 25)({ lat: -33, lon: 151.4 })).toBe(false)
  })
})

describe('nearestCell', () => {
  test('is the place’s own cell when it has values, within half a cell', () => {
    fc.assert(
      fc.property(australia, (place) => {
        const cell = nearestCell(place, grid, () => true)
        if (!('row' in cell)) throw new Error('expected a cell')
        expect(cell.moved_to_land).toBe(false)
        expect(Math.abs(cell.lat - place.lat)).toBeLessThanOrEqual(0.025 + 1e-9)
        expect(Math.abs(cell.lon - place.lon)).toBeLessThanOrEqual(0.025 + 1e-9)
      }),
    )
  })

  test('moves a sea cell to the nearest land, and says so', () => {
    const place = { lat: -33, lon: 151 }
    const cell = nearestCell(place, grid, (_, column) => column <= 778)
    expect(cell).toMatchObject({ row: 220, column: 778, moved_to_land: true })
    expect('distance_km' in cell ? cell.distance_km : 0).toBeCloseTo(9.326, 2)
  })

  test('finds none farther than 15 km, nor outside the grid', () => {
    const none = { status: 'no_match', reason_code: 'no_land_cell' }
    expect(nearestCell({ lat: -33, lon: 151 }, grid, (_, column) => column <= 770)).toMatchObject(none)
    expect(nearestCell({ lat: -60, lon: 151 }, grid, () => true)).toMatchObject(none)
  })
})

describe('series within reach', () => {
  const at = (id: string, lat: number) => ({ id, lat, lon: 151 })

  test('come nearest first, equals by id, and stop at 50 km', () => {
    const found = seriesWithin({ lat: -33, lon: 151 }, [
      at('far', -33.5),
      at('b', -33.1),
      at('a', -33.1),
      at('near', -33.01),
    ])
    expect(found.map(({ series }) => series.id)).toEqual(['near', 'a', 'b'])
  })
})

describe('grid region', () => {
  test.each([
    ['NSW', '2020', 'NSW1', 'postcode'],
    [null, '2601', 'NSW1', 'postcode'],
    ['WA', null, 'SWIS', 'state'],
    ['NSW', '3000', 'VIC1', 'postcode'],
    ['TAS', '12345', 'TAS1', 'state'],
  ])('%s %s is %s by %s', (state, postcode, grid_region, rule) => {
    expect(gridRegionOf({ state, postcode })).toMatchObject({ grid_region, rule, precision: rule })
  })

  test.each([
    ['QLD', '4825', 'outside_market_region'],
    ['WA', '6714', 'outside_market_region'],
    ['NT', '0800', 'no_index_for_state'],
    [null, null, 'state_unknown'],
    ['Queensland', null, 'state_unknown'],
  ])('%s %s has none: %s', (state, postcode, reason_code) => {
    expect(gridRegionOf({ state, postcode })).toMatchObject({
      grid_region: null,
      availability: { reason_code },
    })
  })

  test('no postcode belongs to two states', () => {
    for (const [at, range] of STATE_POSTCODES.entries())
      for (const other of STATE_POSTCODES.slice(at + 1))
        expect(range.last < other.first || other.last < range.first).toBe(true)
  })
})

test('Qantas and C S Energy: the page’s figures', () => {
  const headOffice = { lat: -33.926, lon: 151.1935 }
  const station = { id: '066037', name: 'Sydney Airport AMO', lat: -33.9465, lon: 151.1731 }
  const [found] = seriesWithin(headOffice, [station])
  const { grid_region, factor_region, rule } = gridRegionOf({ state: 'NSW', postcode: '2020' })
  expectWorkedExample('location', {
    company: 'QANTAS AIRWAYS LIMITED',
    abn: '16009661901',
    inputs: { postcode: '2020', postcode_point: headOffice, station },
    result: { distance_km: found?.distance_km, grid_region, factor_region, rule },
    without_address: withoutAddress(),
  })
})

function withoutAddress() {
  const facilities = [
    'Callide B Power Station',
    'Callide C Power Station',
    'Chinchilla BESS',
    'Kogan Creek Power Station',
  ].map((name) => ({ name, state: 'QLD', grid: 'NEM' }))
  const sites = facilities.map((one) => ({
    ...one,
    id: `generation ${one.name}`,
    origin: 'generation' as const,
    as_at: '2023-24',
    link: 'same_name',
    covered_emissions_t: null,
    scope1_t: null,
    location: null,
    address_match: null,
    evidence: [],
  }))
  const { grid_region, factor_region, rule } = companyRegion(
    { state: null, postcode: null },
    () => sites,
  ).decision
  return { company: 'C S ENERGY LIMITED', abn: '54078848745', facilities, grid_region, factor_region, rule }
}
