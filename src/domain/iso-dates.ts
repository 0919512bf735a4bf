const SHAPE = /^\d{4}-\d{2}-\d{2}$/

/**
 * Whether the text is a day that the calendar has: 2025-02-30 would roll over into March. The year 0 is none, and
 * the database refuses it.
 */
export function isDay(text: string): boolean {
  if (!SHAPE.test(text) || text.startsWith('0000')) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i

/** Whether the text is an instant (RFC 3339) that a clock can show: no leap second, and of a day in UTC too. */
export function isInstant(text: string): boolean {
  const day = INSTANT.exec(text)?.[1]
  const time = Date.parse(text)
  return (
    day !== undefined &&
    isDay(day) &&
    !Number.isNaN(time) &&
    isDay(new Date(time).toISOString().split('T')[0]!)
  )
}
