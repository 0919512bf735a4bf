import { writeXlsx } from 'hucre'
import { describe, expect, test } from 'vitest'
import type { Members } from '../../domain/disclosure/imports/draft.ts'
import type { ImportKind } from '../../domain/disclosure/imports/import-kinds.ts'
import type { ImportMode } from '../../domain/disclosure/imports/merge.ts'
import { proposeImport } from '../../domain/disclosure/imports/propose.ts'
import type { ElectricityRegion } from '../../domain/disclosure/records/market-based-evidence.ts'
import { fileInMemory } from '../input-file.ts'
import { readImport } from './read-import.ts'

const PERIOD = { start: '2025-07-01', end: '2026-06-30' }
const DOCUMENT = 'd'.repeat(64)

interface Asked {
  readonly kind?: ImportKind
  readonly present?: Members | null
  readonly mode?: ImportMode
  readonly regions?: readonly (readonly [string, ElectricityRegion])[]
  readonly sheet?: string
}

async function propose(content: string | Uint8Array, asked: Asked = {}) {
  const { kind = 'electricity', present = null, mode = 'merge', regions = [], sheet } = asked
  const file = await readImport(fileInMemory('loads.csv', content), { kind, period: PERIOD, sheet })
  return proposeImport(
    kind,
    file,
    present,
    { period: PERIOD, document: DOCUMENT, regions: new Map(regions) },
    mode,
  )
}

const load = (row: Members): Members => ({
  region: 'NSW',
  exempt_kwh: 0,
  document_sha256: DOCUMENT,
  ...row,
})
const JULY = { start: '2025-07-01', end: '2025-07-31' }
const AUGUST = { start: '2025-08-01', end: '2025-08-31' }

