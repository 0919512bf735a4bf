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
  ['../../etc/passwd', 'contains a path'],
  ['C:\\data\\a.csv', 'contains a path'],
  ['..', 'means a folder'],
  ['a\u0000.csv', 'contains invisible characters'],
  ['a\n.csv', 'contains invisible characters'],
  ['gpj.\u202Evsc', 'contains invisible characters'],
  ['a:b.csv', 'contains one of the characters'],
  ['é'.repeat(101), 'is longer than 200 bytes'],
])('refuses %j', (name, why) => {
  expect(() => requireFileName(name)).toThrow(why)
  expect(() => requireFileName(name)).toThrow(ServiceError)
})
