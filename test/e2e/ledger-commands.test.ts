import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { run, startedHome, temporaryDirectory, testSettings } from './southerly.ts'

const CARD = [
  'Transaction Date,Rego,Product,Litres',
  '3/07/2025,ABC123,Diesel oil,100',
  '4/09/2025,ABC123,Diesel oil,300',
  '4/09/2025,ABC123,Diesel oil,300',
].join('\n')

test('southerly ledger: a file is imported, its lines, gaps and change are read, with --json too', async () => {
  const settings = testSettings(await startedHome())
  const of = ['--abn', '10000000145', '--period', '2025-26']
  const ledger = (...words: readonly string[]) => run(['ledger', ...words, ...of], settings)
  const file = path.join(temporaryDirectory(), 'card.csv')
  writeFileSync(file, CARD)
  expect((await ledger('gaps')).stdout).toBe('The ledger has no lines by month.\n')
  expect((await ledger('import', file)).code).toBe(0)

  const lines = await ledger('lines')
  expect(lines.stdout).toMatch(/Diesel oil, transport +2025-07-03 to 2025-07-03 +100 L .*taken\n/)
  expect(lines.stdout).toMatch(/\n3 lines\.\n$/)
  const open = JSON.parse((await ledger('lines', '--open', '--json')).stdout) as object
  expect(open).toMatchObject({
    lines: [{ counts: false, reasons: [{ code: 'likely_duplicate' }], document: { name: 'card.csv' } }],
    more: false,
  })
  expect((await ledger('lines', '--limit', '1')).stdout).toContain('The first 1 lines. --limit lists more.')

  const gaps = JSON.parse((await ledger('gaps', '--json')).stdout) as { readonly gaps: readonly object[] }
  expect(gaps).toMatchObject({ covered: { months: 12, measured: 2, gaps: 10 } })
  // The mean of 100 and 300 L, in GJ.
  expect(gaps.gaps[0]).toMatchObject({
    factor_id: 'transport.cars-and-light-commercial.diesel-oil',
    month: '2025-08',
    unit: 'GJ',
    fills: { average_of_neighbours: expect.closeTo(200 * 0.0386, 9) },
  })
  const analysis = await ledger('analysis')
  expect(analysis.stdout).toContain('16.7 % of the year is covered: of 12 months 2 are measured')
  expect(analysis.stdout).toContain('The year before has no ledger.')
  const help = await run(['ledger', 'gaps', '--help'], settings)
  expect(help.stdout).toContain('southerly ledger gaps --abn 74115061375 --period 2025-26 --json')
})