describe('a spreadsheet of bills', () => {
  test('is found below titles, by the headings that people use', async () => {
    const { body, faults, warnings, ignored, totals } = await propose(
      [
        'Electricity 2025-26,,,,,',
        ',,,,,',
        'NMI,State,Billing period from,Billing period to,Consumption (MWh),Cost ($)',
        '41030356788,NSW,1/07/2025,31/07/2025,"1,234.5",$99',
        '4103035678,New South Wales,1-Aug-25,31-Aug-25,10,$1',
        'Total,,,,1244.5,',
      ].join('\n'),
    )
    expect(faults).toEqual([])
    expect(warnings).toMatchObject([{ code: 'nmi_check_digit', at: 'line 4' }])
    expect(body['consumption']).toEqual([
      load({ meter: '41030356788', period: JULY, kwh: 1_234_500 }),
      load({ meter: '4103035678', period: AUGUST, kwh: 10_000 }),
    ])
    expect(ignored).toEqual(['Cost ($)'])
    expect(totals).toEqual({ unit: 'kWh', before: '0', after: '1244500' })
  })

  test.each([
    ['semicolons', 'State;Month;kWh\nVIC;Jul 2025;5\n'],
    ['tabs in UTF-16', Buffer.from('\uFEFFState\tMonth\tkWh\nVIC\tJul 2025\t5\n', 'utf16le')],
    ['a column of units', 'State,Month,Usage,Unit\nVIC,Jul 2025,5,kWh\n'],
    ['a date range', 'State,Billing period,Usage kWh\nVIC,1/07/2025 - 31/07/2025,5\n'],
  ])('is read with %s', async (_, content) => {
    const { body } = await propose(content)
    expect(body['consumption']).toEqual([load({ region: 'VIC', period: JULY, kwh: 5 })])
  })

  test('names every fault by row, column and value', async () => {
    const { faults } = await propose(
      [
        'Region,From,To,Usage (kWh)',
        'NSW,07/31/2025,31/07/2025,1',
        'NSW,1/07/2025,31/07/2025,"1,5"',
        'Mars,1/07/2025,31/07/2025,1',
        'NSW,15/06/2025,14/07/2025,1',
        'NSW,1/07/2025,31/07/2025,-4',
        ',1/07/2025,31/07/2025,4',
        'NSW,1/07/2025,31/07/2025,',
      ].join('\n'),
    )
    expect(faults.map(({ at, column, value }) => [at, column, value])).toEqual([
      ['line 2', 'From', '07/31/2025'],
      ['line 3', 'Usage (kWh)', '1,5'],
      ['line 4', 'Region', 'Mars'],
      ['line 5', 'From', '15/06/2025'],
      ['line 6', 'Usage (kWh)', '-4'],
      ['line 7', 'Region', null],
      ['line 8', 'usage', null],
    ])
  })

  test('leaves out other years, and warns of what may count twice or is not read', async () => {
    const { body, warnings, outside } = await propose(
      [
        'Meter,Region,From,To,Total kWh,Solar export (kWh)',
        'A,NSW,1/07/2024,31/07/2024,1,0',
        'A,NSW,1/07/2025,31/07/2025,2,0',
        'A,NSW,31/07/2025,31/08/2025,3,0',
        'Total,,,,9,',
      ].join('\n'),
    )
    expect(outside).toBe(1)
    expect(body['consumption']).toHaveLength(2)
    expect(warnings.map(({ code }) => code).toSorted()).toEqual([
      'column_not_read',
      'outside_period',
      'same_days_twice',
      'total_differs',
    ])
  })

  test('refuses a row that stands twice, a shortened meter, WA without its grid, and a table of nothing', async () => {
    const head = 'Meter,State,Month,kWh\n'
    const said = async (rows: string) => (await propose(head + rows)).faults[0]?.message
    expect(await said('A,NSW,Jul 2025,1\nA,NSW,Jul 2025,1\n')).toMatch('repeats line 2')
    expect(await said('4.10304E+09,NSW,Jul 2025,1\n')).toMatch('shortened')
    expect(await said('A,WA,Jul 2025,1\n')).toMatch('SWIS')
    expect(await said('')).toMatch('no rows')
    expect(await said('A,NSW,Jul 2031,1\n')).toMatch('another year')
  })

  test('changes, keeps and removes rows of the record', async () => {
    const old = load({ meter: 'A', period: JULY, kwh: 1, exempt_kwh: 0.5, document_sha256: 'e'.repeat(64) })
    const other = load({ meter: 'B', period: JULY, kwh: 9 })
    const present = { period: PERIOD, instruments: ['kept'], consumption: [old, other] }
    const text = 'Meter,Month,kWh\nA,Jul 2025,2\nA,Aug 2025,3\n'
    const regions = [['A', 'NSW']] as const
    const merged = await propose(text, { present, regions })
    expect(merged.changes.map(({ change, name, members }) => [change, name, members])).toEqual([
      ['changed', 'A, 2025-07-01 to 2025-07-31', ['document_sha256', 'kwh']],
      ['added', 'A, 2025-08-01 to 2025-08-31', []],
    ])
    expect(merged.body).toEqual({
      ...present,
      consumption: [
        { ...old, kwh: 2, document_sha256: DOCUMENT },
        other,
        load({ meter: 'A', period: AUGUST, kwh: 3 }),
      ],
    })
    const replaced = await propose(text, { present, regions, mode: 'replace' })
    expect(replaced.changes.map(({ change }) => change)).toEqual(['changed', 'removed', 'added'])
    const again = await propose(text, { present: merged.body, regions })
    expect(again.changes.map(({ change }) => change)).toEqual(['same', 'same'])
  })
})

describe('a workbook', () => {
  const workbook = (name: string, rows: (string | number | Date | null)[][]) =>
    writeXlsx({
      sheets: [
        { name: 'Notes', rows: [['Usage', null]] },
        { name, rows },
      ],
    })
  const HEAD = ['Site', 'State', 'Start date', 'End date', 'Usage (kWh)']

  test('gives dates and numbers as stored', async () => {
    const { body, faults } = await propose(
      await workbook('Loads', [
        HEAD,
        ['Works', 'QLD', new Date('2025-07-01'), new Date('2025-07-31'), 1234.5],
      ]),
    )
    expect(faults).toEqual([])
    expect(body['consumption']).toEqual([
      load({ region: 'QLD', meter: 'Works', site: 'Works', period: JULY, kwh: 1234.5 }),
    ])
  })

  test('names the cell of a fault, and a formula without a result', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Loads',
          rows: [HEAD, ['Works', 'QLD', '1/07/2025', 'soon', null]],
          cells: new Map([['1,4', { formula: 'SUM(1,2)' }]]),
        },
      ],
    })
    const { faults } = await propose(bytes)
    expect(faults.map(({ at }) => at)).toEqual(expect.arrayContaining(['Loads!E2', 'Loads!D2']))
  })

  test('asks which of two sheets is meant', async () => {
    const rows = [HEAD, ['Works', 'QLD', '1/07/2025', '31/07/2025', 1]]
    const bytes = await writeXlsx({
      sheets: [
        { name: 'One', rows },
        { name: 'Two', rows },
      ],
    })
    await expect(propose(bytes)).rejects.toThrow('“One”, “Two”')
    expect((await propose(bytes, { sheet: 'two' })).body['consumption']).toHaveLength(1)
  })
})

