import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeAddresses } from '../../../bench/address-file.ts'
import { QUERY_KINDS, type QueryKind, writeAddress } from '../../../bench/address-queries.ts'
import { Random } from '../../../bench/random.ts'
import authorityWords from '../../sources/gnaf-core/authority-codes.json' with { type: 'json' }
import { findStreets } from './find-streets.ts'
import { Gazetteer, type Locality } from './gazetteer.ts'
import { parseAddress } from './parse.ts'
import { streetAgreement, streetOfWords, streetsOf } from './streets.ts'
import { makeVocabulary } from './vocabulary.ts'

const vocabulary = makeVocabulary(authorityWords)
const made = [...makeAddresses(40_000)].map(({ address }) => address)

/** The localities of the made-up addresses; ids count from 1. */
function localitiesOf(addresses: typeof made): Locality[] {
  const streets = new Map<string, number>()
  const localities = new Map<string, { locality: (typeof made)[number]['locality']; streets: string[] }>()
  for (const { locality, street } of addresses) {
    const key = `${locality.name} ${locality.state}`
    const entry = localities.get(key) ?? { locality, streets: [] }
    localities.set(key, entry)
    const text = `${street.name}|${street.type}|${street.suffix}`
    if (streets.has(`${key} ${text}`)) continue
    streets.set(`${key} ${text}`, streets.size + 1)
    entry.streets.push(text)
  }
  return [...localities].map(([key, { locality, streets: texts }]) => ({
    ...locality,
    street_ids: texts.map((text) => streets.get(`${key} ${text}`)!),
    streets: texts.join('\n'),
  }))
}

const gazetteer = new Gazetteer(localitiesOf(made))
const find = (text: string) =>
  findStreets(parseAddress(text, vocabulary), gazetteer, vocabulary, streetsOf).streets

describe('of made-up addresses', () => {
  const share = (kind: QueryKind): number => {
    const random = new Random(11)
    const hits = Array.from({ length: 1000 }, () => random.pick(made)).filter((address) => {
      const best = find(writeAddress(random, address, kind))[0]
      const { street, locality } = address
      return (
        best !== undefined &&
        best.street.printed === [street.name, street.type, street.suffix].filter(Boolean).join(' ') &&
        best.locality.name === locality.name &&
        best.locality.state === locality.state
      )
    })
    return hits.length / 1000
  }

  test.each(QUERY_KINDS)('%s: the right street comes first in at least 99 of 100', (kind) => {
    expect(share(kind)).toBeGreaterThanOrEqual(0.99)
  })
})

test('agreements lie between 0 and 1, and the same question has the same answer', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...made),
      fc.constantFrom(...QUERY_KINDS),
      fc.nat(),
      (address, kind, seed) => {
        const text = writeAddress(new Random(seed), address, kind)
        const streets = find(text)
        for (const { agreement } of streets) {
          expect(agreement.street).toBeGreaterThan(0)
          expect(agreement.street).toBeLessThanOrEqual(1)
          expect(agreement.locality).toBeGreaterThan(0)
          expect(agreement.locality).toBeLessThanOrEqual(1)
        }
        expect(find(text)).toEqual(streets)
      },
    ),
  )
})

test('a slip costs less than another type, and another type less than another name', () => {
  const street = (text: string) => streetOfWords(text.split(' '), vocabulary)
  const to = (text: string) => streetAgreement(street(text), street('SMITH STREET'))
  expect(to('SMITH STREET')).toBe(1)
  const falling = ['SMITH STREET', 'SMTIH ST', 'SMITH', 'SMITH ROAD', 'SMYTH ROAD', 'GEORGE ROAD'].map(to)
  expect(falling).toEqual(falling.toSorted((a, b) => b - a))
  expect(new Set(falling.slice(0, 5)).size).toBeGreaterThanOrEqual(4)
  expect(to('GEORGE ROAD')).toBe(0)
})

test('a locality that stands next door is found by its postcode', () => {
  const localities = [
    { name: 'NORTHTOWN', state: 'NSW', postcode: '2999', street_ids: [1], streets: 'HIGH|STREET|' },
    { name: 'SOUTHFIELD', state: 'NSW', postcode: '2999', street_ids: [2], streets: 'LOW|STREET|' },
  ]
  const found = findStreets(
    parseAddress('1 Low St, Northtown NSW 2999', vocabulary),
    new Gazetteer(localities),
    vocabulary,
    streetsOf,
  )
  expect(found.streets[0]).toMatchObject({ locality: { name: 'SOUTHFIELD' }, agreement: { street: 1 } })
  expect(found.streets[0]!.agreement.locality).toBeLessThan(0.8)
})
