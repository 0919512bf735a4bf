import { describe, expect, test } from 'vitest'
import { ReadLog } from '../read-log.ts'
import { type Correction, Corrections } from './corrections.ts'

const wrongAbn: Correction = {
  id: 'wrong-abn',
  edition: '2013-14',
  match: { organisation: 'A' },
  field: 'identifier',
  printed: '63842912684',
  used: '63942912684',
  flag: 'abn_corrected',
  reason: 'one digit',
}
const oddName: Correction = {
  id: 'odd-name',
  edition: '2013-14',
  match: { identifier: '1' },
  field: 'organisation',
  printed: 'VCB',
  flag: 'name_corrupted',
  reason: 'damaged',
}
const cellsOf = (cells: Record<string, string>) => (field: string) => cells[field]
const of2013 = () => new Corrections('x.csv', [wrongAbn, oddName], '2013-14')

describe('Corrections', () => {
  test('of a row are found by what it prints, and put on record', () => {
    const log = new ReadLog()
    expect(of2013().of(cellsOf({ organisation: ' A ', identifier: '63842912684' }), 'line 2', log)).toEqual([
      wrongAbn,
    ])
    expect(log.corrections).toMatchObject([{ id: 'wrong-abn', printed: '63842912684', used: '63942912684' }])
  })

  test('without a value to use only flag the row', () => {
    const log = new ReadLog()
    of2013().of(cellsOf({ organisation: 'VCB', identifier: '1' }), 'line 2', log)
    expect(log).toMatchObject({ corrections: [], notes: [{ code: 'name_corrupted', row_ref: 'line 2' }] })
  })

  test('of another edition do not apply', () => {
    const corrections = new Corrections('x.csv', [wrongAbn], '2014-15')
    expect(
      corrections.of(cellsOf({ organisation: 'A', identifier: '63942912684' }), 'line 2', new ReadLog()),
    ).toEqual([])
    expect(() => corrections.finish()).not.toThrow()
  })

  test('fail when the publisher has mended the error', () => {
    const mended = cellsOf({ organisation: 'A', identifier: '63942912684' })
    expect(() => of2013().of(mended, 'line 2', new ReadLog())).toThrow(
      'is not what correction "wrong-abn" is about',
    )
  })

  test('are told of once when a reader goes on after the publisher has mended the error', () => {
    const corrections = new Corrections('f.csv', [wrongAbn], '2013-14')
    const mended = cellsOf({ organisation: 'A', identifier: '63942912684' })
    expect(() => corrections.of(mended, 'line 2', new ReadLog())).toThrow('wrong-abn')
    expect(() => corrections.finish()).not.toThrow()
  })

  test('fail when the row is gone or stands twice', () => {
    const corrections = of2013()
    const row = cellsOf({ organisation: 'A', identifier: '63842912684' })
    corrections.of(row, 'line 2', new ReadLog())
    expect(() => corrections.finish()).toThrow('is no longer printed')
    expect(() => corrections.of(row, 'line 9', new ReadLog())).toThrow('a second time, after line 2')
  })
})
