import { setPriority } from 'node:os'

const BACKGROUND_PRIORITY = 10

/** Requests that come to this machine while a bundle is made go first. */
export const giveWayToRequests = (): void => setPriority(BACKGROUND_PRIORITY)