describe('what is no such file', () => {
  test.each([
    ['a PDF', '%PDF-1.7', 'is a PDF'],
    ['a table of other things', 'Name,Age\nx,1\n', 'no row with headings'],
    ['half the headings', 'NMI,Usage (kWh)\nA,1\n', 'not enough'],
    ['two columns of the same', 'State,Month,kWh,Usage (kWh)\n', 'means the same'],
    ['a web page', '<!doctype html><p>Sign in', 'is a web page'],
  ])('%s is refused in words', async (_, content, words) => {
    await expect(propose(content)).rejects.toThrow(words)
  })

  test('a meter file is electricity alone', async () => {
    const head = '100,NEM12,2025,A,B\n'
    await expect(propose(`${head}900\n`, { kind: 'sites' })).rejects.toThrow('only electricity')
    expect((await propose(`${head}900\n`)).faults).toMatchObject([
      { message: expect.stringContaining('no meter') as string },
    ])
    const net = `${head}200,2001985732,D1,1,D1,N1,M,kWh,30,\n300,20250701,${'1,'.repeat(48)}A,,,,\n900\n`
    expect((await propose(net)).faults).toMatchObject([
      { message: expect.stringContaining('consumption stream (E)') as string },
    ])
  })
})

describe('other lists', () => {
  test('certificates of a registry account', async () => {
    const { body, faults, warnings } = await propose(
      'Type,Region,Supplier,Accreditation code,Generation year,Start serial number,End serial number,Fuel source,Generation state,Status,Date retired\nLGC,NSW,Broker,WD00NS04,2025,1,1000,Wind,NSW,Voluntary surrender,30/09/2025\n',
      { kind: 'instruments' },
    )
    expect({ faults, warnings }).toEqual({ faults: [], warnings: [] })
    expect(body['instruments']).toMatchObject([
      {
        id: 'WD00NS04-2025-1-1000',
        mwh: 1000,
        retirement: { status: 'voluntarily_retired', date: '2025-09-30' },
      },
    ])
  })

  test('sites, with the zero that a spreadsheet dropped', async () => {
    const { body } = await propose(
      'Site name,Street,Suburb,State,Postcode\nDepot,1 Smith St,Darwin,NT,800\n',
      {
        kind: 'sites',
      },
    )
    expect(body['sites']).toEqual([
      { site_id: 'depot', name: 'Depot', address: '1 Smith St, Darwin', state: 'NT', postcode: '0800' },
    ])
  })

  test('targets keep what only the form asks for, and refuse what a spreadsheet would run', async () => {
    const present = { targets: [{ id: 'T1', name: 'Old', target: { value: 5 }, levers: [{ name: 'LED' }] }] }
    const text = 'ID,Target,Target year,Base value,Base year,Reduction (%)\nT1,Halve,FY2030,100,2020-21,50\n'
    const { body } = await propose(text, { kind: 'targets', present })
    expect(body['targets']).toMatchObject([
      {
        id: 'T1',
        name: 'Halve',
        target_period: { start: '2029-07-01', end: '2030-06-30' },
        target: { reduction_percent: 50 },
        levers: [{ name: 'LED' }],
      },
    ])
    const { faults } = await propose(text.replace('Halve', '=cmd()'), { kind: 'targets' })
    expect(faults).toMatchObject([{ column: 'Target', value: '=cmd()' }])
  })
})
