const DAY_MS = 86_400_000

/** `2026-11-15` for an instant in milliseconds. Remembers the last day: it is asked for on every request. */
export function createUtcDay(): (instantMs: number) => string {
  let number = Number.NaN
  let text = ''
  return (instantMs) => {
    const day = Math.floor(instantMs / DAY_MS)
    if (day !== number) {
      number = day
      text = new Date(day * DAY_MS).toISOString().slice(0, 10)
    }
    return text
  }
}
