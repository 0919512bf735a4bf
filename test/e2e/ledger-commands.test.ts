import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FULL_RUN } from '../support/engines.ts'
import { runBeside } from './shared-server.ts'
import { run, startedHome, temporaryDirectory, testSettings } from './southerly.ts'

const CARD = [
  'Transaction Date,Rego,Product,Litres',
  '3/07/2025,ABC123,Diesel oil,100',
  '4/09/2025,ABC123,Diesel oil,300',
  '4/09/2025,ABC123,Diesel oil,300',
].join('\n')

test('southerly ledger: a file is imported, its lines, gaps and change are read, with --json too', async () => {
  const of = ['--abn', '10000000307', '--period', '2025-26']
  const ledger = (...words: readonly string[]) => runBeside(['ledger', ...words, ...of])
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

  const power = path.join(temporaryDirectory(), 'power.csv')
  writeFileSync(
    power,
    'Product,Start date,End date,kWh\nElectricity,1/07/2025,31/07/2025,10\nUnicorn feed,1/07/2025,31/07/2025,3\n',
  )
  const refused = (await ledger('import', power, '--dry-run')).stdout
  expect(refused).toMatch(/1 refused: .* has a factor for each region.* \(region_needed\)/)
  expect(refused).toContain('Next: Add it as a column of the file')
  expect(refused).toContain('Next: Enter own factors, or choose among those that are held')
  expect(refused).not.toContain('/v1/')
  const odd = path.join(temporaryDirectory(), 'odd.csv')
  writeFileSync(odd, 'A,B\nx,y\n')
  const unread = await ledger('import', odd)
  expect([unread.code, unread.stderr]).toEqual([
    3,
    expect.stringContaining('on the page Ledger of the web app'),
  ])

  expect(unread.stderr).not.toContain('/v1/')

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
  expect(analysis.stdout).toContain('Intensities need revenue and employees in the organisational boundary')
  const help = await runBeside(['ledger', 'gaps', '--help'])
  expect(help.stdout).toContain('southerly ledger gaps --abn 74115061375 --period 2025-26 --json')
})

// Sixteen starts of a process: what each answers is held by the tests of the API.
test.skipIf(!FULL_RUN)(
  'southerly ledger: lines are entered and corrected, a gap is filled, words are chosen, an import is taken back',
  async () => {
    const settings = testSettings(await startedHome())
    const of = ['--abn', '10000000145', '--period', '2025-26']
    const ledger = (...words: readonly string[]) => run(['ledger', ...words, ...of], settings)
    const fuel = ['--activity', 'diesel oil', '--use', 'stationary', '--unit', 'kL']
    const july = ['--from', '2025-07-01', '--to', '2025-07-31']
    const tried = await ledger('enter', ...fuel, ...july, '--quantity', '1', '--dry-run')
    expect(tried.stdout).toContain('t CO2-e would be: scope 1 2.7')
    expect(tried.stdout).toContain('Nothing was saved.')
    const file = path.join(temporaryDirectory(), 'lines.json')
    const line = {
      id: 'a',
      activity: 'diesel oil',
      use: 'stationary',
      quantity: 2,
      unit: 'kL',
      from: '2025-07-01',
      to: '2025-07-31',
    }
    writeFileSync(file, JSON.stringify([line, { ...line, id: 'b', from: '2025-09-01', to: '2025-09-30' }]))
    expect((await ledger('enter', '--lines', file)).stdout).toMatch(/^a: taken\.\nb: taken\.\n/)
    const corrected = await ledger(
      'enter',
      ...fuel,
      ...july,
      '--quantity',
      '1',
      '--corrects',
      'a',
      '--note',
      'meter',
    )
    expect(corrected.stdout).toMatch(/t CO2-e before: scope 1 10\.8.*\nt CO2-e now: scope 1 8\.1/)
    const refused = await ledger(
      'enter',
      ...july,
      '--activity',
      'diesel oil',
      '--quantity',
      '1',
      '--unit',
      'm',
    )
    expect([refused.code, refused.stdout]).toEqual([3, expect.stringContaining('cannot be converted to')])
    writeFileSync(file, JSON.stringify([{ ...line, quantity: 'two' }]))
    const unread = await ledger('enter', '--lines', file)
    expect([unread.code, unread.stderr]).toEqual([3, expect.stringContaining('/0/quantity')])

    const gap = ['--factor', 'stationary.liquid-fuel.diesel-oil', '--month', '2025-08']
    expect((await ledger('fill', ...gap)).stdout).toMatch(/^gap-2025-08-.*: taken\.\n/)
    const card = path.join(temporaryDirectory(), 'card.csv')
    writeFileSync(card, CARD)
    expect((await ledger('import', card)).stdout).toContain('Saved as import 1.')
    const shown = await ledger('withdraw', '1', '--dry-run')
    expect(shown.stdout).toContain('card.csv, import 1: 3 lines would leave the ledger.')
    expect((await ledger('withdraw', '1')).stdout).toContain('3 lines left the ledger.')
    expect((await ledger('withdraw', '1')).stderr).toContain('was taken back at')
    const chosen = await run(['ledger', 'choose', '--activity', 'Wages', '--leave-out'], settings)
    expect(chosen.stdout).toContain('Wages is left out from now on.')
  },
)

test('southerly factors: a public set is tried, loaded, listed and withdrawn', async () => {
  const factors = (...words: readonly string[]) => runBeside(['factors', ...words])
  const file = path.join(temporaryDirectory(), 'travel.csv')
  const said = ['--set', 'travel-2025', '--source', 'Department X', '--year', '2025', '--gwp', 'AR5']
  const all = [...said, '--licence', 'CC BY 4.0', '--document', 'factors.xlsx']
  writeFileSync(
    file,
    'id,activity,unit,category,kg_co2e_per_unit,cell\nflight,Flight,passenger-km,category_6,x,A!1\n',
  )
  const faulty = await factors('load', file, ...all)
  expect([faulty.code, faulty.stderr]).toEqual([
    3,
    expect.stringContaining('travel.csv, line 2, column "kg_co2e_per_unit": "x" is not a number'),
  ])
  writeFileSync(
    file,
    'id,activity,unit,category,kg_co2e_per_unit,cell\nflight,Flight,passenger-km,category_6,0.2,A!1\n',
  )
  const unlicensed = await factors('load', file, ...said)
  expect([unlicensed.code, unlicensed.stderr]).toEqual([2, expect.stringContaining('--licence')])
  expect((await factors('load', file, ...all, '--dry-run')).stdout).toContain(
    'would be loaded; nothing was saved',
  )
  expect((await factors('list')).stdout).not.toContain('travel-2025')
  expect((await factors('load', file, ...all)).stdout).toContain('1 factors: 1 new, 0 changed, 0 removed.')
  expect((await factors('list')).stdout).toMatch(/travel-2025 +1 +1 +Department X +2025 +AR5 +CC BY 4\.0/)
  expect((await factors('withdraw', 'travel-2025')).stdout).toContain('travel-2025, version 2: is withdrawn.')
})
