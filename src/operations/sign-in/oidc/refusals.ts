import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { ServiceError } from '../../../errors.ts'

const AGAIN = 'Go back to the sign-in page and begin again.'
const TELL = 'Tell the people who run this service; another way of signing in still works.'

const providerUnavailable = (name: string, cause: unknown): ServiceError =>
  new ServiceError('provider_unavailable', `${name} did not answer as a sign-in service should.`, {
    hint: 'Try again in a moment, or sign in another way.',
    cause,
  })

export const fromTheFuture = (name: string): ServiceError => clockDiffers(name, undefined)

const clockDiffers = (name: string, cause: unknown): ServiceError =>
  new ServiceError(
    'sign_in_clock_differs',
    `The answer of ${name} has expired or comes from the future: the clocks of the two services differ by more than a minute, or the answer was old.`,
    { hint: `${AGAIN} If it happens again, ask for the clocks to be checked.`, cause },
  )

const answerRefused = (name: string, what: string, cause: unknown): ServiceError =>
  new ServiceError('sign_in_answer_refused', `The answer of ${name} ${what}.`, { hint: TELL, cause })

/** Without the subject: it may be text of anyone. */
export const namesNoOne = (name: string): ServiceError =>
  answerRefused(name, 'names no person: its subject (sub) is empty, too long or not plain text', undefined)

/**
 * Turns what the library found wrong into words of our own. Its messages and causes hold tokens and claims, so none of them
 * is shown; the cause stays for the log, which writes names and codes alone.
 */
export function refusalOf(error: unknown, name: string): ServiceError {
  if (error instanceof ServiceError) return error
  if (error instanceof AuthorizationResponseError) return stoppedAtProvider(error, name)
  if (error instanceof ResponseBodyError)
    return error.error === 'invalid_grant'
      ? new ServiceError(
          'sign_in_code_refused',
          `${name} did not accept the code that it gave: it was used before or is too old.`,
          { hint: AGAIN, cause: codeOf(error) },
        )
      : mayNotAsk(name, error)
  if (error instanceof WWWAuthenticateChallengeError) return mayNotAsk(name, error)
  if (!(error instanceof ClientError)) return providerUnavailable(name, codeOf(error))
  return refusalOfAnswer(error, name)
}

const mayNotAsk = (name: string, error: unknown): ServiceError =>
  answerRefused(name, 'says that this service may not ask it', codeOf(error))

function refusalOfAnswer(error: ClientError, name: string): ServiceError {
  const cause = codeOf(error)
  switch (error.code) {
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
      return clockDiffers(name, cause)
    case 'OAUTH_JWT_CLAIM_COMPARISON_FAILED':
    case 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED':
      return answerRefused(
        name,
        WORDS_OF_CLAIMS[claimOf(error)] ?? 'is about something else than was asked',
        cause,
      )
    case 'OAUTH_KEY_SELECTION_FAILED':
      return answerRefused(name, 'is signed with a key that it does not publish', cause)
    case 'OAUTH_INVALID_RESPONSE':
      return answerRefused(name, wordsOfInvalid(error), cause)
    case 'OAUTH_UNSUPPORTED_OPERATION':
      return answerRefused(name, 'is signed or sealed in a way that is not accepted', cause)
    case undefined:
    default:
      return providerUnavailable(name, cause)
  }
}

const WORDS_OF_CLAIMS: Readonly<Record<string, string>> = {
  iss: 'names another issuer',
  issuer: 'names another issuer',
  aud: 'is meant for another service',
  azp: 'is meant for another service',
  nonce: 'does not belong to this sign-in (its nonce differs)',
}

/** The library tells these apart by their message alone; only whole known messages are looked at. */
function wordsOfInvalid({ cause }: ClientError): string {
  const message = cause instanceof Error ? cause.message : ''
  if (message.includes('"iss" (issuer)')) return 'names another issuer, or none'
  if (message.includes('"state"')) return 'does not belong to this sign-in (its state differs)'
  if (message === 'JWT signature verification failed') return 'is not signed by it'
  if (message.includes('"nonce"')) return 'does not belong to this sign-in (its nonce is missing)'
  return 'is not complete'
}

function claimOf({ cause }: ClientError): string {
  const facts = cause instanceof Error ? cause.cause : cause
  if (typeof facts !== 'object' || facts === null) return ''
  const { claim, attribute } = facts as { readonly claim?: unknown; readonly attribute?: unknown }
  return [claim, attribute].find((name) => typeof name === 'string') ?? ''
}

/** `error=` on the way back. Its description is text of anyone who can make a link, so it is not repeated. */
function stoppedAtProvider(error: AuthorizationResponseError, name: string): ServiceError {
  const cause = codeOf(error)
  if (error.error === 'access_denied')
    return new ServiceError('sign_in_cancelled', `${name} did not let you through, or you stopped there.`, {
      hint: `${AGAIN} If it refuses you, ask its administrators for access to this service.`,
      cause,
    })
  if (error.error === 'temporarily_unavailable' || error.error === 'server_error')
    return providerUnavailable(name, cause)
  return answerRefused(name, 'says that it cannot serve this sign-in', cause)
}

/** What of an error may be written down: its kind, never what it carries. */
const codeOf = (error: unknown): Error => {
  const { name = 'Error', code = '' } = error as { readonly name?: string; readonly code?: string }
  return new Error(`${name} ${code}`.trim())
}
