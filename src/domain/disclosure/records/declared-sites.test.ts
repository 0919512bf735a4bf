import { expect, test } from 'vitest'
import { checkSites, type DeclaredSite } from './declared-sites.ts'

const site = (changed: Partial<DeclaredSite>): DeclaredSite => ({
  site_id: 'a',
  name: 'Works',
  latitude: -33,
  longitude: 151,
  ...changed,
})
const codes = (...sites: readonly DeclaredSite[]) =>
  checkSites({ sites }).errors.map(({ pointer, code }) => [pointer, code])

test('coordinates or an address will do', () => {
  expect(codes(site({}), { site_id: 'b', name: 'Office', address: '1 George St, Sydney' })).toEqual([])
})

test.each([
  ['neither', { site_id: 'a', name: 'Works' }, '/sites/0', 'incomplete'],
  ['one coordinate', { site_id: 'a', name: 'Works', latitude: -33 }, '/sites/0', 'incomplete'],
  ['no minus sign', site({ latitude: 33 }), '/sites/0/latitude', 'outside_australia'],
  ['swapped', site({ latitude: 151, longitude: -33 }), '/sites/0/latitude', 'outside_australia'],
] as const)('%s is refused', (_, one, pointer, code) => {
  expect(codes(one)).toEqual([[pointer, code]])
})

test('two sites need two ids, and a postcode of another state is worth a look', () => {
  expect(codes(site({}), site({}))).toEqual([['/sites/1/site_id', 'repeated']])
  expect(checkSites({ sites: [site({ state: 'NSW', postcode: '3000' })] }).warnings).toMatchObject([
    { pointer: '/sites/0/state', code: 'state_and_postcode_differ' },
  ])
})
