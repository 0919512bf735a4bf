import { expect, test } from 'vitest'
import { hostsOf } from './hosts.ts'

test('an address of one server is left as it is', () => {
  for (const url of ['postgres://u:p%40ss@db:5432/southerly?sslmode=require', 'socket:/run/postgres?db=x'])
    expect(hostsOf(url)).toEqual({ urls: [url], mustWrite: false })
})

test('several servers are tried in turn, and one that writes is wanted', () => {
  expect(hostsOf('postgres://u:p@a,[::1]:5433/db?sslmode=require')).toEqual({
    urls: ['postgres://u:p@a/db?sslmode=require', 'postgres://u:p@[::1]:5433/db?sslmode=require'],
    mustWrite: true,
  })
})

test.each([
  ['any', false],
  ['read-write', true],
  ['primary', true],
])('target_session_attrs=%s', (value, mustWrite) => {
  const address = `postgresql://a:1,b:2/db?target_session_attrs=${value}`
  expect(hostsOf(address)).toEqual({ urls: ['postgresql://a:1/db', 'postgresql://b:2/db'], mustWrite })
})

test.each(['postgres://a,,b/db', 'postgres://a,b/db?target_session_attrs=standby'])(
  '%s is refused',
  (url) => {
    expect(() => hostsOf(url)).toThrow('the address of PostgreSQL has')
  },
)
