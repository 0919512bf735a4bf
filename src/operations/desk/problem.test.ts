import { expect, it } from 'vitest'
import { OperatorError } from '../../errors.ts'
import { problemOf } from './problem.ts'

it.each([
  [
    'State the day of publication with --published YYYY-MM-DD: the newer of the two is then in force.',
    'State the day of publication with `published_on`: the newer of the two is then in force.',
  ],
  ['Give it with --edition, such as --edition 2024-25.', 'Give it with `edition`, such as 2024-25.'],
  [
    'Leave --name out: it is only for an ABN that no source knows.',
    'Leave `name` out: it is only for an ABN that no source knows.',
  ],
])('names what a person states at the desk, not options of a command: %s', (hint, told) => {
  expect(problemOf(new OperatorError('no', { hint }))).toEqual({ message: 'no', hint: told })
})

it('leaves faults of ours to the queue', () => {
  expect(() => problemOf(new Error('disk'))).toThrow('disk')
})
