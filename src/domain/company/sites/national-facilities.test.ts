import { expect, test } from 'vitest'
import { evidence } from '../../../../test/support/method-page.ts'
import { nationalFacilities } from './national-facilities.ts'
import type { ListedFacility } from './printed-facilities.ts'
import { type FacilityLocation, locationKey } from './public-sites.ts'

const listed = (changed: Partial<ListedFacility>): ListedFacility => ({
  name: 'Yarnima Power Station',
  table: 'safeguard',
  year: '2024-25',
  owner: 'BHP IRON ORE PTY LTD',
  owner_abns: ['2', '1'],
  state: 'WA',
  covered_emissions_t: 100,
  scope1_t: null,
  generation: null,
  evidence: [evidence('covered', '2024-25', 100)],
  ...changed,
})
const at = (scheme: FacilityLocation['scheme'], facility: string, lat: number): FacilityLocation => ({
  scheme,
  facility,
  location: {
    lat,
    lon: 119,
    quality: 'approximate',
    precision: 'matched_name',
    matched_name: null,
    source: null,
  },
  evidence: [],
})
const facilitiesOf = (rows: readonly ListedFacility[], places: readonly FacilityLocation[]) =>
  nationalFacilities(
    Map.groupBy(rows, () => 'one name'),
    new Map(places.map((one) => [locationKey(one), one])),
  )

test('a facility of both tables and of two emitters is one, at the place of the generation scheme', () => {
  const rows = [
    listed({}),
    listed({ owner: 'SECOND PTY LTD', owner_abns: [], covered_emissions_t: 20 }),
    listed({
      name: 'Yarnima power station',
      table: 'generation',
      owner: 'BHP GROUP LIMITED',
      owner_abns: ['1'],
      covered_emissions_t: null,
      scope1_t: 90,
    }),
  ]
  const places = [
    at('safeguard', 'Yarnima Power Station', -1),
    at('generation', 'Yarnima Power Station', -23),
  ]
  expect(facilitiesOf(rows, places)).toMatchObject([
    {
      tables: ['safeguard', 'generation'],
      owners: [
        { name: 'BHP IRON ORE PTY LTD', abns: ['2', '1'] },
        { name: 'SECOND PTY LTD', abns: [] },
        { name: 'BHP GROUP LIMITED', abns: ['1'] },
      ],
      site: {
        id: 'safeguard Yarnima Power Station',
        covered_emissions_t: 120,
        scope1_t: 90,
        location: { lat: -23 },
      },
    },
  ])
})

test('one name in two states is two facilities; without a place it is listed all the same', () => {
  const [east, west] = facilitiesOf([listed({}), listed({ state: 'NSW' })], [])
  expect(new Set([east?.site.state, west?.site.state])).toEqual(new Set(['NSW', 'WA']))
  expect(east?.site.location).toBeNull()
})

test('a station that two corporations report in full counts once', () => {
  const generation = { electricity_mwh: 700_000, intensity_t_per_mwh: 0.97, evidence: [] }
  const callide = listed({ table: 'generation', covered_emissions_t: null, scope1_t: 675_798, generation })
  const rows = [
    { ...callide, name: 'Callide C Power Station', owner: 'C S ENERGY LIMITED' },
    { ...callide, name: 'Callide C Power Station (facility)', owner: 'GENUITY PTY LTD' },
  ]
  expect(facilitiesOf(rows, [])).toMatchObject([
    {
      site: { scope1_t: 675_798 },
      generation: { electricity_mwh: 700_000, intensity_t_per_mwh: 0.97 },
    },
  ])
  const [first] = rows
  const shared = [...rows, { ...first!, owner: 'THIRD PTY LTD', scope1_t: 2 }]
  expect(facilitiesOf(shared, [])).toMatchObject([
    { site: { scope1_t: 675_800 }, generation: { electricity_mwh: 1_400_000, intensity_t_per_mwh: null } },
  ])
})
