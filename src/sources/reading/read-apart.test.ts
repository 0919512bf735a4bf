import { describe, expect, test } from 'vitest'
import { ReadError } from '../read-error.ts'
import { ReadLog } from '../read-log.ts'
import { readApart } from './read-apart.ts'
import { UniqueKeys } from './unique-keys.ts'

function read(...printed: string[]) {
  const log = new ReadLog()
  const rows = readApart<[number, string], { row_ref: string; name: string }>(printed.entries(), log, {
    keys: new UniqueKeys('f.csv', 'name'),
    keyOf: ({ name }) => name,
    read: ([index, name]) => {
      if (name === 'bad') throw new ReadError({ file: 'f.csv', at: `line ${index}`, problem: 'is bad' })
      return name === '' ? undefined : { row_ref: `line ${index}`, name }
    },
  })
  return { names: () => [...rows].map(({ name }) => name), log }
}

describe('readApart', () => {
  test('leaves out a row that is refused or stands there twice, with a finding', () => {
    const { names, log } = read('a', 'bad', '', 'b', 'a', 'c')
    expect(names()).toEqual(['a', 'b', 'c'])
    expect(log.findings.all).toMatchObject([
      { row_ref: 'line 1', rule: 'row_not_understood', proposal: { decision: 'leave_out' } },
      { row_ref: 'line 4', rule: 'row_twice' },
    ])
  })

  test('throws the first fault of a table that is mostly refused', () => {
    expect(read('bad', 'a', 'bad').names).toThrow('line 0: is bad')
  })

  test('lets faults of the program and of the whole file through', () => {
    const log = new ReadLog()
    const rows = readApart(['a'], log, {
      keys: new UniqueKeys('f.csv', 'name'),
      keyOf: () => '',
      read: () => {
        throw new ReadError({ file: 'f.csv', problem: 'is a web page' })
      },
    })
    expect(() => [...rows]).toThrow('is a web page')
  })
})
