import { describe, expect, test } from 'vitest'
import { readCsv } from '../formats/csv/csv.ts'
import { decodeText } from '../formats/text.ts'
import { fileInMemory, fileOnDisk } from '../input-file.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { expectGolden } from '../testing/golden.ts'
import { expectReadError, fixture, readAll, sharedFile } from '../testing/support.ts'
import { aemoCdeiiSource } from './source.ts'

const FIXTURES = ['co2eii_summary_results_2025.csv', 'cdeii_day_first_2016.csv']

async function damaged(change: (text: string) => string) {
  const { text } = await decodeText(await fixture(import.meta.url, FIXTURES[0]!))
  return fileInMemory('x.csv', change(text))
}
const fault = async (change: (text: string) => string) =>
  expectReadError(aemoCdeiiSource, await damaged(change))

describe('aemo-cdeii', () => {
  test.each(FIXTURES)('reads %s as its golden rows', async (name) => {
    await expectGolden(aemoCdeiiSource, import.meta.url, name)
  })

  test('does not depend on the order of columns or rows, on capitals or spacing', async () => {
    const { rows } = await readAll(aemoCdeiiSource, await fixture(import.meta.url, FIXTURES[0]!))
    const shuffled = await damaged((text) => {
      const [first, headings, ...rest] = text.trimEnd().split('\n')
      const swap = (line: string) => {
        const cells = line.split(',')
        return [...cells.slice(0, 4), ...cells.slice(4).toReversed()].join(',')
      }
      return [
        first,
        swap(headings!).replace('REGIONID', ' regionid '),
        ...rest.slice(0, -1).toReversed().map(swap),
        rest.at(-1),
        '',
      ].join('\r\n')
    })
    const again = await readAll(aemoCdeiiSource, shuffled)
    const without = (row: object) => ({ ...row, row_ref: '' })
    expect(again.rows.toReversed().map(without)).toEqual(rows.map(without))
  })

  test('refuses swapped days and months, because days would be missing', async () => {
    const file = await fixture(import.meta.url, FIXTURES[1]!)
    const { text } = await decodeText(file)
    const swapped = fileInMemory('2016.csv', text.replaceAll('1/01/2016', '2/01/2016'))
    expect(await expectReadError(aemoCdeiiSource, swapped)).toMatchObject({
      column: 'SETTLEMENTDATE',
      value: '2016-01-02',
      expected: '2016-01-01',
    })
  })

  test.each([
    ['VIC1', 'VIC2', { row_ref: 'line 8', column: 'REGIONID', value: 'VIC2' }],
    ['1293.79904209', '-1.0', { row_ref: 'line 6', column: 'TOTAL_EMISSIONS' }],
    ['440743.04342353', 'n/a', { row_ref: 'line 3', value: 'n/a' }],
    ['00:00:00"', '01:00:00"', { row_ref: 'line 3', column: 'SETTLEMENTDATE' }],
    ['D,CO2EII,PUBLISHING,1,2025', 'D,CO2EII,PUBLISHING,1,2015', { column: 'CONTRACTYEAR', value: '2015' }],
    ['D,CO2EII,PUBLISHING,1,2025', 'D,CO2EII,PUBLISHING,1,20255', { column: 'CONTRACTYEAR', value: '20255' }],
    [',NEM,', ',NEM,,', { row_ref: 'line 3', expected: '11 cells, one for each heading' }],
    ['QLD1', 'NSW1', { rule: 'row_twice', problem: 'already stands at line 4' }],
  ])(
    'leaves out the row with %s changed to %s, and says that its day is not whole',
    async (from, to, expected) => {
      const intact = await readAll(aemoCdeiiSource, await damaged((text) => text))
      const { rows, log } = await readAll(aemoCdeiiSource, await damaged((text) => text.replace(from, to)))
      expect(rows).toHaveLength(intact.rows.length - 1)
      expect(log.findings.all).toMatchObject([
        { rule: 'row_not_understood', proposal: { decision: 'leave_out' }, ...expected },
        { rule: 'day_not_whole', proposal: { decision: 'take' } },
      ])
    },
  )

  test('takes a row whose index is not emissions by energy, and a market that is not the sum of its regions', async () => {
    const index = await readAll(
      aemoCdeiiSource,
      await damaged((text) => text.replace('0.616900', '0.617100')),
    )
    expect(index.log.findings.all).toMatchObject([
      { row_ref: 'line 3', column: 'intensity_t_per_mwh', proposal: { decision: 'use', value: 0.6169 } },
    ])
    const whole = await readAll(
      aemoCdeiiSource,
      await damaged((text) => text.replace('271901.97607258,0.616900', '281901.97607258,0.639600')),
    )
    expect(whole.log.findings.all).toMatchObject([
      { row_ref: 'line 3', rule: 'market_is_not_sum_of_regions', column: 'emissions_t' },
    ])
    expect(whole.rows).toHaveLength(index.rows.length)
  })

  test('names a file that was cut between two regions', async () => {
    const { log } = await readAll(
      aemoCdeiiSource,
      await damaged((text) => text.split('\n').slice(0, 12).join('\n').concat('\n')),
    )
    expect(log.findings.all).toMatchObject([
      { rule: 'day_not_whole', problem: expect.stringContaining('the file was cut short') },
    ])
  })

  test('refuses missing lines, cut files, web pages and files of others', async () => {
    expect(await fault((text) => text.split('\n').toSpliced(4, 1).join('\n'))).toMatchObject({
      column: 'END OF REPORT',
    })
    expect(await fault((text) => text.slice(0, 900))).toMatchObject({
      problem: expect.stringContaining('cut off'),
    })
    expect(await fault((text) => text.replace('WEEKNO', 'WEEK_BEGINNING'))).toMatchObject({
      value: 'WEEK_BEGINNING',
    })
    expect(await fault(() => '<!DOCTYPE html><title>403</title>')).toMatchObject({
      problem: expect.stringContaining('web page'),
    })
    expect(await fault(() => 'Organisation name,Scope 1\nA,1\n')).toMatchObject({
      expected: 'a C record and then an I record',
    })
    expect(await fault((text) => text.replace('WEEKNO', 'DUID'))).toMatchObject({ column: 'DUID' })
  })

  test('answers damage with rows or a ReadError', async () => {
    await expectToSurviveDamage(aemoCdeiiSource, await fixture(import.meta.url, FIXTURES[0]!))
  })

  const real = sharedFile('data/raw/aemo/co2eii_summary_results_2025_first27days.csv')
  const table = sharedFile('data/grid/grid_intensity.csv')
  test.skipIf(real === undefined || table === undefined)(
    "agrees with the table on AEMO's own bytes",
    async () => {
      const { rows, log } = await readAll(aemoCdeiiSource, await fileOnDisk(real!))
      const records = readCsv('table', (await decodeText(await fileOnDisk(table!))).text).slice(1)
      const known = new Map(
        records.map(({ cells }) => [`${cells[0]} ${cells[1]}`, cells.slice(2, 5).map(Number)]),
      )
      expect(rows).toHaveLength(162)
      expect(log.notes.map((note) => note.code)).toEqual(['end_of_report_missing'])
      for (const row of rows) {
        const [intensity, energy, emissions] = known.get(`${row.date} ${row.region}`)!
        expect(row.intensity_t_per_mwh).toBe(intensity)
        expect(Math.abs(row.energy_mwh - energy!)).toBeLessThanOrEqual(0.005_001)
        expect(Math.abs(row.emissions_t - emissions!)).toBeLessThanOrEqual(0.005_001)
      }
    },
  )
})
