import { describe, expect, test } from 'vitest'
import { fileInMemory } from '../../input-file.ts'
import { workbookFile } from '../../testing/workbook.ts'
import { LEDGER_HEADINGS } from '../ledger/recognise.ts'
import { openRows } from './open-rows.ts'

async function rowsOf(content: string | Uint8Array, sheet?: string) {
  const opened = await openRows(fileInMemory('x.csv', content), sheet, LEDGER_HEADINGS)
  const rows = []
  for await (const row of opened.rows()) rows.push(row)
  return { ...opened, found: rows }
}

describe('files of activity', () => {
  test('are read below their headings, whatever stands above them', async () => {
    const { headings, heading_at, found } = await rowsOf(
      'Fuel card report\n\nDate,Product,Litres\n1/07/2025,Diesel,4\n',
    )
    expect({ headings, heading_at }).toEqual({
      headings: ['Date', 'Product', 'Litres'],
      heading_at: 'line 3',
    })
    expect(found).toEqual([{ row: 4, cells: ['1/07/2025', 'Diesel', '4'] }])
  })

  test.each([
    ['semicolons', 'Date;Product;Litres\n1/07/2025;Diesel;4\n'],
    ['tabs, as pasted', 'Date\tProduct\tLitres\r\n1/07/2025\tDiesel\t4'],
    ['a mark of UTF-8', '\uFEFFDate,Product,Litres\n1/07/2025,Diesel,4\n'],
  ])('may have %s', async (_, content) => {
    const { headings, found } = await rowsOf(content)
    expect(headings).toEqual(['Date', 'Product', 'Litres'])
    expect(found[0]!.cells).toEqual(['1/07/2025', 'Diesel', '4'])
  })

  test('may be in the encoding of an old spreadsheet', async () => {
    const { found } = await rowsOf(
      Buffer.from('Date,Depot,Product,Litres\n1/07/2025,Caf\u00e9,Diesel,4\n', 'latin1'),
    )
    expect(found[0]!.cells[1]).toBe('Café')
  })

  test('may be the sheet of a workbook that has the headings', async () => {
    const workbook = workbookFile('x.xlsx', {
      Notes: [['Made by', 'Fleet']],
      July: [
        ['Date', 'Product', 'Litres'],
        ['2025-07-01', 'Diesel', 4],
      ],
    })
    const opened = await openRows(workbook, undefined, LEDGER_HEADINGS)
    expect(opened).toMatchObject({ format: 'xlsx', sheet: 'July', sheet_index: 1 })
    expect(opened.place(2, 2)).toBe('July!C2')
    await expect(openRows(workbook, 'August', LEDGER_HEADINGS)).rejects.toThrow(/not a sheet of the workbook/)
  })

  test.each([
    ['%PDF-1.7 ...', /is a PDF/],
    ['<!doctype html><p>Sign in', /is a web page/],
    ['a\u0000b', /NUL bytes|no row with headings/],
    ['\n\n\n', /no row with headings/],
    ['Date,Product,Litres\n1/07/2025,"Diesel,4\n', /not valid CSV/],
  ])('are refused when they are %j', async (content, problem) => {
    await expect(rowsOf(content)).rejects.toThrow(problem)
  })
})
