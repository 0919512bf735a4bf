import { expect, test } from 'vitest'
import { isLoopback } from './loopback.ts'

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['[::1]', true],
  ['0:0:0:0:0:0:0:1', true],
  ['::ffff:127.0.0.1', true],
  ['localhost', true],
  ['LOCALHOST', true],
  ['0.0.0.0', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['127.999.999.999', false],
  ['127.0.0.256', false],
  ['127.0.0.01', false],
  ['127.1', false],
  ['2130706433', false],
  ['127.0.0.1.example.org', false],
  ['localhost.example.org', false],
  ['localhost.', false],
  ['10.0.0.1', false],
  ['[]', false],
  ['', false],
])('takes %s for loopback: %s', (host, loopback) => {
  expect(isLoopback(host)).toBe(loopback)
})
