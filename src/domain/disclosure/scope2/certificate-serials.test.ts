import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  overlapPartners,
  type SerialFingerprints,
  type SerialRange,
  serialCount,
  serialFingerprints,
} from './certificate-serials.ts'

const range = (serial_first: number, serial_last: number, vintage = 2025): SerialRange => ({
  scheme: 'lgc',
  accreditation_code: 'WD00NS02',
  vintage,
  serial_first,
  serial_last,
})

const rangesOverlap = (a: SerialRange, b: SerialRange): boolean =>
  a.vintage === b.vintage && a.serial_first <= b.serial_last && b.serial_first <= a.serial_last

/** What the store asks of stored fingerprints, which never tell it a serial number. */
function fingerprintsOverlap(a: SerialFingerprints, b: SerialFingerprints): boolean {
  const meets = (blocks: readonly string[], others: readonly string[]): boolean =>
    blocks.some((block) => others.includes(block))
  return meets(a.blocks, b.blocks) || meets(a.containers, b.blocks) || meets(a.blocks, b.containers)
}

const anyRange = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 60 }), fc.constantFrom(2024, 2025))
  .map(([first, more, vintage]) => range(first, first + more, vintage))

test('fingerprints tell an overlap exactly when there is one', () => {
  fc.assert(
    fc.property(anyRange, anyRange, (a, b) => {
      expect(fingerprintsOverlap(serialFingerprints('secret', a), serialFingerprints('secret', b))).toBe(
        rangesOverlap(a, b),
      )
    }),
    { numRuns: 500 },
  )
})

test('the sweep finds every range that overlaps another, with one that it really overlaps', () => {
  fc.assert(
    fc.property(fc.array(anyRange, { maxLength: 12 }), (ranges) => {
      const claims = ranges.map((one, index) => ({ id: String(index), range: one }))
      const partners = overlapPartners(claims)
      for (const { id, range: one } of claims) {
        const others = claims.filter((other) => other.id !== id && rangesOverlap(one, other.range))
        const partner = partners.get(id)
        expect(partner === undefined ? others : others.some((other) => other.id === partner)).toEqual(
          partner === undefined ? [] : true,
        )
      }
    }),
  )
})

test('a range counts both its ends, and the largest leaves few hashes', () => {
  expect(serialCount(range(1001, 2300))).toBe(1300)
  const { blocks, containers } = serialFingerprints('secret', range(2, 2_147_483_646))
  expect(blocks).toHaveLength(59)
  expect(containers.length).toBeLessThan(100)
})

test('another secret, station or year gives hashes that nobody can compare', () => {
  const own = serialFingerprints('secret', range(1, 10))
  for (const other of [
    serialFingerprints('another', range(1, 10)),
    serialFingerprints('secret', range(1, 10, 2024)),
    serialFingerprints('secret', { ...range(1, 10), accreditation_code: 'WD00VC02' }),
  ])
    expect(fingerprintsOverlap(own, other)).toBe(false)
})

test('the fingerprint of a certificate never changes: stored ones must stay comparable', () => {
  expect(serialFingerprints('secret', range(5, 5)).blocks).toEqual([
    '3448ce7924dfa428f55cba73dfb8fca83c31885fbf074d4045a653b1bafa8a37',
  ])
})
