import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv } from './csv.ts'
import { readLooseCsv } from './loose-csv.ts'

const cells = (text: string) => readLooseCsv('x.csv', text).map((record) => [...record.cells])

describe('loose CSV', () => {
  test('refuses a text of quotes alone, soon', () => {
    expect(() => readLooseCsv('x.csv', ',"a'.repeat(100_000))).toThrow('quotes are not closed')
  })

  test('reads regular CSV as the strict reader does', () => {
    const cell = fc.constantFrom('', 'a', 'x y', 'b,c', 'say "so"', '1\n2', ' padded ')
    const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom('\n', '\r\n'),
        (rows, ending) => {
          const text = rows.map((row) => row.map(quoted).join(',') + ending).join('')
          const loose = readLooseCsv('x.csv', text)
          expect(loose.map(({ line, cells: found }) => ({ line, cells: found }))).toEqual(
            readCsv('x.csv', text),
          )
          expect(loose.some(({ mended }) => mended)).toBe(false)
        },
      ),
    )
  })

  test.each([
    ['a figure whose comma is missing', 'Grand Total "830,637",1\n', [['Grand Total', '830,637', '1']]],
    ['a quote inside a name', 'The "Big" Farm,1\n', [['The "Big" Farm', '1']]],
    ['a quote inside a quoted name', '"The "Big" Farm",1\n', [['The "Big" Farm', '1']]],
    ['a quote at the end of a figure', 'A,12",3\n', [['A', '12"', '3']]],
    [
      'a quote that nothing closes',
      'A,"b,1\nC,d,2\n',
      [
        ['A', '"b', '1'],
        ['C', 'd', '2'],
      ],
    ],
  ])('reads %s', (_, text, expected) => {
    expect(cells(text)).toEqual(expected)
    expect(readLooseCsv('x.csv', text)[0]).toMatchObject({ line: 1, mended: true })
  })

  test('keeps count of lines past quoted line breaks', () => {
    expect(
      readLooseCsv('x.csv', 'a,"1\n2"\nb "x,3\nc,4\n').map(({ line, mended }) => [line, mended]),
    ).toEqual([
      [1, false],
      [3, true],
      [4, false],
    ])
  })
})
