import { ROLE_TABLE, ROLES } from './roles.ts'

type Detail = Readonly<Record<string, unknown>>

/** What an action of people, keys and bundles was, after the name of who did it. People are not named: their names can be erased. */
export const ACTION_WORDS: Readonly<Record<string, (detail: Detail) => string>> = {
  'session.opened': (detail) => `signed in ${SIGN_IN_WORDS[text(detail, 'how')] ?? ''}`.trim(),
  'session.ended': () => 'ended a web app session',
  'member.invited': (detail) => `invited someone${asRoles(detail)}`,
  'member.joined': (detail) => `joined${asRoles(detail)}`,
  'member.removed': () => 'removed a member',
  'member.email_confirmed': () => 'confirmed an e-mail address',
  'member.account_linked': () => 'linked a sign-in provider account',
  'passkey.registered': (detail) => `created ${quoted(detail, 'a passkey')}`,
  'passkey.removed': (detail) => `removed ${quoted(detail, 'a passkey')}`,
  'api_key.created': (detail) => `created ${quoted(detail, 'an API key')}`,
  'api_key.rotated': (detail) => `rotated ${quoted(detail, 'an API key')}`,
  'api_key.revoked': (detail) => `revoked ${quoted(detail, 'an API key')}`,
  'disclosure_run.requested': () => 'requested a bundle',
  'disclosure_run.cancelled': () => 'cancelled a bundle',
  'bundle.read': (detail) =>
    text(detail, 'file') === '' ? 'downloaded a bundle' : `downloaded ${text(detail, 'file')} from a bundle`,
}

const SIGN_IN_WORDS: Readonly<Record<string, string>> = {
  api_key: 'with an API key',
  link: 'with this machine’s sign-in link',
  invitation: 'with an invitation',
  passkey: 'with a passkey',
  oidc: 'through the sign-in provider',
}

const text = (detail: Detail, name: string): string => {
  const value = detail[name]
  return typeof value === 'string' ? value : ''
}

const quoted = (detail: Detail, what: string): string => {
  const name = text(detail, 'name')
  return name === '' ? what : `${what}, “${name}”`
}

function asRoles(detail: Detail): string {
  const given = detail['roles']
  const roles = Array.isArray(given) ? ROLES.filter((role) => given.includes(role)) : []
  return roles.length === 0
    ? ''
    : ` as ${roles.map((role) => ROLE_TABLE[role].title.toLowerCase()).join(', ')}`
}
