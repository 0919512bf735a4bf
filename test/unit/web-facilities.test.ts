import { describe, expect, test } from 'vitest'
import { facilityAddress, facilityKey } from '../../web/src/components/facility/facility-address.ts'
import { type FacilityYear, facilityYears, nameIn } from '../../web/src/pages/facilities/facility/years.ts'
import { inOrder } from '../../web/src/pages/facilities/order.ts'

describe('the address of a facility', () => {
  test.each([
    ['Bayswater Power Station', null, '/facilities/bayswater-power-station'],
    ['PRL NT/WA (Blacktip)', 'WA', '/facilities/prl-nt-wa-blacktip?state=WA'],
    ['  Café “Nord” – 2. Stage ', undefined, '/facilities/caf%C3%A9-nord-2-stage'],
  ])('of %s in %s is %s', (name, state, address) => {
    expect(facilityAddress(name, state)).toBe(address)
  })

  test('leads back to the facility, however a table spells its name', () => {
    for (const name of ['PRL NT/WA (Blacktip)', 'Café “Nord” – 2. Stage', '1. Solid Waste Services - MRL']) {
      const slug = decodeURIComponent(facilityAddress(name).slice('/facilities/'.length))
      expect(facilityKey(slug)).toBe(facilityKey(name))
    }
    expect(facilityKey('Bayswater Power-Station')).toBe(facilityKey('BAYSWATER POWER STATION'))
    expect(facilityKey('Bayswater 2')).not.toBe(facilityKey('Bayswater'))
  })
})

const row = (facility: string, reporting_year: string, responsible_emitter: string, tonnes = 1) =>
  ({
    facility,
    reporting_year,
    covered_emissions_t: tonnes,
    published: { responsible_emitter },
  }) as FacilityYear

test('a year that emitter and corporation both report is there once, and two emitters of a year are two', () => {
  const rows = [
    row('Works', '2024-25', 'A PTY LTD'),
    row('WORKS', '2023-24', 'A Pty Ltd', 2),
    row('Works', '2023-24', 'A PTY LTD', 2),
    row('Works', '2023-24', 'B PTY LTD', 3),
    row('Works North', '2023-24', 'A PTY LTD', 4),
  ]
  expect(
    facilityYears(rows, 'Works').map(({ reporting_year, covered_emissions_t }) => [
      reporting_year,
      covered_emissions_t,
    ]),
  ).toEqual([
    ['2023-24', 2],
    ['2023-24', 3],
    ['2024-25', 1],
  ])
})

test('a company is called what its newest row calls it', () => {
  const named = (name: string | null) =>
    ({
      published: {
        emitter_abn: null,
        responsible_emitter: 'A PTY LTD',
        controlling_corporation_abn: '1',
        controlling_corporation: name,
      },
    }) as FacilityYear
  expect(nameIn([named('OLD LTD'), named('NEW LTD')], '1')).toBe('NEW LTD')
  expect(nameIn([named('OLD LTD'), named(null)], '1')).toBe('OLD LTD')
  expect(nameIn([named('OLD LTD')], '2')).toBeUndefined()
})

test('a facility without published emissions comes last in either order', () => {
  const facility = (name: string, covered: number | null, scope1: number | null = null) => ({
    id: `safeguard ${name}`,
    name,
    tables: ['safeguard' as const],
    as_at: '2024-25',
    state: 'NSW',
    owners: [],
    covered_emissions_t: covered,
    scope1_t: scope1,
    generation: null,
    second_opinion: null,
  })
  const all = [facility('None', null), facility('Zero', 0), facility('Plant', null, 5), facility('Mine', 9)]
  const names = (descending: boolean): readonly string[] =>
    inOrder(all, { field: 'tonnes', descending }).map(({ name }) => name)
  expect(names(true)).toEqual(['Mine', 'Plant', 'Zero', 'None'])
  expect(names(false)).toEqual(['Zero', 'Plant', 'Mine', 'None'])
})
