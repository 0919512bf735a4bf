/** Accounts of a computer that are no person's. */
const NO_PERSON =
  /^(?:root|admin|administrator|user|node|nobody|daemon|app|service|docker|container|runner|build|ubuntu|debian|ec2-user|vagrant|southerly|www-data|system|\d+)$/i

/** What someone is called until they say who they are. */
export const UNNAMED = 'First member'

/** The name of a person from that of their account on the computer: "maria.chen" is Maria Chen. Others must never read "You" for it. */
export function nameOfAccount(account: string): string {
  const own = account.replace(/^.*\\/, '').replace(/@.*$/, '')
  if (own === '' || NO_PERSON.test(own)) return UNNAMED
  return own
    .split(/[._\-\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
