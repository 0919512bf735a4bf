import { spendOnce } from '../operations/sign-in/once.ts'
import { newChallenge } from '../operations/sign-in/passkeys/ceremony.ts'
import { CHALLENGE_SECONDS } from '../operations/sign-in/passkeys/challenge.ts'
import { notBegunHere } from '../operations/sign-in/refusals.ts'
import type { ExchangeRequest } from './platform/exchange.ts'
import type { Services } from './platform/services.ts'

/** A challenge for a passkey, and the cookie that its answer must come with. */
export function drawChallenge({ signIn }: Services, purpose: string) {
  const challenge = newChallenge()
  return { challenge, headers: { 'set-cookie': signIn.challenge.set({ challenge, purpose }) } }
}

/** The challenge that the browser was given for this purpose. */
export function heldChallenge({ signIn }: Services, request: ExchangeRequest, purpose: string): string {
  const held = signIn.challenge.read(request)
  if (held === undefined || held.purpose !== purpose) throw notBegunHere()
  return held.challenge
}

/** Uses a challenge up, in all processes. After its answer was checked: a caller who proves nothing leaves no row behind. */
export async function spendChallenge({ database, clock }: Services, challenge: string): Promise<void> {
  if (!(await spendOnce(database, clock, challenge, CHALLENGE_SECONDS))) throw notBegunHere()
}
