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

function roundMember(value: unknown, name: string): unknown {
  if (typeof value === 'number') return COORDINATES.has(name) ? value : roundFigure(value)
  if (Array.isArray(value)) return value.map((item) => roundMember(item, name))
  if (typeof value !== 'object' || value === null || 'value_text' in value) return value
  const rounded: Record<string, unknown> = {}
  for (const key of Object.keys(value)) rounded[key] = roundMember(value[key as keyof typeof value], key)
  return rounded
}
