/** What a passkey is asked to sign. The browser that asked holds it, sealed. */
export interface Challenge {
  readonly challenge: string
  /** `sign-in`, or the member who registers a passkey: a challenge of one is of no use for the other. */
  readonly purpose: string
}

export const CHALLENGE_SECONDS = 300
