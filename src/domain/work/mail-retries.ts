/** Seconds until each further attempt, for a mail server that is away or says "later". */
const DELAYS = [60, 300, 1800, 7200, 21_600, 43_200] as const

/** What came of an attempt to hand an e-mail over. */
export type MailOutcome =
  | { readonly result: 'sent' }
  /** Not handed over, and it may work later. */
  | { readonly result: 'later'; readonly error: string }
  /** Refused for good. */
  | { readonly result: 'refused'; readonly error: string }
  /** No one knows whether the mail server took it. */
  | { readonly result: 'uncertain'; readonly error: string }

/** What follows from an outcome: the state, and the seconds until the next attempt. */
export function afterMail(
  outcome: MailOutcome,
  attempts: number,
): {
  readonly state: 'sent' | 'pending' | 'failed' | 'uncertain'
  readonly error: string | null
  readonly delay: number | null
} {
  switch (outcome.result) {
    case 'sent':
      return { state: 'sent', error: null, delay: null }
    case 'later': {
      const delay = DELAYS[attempts - 1]
      return delay === undefined
        ? { state: 'failed', error: outcome.error, delay: null }
        : { state: 'pending', error: outcome.error, delay }
    }
    case 'refused':
      return { state: 'failed', error: outcome.error, delay: null }
    case 'uncertain':
      break
  }
  return { state: 'uncertain', error: outcome.error, delay: null }
}
