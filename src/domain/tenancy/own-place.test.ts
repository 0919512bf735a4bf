import { expect, test } from 'vitest'
import { ownPlace } from './own-place.ts'

test.each([
  ['/workspace/74115061375?period=2025-26#targets'],
  ['/settings/people'],
  ['/companies/74115061375'],
])('leads back to %s', (place) => {
  expect(ownPlace(place)).toBe(place)
})

test.each([
  [undefined],
  [''],
  ['https://evil.example/'],
  ['//evil.example/'],
  ['/\\evil.example/'],
  ['/\t/evil.example/'],
  ['/.//evil.example/'],
  ['/a/..//evil.example'],
  ['javascript:alert(1)'],
  ['/sign-in?return=/sign-in'],
  [`/${'x'.repeat(1000)}`],
])('leads to the first page instead of %j', (place) => {
  expect(ownPlace(place)).toBe('/')
})
