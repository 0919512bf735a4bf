import { expect, test } from 'vitest'
import { evaluateFormula, type Surroundings } from './evaluate.ts'
import type { Scalar } from './functions.ts'
import { parseFormula } from './syntax.ts'

/** Column A holds years, B figures with a gap, C texts. */
const CELLS: readonly (readonly Scalar[])[] = [
  [2021, 10, 'low'],
  [2022, null, 'high'],
  [2023, 30, 'low'],
  [2024, 20, '=1+1'],
]

const surroundings: Surroundings = {
  cell: (sheet, row, column) => {
    expect([null, 'Data', 'Scope 2']).toContain(sheet)
    return CELLS[row]?.[column] ?? null
  },
  named: (name) => {
    if (name === 'in_0a1b') return parseFormula('Data!$B$1')
    throw new RangeError(`the name ${name} is not defined`)
  },
}

const valueOf = (formula: string): number | string => evaluateFormula(formula, surroundings)

test.each([
  ['1+2*3', 7],
  ['(1+2)*3', 9],
  ['10-2-3', 5],
  ['2^3^2', 64],
  ['-2^2', 4],
  ['1.5E3/-3', -500],
  ['"a"&"b""c"', 'ab"c'],
  ['B1', 10],
  ["'Scope 2'!$B$3-Data!B4", 10],
  ['in_0a1b*2', 20],
  ['SUM(B1:B4,1)', 61],
  ['AVERAGE(B1:B4)', 20],
  ['COUNT(B1:B4)', 3],
  ['MAX(B1:B4)-MIN(B1:B4)', 20],
  ['IF(B1>5,"yes",1/0)', 'yes'],
  ['IF(AND(B1>5,B3<5),1,2)', 2],
  ['SUMIFS(B1:B4,C1:C4,"low")', 40],
  ['COUNTIFS(C1:C4,"low",A1:A4,2023)', 1],
  ['INDEX(B1:B4,MATCH("high",C1:C4,0)+1)', 30],
  ['SUMPRODUCT((B1:B4<>"")*(B1:B4<25))', 2],
  ['SUMPRODUCT(A1:A2,A1:A2)-2021^2', 4_088_484],
  ['LARGE(B1:B4,2)', 20],
  ['PERCENTILE(B1:B4,0.25)', 15],
  ['SLOPE(A1:A4,A1:A4)', 1],
  ['RSQ(A1:A4,A1:A4)', 1],
  ['STDEV(A1:A4)^2', 5 / 3],
  ['IF(EXACT(C1,"low"),0,1)', 0],
])('%s is %s', (formula, value) => {
  const found = valueOf(formula)
  if (typeof value === 'number') expect(found).toBeCloseTo(value, 9)
  else expect(found).toBe(value)
})

test('the interval of a line uses the published quantile of Student t', () => {
  expect(valueOf('TINV(0.1,3)')).toBeCloseTo(2.353_363, 6)
})

test.each([
  ['B2+1', 'refers to an empty cell'],
  ['1/0', 'gives Infinity'],
  ['C1*2', '"low" is not a number'],
  ['in_ffff', 'is not defined'],
  ['NOW()', 'function NOW is not known'],
  ['MATCH("none",C1:C4,0)', 'finds nothing'],
  ['SLOPE(A1:A3,A1:A4)', 'differ in length'],
  ['1+', 'ends too early'],
  ['1 2', 'unexpected'],
  ['#REF!', 'cannot read'],
])('%s is refused: %s', (formula, reason) => {
  expect(() => valueOf(formula)).toThrow(reason)
})
