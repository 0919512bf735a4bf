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
  const rounded =
    Math.abs(value) >= WHOLE_FROM ? Math.round(value) : Number(value.toPrecision(SIGNIFICANT_DIGITS))
  return rounded === 0 ? 0 : rounded
}

/** Rounds every derived figure of a block, all the way down. What comes with its `value_text` is published and stands. */
export function roundFigures<T>(block: T): T {
  return roundMember(block, '') as T
}

/** Most members stand as they are, so only what holds a rounded one is copied. */
function roundMember(value: unknown, name: string): unknown {
  if (typeof value === 'number') return COORDINATES.has(name) ? value : roundFigure(value)
  if (typeof value !== 'object' || value === null || 'value_text' in value) return value
  return Array.isArray(value) ? roundItems(value, name) : roundMembers(value as Record<string, unknown>)
}

function roundItems(items: readonly unknown[], name: string): readonly unknown[] {
  let copy: unknown[] | undefined
  for (let at = 0; at < items.length; at += 1) {
    const rounded = roundMember(items[at], name)
    if (rounded !== items[at]) (copy ??= [...items])[at] = rounded
  }
  return copy ?? items
}

function roundMembers(members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  let copy: Record<string, unknown> | undefined
  for (const name in members) {
    const rounded = roundMember(members[name], name)
    if (rounded !== members[name]) (copy ??= { ...members })[name] = rounded
  }
  return copy ?? members
}
