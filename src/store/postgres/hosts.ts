import { EXIT, OperatorError } from '../../errors.ts'

/** The servers of a connection address, in the order in which they are tried. */
export interface Hosts {
  /** An address of one server each. */
  readonly urls: readonly string[]
  /** Only a server that takes writes will do. */
  readonly mustWrite: boolean
}

const PARTS = /^(?<before>postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?<hosts>[^/?#]*)(?<after>.*)$/i
const PARAMETER = 'target_session_attrs'
/** As libpq has them. `read-write` and `primary` are the same here: our sessions are read-only until a transaction says otherwise. */
const WRITES = new Map([
  ['any', false],
  ['read-write', true],
  ['primary', true],
])

/**
 * Reads an address as libpq does, which the driver does not: postgres://user@a:5432,b:5432/database?target_session_attrs=read-write.
 * Several servers mean a primary and its replicas, so that one that writes is wanted unless the address says otherwise.
 */
export function hostsOf(url: string): Hosts {
  const { before, hosts, after } = PARTS.exec(url)?.groups ?? {}
  if (before === undefined || hosts === undefined || after === undefined)
    return { urls: [url], mustWrite: false }
  const names = hosts.split(',')
  if (names.length > 1 && names.some((name) => name === '')) throw mistake('an empty host name')
  const [path = '', query = ''] = after.split('?', 2)
  const parameters = new URLSearchParams(query)
  const wanted = parameters.get(PARAMETER)
  const mustWrite = wanted === null ? names.length > 1 : WRITES.get(wanted)
  if (mustWrite === undefined)
    throw mistake(`${PARAMETER}=${wanted}, which is none of ${[...WRITES.keys()].join(', ')}`)
  parameters.delete(PARAMETER)
  const rest = parameters.size === 0 ? path : `${path}?${parameters.toString()}`
  return { urls: names.map((name) => `${before}${name}${rest}`), mustWrite }
}

const mistake = (what: string): OperatorError =>
  new OperatorError(`the address of PostgreSQL has ${what}`, {
    hint: 'Such as postgres://user@first:5432,second:5432/database?target_session_attrs=read-write.',
    exitCode: EXIT.usage,
  })
