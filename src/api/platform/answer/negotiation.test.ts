import { describe, expect, it } from 'vitest'
import { chooseType } from '../request/accept.ts'
import { negotiateCoding } from './coding.ts'
import { matchesEtag } from './conditional.ts'

describe('content coding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity, br;q=0.5', 'identity'],
    ['identity;q=0.5, br;q=0.5', 'br'],
    ['deflate', 'identity'],
    ['', 'identity'],
    ['GZIP ; Q=0.9', 'gzip'],
    ['gzip;q=nonsense', 'identity'],
  ])('for %j is %s', (header, coding) => {
    expect(negotiateCoding(header)).toBe(coding)
  })
})

describe('media type', () => {
  const types = ['text/html', 'text/markdown']
  it.each([
    [undefined, 'text/html'],
    ['*/*', 'text/html'],
    ['text/markdown', 'text/markdown'],
    ['text/*;q=0.5, text/markdown', 'text/markdown'],
    ['text/html;q=0, */*', 'text/markdown'],
    ['text/html;level=1', 'text/html'],
    ['application/json', undefined],
    ['text/html;q=0', undefined],
  ])('for %j is %s', (header, type) => {
    expect(chooseType(header, types)).toBe(type)
  })
})

describe('If-None-Match', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['"aa"', false],
    ['', false],
  ])('%s', (header, matches) => {
    expect(matchesEtag(header, '"a"')).toBe(matches)
  })
})
