import { expect, test } from 'vitest'
import { isLoopback } from './local-tenant.ts'

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['127.0.0.1.example.org', false],
  ['10.0.0.1', false],
])('takes %s for loopback: %s', (host, loopback) => {
  expect(isLoopback(host)).toBe(loopback)
})
