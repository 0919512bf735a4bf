/** The only clock. Rooms that need "now" are handed one; the domain never is. */
export interface Clock {
  now(): Date
  /** The same in milliseconds since 1970: a third of the cost, for what every request asks. */
  time(): number
}

export const clockOf = (time: () => number): Clock => ({ time, now: () => new Date(time()) })

export const systemClock: Clock = clockOf(() => Date.now())

/** A clock that stands still, for tests and for reproducing an answer. */
export const fixedClock = (instant: string): Clock => {
  const at = Date.parse(instant)
  if (Number.isNaN(at)) throw new RangeError(`not an instant: ${instant}`)
  return clockOf(() => at)
}

/** The day that it is in UTC, as text: nothing depends on the zone of the machine. */
export const utcToday = (clock: Clock): string => clock.now().toISOString().slice(0, 10)
