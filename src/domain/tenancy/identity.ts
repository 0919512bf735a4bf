/** A person as an OpenID provider knows them, after every check of its answer. */
export interface Identity {
  readonly issuer: string
  /** The provider's own id of the person. It never changes and is never given to someone else, unlike an e-mail address. */
  readonly subject: string
  /** In small letters; undefined unless the provider vouches for it. */
  readonly email: string | undefined
  readonly name: string | undefined
  /** `too_many`: the provider left them out because the person is in more groups than a token can name. */
  readonly groups: readonly string[] | 'too_many'
}

export interface ClaimRules {
  /** Claim that lists the groups. */
  readonly groupsClaim: string
  /** Every address of this provider counts as verified: its directory is the company's own. */
  readonly trustEmail: boolean
}

type Claims = Readonly<Record<string, unknown>>

const ENTRA_ISSUER = /^https:\/\/login\.microsoftonline\.(com|us)\//

/** What checked claims say of the person. Anything of an unexpected type is left out, never guessed. */
export function identityOf(
  claims: Claims & { readonly iss: string; readonly sub: string },
  rules: ClaimRules,
): Identity {
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: vouchesForEmail(claims, rules) ? emailIn(claims) : undefined,
    name: textIn(claims, 'name', 200),
    groups: groupsIn(claims, rules.groupsClaim),
  }
}

/**
 * Whether a subject can stand for a person: OpenID Connect Core 2 says 255 characters at most. An empty one would stand for everyone, and
 * control characters are no part of an id.
 */
export const isSubject = (subject: string): boolean =>
  subject.trim() !== '' && subject.length <= 255 && !CONTROL.test(subject)

const CONTROL = /\p{Cc}/u

/** Entra ID sends no email_verified: there, people of another directory can write any address into theirs. `xms_edov` says that the domain was proven. */
function vouchesForEmail(claims: Claims & { readonly iss: string }, { trustEmail }: ClaimRules): boolean {
  const verified = claims['email_verified']
  if (verified !== undefined) return verified === true || verified === 'true'
  if (ENTRA_ISSUER.test(claims.iss) && [true, 1, '1', 'true'].includes(claims['xms_edov'] as string))
    return true
  return trustEmail
}

function emailIn(claims: Claims): string | undefined {
  const email = textIn(claims, 'email', 254)?.toLowerCase()
  return email !== undefined && /^[^\s@]+@[^\s@]+$/.test(email) ? email : undefined
}

function textIn(claims: Claims, name: string, longest: number): string | undefined {
  const value = claims[name]
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text === '' || text.length > longest || CONTROL.test(text) ? undefined : text
}

function groupsIn(claims: Claims, claim: string): readonly string[] | 'too_many' {
  const value = claims[claim]
  if (Array.isArray(value)) return value.filter((group): group is string => typeof group === 'string')
  if (typeof value === 'string' && value !== '') return [value]
  // OpenID Connect Core 5.6.2: the claim stands somewhere else. Entra ID does so from 200 groups on.
  const elsewhere = claims['_claim_names']
  const isElsewhere = typeof elsewhere === 'object' && elsewhere !== null && claim in elsewhere
  return isElsewhere || claims['hasgroups'] === true ? 'too_many' : []
}

/** How far the clocks of provider and service may differ. */
export const CLOCK_TOLERANCE_SECONDS = 60

/** Whether a token claims to come from the future: the library looks at its end and not at its beginning. */
export const isFromTheFuture = (issuedAt: number, now: Date): boolean =>
  issuedAt > now.getTime() / 1000 + CLOCK_TOLERANCE_SECONDS
