import { expect, test } from 'vitest'
import { isDay } from '../../domain/iso-dates.ts'
import { sourceSlugs } from '../registry.ts'
import table from './expected.json' with { type: 'json' }
import { expectedOf } from './expected.ts'

test('every source says when something new is expected, and who says so', () => {
  expect(Object.keys(table).toSorted()).toEqual(sourceSlugs())
  for (const slug of sourceSlugs()) {
    const { rhythm, said_by } = expectedOf(slug)
    expect([slug, said_by]).toEqual([slug, expect.stringMatching(/^\S.{10,}[^.]$/)])
    if (rhythm.kind === 'yearly') expect([slug, isDay(`2027-${rhythm.by}`)]).toEqual([slug, true])
    if (rhythm.kind === 'days') expect(rhythm.days).toBeGreaterThan(0)
  }
})

test('a source without a row is a mistake of the table', () => {
  expect(() => expectedOf('nothing')).toThrow('expected.json has no row for nothing')
})
