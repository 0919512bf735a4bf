import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = path.join(import.meta.dirname, 'calculations')
const files = [
  ...readdirSync(FOLDER).map((file) => path.join(FOLDER, file)),
  path.join(import.meta.dirname, 'sheets/factors.ts'),
]

/** Names of columns and sizes of charts: where a figure stands, not what decides. */
const PLACES = ['VALUE', 'CHART_ROWS', 'COMBUSTION', 'RATIO']

/** Shapes in which a threshold of a method was typed again. */
const TYPED_AGAIN: readonly (readonly [what: string, shape: RegExp])[] = [
  ['a comparison within a formula', /[<>]=?-?[1-9]/],
  ['a share', /(?<!['\d.])\d+\.\d+/],
  ['a year', /\b20\d\d\b(?!-)/],
  ['a constant', new RegExp(String.raw`^const (?!(?:${PLACES.join('|')}) )[A-Z_]+ = -?\d`, 'm')],
]

test.each(TYPED_AGAIN)(
  'no formula of the workbook holds %s of its own: the method exports it',
  (_, shape) => {
    const found = files.flatMap((file) => {
      const [match] = shape.exec(readFileSync(file, 'utf8')) ?? []
      return match === undefined ? [] : [`${path.basename(file)}: ${match}`]
    })
    expect(files.length).toBeGreaterThan(10)
    expect(found).toEqual([])
  },
)

test.each([
  ['IF(B2<40,2,0)', 0],
  ['MAX(0,B2*(1-0.049))', 1],
  ['B2-2023', 2],
  ['const FEWEST_PEERS = 5', 3],
] as const)('%s would be found', (text, shape) => {
  expect(text).toMatch(TYPED_AGAIN[shape]![1])
})
