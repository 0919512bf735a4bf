import { expect, test } from 'vitest'
import { type FacilityLink, facilityLinks, type PrintedFacility } from './facility-links.ts'

const facility = (reporting_year: string, more: Partial<PrintedFacility> = {}): PrintedFacility => ({
  reporting_year,
  facility_name: 'ARC01 Area C - MNG Facility',
  responsible_emitter: 'IRON ORE PTY LTD',
  emitter_abn: null,
  state: 'WA',
  ...more,
})
const link = (reporting_year: string, corporation: string | null, more: Partial<PrintedFacility> = {}) => {
  const { state: _, ...printed } = facility(reporting_year, more)
  return { ...printed, controlling_corporation_abn: corporation, confirmed_by: null }
}
/** The year and the corporation of the link that holds, and the corporations whose link lapsed. */
function found(
  one: PrintedFacility,
  links: readonly FacilityLink[],
  others: readonly PrintedFacility[] = [],
) {
  const { link: holds, lapsed } = facilityLinks([one, ...others], links)(one)
  return {
    holds: holds === null ? null : `${holds.reporting_year} ${holds.controlling_corporation_abn}`,
    lapsed: lapsed.map(({ controlling_corporation_abn }) => controlling_corporation_abn),
  }
}
const holds = (what: string) => ({ holds: what, lapsed: [] })

test.each([
  ['the very same letters', {}],
  ['another dash', { facility_name: 'ARC01 Area C – MNG Facility' }],
  ['other spaces and case', { facility_name: ' Arc01  AREA C -MNG facility' }],
  ['another legal form', { responsible_emitter: 'Iron Ore Proprietary Limited' }],
  ['one state more', { state: 'NT; WA' }],
  ['all states', { state: 'National' }],
])('a link holds in a later year: %s', (_, more) => {
  const before = facility('2024-25')
  expect(found(facility('2025-26', more), [link('2024-25', 'bhp')], [before])).toEqual(holds('2024-25 bhp'))
})

test('the link of the year comes before earlier ones, and the last of these before the others', () => {
  const links = [link('2022-23', 'first'), link('2023-24', 'second'), link('2025-26', 'third')]
  expect(found(facility('2025-26'), links)).toEqual(holds('2025-26 third'))
  expect(found(facility('2024-25'), links)).toEqual(holds('2023-24 second'))
  expect(found(facility('2021-22'), links)).toEqual({ holds: null, lapsed: [] })
})

test('a link of the year that names no corporation is not overruled by an earlier one', () => {
  expect(found(facility('2025-26'), [link('2024-25', 'bhp'), link('2025-26', null)])).toEqual(
    holds('2025-26 null'),
  )
})

test('a facility under another emitter keeps no link, and says whose it was', () => {
  const sold = facility('2025-26', { responsible_emitter: 'Another Miner Pty Ltd' })
  expect(found(sold, [link('2024-25', 'bhp')])).toEqual({ holds: null, lapsed: ['bhp'] })
})

test('an emitter that an earlier owner had does not bring that owner back', () => {
  const links = [link('2023-24', 'old'), link('2024-25', 'new', { responsible_emitter: 'New Owner Ltd' })]
  expect(found(facility('2025-26'), links)).toEqual({ holds: null, lapsed: ['new'] })
})

test('ABNs outrank names: a renamed emitter keeps the link, a namesake does not', () => {
  const links = [link('2024-25', 'bhp', { emitter_abn: '1' })]
  const renamed = facility('2025-26', { responsible_emitter: 'Ore Group Ltd', emitter_abn: '1' })
  expect(found(renamed, links)).toEqual(holds('2024-25 bhp'))
  expect(found(facility('2025-26', { emitter_abn: '2' }), links)).toEqual({ holds: null, lapsed: ['bhp'] })
})

test('a facility of the same name in another state is another facility', () => {
  const other = facility('2025-26', { state: 'QLD' })
  expect(found(other, [link('2024-25', 'bhp')], [facility('2024-25')])).toEqual({ holds: null, lapsed: [] })
})

test('two facilities whose names differ in marks only: the same letters decide, else both must have one owner', () => {
  const spelt = (facility_name: string) => ({ facility_name })
  const links = [link('2024-25', 'one', spelt('Plant (A)')), link('2024-25', 'two', spelt('Plant A'))]
  expect(found(facility('2025-26', spelt('Plant A')), links)).toEqual(holds('2024-25 two'))
  expect(found(facility('2025-26', spelt('Plant - A')), links)).toEqual({
    holds: null,
    lapsed: ['one', 'two'],
  })
})

test('what a person confirmed comes before the link table, in the year and when it is carried', () => {
  const table = link('2024-25', 'bhp')
  const person = {
    ...link('2024-25', 'rio', { facility_name: 'ARC01 AREA C – MNG FACILITY' }),
    confirmed_by: 'maria',
  }
  expect(found(facility('2024-25'), [table, person])).toEqual(holds('2024-25 rio'))
  expect(found(facility('2025-26'), [table, person])).toEqual(holds('2024-25 rio'))
})
