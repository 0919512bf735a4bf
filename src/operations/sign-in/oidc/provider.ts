import type * as OpenIdClient from 'openid-client'
import type { ClientAuth, Configuration, CustomFetch } from 'openid-client'
import type { Clock } from '../../../clock.ts'
import {
  CLOCK_TOLERANCE_SECONDS,
  type Identity,
  identityOf,
  isFromTheFuture,
  isSubject,
} from '../../../domain/tenancy/identity.ts'
import { ServiceError } from '../../../errors.ts'
import type { Flow } from './flow.ts'
import type { OidcOptions } from './options.ts'

/** What the provider sent the browser back with. */
export interface ProviderAnswer {
  readonly state: string
  readonly code?: string
  readonly iss?: string
  readonly error?: string
}

/** The OpenID provider of this installation. */
export interface Provider {
  readonly name: string
  /** Where the browser goes to sign in. */
  authorizationUrl(flow: Pick<Flow, 'state' | 'nonce' | 'verifier'>): Promise<string>
  /** Who came back, after every check; throws a ServiceError in words otherwise. */
  identify(answer: ProviderAnswer, flow: Flow): Promise<Identity>
}

export interface ProviderTools {
  readonly clock: Clock
  /** How the provider is asked, where that is not directly. */
  readonly fetch?: CustomFetch | undefined
}

const TIME_LIMIT_SECONDS = 5
/** Someone who came back from the provider has just been there. */
const DISCOVERY_AGE_MS = 3_600_000
/** No one is sent to a provider that was not reached just now: the browser could only show its own error. */
const REACHED_MS = 2_000

export function createProvider(options: OidcOptions, { clock, fetch }: ProviderTools): Provider {
  let known: { readonly asked: Promise<Configuration>; readonly at: number } | undefined
  /** Its addresses and keys, as of so many milliseconds ago at most. One that could be asked before is not forgotten for a failure. */
  const configuration = (maxAge: number): Promise<Configuration> => {
    const at = clock.now().getTime()
    if (known !== undefined && at - known.at < maxAge) return known.asked
    const before = known
    const asked = discover(options, fetch)
    known = { asked, at }
    asked.catch(() => {
      known = before
    })
    return asked
  }
  /** Loaded with the first sign-in: most starts never need the library. */
  const inOurWords = async <T>(
    maxAge: number,
    work: (library: Library, asked: Configuration) => Promise<T>,
  ): Promise<T> => {
    try {
      return await work(await import('openid-client'), await configuration(maxAge))
    } catch (error) {
      const { refusalOf } = await import('./refusals.ts')
      throw refusalOf(error, options.name)
    }
  }
  return {
    name: options.name,
    authorizationUrl: (flow) =>
      inOurWords(REACHED_MS, async ({ buildAuthorizationUrl, calculatePKCECodeChallenge }, asked) => {
        const url = buildAuthorizationUrl(asked, {
          redirect_uri: options.redirectUri.href,
          scope: options.scopes,
          state: flow.state,
          nonce: flow.nonce,
          code_challenge: await calculatePKCECodeChallenge(flow.verifier),
          code_challenge_method: 'S256',
        })
        return url.href
      }),
    identify: (answer, flow) =>
      inOurWords(DISCOVERY_AGE_MS, async (library, asked) => {
        const tokens = await library.authorizationCodeGrant(asked, returned(options.redirectUri, answer), {
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          pkceCodeVerifier: flow.verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()!
        const { fromTheFuture, namesNoOne } = await import('./refusals.ts')
        if (isFromTheFuture(claims.iat, clock.now())) throw fromTheFuture(options.name)
        if (!isSubject(claims.sub)) throw namesNoOne(options.name)
        const more = await moreClaims(library, asked, tokens.access_token, claims, options.groupsClaim)
        return identityOf({ ...more, ...claims }, options)
      }),
  }
}

type Library = typeof OpenIdClient

async function discover(options: OidcOptions, fetch: CustomFetch | undefined): Promise<Configuration> {
  const library = await import('openid-client')
  const found = await library.discovery(
    options.issuer,
    options.clientId,
    { [library.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    options.clientSecret === undefined ? library.None() : withSecret(library, options.clientSecret),
    {
      timeout: TIME_LIMIT_SECONDS,
      // Also checks the signature of tokens that come directly from the provider: a proxy may be in between.
      execute: [
        library.enableNonRepudiationChecks,
        ...(options.issuer.protocol === 'http:' ? [library.allowInsecureRequests] : []),
      ],
      ...(fetch === undefined ? {} : { [library.customFetch]: fetch }),
    },
  )
  // For Entra ID the library lets a pattern pass that stands for every directory.
  if (found.serverMetadata().issuer.includes('{'))
    throw new ServiceError('sign_in_answer_refused', `${options.name} stands for people of every company.`, {
      hint: 'The operator names one directory in SOUTHERLY_OIDC_ISSUER.',
    })
  return found
}

/** In the header, which OpenID Connect has as its default; in the body for a provider that takes it there alone. */
const withSecret =
  (library: Library, secret: string): ClientAuth =>
  (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const way = methods.includes('client_secret_basic') ? library.ClientSecretBasic : library.ClientSecretPost
    way(secret)(server, ...request)
  }

/** The address that the provider sent the browser to, as the library wants to see it. */
function returned(redirectUri: URL, { state, code, iss, error }: ProviderAnswer): URL {
  const url = new URL(redirectUri)
  const given = { state, code, iss, error }
  for (const [name, value] of Object.entries(given))
    if (value !== undefined) url.searchParams.set(name, value)
  return url
}

/** Some providers tell e-mail, name and groups only when asked for them with the access token. */
async function moreClaims(
  library: Library,
  asked: Configuration,
  accessToken: string,
  claims: Readonly<Record<string, unknown>> & { readonly sub: string },
  groupsClaim: string,
): Promise<Readonly<Record<string, unknown>>> {
  const isComplete = ['email', 'name', groupsClaim].every((claim) => claim in claims)
  if (isComplete || asked.serverMetadata().userinfo_endpoint === undefined) return {}
  const { email_verified, ...more } = await library.fetchUserInfo(asked, accessToken, claims.sub)
  // It vouches for the address beside it and for no other.
  const isSameAddress = claims['email'] === undefined || claims['email'] === more.email
  return isSameAddress && email_verified !== undefined ? { ...more, email_verified } : more
}
