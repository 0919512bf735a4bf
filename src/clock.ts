/** The only clock. Rooms that need "now" are handed one; the domain never is. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still, for tests and for reproducing an answer. */
export const fixedClock = (instant: string): Clock => {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) throw new RangeError(`not an instant: ${instant}`)
  return { now: () => new Date(at) }
}

/** The day that it is in UTC, as text: nothing depends on the zone of the machine. */
export const utcToday = (clock: Clock): string => clock.now().toISOString().slice(0, 10)
