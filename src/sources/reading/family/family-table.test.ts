import { describe, expect, test } from 'vitest'
import { ReadError } from '../../read-error.ts'
import { ReadLog } from '../../read-log.ts'
import { UniqueKeys } from '../unique-keys.ts'
import type { FamilyColumns } from './family-columns.ts'
import { findFamilyTable } from './family-table.ts'
import { readEntries } from './read-entries.ts'
import { reportColumns } from './report-columns.ts'

type Field = 'name' | 'scope1' | 'scope2' | 'gj' | 'mwh' | 'note'

const COLUMNS: FamilyColumns<Field> = {
  name: { headings: ['Facility name'], means: ['facility', 'plant'], names: true, essential: true },
  scope1: {
    headings: ['Scope 1 (t)'],
    means: ['scope 1'],
    unit: 't',
    essential: true,
    largest: [10_000, 900_000],
  },
  scope2: { headings: ['Scope 2 (t)'], means: ['scope 2'], unit: 't' },
  gj: { headings: ['Electricity (GJ)'], means: ['electricity'], unit: 'GJ' },
  mwh: { headings: ['Electricity (MWh)'], means: ['electricity'], unit: 'MWh' },
  note: { headings: ['Notes'], means: ['note'], optional: true },
}

const read = (...rows: string[][]) => readSheets(rows)

function readSheets(...sheets: string[][][]) {
  const log = new ReadLog()
  const printed = sheets.map((rows, sheet) =>
    rows.map((cells, index) => ({
      at: sheets.length === 1 ? `line ${index + 1}` : `S${sheet}!A${index + 1}`,
      cells,
    })),
  )
  const table = findFamilyTable('f.csv', printed, COLUMNS, log)
  reportColumns(table, '2020-21', log)
  const entries = [
    ...readEntries(table, log, {
      read: (cells) => [
        cells.required('name'),
        cells.figure('scope1'),
        cells.figure('scope2'),
        cells.figure('gj'),
        cells.figure('mwh'),
      ],
      keys: new UniqueKeys('f.csv', 'Facility name'),
      keyOf: ([name]) => String(name),
      about: (cells) => ({ name: cells.words('name') }),
    }),
  ]
  return { entries, log, rules: log.findings.all.map(({ rule }) => rule) }
}

const A = ['A', '10', '20', '3,600', '1,000', '-']
const HEADINGS = [
  'Facility name',
  'Scope 1 (t)',
  'Scope 2 (t)',
  'Electricity (GJ)',
  'Electricity (MWh)',
  'Notes',
]

describe('a table of a family', () => {
  test('is found by meaning, in any order, in its own units', () => {
    const { entries, rules } = read(
      ['Generators of 2020-21', '', '', '', '', ''],
      [
        'Comments and notes',
        'Electricity, GWh',
        'Emissions scope 2 [kt]',
        'Name of plant',
        'Scope1*',
        'Electricity (TJ)',
      ],
      ['-', '1', '0.02', 'A', '10', '3.6'],
    )
    expect([entries, rules]).toEqual([[['A', 10, 20, 3600, 1000]], []])
  })

  test('may have headings in groups, one above the other', () => {
    const { entries, rules } = read(
      ['Facility', 'Emissions (t)', '', 'Electricity', '', 'Notes'],
      ['', 'Scope 1', 'Scope 2', 'GJ', 'MWh', ''],
      A,
    )
    expect([entries, rules]).toEqual([[['A', 10, 20, 3600, 1000]], []])
  })

  test('puts aside totals, notes, sections and headings wherever they stand', () => {
    const { entries, log } = read(
      HEADINGS,
      ['Queensland', '', '', '', '', ''],
      A,
      ['QLD total', '10', '20', '3,600', '1,000', ''],
      HEADINGS,
      ['Source: the regulator', '', '', '', '', ''],
      ['Total Plant', '1', '2', '36', '10', ''],
      ['', 'Total', '30', '3,636', '1,010', ''],
    )
    expect(entries.map(([name]) => name)).toEqual(['A', 'Total Plant'])
    expect(log.skipped.map(({ row_ref, reason }) => [row_ref, reason])).toEqual([
      ['line 2', 'heading_of_a_section'],
      ['line 4', 'total_of_the_table'],
      ['line 5', 'headings_again'],
      ['line 6', 'note'],
      ['line 8', 'total_of_the_table'],
    ])
  })

  test('doubts a unit that the largest figure does not fit, and reads in the one that does', () => {
    const rows = Array.from({ length: 40 }, (_, index) => [`P${index}`, `${index + 1}`, '1', '36', '10', '-'])
    const { entries, log } = read(HEADINGS, ...rows)
    expect(entries[39]).toEqual(['P39', 40_000, 1, 36, 10])
    expect(log.findings.all).toMatchObject([{ row_ref: 'line 1', rule: 'unit_in_doubt', value: '40' }])
  })

  test('takes the only column left for the only one missing, with a finding', () => {
    const { entries, rules } = read(['Where', ...HEADINGS.slice(1)], A)
    expect([entries, rules]).toEqual([[['A', 10, 20, 3600, 1000]], ['heading_taken_by_content']])
  })

  test('reports headings that it does not know and columns without one', () => {
    const more = (cells: string[], ...further: string[]) => [...cells, ...further]
    const rows = Array.from({ length: 6 }, (_, index) => more([`P${index}`, ...A.slice(1)], 'x', 'y'))
    const { entries, rules } = read(more(HEADINGS, 'Colour', ''), ...rows)
    expect([entries.length, rules]).toEqual([6, ['heading_not_known', 'column_without_heading']])
  })

  test('leaves out a row whose cells are shifted, or that swallowed others', () => {
    const { entries, rules } = read(HEADINGS, [...A, 'x'], ['B,1,2\nC,1,2,36,10,-\nD', ...A.slice(1)], A)
    expect([entries.length, rules]).toEqual([1, ['columns_shifted', 'columns_shifted']])
  })

  test('takes an error of a spreadsheet for no figure and no name', () => {
    const { entries, rules } = read(
      HEADINGS,
      A,
      ['B', '#REF!', '2', '36', '10', '-'],
      ['#N/A', ...A.slice(1)],
    )
    expect(entries[1]).toEqual(['B', null, 2, 36, 10])
    expect(rules).toEqual(['spreadsheet_error', 'row_not_understood'])
  })

  test('asks for one decision about a row that is left out, whatever else is in doubt there', () => {
    const { log } = read(HEADINGS, A, ['', 'x', 'y', '36', '10', '-'], ['A', 'x', '2', '36', '10', '-'])
    expect(log.findings.all).toMatchObject([
      { row_ref: 'line 3', rule: 'row_not_understood', proposal: { decision: 'leave_out' } },
      { row_ref: 'line 4', rule: 'row_twice', proposal: { decision: 'leave_out' }, about: { name: 'A' } },
    ])
  })

  test('is found among sheets; a second one is a finding', () => {
    const about = [
      ['Facility name', 'Notes', 'Scope 2', 'Electricity (GJ)'],
      ['A', 'closed', '1', '2'],
    ]
    const one = readSheets(about, [['Title'], HEADINGS, A])
    expect([one.entries.length, one.rules]).toEqual([1, []])
    const two = readSheets([HEADINGS, A], [HEADINGS, A, A])
    expect(two.entries).toHaveLength(1)
    expect(two.log.findings.all).toMatchObject([{ row_ref: 'S1!A1', rule: 'table_not_read' }])
  })

  test('without what it is for is another table', () => {
    expect(() => read(['Facility', 'Notes'], ['A', '-'])).toThrow(ReadError)
  })
})
