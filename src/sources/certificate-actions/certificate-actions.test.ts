import { describe, expect, test } from 'vitest'
import { decodeText } from '../formats/text.ts'
import { fileInMemory, fileOnDisk } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { expectGolden } from '../testing/golden.ts'
import { testRefusals } from '../testing/refusals.ts'
import { expectReadError, fixture, readAll, sharedFile } from '../testing/support.ts'
import { certificateActionsSource as source } from './source.ts'

const ACTIONS = 'certificate-actions-2026-09-23.json'
const HOLDINGS = 'lgc_holdings_2026-09.csv'
const fault = async (name: string, from: string | RegExp, to: string) => {
  const { text } = await decodeText(await fixture(import.meta.url, name))
  return expectReadError(source, fileInMemory(name, text.replace(from, to)))
}

test.each([ACTIONS, HOLDINGS])('reads %s as its golden rows', (name) =>
  expectGolden(source, import.meta.url, name),
)

test('shows no private person, neither in rows nor in the log', async () => {
  for (const name of [ACTIONS, HOLDINGS]) {
    const { rows, log } = await readAll(source, await fixture(import.meta.url, name))
    expect(JSON.stringify([rows, log.notes, log.skipped])).not.toContain('Citizen')
  }
})

test('a day without actions needs its day', async () => {
  const empty = '{"status":"Success","result":[]}'
  const { rows, log } = await readAll(source, fileInMemory('certificate-actions-2026-09-20.json', empty))
  expect([rows, log.edition?.slot]).toEqual([[], 'actions-2026-09-20'])
  expect(await expectReadError(source, fileInMemory('x.json', empty))).toMatchObject({
    hint: expect.stringContaining('--edition'),
  })
})

describe('refused', () => {
  test.each([
    [
      ACTIONS,
      'WD00WA02',
      'WD',
      { at: 'result[0].certificateRanges[0]', column: 'accreditationCode', value: 'WD' },
    ],
    [ACTIONS, '"endSerialNumber": 250', '"endSerialNumber": 0', { column: 'endSerialNumber', value: 0 }],
    [
      ACTIONS,
      '"startSerialNumber": 1,',
      '"startSerialNumber": "1",',
      { column: 'startSerialNumber', value: '1' },
    ],
    [ACTIONS, '"LGC"', '"REGO"', { column: 'certificateType', expected: 'LGC, STC' }],
    [ACTIONS, 'ownerAccountId', 'owner', { column: 'owner' }],
    [ACTIONS, 'Success', 'Failure', { column: 'status', value: 'Failure' }],
    [
      ACTIONS,
      '2026-09-22T15:30:00.000Z',
      '2026-09-22T13:30:00.000Z',
      { expected: 'the actions of one day in Sydney' },
    ],
    [ACTIONS, '2026-09-22T15:30:00.000Z', 'yesterday', { column: 'completedTime', value: 'yesterday' }],
    [ACTIONS, /\]\s*\}\s*$/, '', { problem: expect.stringContaining('not valid JSON') }],
    [
      HOLDINGS,
      '"35,649"',
      '"35,64"',
      { at: 'line 2', column: 'Total registered LGC holdings', value: '35,64' },
    ],
    [HOLDINGS, '500', '-500', { at: 'line 5', problem: 'is below zero' }],
    [HOLDINGS, ',500', '', { at: 'line 5' }],
    [HOLDINGS, 'LGC holdings', 'STC holdings', { at: 'line 1' }],
  ])('%s with %s for %s', async (name, from, to, expected) => {
    expect(await fault(name, from, to)).toMatchObject(expected)
  })

  testRefusals(source, 'lgc_holdings_2026-09.csv')
})

test('answers damage with rows or a ReadError', async () => {
  for (const name of [ACTIONS, HOLDINGS])
    await expectToSurviveDamage(source, await fixture(import.meta.url, name), {}, 100)
})

const holdings = sharedFile(
  'data/raw/cer-certificates/rec_registry_lgc_holdings_corporate_sample_2026-09.csv',
)
test.skipIf(holdings === undefined)('keeps every organisation of the real list', async () => {
  const { rows, log } = await readAll(source, await fileOnDisk(holdings!))
  expect([rows.length, log.skipped]).toEqual([54, []])
  expect(rows.find((row) => row.account === 'AGL HP2 Pty Limited')?.lgc_holdings).toBe(1_782_087)
  expect(rows.filter((row) => row.account_purpose === 'greenpower')).toHaveLength(5)
})

const shape = sharedFile('data/raw/rec/certificate_actions_shape.json')
test.skipIf(shape === undefined)('reads the shape of the specification', async () => {
  const { rows, log } = await readAll(source, await fileOnDisk(shape!))
  expect(rows).toMatchObject([
    { action_type: 'STC registered', quantity: 10, account: null, flags: ['owner_withheld'] },
  ])
  expect(log.edition?.slot).toBe('actions-2026-09-22')
})
