import { createBell } from '../queue/bell.ts'

/** Rings whenever a worker of this process has ended a try of a run, for those who wait for one. */
export const runsEnded = createBell()
