import { type LookupAddress, lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { refusedAddress, refusedUrl } from '../../domain/monitoring/webhook-address.ts'

/** Resolves a name to all its addresses. */
export type ResolveName = (
  name: string,
  done: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void

export interface SendOptions {
  /** Also send to private addresses, and without TLS. */
  readonly allowPrivate: boolean
  /** For tests of names that change their address. */
  readonly resolve?: ResolveName
  readonly timeoutMilliseconds?: number
}

/** What came of an attempt. */
export interface SendOutcome {
  /** Null when there was no answer. */
  readonly status: number | null
  /** Null when the receiver accepted. */
  readonly error: string | null
}

const TIMEOUT_MILLISECONDS = 10_000
const ANSWER_BYTES = 64 * 1024

/**
 * Posts a message. The address that a connection goes to is judged while it is opened, by the exact look-up that the
 * connection uses: a name that changes its address between check and use gains nothing. Redirects are not followed, the
 * answer is read to 64 KiB, and all of it takes ten seconds at most.
 */
export async function sendMessage(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  options: SendOptions,
): Promise<SendOutcome> {
  const refused = refusedUrl(url, options)
  if (refused !== undefined) return { status: null, error: `The URL ${refused}.` }
  // With the first message: most servers send none, and its modules take a tenth of a second to load.
  const { Agent, request } = await import('undici')
  const timeout = options.timeoutMilliseconds ?? TIMEOUT_MILLISECONDS
  const agent = new Agent({ connect: { lookup: checkedLookup(options), timeout }, pipelining: 0 })
  const signal = AbortSignal.timeout(timeout)
  try {
    const answer = await request(url, { method: 'POST', headers, body, dispatcher: agent, signal })
    const excess = await readAtMost(answer.body, ANSWER_BYTES)
    const { statusCode: status } = answer
    if (excess) return { status, error: `The answer is longer than ${ANSWER_BYTES} bytes.` }
    return { status, error: describeStatus(status) }
  } catch (error) {
    return { status: null, error: signal.aborted ? `No answer within ${timeout} ms.` : explain(error) }
  } finally {
    await agent.destroy()
  }
}

/** Refuses a name as soon as one of its addresses is not public. Addresses in the URL itself never come here. */
const checkedLookup =
  ({ allowPrivate, resolve = resolveBySystem }: SendOptions): LookupFunction =>
  (name, { all }, done) =>
    resolve(name, (error, addresses) => {
      const fault = error ?? (allowPrivate ? undefined : unsafe(name, addresses))
      const [first] = addresses
      if (fault !== undefined) return done(fault, '', 0)
      if (first === undefined) return done(new Error(`${name} has no address`), '', 0)
      return all === true ? done(null, [...addresses]) : done(null, first.address, first.family)
    })

function unsafe(name: string, addresses: readonly LookupAddress[]): Error | undefined {
  const reasons = addresses.map(({ address }) => refusedAddress(address)).filter((one) => one !== undefined)
  return reasons.length === 0 ? undefined : new Error(`${name}: ${reasons.join('; ')}`)
}

const resolveBySystem: ResolveName = (name, done) =>
  systemLookup(name, { all: true }, (error, addresses) => done(error, addresses ?? []))

/** Reads and forgets; true when there is more than the limit, which is then not read. */
async function readAtMost(body: AsyncIterable<Uint8Array>, limit: number): Promise<boolean> {
  let read = 0
  for await (const chunk of body) {
    read += chunk.length
    if (read > limit) return true
  }
  return false
}

function describeStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return `Answered ${status}: redirects are not followed.`
  return `Answered ${status}.`
}

/** The innermost message: a failed connection wraps what happened to each address. */
function explain(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return explain(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
