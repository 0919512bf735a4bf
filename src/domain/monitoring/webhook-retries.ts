/** Seconds from the first attempt to each further one: twelve attempts in a day, the first few within minutes. */
const ATTEMPTS_AFTER = [5, 35, 155, 455, 1355, 3155, 6755, 13_955, 28_355, 57_155, 85_955]

/** Seconds from the first attempt to the next one; undefined when a day is over and it is given up. */
export const nextAttemptAfter = (elapsedSeconds: number): number | undefined =>
  ATTEMPTS_AFTER.find((seconds) => seconds > elapsedSeconds)
