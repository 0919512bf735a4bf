/**
 * The mailbox behind an e-mail address, to tell whether two addresses reach one person. `lee+climate@example.com` is delivered to
 * lee@example.com; Google leaves out dots and knows its domain by two names. Only for comparing: mail goes to the address as it was given.
 */
export function mailboxOf(address: string): string {
  const text = address.normalize('NFKC').trim().toLowerCase()
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1).replace(/\.+$/, '')
  const isGoogles = GOOGLE.has(domain)
  const name = text.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/, '')
  return `${isGoogles ? name.replaceAll('.', '') : name}@${isGoogles ? 'gmail.com' : domain}`
}

const GOOGLE = new Set(['gmail.com', 'googlemail.com'])
