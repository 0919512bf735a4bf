import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { fileInMemory } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import { readPrintedRows, readPrintedSheets } from './printed-rows.ts'

const ACCOUNTING = '_-* #,##0_-;-* #,##0_-;_-* "-"??_-;_-@_-'

test('cells of a workbook are read as shown, unless their format hides the number', async () => {
  const number = (v: number, z: string) => ({ t: 'n', v, z })
  const cells = [
    number(156245.8333, '#,##0'),
    number(0.0625, '0.00'),
    number(213269.99999999997, '#,##0'),
    number(0, ACCOUNTING),
    number(0.951, '0%'),
    number(5_000_000, '#,##0,'),
  ]
  const book = utils.book_new(utils.aoa_to_sheet([cells]), 'S')
  const bytes: Uint8Array = write(book, { type: 'buffer', bookType: 'xlsx' })
  const [rows] = await readPrintedSheets(fileInMemory('x.xlsx', Uint8Array.from(bytes)))
  expect(rows?.[0]?.cells).toEqual(['156,246', '0.06', '213,270', '0', '0.951', '5000000'])
})

test('a quote out of place is told, and refused by readers that do not ask', async () => {
  const file = fileInMemory('x.csv', 'a,b\nGrand Total "1,234",2\n')
  const [rows] = await readPrintedSheets(file)
  expect(rows?.[1]).toMatchObject({ at: 'line 2', cells: ['Grand Total', '1,234', '2'], mended: true })
  await expect(readPrintedRows(file)).rejects.toThrow(ReadError)
})

test('the last row of a text says that the file ends with it', async () => {
  const [rows] = await readPrintedSheets(fileInMemory('x.csv', 'a;b\n1;2'))
  expect(rows).toMatchObject([{ cells: ['a', 'b'] }, { cells: ['1', '2'], endsFile: true }])
})

test('a row of a hundred columns and more is refused', async () => {
  await expect(readPrintedSheets(fileInMemory('x.csv', `${','.repeat(200)}a\n`))).rejects.toThrow('too many')
})
