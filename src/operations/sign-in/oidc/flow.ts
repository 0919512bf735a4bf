import type { SignedInMember } from './identity-tools.ts'

/** What must be remembered between the way to the provider and the way back. Only the browser that began it holds it, sealed. */
export interface Flow {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  /** Path to go to afterwards. */
  readonly returnTo: string
  /** The tenant that a person of several chose. */
  readonly tenant: string | undefined
  /** Token of the invitation that is being accepted. */
  readonly invitation: string | undefined
  /** The member who is signed in and links an account to themselves; undefined: someone signs in. */
  readonly linkTo?: SignedInMember
}

export const FLOW_SECONDS = 600
