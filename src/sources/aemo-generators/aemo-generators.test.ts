import { expect, test } from 'vitest'
import { decodeText } from '../formats/text.ts'
import { fileInMemory, fileOnDisk } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { expectGolden } from '../testing/golden.ts'
import { expectReadError, fixture, readAll, sharedFile } from '../testing/support.ts'
import { aemoGeneratorsSource } from './source.ts'

const NAME = 'CO2EII_AVAILABLE_GENERATORS.CSV'
const list = () => fixture(import.meta.url, NAME)
const fault = async (change: (text: string) => string) =>
  expectReadError(aemoGeneratorsSource, fileInMemory(NAME, change((await decodeText(await list())).text)))

test('reads generating sets with their factors', () =>
  expectGolden(aemoGeneratorsSource, import.meta.url, NAME))

test.each([
  ['NSW1', 'NSW', { row_ref: 'line 3', column: 'REGIONID', value: 'NSW' }],
  ['1.447070', '-1.4', { column: 'CO2E_EMISSIONS_FACTOR' }],
  ['BANKSPT2', 'BANKSPT1', { row_ref: 'line 6', rule: 'row_twice', value: 'BANKSPT1 BANKSPT1' }],
  [',YWPS1,', ',,', { column: 'DUID', problem: 'is empty' }],
])('leaves out the row with %s changed to %s, with a finding', async (from, to, expected) => {
  const intact = await readAll(aemoGeneratorsSource, await list())
  const { text } = await decodeText(await list())
  const { rows, log } = await readAll(aemoGeneratorsSource, fileInMemory(NAME, text.replace(from, to)))
  expect(rows).toHaveLength(intact.rows.length - 1)
  expect(log.findings.all).toMatchObject([{ proposal: { decision: 'leave_out' }, ...expected }])
})

test('refuses a list that may be cut and one with unknown headings', async () => {
  expect(await fault((text) => text.replace(/C,"END.*\r\n/, ''))).toMatchObject({
    hint: 'Download the file again.',
  })
  expect(await fault((text) => text.replace('GENSETID', 'UNITID'))).toMatchObject({ value: 'UNITID' })
})

test('answers damage with rows or a ReadError', async () => {
  await expectToSurviveDamage(aemoGeneratorsSource, await list())
})

const real = sharedFile('data/raw/aemo/CO2EII_AVAILABLE_GENERATORS_2017_43_20171103104827.CSV')
test.skipIf(real === undefined)("reads AEMO's own list of 2017", async () => {
  const { rows, log } = await readAll(aemoGeneratorsSource, await fileOnDisk(real!))
  expect(rows).toHaveLength(386)
  expect(log.edition).toEqual({ slot: 'all', edition: '2017-11-03', published_on: '2017-11-03' })
  expect(rows.filter((row) => row.factor_t_per_mwh === null)).toEqual([])
  expect(rows.find((row) => row.duid === 'YWPS1')).toMatchObject({
    factor_t_per_mwh: 1.44707,
    factor_text: '1.447070',
  })
})
