import { describe, expect, test } from 'vitest'
import { decodeText } from '../formats/text.ts'
import { fileInMemory, fileOnDisk } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { expectGolden } from '../testing/golden.ts'
import { testRefusals } from '../testing/refusals.ts'
import { expectDoubt, expectReadError, fixture, readAll, sharedFile } from '../testing/support.ts'
import { certificateActionsSource as source } from './source.ts'

const ACTIONS = 'certificate-actions-2026-09-23.json'
const HOLDINGS = 'lgc_holdings_2026-09.csv'
const changed = async (name: string, from: string | RegExp, to: string) =>
  fileInMemory(name, (await decodeText(await fixture(import.meta.url, name))).text.replace(from, to))

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

const RANGE = 'result[0].certificateRanges[0]'

describe('in doubt', () => {
  test.each([
    [
      ACTIONS,
      'WD00WA02',
      'WD',
      { at: RANGE, column: 'accreditationCode', value: 'WD', decision: 'leave_out' },
    ],
    [
      ACTIONS,
      '"endSerialNumber": 250',
      '"endSerialNumber": 0',
      { at: RANGE, column: 'endSerialNumber', value: '0' },
    ],
    [
      ACTIONS,
      '"startSerialNumber": 1,',
      '"startSerialNumber": "1",',
      { column: 'startSerialNumber', value: '1' },
    ],
    [ACTIONS, '"LGC"', '"REGO"', { column: 'certificateType', expected: 'LGC, STC' }],
    [ACTIONS, 'ownerAccountId', 'owner', { at: RANGE, column: 'owner', value: null, decision: 'take' }],
    [
      ACTIONS,
      '2026-09-22T15:30:00.000Z',
      '2026-09-22T13:30:00.000Z',
      { at: RANGE, expected: 'the actions of one day in Sydney', rule: null },
    ],
    [
      ACTIONS,
      '2026-09-22T15:30:00.000Z',
      'yesterday',
      { at: 'result[0]', column: 'completedTime', value: 'yesterday', decision: 'leave_out' },
    ],
    [
      HOLDINGS,
      '"35,649"',
      '"35,64"',
      { at: 'line 2', column: 'lgc_holdings', value: '35,64', decision: 'take' },
    ],
    [HOLDINGS, '500', '-500', { at: 'line 5', rule: 'below_zero', decision: 'take' }],
    [HOLDINGS, ',500', '', { at: 'line 5', value: null, decision: 'leave_out' }],
  ])('%s with %s for %s', async (name, from, to, expected) => {
    expect(await expectDoubt(source, await changed(name, from, to))).toMatchObject(expected)
  })

  test('a few actions of another day than the file is of', async () => {
    const late = await changed(ACTIONS, '2026-09-23T03:00:00.000Z', '2026-09-23T15:00:00.000Z')
    const { rows, log } = await readAll(source, late)
    expect(rows).toHaveLength(2)
    expect(log.findings.all).toMatchObject([{ rule: 'another_day', proposal: { decision: 'leave_out' } }])
  })

  test('without the name of a private person', async () => {
    for (const [from, to] of [
      ['"Jane Citizen"', '["Jane Citizen"]'],
      ['"ownerAccount": "Jane', '"holder": "Jane'],
      ['Jane Citizen,12', 'Jane Citizen,12,3'],
      ['Jane Citizen,12', 'Jane Citizen'],
    ] as const)
      for (const name of [ACTIONS, HOLDINGS]) {
        const { rows, log } = await readAll(source, await changed(name, from, to))
        expect(JSON.stringify([rows, log, log.findings.all])).not.toContain('Citizen')
      }
  })
})

describe('refused', () => {
  test.each([
    [ACTIONS, 'Success', 'Failure', { column: 'status', value: 'Failure' }],
    [ACTIONS, /\]\s*\}\s*$/, '', { problem: expect.stringContaining('not valid JSON') }],
    [HOLDINGS, 'LGC holdings', 'STC holdings', { at: 'line 1' }],
  ])('%s with %s for %s', async (name, from, to, expected) => {
    expect(await expectReadError(source, await changed(name, from, to))).toMatchObject(expected)
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
