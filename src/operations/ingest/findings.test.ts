import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { EXIT } from '../../errors.ts'
import { fileInMemory } from '../../sources/input-file.ts'
import { ngaFactorsSource } from '../../sources/nga-factors/source.ts'
import type { Source } from '../../sources/source.ts'
import { refuseFindings } from './findings.ts'
import { readSourceFile } from './read-file.ts'

/** A source that reads a number from each line. */
const numbers: Source<{ row_ref: string; value: number }> = {
  origin: { ...ngaFactorsSource.origin, source: 'numbers' },
  row: Type.Object({ row_ref: Type.String(), value: Type.Number() }),
  key: ['row_ref'],
  measures: ['value'],
  marks: [],
  read: async function* (file, log) {
    const lines = new TextDecoder().decode(await file.bytes()).split('\n')
    for (const [index, text] of lines.entries()) {
      const at = `line ${index + 1}`
      const value = Number(text)
      const fault = { file: file.name, at, value: text }
      if (Number.isNaN(value))
        log.findings.add(
          'not_a_number',
          { ...fault, problem: 'is not a number' },
          { decision: 'leave_out', reason: 'Nothing can be read.' },
        )
      else {
        if (value > 100)
          log.findings.add(
            'too_large',
            { ...fault, problem: 'is too large', expected: 'at most 100' },
            { decision: 'use', value: value / 1000, reason: 'The unit is kg.' },
          )
        yield { row_ref: at, value }
      }
    }
  },
}

const read = async (text: string) => {
  const rows: object[] = []
  const summary = await readSourceFile(numbers, fileInMemory('n.txt', text), {}, (row) => void rows.push(row))
  return { rows, summary }
}

it('reads on after a finding and marks the rows in doubt', async () => {
  const { rows, summary } = await read('1\ntwo\n3000\n4')
  expect(rows).toEqual([
    { row_ref: 'line 1', value: 1 },
    { row_ref: 'line 3', value: 3000, finding: ['too_large'] },
    { row_ref: 'line 4', value: 4 },
  ])
  expect(summary.findings.map(({ row_ref, rule }) => [row_ref, rule])).toEqual([
    ['line 2', 'not_a_number'],
    ['line 3', 'too_large'],
  ])
})

it('lists all findings when it refuses them, and says what to do', async () => {
  const { summary } = await read('1\ntwo\n3000\n4')
  let refusal: unknown
  try {
    refuseFindings(summary)
  } catch (error) {
    refusal = error
  }
  expect(refusal).toMatchObject({
    exitCode: EXIT.badInput,
    message: [
      'n.txt: 2 places are in doubt',
      '  n.txt, line 2: "two" is not a number [not_a_number]; proposed: leave it out. Nothing can be read.',
      '  n.txt, line 3: "3000" is too large; expected at most 100 [too_large]; proposed: use 3. The unit is kg.',
    ].join('\n'),
    hint: expect.stringContaining('southerly read numbers n.txt --json') as string,
  })
})

it('refuses a file in which nothing is understood, with the first doubt', async () => {
  await expect(read('one\ntwo')).rejects.toThrow('contains no rows; expected rows; line 1 is not a number')
})

it('accepts a reading without findings', async () => {
  const { summary } = await read('1\n2')
  expect(() => refuseFindings(summary)).not.toThrow()
})
