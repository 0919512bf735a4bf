import { readdirSync } from 'node:fs'
import path from 'node:path'
import { read as readWithOther, SSF, utils } from '@e965/xlsx'
import * as fc from 'fast-check'
import { zipSync } from 'fflate'
import { writeXlsx } from 'hucre'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  bombOfBlanks,
  lastColumnInEveryRow,
  lastColumnOnce,
  workbookOf,
} from '../../../../test/support/hostile-workbooks.ts'
import { fileInMemory, fileOnDisk } from '../../input-file.ts'
import { ReadError } from '../../read-error.ts'
import { sharedFile } from '../../testing/support.ts'
import type { CellValue } from './sheet.ts'
import { openWorkbook } from './workbook.ts'

const RAW = sharedFile('data/raw')
const PUBLISHED =
  RAW === undefined
    ? []
    : readdirSync(RAW, { recursive: true, encoding: 'utf8' }).filter((name) => /\.xlsx?$/u.test(name))

let sample: Uint8Array

beforeAll(async () => {
  sample = await writeXlsx({
    sheets: [
      {
        name: 'Table 1 ',
        rows: [
          ['Table 1: Factors'],
          [null, 'Emission factor', 'Month'],
          ['State', 'kg CO2‑e/kWh\n(note 1)', null],
          ['Tasmania ', 0.2, new Date(Date.UTC(2025, 5, 1))],
          [null, null, null],
          ['National', 7.191999999999999, true],
        ],
        cells: new Map([['3,1', { value: 0.2, type: 'number', style: { numFmt: '0.00' } }]]),
        merges: [{ startRow: 3, startCol: 0, endRow: 4, endCol: 0 }],
      },
      { name: 'Empty', rows: [] },
    ],
  })
})

describe('openWorkbook', () => {
  it.each([
    ['in every row', lastColumnInEveryRow, 60_000],
    ['once', lastColumnOnce, 60_001],
  ])(
    'refuses a cell in the last column %s before it takes memory for all cells between',
    async (_, make, cells) => {
      const opening = openWorkbook(fileInMemory('wide.xlsx', make()))
      await expect(opening).rejects.toThrow(
        `wide.xlsx, Energy!XFD60000: is so far out that ${cells} cells span 60000 rows and 16384 columns`,
      )
    },
  )

  it('refuses an archive that is small only while packed', async () => {
    await expect(openWorkbook(fileInMemory('bomb.xlsx', bombOfBlanks()))).rejects.toThrow(
      'looks like a decompression bomb',
    )
  })

  it('reads a sheet with few cells far apart while the whole stays small', async () => {
    const far = workbookOf('<row r="5000"><c r="A5000"><v>1</v></c><c r="GR5000"><v>2</v></c></row>')
    const { sheets } = await openWorkbook(fileInMemory('far.xlsx', far))
    expect(sheets[0]!.value(4999, 199)).toBe(2)
  })

  it('gives value, displayed text, reference and merged cells', async () => {
    const workbook = await openWorkbook(fileInMemory('factors.xlsx', sample))
    const sheet = workbook.sheet('table 1')
    expect(sheet.cell(3, 1)).toEqual({ value: 0.2, text: '0.20', ref: 'B4' })
    expect(sheet.cell(5, 1)).toMatchObject({ value: 7.191999999999999, text: '7.192' })
    expect(sheet.value(3, 2)).toBe('2025-06-01')
    expect(sheet.cell(5, 2)).toMatchObject({ value: true, text: 'TRUE' })
    expect(sheet.cell(99, 99)).toEqual({ value: null, text: '', ref: 'CV100' })
    expect(sheet.place(3, 1)).toBe('Table 1!B4')
    expect(sheet.anchor(4, 0)).toEqual({ row: 3, column: 0 })
    expect(sheet.anchor(5, 0)).toEqual({ row: 5, column: 0 })
    expect(() => workbook.sheet('Table 2')).toThrow(
      'has no sheet named "Table 2"; expected one; it has "Table 1 "',
    )
  })

  it.each([
    ['a web page', '<!DOCTYPE html><html>blocked</html>', 'is a web page'],
    ['CSV under a workbook’s name', 'Organisation,ABN\n', 'is not a workbook'],
    ['another ZIP', zipSync({ 'a.txt': new Uint8Array(3) }), 'cannot be read as a workbook'],
    [
      'a bomb',
      zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(64 * 1024 * 1024) }),
      'decompression bomb',
    ],
    ['half an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'cannot be read'],
  ])('refuses %s', async (_, content, problem) => {
    await expect(openWorkbook(fileInMemory('file.xlsx', content))).rejects.toThrow(problem)
  })

  it('refuses an encrypted workbook', async () => {
    const sheets = [{ name: 'Secret', rows: [[1]] }]
    const encrypted = await writeXlsx({ sheets, encryption: { password: 'x', spinCount: 1000 } })
    await expect(openWorkbook(fileInMemory('secret.xlsx', encrypted))).rejects.toThrow(
      'protected by a password',
    )
  })

  it('answers damaged bytes with cells or a ReadError', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(sample.length - 1),
        fc.nat(255),
        fc.nat(sample.length),
        async (at, byte, cut) => {
          const damaged = Uint8Array.from(sample)
          damaged[at] = byte
          const file = fileInMemory(
            'damaged.xlsx',
            damaged.subarray(0, Math.max(1, cut % 3 === 0 ? cut : damaged.length)),
          )
          try {
            for (const sheet of (await openWorkbook(file)).sheets)
              for (let row = 0; row < sheet.rowCount; row++) sheet.texts(row)
          } catch (error) {
            expect(error).toBeInstanceOf(ReadError)
          }
        },
      ),
    )
  })
})

describe.skipIf(PUBLISHED.length === 0)('the publishers’ workbooks', () => {
  it.each(PUBLISHED)('%s has the cells that another library reads', async (name) => {
    const file = await fileOnDisk(path.join(RAW!, name))
    const ours = await openWorkbook(file)
    const theirs = readWithOther(await file.bytes(), { cellDates: false, cellNF: true })
    expect(ours.sheets.map((sheet) => sheet.name)).toEqual(theirs.SheetNames)
    let compared = 0
    for (const sheet of ours.sheets)
      for (const [ref, cell] of Object.entries(theirs.Sheets[sheet.name]!)) {
        if (ref.startsWith('!')) continue
        const { r, c } = utils.decode_cell(ref)
        const isDate = cell.t === 'n' && SSF.is_date(String(cell.z ?? 'General'))
        const value = comparable(sheet.value(r, c))
        const other = comparable(isDate ? dayOfSerial(cell.v) : (cell.v as CellValue | undefined))
        if (!Object.is(value, other))
          expect(`${sheet.name}!${ref} ${value}`).toBe(`${sheet.name}!${ref} ${other}`)
        compared++
      }
    expect(compared).toBeGreaterThan(1000)
  })
})

const dayOfSerial = (serial: number): string =>
  new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10)

/** One library leaves out empty texts and carriage returns within a cell, the other keeps them. */
const comparable = (value: CellValue | undefined): CellValue =>
  typeof value === 'string' ? value.replaceAll('\r', '') || null : (value ?? null)
