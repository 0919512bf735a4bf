import { describe, expect, test } from 'vitest'
import { readDelimited, writeDelimited } from '../../web/src/format/delimited.ts'
import { readAbns } from '../../web/src/pages/portfolio/abn-list.ts'
import { typedText } from '../../web/src/pages/workspace/form/schema.ts'

describe('tables that people paste', () => {
  test('are read with quotes, tabs, semicolons and the marks that spreadsheets leave', () => {
    expect(readDelimited('\uFEFFa,"b, ""c"""\r\n\r\n d , e ')).toEqual([
      ['a', 'b, "c"'],
      ['d', 'e'],
    ])
    expect(readDelimited('a, b\tc\n')).toEqual([['a, b', 'c']])
    expect(readDelimited('1,5;kg\n2;t')).toEqual([
      ['1,5', 'kg'],
      ['2', 't'],
    ])
  })

  test('are written so that they read back, with empty cells for what is not known and no formulas', () => {
    const rows = [['Name, "quoted"', 1.5, null, '=1+1', '-'] as const]
    const text = writeDelimited(rows, ',')
    expect(text).toBe('"Name, ""quoted""",1.5,,\'=1+1,\'-')
    expect(readDelimited(text)).toEqual([['Name, "quoted"', '1.5', '', "'=1+1", "'-"]])
    expect(writeDelimited([['a,b', -2]], '\t')).toBe('a,b\t-2')
  })
})

describe('an ABN in a form of a record', () => {
  const abn = { type: 'string', pattern: '^[0-9]{11}$' } as const

  test.each([
    'ABN 48 123 123 124',
    '48 123 123 124',
    '48-123-123-124',
    '48\u00a0123\u2009123\u202f124 ',
    'A.B.N.: 48123123124',
  ])('%s becomes its digits', (typed) => {
    expect(typedText(abn, typed)).toBe('48123123124')
  })

  test('half a number and other fields stay as they are typed', () => {
    expect(typedText(abn, '48 123 1')).toBe('48 123 1')
    expect(typedText({ type: 'string' }, '48 123 123 124')).toBe('48 123 123 124')
  })
})

describe('lists of ABNs', () => {
  test.each([
    [
      'one a line, with and without spaces',
      '74 115 061 375\n49004028077',
      ['74115061375', '49004028077'],
      [],
    ],
    [
      'several on a line, each once',
      '74115061375 49 004 028 077, 74115061375',
      ['74115061375', '49004028077'],
      [],
    ],
    [
      'a column of a file by its name',
      'Name,Emissions,ABN\n"AGL, Limited",30439497000,74 115 061 375\nBHP,1,4900402807',
      ['74115061375', '4900402807'],
      [],
    ],
    [
      'a cell of eleven digits among others',
      'AGL;74115061375;30439497\nBHP;n/a;1',
      ['74115061375'],
      ['BHP, n/a, 1'],
    ],
    ['a first cell with a slip', '7411506137\n12\nno number', ['7411506137'], ['12', 'no number']],
    [
      'labelled, with hyphens, no-break and thin spaces',
      'ABN 48 123 123 124\n49-004-028-077\n74\u00a0115\u00a0061\u00a0375, 16\u2009009\u2009661\u2009901',
      ['48123123124', '49004028077', '74115061375', '16009661901'],
      [],
    ],
    [
      'ACNs, which keep their name',
      'BHP,ACN 004 028 077\nAGL (A.C.N. 115-061-375)',
      ['ACN 004028077', 'ACN 115061375'],
      [],
    ],
    [
      'a column of labelled numbers',
      'abn\nABN: 48 123 123 124\nACN 004 028 077',
      ['48123123124', 'ACN 004028077'],
      [],
    ],
    ['nothing', ' \n', [], []],
  ])('are found: %s', (_, text, abns, skipped) => {
    expect({ ...readAbns(text), skipped: readAbns(text).skipped.map(({ line }) => line) }).toMatchObject({
      abns,
      skipped,
    })
  })
})
