import { createHmac } from 'node:crypto'
import type { Clock } from '../../../clock.ts'
import { createTimedSeal } from '../../../operations/tenancy/timed-seal.ts'
import type { ExchangeRequest } from '../exchange.ts'

/** A cookie that a browser carries between two steps of a sign-in and cannot read. */
export interface SealedCookie<Value extends object> {
  set(value: Value): string
  read(request: ExchangeRequest): Value | undefined
  /** A Set-Cookie value that removes it. */
  readonly cleared: string
}

interface CookieParts {
  readonly secret: Uint8Array
  readonly clock: Clock
  readonly publicUrl: string | undefined
}

/** Lax: browsers must send it on the way back from another site, and only with a link that was followed. */
export function createSealedCookie<Value extends object>(
  { publicUrl, ...parts }: CookieParts,
  purpose: string,
  seconds: number,
): SealedCookie<Value> {
  const isSecure = publicUrl?.startsWith('https://') === true
  const tag = createHmac('sha256', parts.secret).update(`cookie ${purpose}`).digest('hex').slice(0, 8)
  const name = `${isSecure ? '__Host-' : ''}southerly_${tag}`
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const seal = createTimedSeal<Value>(parts, purpose, seconds)
  return {
    set: (value) => `${name}=${seal.close(value)}; Max-Age=${seconds}; ${attributes}`,
    read({ headers }) {
      const pairs = headers.cookie?.split(';').map((part) => part.trim()) ?? []
      const sealed = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
      return sealed === undefined ? undefined : seal.open(sealed)
    },
    cleared: `${name}=; Max-Age=0; ${attributes}`,
  }
}
