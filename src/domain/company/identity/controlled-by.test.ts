import { expect, test } from 'vitest'
import { safeguardRow } from '../../../../test/support/safeguard-rows.ts'
import { controlledBy } from './controlled-by.ts'

const operated = (reporting_year: string, facility: string, owner: string | null) =>
  safeguardRow(reporting_year, {
    facility,
    emitter_abn: 'me',
    controlling_corporation_abn: owner,
    responsible_emitter: `Emitter in ${reporting_year}`,
  })
const nameOf = (abn: string) => ({ a: 'ALPHA LIMITED' })[abn]

test('names each corporation once, with its years and how many facilities it controls', () => {
  const rows = [
    operated('2022-23', 'North', 'b'),
    operated('2022-23', 'South', 'a'),
    operated('2023-24', 'South', 'a'),
    operated('2023-24', 'West', 'a'),
  ]
  expect(controlledBy('me', rows, nameOf)).toMatchObject({
    name: 'Emitter in 2023-24',
    companies: [
      {
        abn: 'a',
        name: 'ALPHA LIMITED',
        first_year: '2022-23',
        last_year: '2023-24',
        reason: 'controls 2 facilities of this emitter (analyst_subsidiary_link)',
      },
      { abn: 'b', name: 'b', reason: expect.stringContaining('controls a facility') },
    ],
  })
})

test('is silent about its own facilities, those of nobody known, and those that others operate', () => {
  const rows = [
    operated('2023-24', 'Own', 'me'),
    operated('2023-24', 'Unknown', null),
    safeguardRow('2023-24', { emitter_abn: 'other', controlling_corporation_abn: 'me' }),
  ]
  const found = controlledBy('me', rows, nameOf)
  expect(found.companies).toEqual([])
  expect(found.evidence).toHaveLength(2)
})
