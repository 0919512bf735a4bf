import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../clock.ts'

/** The secrets of sign-in links. In the memory of one process alone, by their hashes: a restart makes every link useless. */
export interface LinkTokens {
  issue(): string
  /** True once for a token that was issued within the last hour. */
  redeem(token: string): boolean
}

/** Long enough to come back to a terminal, too short for a log or a screenshot to be of use. */
const LIFETIME_MS = 3_600_000
/** A link too many makes the oldest useless, so that no one can fill the memory by asking for links. */
const MOST = 16

interface Issued {
  readonly hash: Buffer
  readonly until: number
}

export function createLinkTokens(clock: Clock): LinkTokens {
  let issued: readonly Issued[] = []
  return {
    issue() {
      const token = randomBytes(32).toString('base64url')
      issued = [...issued, { hash: hashOf(token), until: clock.now().getTime() + LIFETIME_MS }].slice(-MOST)
      return token
    },
    redeem(token) {
      const now = clock.now().getTime()
      const hash = hashOf(token)
      const found = issued.filter((known) => timingSafeEqual(known.hash, hash))
      issued = issued.filter((known) => known.until > now && !found.includes(known))
      return found.some((known) => known.until > now)
    },
  }
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
