import { expect, test } from 'vitest'
import { ServiceError } from '../../errors.ts'
import { requireFileName } from './file-name.ts'

test.each(['registered-corporation-2024-25.csv', 'Émissions 2025 (final).xlsx', 'a'])('takes %s', (name) => {
  expect(requireFileName(name)).toBe(name)
})

test.each([
  ['', 'is empty'],
  ['  ', 'is empty'],
  [' a.csv', 'begins or ends with a space'],
  ['../../etc/passwd', 'holds a path'],
  ['C:\\data\\a.csv', 'holds a path'],
  ['..', 'means a folder'],
  ['a\u0000.csv', 'holds characters that cannot be seen'],
  ['a\n.csv', 'holds characters that cannot be seen'],
  ['gpj.\u202Evsc', 'holds characters that cannot be seen'],
  ['a:b.csv', 'holds one of the characters'],
  ['é'.repeat(101), 'is longer than 200 bytes'],
])('refuses %j', (name, why) => {
  expect(() => requireFileName(name)).toThrow(why)
  expect(() => requireFileName(name)).toThrow(ServiceError)
})
