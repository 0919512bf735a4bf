import { isIP } from 'node:net'

/** How a setting is read from the environment. The table of config.ts is also what docs/guide/configuration.md is tested against. */
export interface Setting<T> {
  readonly doc: string
  readonly fallback: string
  readonly parse: (text: string) => T
}

export const text = (doc: string, fallback: string): Setting<string> => ({
  doc,
  fallback,
  parse: (value) => value,
})

export const optionalText = (doc: string): Setting<string | undefined> => ({
  doc,
  fallback: '',
  parse: (value) => (value === '' ? undefined : value),
})

/** A SHA-256 in 64 hexadecimal digits: reading the setting does not reveal what was hashed. */
export const optionalHash = (doc: string): Setting<string | undefined> => ({
  doc,
  fallback: '',
  parse: (value) => {
    if (value === '') return undefined
    if (!/^[0-9a-f]{64}$/i.test(value)) throw new Error('must be a SHA-256 in 64 hexadecimal digits')
    return value.toLowerCase()
  },
})

export const integer = (doc: string, fallback: number, min: number, max: number): Setting<number> => ({
  doc,
  fallback: String(fallback),
  parse: (value) => {
    const parsed = Number(value)
    if (!/^\d+$/.test(value) || parsed < min || parsed > max)
      throw new Error(`must be a whole number from ${min} to ${max}`)
    return parsed
  },
})

export const oneOf = <const T extends string>(
  doc: string,
  fallback: T,
  values: readonly T[],
): Setting<T> => ({
  doc,
  fallback,
  parse: (value) => {
    const found = values.find((candidate) => candidate === value)
    if (found === undefined) throw new Error(`must be one of ${values.join(', ')}`)
    return found
  },
})

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Exact origins of web pages. `*` is not one: an operator who means every page has to say which. */
export const origins = (doc: string): Setting<readonly string[]> => ({
  doc,
  fallback: '',
  parse: (value) => {
    const given = list(value)
    const wrong = given.find((origin) => !/^https?:/.test(origin) || URL.parse(origin)?.origin !== origin)
    if (wrong !== undefined)
      throw new Error(`must list origins such as https://app.example.com, without a path; ${wrong} is none`)
    return given
  },
})

export const addresses = (doc: string): Setting<readonly string[]> => ({
  doc,
  fallback: '',
  parse: (value) => {
    const given = list(value)
    const wrong = given.find((address) => !isAddressRange(address))
    if (wrong !== undefined)
      throw new Error(`must list addresses or ranges such as 10.0.0.0/8; ${wrong} is none`)
    return given
  },
})

export const proxy = (doc: string): Setting<string | undefined> => ({
  doc,
  fallback: '',
  parse: (value) => {
    if (value !== '' && !/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
      throw new Error('must be an address such as http://proxy.example.com:3128')
    return value === '' ? undefined : value
  },
})

export const httpAddress = (doc: string): Setting<string | undefined> => ({
  doc,
  fallback: '',
  parse: (value) => {
    if (value !== '' && !/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
      throw new Error('must be an address that begins with http:// or https://')
    return value === '' ? undefined : value
  },
})

/** `s3://bucket` or `s3://bucket/prefix`, with nothing that has to be written in another way in an address. */
export const s3Address = (doc: string): Setting<string | undefined> => ({
  doc,
  fallback: '',
  parse: (value) => {
    if (value !== '' && !/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*\/?$/.test(value))
      throw new Error('must be a bucket with or without a prefix, such as s3://southerly-bundles/production')
    return value === '' ? undefined : value
  },
})

export const smtp = (doc: string): Setting<string | undefined> => ({
  doc,
  fallback: '',
  parse: (value) => {
    // The value may hold a password, which no message may repeat.
    if (value !== '' && !/^smtps?:$/.test(URL.parse(value)?.protocol ?? ''))
      throw new Error('must be an address such as smtp://mail.example.com:587 or smtps://mail.example.com')
    return value === '' ? undefined : value
  },
})

export const mailbox = (doc: string): Setting<string | undefined> => ({
  doc,
  fallback: '',
  parse: (value) => {
    if (value !== '' && !/^([^<>@\r\n]*<)?[^<>@\s]+@[^<>@\s]+>?$/.test(value))
      throw new Error('must be an e-mail address such as Southerly <southerly@example.com>')
    return value === '' ? undefined : value
  },
})

export const slugs = (doc: string): Setting<readonly string[]> => ({
  doc,
  fallback: '',
  parse: (value) => {
    const given = list(value)
    const wrong = given.find((slug) => !/^[a-z0-9-]+$/.test(slug))
    if (wrong !== undefined) throw new Error(`must list sources such as agcd; ${wrong} is none`)
    return given
  },
})

/** `group=role,role;group=role`. A group may hold an equals sign (names of a directory do): the last one counts. */
export const groupRoles = (doc: string): Setting<ReadonlyMap<string, readonly string[]>> => ({
  doc,
  fallback: '',
  parse: (value) => {
    const parts = value
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '')
    const pairs = parts.map((part) => {
      const at = part.lastIndexOf('=')
      const [group, roles] = [part.slice(0, at).trim(), list(part.slice(at + 1))]
      if (at < 1 || group === '' || roles.length === 0)
        throw new Error(
          `must list groups with their roles, such as climate-team=preparer,reviewer; ${part} is none`,
        )
      return [group, roles] as const
    })
    const twice = pairs.find(([group], index) => pairs.findIndex(([other]) => other === group) !== index)
    if (twice !== undefined) throw new Error(`names the group ${twice[0]} twice`)
    return new Map(pairs)
  },
})

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

const port = integer('', 0, 0, 65535).parse

/** `off`, a port, or empty: a port derived from PORT. */
export const derivedPort = (doc: string): Setting<number | 'off' | 'derived'> => ({
  doc,
  fallback: '',
  parse: (value) => (value === 'off' ? 'off' : value === '' ? 'derived' : port(value)),
})
