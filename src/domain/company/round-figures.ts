const SIGNIFICANT_DIGITS = 6
/** From here on a fraction says nothing: such figures are rounded to whole numbers. */
const WHOLE_FROM = 100_000

/** Where something is, which is never rounded. */
const COORDINATES: ReadonlySet<string> = new Set(['lat', 'lon', 'latitude', 'longitude'])

/**
 * The one rounding of derived figures, done when they are presented: whole numbers stand as they are, others are given
 * to six significant digits, and from 100,000 on to the nearest whole number. Bands, ranks and hashes were decided
 * before, on the full figures.
 */
export function roundFigure(value: number): number {
  if (Number.isInteger(value)) return value
  const rounded = Math.abs(value) >= WHOLE_FROM ? Math.round(value) : toSignificantDigits(value)
  return rounded === 0 ? 0 : rounded
}

/**
 * As `Number(value.toPrecision(6))` would have it, in a fifth of its time: dividing one whole number by a power of ten
 * gives the exact number that the decimal text names. What lies near the middle of two, and what is tiny, goes by text.
 */
function toSignificantDigits(value: number): number {
  const size = Math.abs(value)
  const scale = SCALES.find(({ from }) => size >= from)?.scale
  if (scale === undefined) return Number(value.toPrecision(SIGNIFICANT_DIGITS))
  const scaled = value * scale
  const whole = Math.round(scaled)
  const isClear = Math.abs(Math.abs(scaled - whole) - 0.5) > 1e-6
  return isClear ? whole / scale : Number(value.toPrecision(SIGNIFICANT_DIGITS))
}

/** What brings a figure of at least `from` to six digits before the point. Written out, because 10 ** -n is not exact. */
const SCALES = [
  { from: 1e4, scale: 1e1 },
  { from: 1e3, scale: 1e2 },
  { from: 1e2, scale: 1e3 },
  { from: 1e1, scale: 1e4 },
  { from: 1, scale: 1e5 },
  { from: 1e-1, scale: 1e6 },
  { from: 1e-2, scale: 1e7 },
  { from: 1e-3, scale: 1e8 },
] as const

/** Rounds every derived figure of a block, all the way down. What comes with its `value_text` is published and stands. */
export const roundFigures = <T>(block: T): T => roundMember(block, '') as T

/** Most members stand as they are, so only what holds a rounded one is copied. */
function roundMember(value: unknown, name: string): unknown {
  if (typeof value === 'number') return COORDINATES.has(name) ? value : roundFigure(value)
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? roundItems(value, name) : roundMembers(value as Members)
}

function roundItems(items: readonly unknown[], name: string): readonly unknown[] {
  let copy: unknown[] | undefined
  for (let at = 0; at < items.length; at += 1) {
    const rounded = roundMember(items[at], name)
    if (rounded !== items[at]) (copy ??= [...items])[at] = rounded
  }
  return copy ?? items
}

type Members = Readonly<Record<string, unknown>>

function roundMembers(members: Members): Members {
  if ('value_text' in members) return members
  let copy: Record<string, unknown> | undefined
  for (const name in members) {
    const member = members[name]
    if (typeof member === 'string') continue
    const rounded = roundMember(member, name)
    if (rounded !== member) (copy ??= { ...members })[name] = rounded
  }
  return copy ?? members
}
