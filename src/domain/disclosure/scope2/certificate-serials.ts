import { createHmac } from 'node:crypto'
import type { Certificate } from '../records/market-based-evidence.ts'

/** A run of certificates of one station and year. Serial numbers begin again for each. */
export type SerialRange = Pick<
  Certificate,
  'scheme' | 'accreditation_code' | 'vintage' | 'serial_first' | 'serial_last'
>

export const serialCount = ({ serial_first, serial_last }: SerialRange): number =>
  serial_last - serial_first + 1

/**
 * For each range that shares a certificate with another, one that it shares with. Ranges are swept in the order of
 * their first numbers against the one that reaches furthest, which costs a sort instead of all pairs.
 */
export function overlapPartners(
  claims: readonly { readonly id: string; readonly range: SerialRange }[],
): ReadonlyMap<string, string> {
  const partners = new Map<string, string>()
  for (const series of Map.groupBy(claims, ({ range }) => seriesOf(range)).values()) {
    let furthest: (typeof series)[number] | undefined
    for (const claim of series.toSorted((a, b) => a.range.serial_first - b.range.serial_first)) {
      if (furthest !== undefined && claim.range.serial_first <= furthest.range.serial_last) {
        partners.set(claim.id, furthest.id)
        if (!partners.has(furthest.id)) partners.set(furthest.id, claim.id)
      }
      if (furthest === undefined || claim.range.serial_last > furthest.range.serial_last) furthest = claim
    }
  }
  return partners
}

/**
 * What one tenant's range leaves for comparison with others': hashes that only the holder of the secret can make, from
 * which neither serial numbers nor station can be read. Two ranges overlap exactly when a block of one is a block of the
 * other or contains it, so that a million certificates leave some eighty hashes instead of a million.
 */
export interface SerialFingerprints {
  /** The fewest power-of-two blocks that make up the range. */
  readonly blocks: readonly string[]
  /** Every larger block that holds one of them. */
  readonly containers: readonly string[]
}

export function serialFingerprints(secret: string, range: SerialRange): SerialFingerprints {
  const { blocks, containers } = blocksOf(range)
  const hash = (block: Block): string =>
    createHmac('sha256', secret)
      .update(`${seriesOf(range)} ${blockName(block)}`)
      .digest('hex')
  return { blocks: blocks.map(hash), containers: containers.map(hash) }
}

/** How many fingerprints a range leaves. */
export function fingerprintCount(range: SerialRange): number {
  const { blocks, containers } = blocksOf(range)
  return blocks.length + containers.length
}

function blocksOf({ serial_first, serial_last }: SerialRange) {
  const blocks = dyadicBlocks(serial_first, serial_last)
  return { blocks, containers: largerBlocks(blocks) }
}

const seriesOf = ({ scheme, accreditation_code, vintage }: SerialRange): string =>
  `${scheme} ${accreditation_code} ${vintage}`

/** The serial numbers from `index * 2^level` on, as many as `2^level`. */
interface Block {
  readonly level: number
  readonly index: number
}

/** Serial numbers fit in 31 bits, so one block of this level holds them all. */
const TOP_LEVEL = 31

const blockName = ({ level, index }: Block): string => `${level}:${index}`

function dyadicBlocks(first: number, last: number): Block[] {
  const blocks: Block[] = []
  for (let next = first; next <= last; ) {
    let level = 0
    while (next % 2 ** (level + 1) === 0 && next + 2 ** (level + 1) - 1 <= last) level += 1
    blocks.push({ level, index: next / 2 ** level })
    next += 2 ** level
  }
  return blocks
}

/** Every block that holds one of some, each once. What holds a block that was met holds both, and was met with it. */
function largerBlocks(blocks: readonly Block[]): Block[] {
  const met = new Set<number>()
  const larger: Block[] = []
  for (const block of blocks) {
    let index = Math.floor(block.index / 2)
    for (let level = block.level + 1; level <= TOP_LEVEL; level += 1) {
      const place = level * 2 ** TOP_LEVEL + index
      if (met.has(place)) break
      met.add(place)
      larger.push({ level, index })
      index = Math.floor(index / 2)
    }
  }
  return larger
}
