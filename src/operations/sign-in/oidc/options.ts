import { readFileSync } from 'node:fs'
import { isLoopback } from '../../../domain/tenancy/loopback.ts'
import { EXIT, OperatorError } from '../../../errors.ts'

/** The settings of sign-in by an OpenID provider, as the environment has them. */
export interface OidcSettings {
  readonly SOUTHERLY_OIDC_ISSUER: string | undefined
  readonly SOUTHERLY_OIDC_CLIENT_ID: string | undefined
  readonly SOUTHERLY_OIDC_CLIENT_SECRET: string | undefined
  readonly SOUTHERLY_OIDC_CLIENT_SECRET_FILE: string | undefined
  readonly SOUTHERLY_OIDC_NAME: string | undefined
  readonly SOUTHERLY_OIDC_SCOPES: string
  readonly SOUTHERLY_OIDC_TRUST_EMAIL: 'no' | 'yes'
  readonly SOUTHERLY_OIDC_GROUPS_CLAIM: string
  readonly SOUTHERLY_PUBLIC_URL: string | undefined
}

export interface OidcOptions {
  readonly issuer: URL
  readonly clientId: string
  readonly clientSecret: string | undefined
  /** On the button: "Continue with <name>". */
  readonly name: string
  readonly scopes: string
  readonly redirectUri: URL
  readonly trustEmail: boolean
  readonly groupsClaim: string
}

/** The path that the provider sends people back to; operators enter it there. */
const CALLBACK_PATH = '/sign-in/callback'

/** Settings that say nothing without a provider: someone who set one forgot the issuer. */
const NEED_AN_ISSUER = [
  'SOUTHERLY_OIDC_CLIENT_ID',
  'SOUTHERLY_OIDC_CLIENT_SECRET',
  'SOUTHERLY_OIDC_CLIENT_SECRET_FILE',
  'SOUTHERLY_OIDC_NAME',
] as const satisfies (keyof OidcSettings)[]

/** Undefined without a provider. Throws an OperatorError that names every setting that does not fit. */
export function oidcOptions(settings: OidcSettings): OidcOptions | undefined {
  const { SOUTHERLY_OIDC_ISSUER: issuer, SOUTHERLY_OIDC_CLIENT_ID: clientId } = settings
  if (issuer === undefined) {
    const useless = NEED_AN_ISSUER.filter((name) => settings[name] !== undefined)
    refuse(useless.map((name) => `${name} is set and SOUTHERLY_OIDC_ISSUER is not`))
    return undefined
  }
  const mistakes = [
    ...mistakesOfIssuer(issuer),
    ...(clientId === undefined ? ['SOUTHERLY_OIDC_CLIENT_ID is not set; the provider gave it to you'] : []),
    ...mistakesOfPublicUrl(settings.SOUTHERLY_PUBLIC_URL),
    ...(settings.SOUTHERLY_OIDC_SCOPES.split(' ').includes('openid')
      ? []
      : ['SOUTHERLY_OIDC_SCOPES must contain openid']),
  ]
  const clientSecret = readSecret(settings, mistakes)
  refuse(mistakes)
  const address = new URL(issuer)
  return {
    issuer: address,
    clientId: clientId!,
    clientSecret,
    name: settings.SOUTHERLY_OIDC_NAME ?? address.hostname,
    scopes: settings.SOUTHERLY_OIDC_SCOPES,
    redirectUri: new URL(settings.SOUTHERLY_PUBLIC_URL!.replace(/\/+$/, '') + CALLBACK_PATH),
    trustEmail: settings.SOUTHERLY_OIDC_TRUST_EMAIL === 'yes',
    groupsClaim: settings.SOUTHERLY_OIDC_GROUPS_CLAIM,
  }
}

function mistakesOfIssuer(text: string): string[] {
  const url = URL.parse(text)
  if (url === null || !isSafe(url))
    return [`SOUTHERLY_OIDC_ISSUER=${text} must be an https address (http only on this machine)`]
  if (url.search !== '' || url.hash !== '' || url.username !== '')
    return [`SOUTHERLY_OIDC_ISSUER=${text} must hold no user, question mark or hash`]
  if (url.pathname.includes('/.well-known/'))
    return [`SOUTHERLY_OIDC_ISSUER=${text} must stop before /.well-known/`]
  if (isOfEveryCompany(url))
    return [
      `SOUTHERLY_OIDC_ISSUER=${text} would ask for people of every company; name your own directory: https://login.microsoftonline.com/<tenant id>/v2.0`,
    ]
  return []
}

const isOfEveryCompany = ({ hostname, pathname }: URL): boolean =>
  /(^|\.)(microsoftonline|windows)\./.test(hostname) &&
  /^\/(common|organizations|consumers)(\/|$)/i.test(pathname)

function mistakesOfPublicUrl(text: string | undefined): string[] {
  if (text === undefined)
    return [
      'SOUTHERLY_PUBLIC_URL is not set; the provider sends people back to it, such as https://southerly.example.com',
    ]
  const url = URL.parse(text)
  if (url === null || !isSafe(url) || url.search !== '' || url.hash !== '')
    return [
      `SOUTHERLY_PUBLIC_URL=${text} must be an https address (http only on this machine) for sign-in by a provider`,
    ]
  return []
}

const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))

function readSecret(settings: OidcSettings, mistakes: string[]): string | undefined {
  const { SOUTHERLY_OIDC_CLIENT_SECRET: given, SOUTHERLY_OIDC_CLIENT_SECRET_FILE: file } = settings
  if (file === undefined) return given
  if (given !== undefined)
    mistakes.push('SOUTHERLY_OIDC_CLIENT_SECRET and SOUTHERLY_OIDC_CLIENT_SECRET_FILE are both set; keep one')
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (text === '') mistakes.push(`SOUTHERLY_OIDC_CLIENT_SECRET_FILE=${file} is empty`)
    return text
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException
    mistakes.push(`SOUTHERLY_OIDC_CLIENT_SECRET_FILE=${file} cannot be read (${code})`)
    return undefined
  }
}

function refuse(mistakes: readonly string[]): void {
  if (mistakes.length === 0) return
  throw new OperatorError(`settings of sign-in by a provider are not valid:\n  ${mistakes.join('\n  ')}`, {
    hint: 'docs/guide/sign-in.md has the settings for Entra ID, Google Workspace, Okta and Keycloak.',
    exitCode: EXIT.usage,
  })
}
