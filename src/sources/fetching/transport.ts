import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '../../clock.ts'
import { fileInMemory, fileOnDisk, type InputFile } from '../input-file.ts'
import { TransportError } from './transport-error.ts'
import { type Retry, withRetries } from './transport-retry.ts'

/** How publishers see us. */
export const USER_AGENT = 'Southerly (open climate data service; loads published government data)'

/** What is asked of the network: the global `fetch`, or something of its shape. */
export type Fetch = (url: string, init: FetchInit) => Promise<Response>

export interface FetchInit {
  readonly method: 'GET' | 'POST'
  readonly headers: Record<string, string>
  readonly redirect: 'manual'
  readonly signal: AbortSignal
  readonly body?: string
}

export interface TransportOptions {
  readonly clock: Clock
  /** Defaults to the global `fetch`. */
  readonly fetch?: Fetch
  /** AEMO and others refuse the user agents that libraries send by default. */
  readonly userAgent: string
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: 'GET' | 'POST'
  readonly body?: string
  /** Of each attempt, body included. */
  readonly timeoutMs?: number
  /** A body larger than this is not read to its end. */
  readonly maxBytes?: number
  readonly retry?: Partial<Retry>
  /** What an earlier answer said of itself: the publisher then answers 304 when nothing has changed. */
  readonly known?: { readonly etag?: string; readonly lastModified?: string }
  /** Write the body there, for files that do not fit in memory. It appears only when it is whole. */
  readonly saveTo?: string
  /** Allows http on this machine, for tests. Publishers are asked by https alone. */
  readonly allowLoopbackHttp?: boolean
  /** Allows http to this host: a mirror in the operator's own network. */
  readonly httpHost?: string
  /** Hosts that the address may lead on to, beside its own. */
  readonly redirectHosts?: readonly string[]
  /** Ends the request when no one waits for it any more. */
  readonly signal?: AbortSignal
}

/** What is kept of an answer beside its bytes. */
export interface ResponseFacts {
  readonly url: string
  readonly status: number
  readonly etag: string | undefined
  readonly last_modified: string | undefined
  readonly content_type: string | undefined
  readonly retrieved_at: string
}

export type Fetched =
  | {
      readonly changed: true
      readonly file: InputFile
      readonly sha256: string
      readonly facts: ResponseFacts
    }
  | { readonly changed: false; readonly facts: ResponseFacts }

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024
const MAX_REDIRECTS = 5

/**
 * Fetches a publisher's file: named user agent, time-out, retries with back-off, 429 and 503 with Retry-After, 304,
 * redirects only by https and to known hosts, a limit of bytes. Throws `TransportError`, which says what to do.
 */
export async function fetchFile(url: string, name: string, options: TransportOptions): Promise<Fetched> {
  return withRetries(url, options, async (signal) => {
    const { response, url: finalUrl } = await follow(url, options, signal)
    const facts: ResponseFacts = {
      url: finalUrl,
      status: response.status,
      etag: response.headers.get('etag') ?? undefined,
      last_modified: response.headers.get('last-modified') ?? undefined,
      content_type: response.headers.get('content-type') ?? undefined,
      retrieved_at: options.clock.now().toISOString(),
    }
    if (response.status === 304) {
      if (options.known === undefined)
        throw new TransportError(url, 'answered "not modified", but we have no earlier copy', {
          transient: true,
        })
      return { changed: false, facts }
    }
    if (!response.ok) {
      await response.body?.cancel()
      throw TransportError.ofStatus(url, response, options.clock)
    }
    return { changed: true, ...(await receive(url, name, response, options)), facts }
  })
}

async function follow(
  url: string,
  options: TransportOptions,
  signal: AbortSignal,
): Promise<{ response: Response; url: string }> {
  const ask = options.fetch ?? fetch
  let current = requireScheme(url, url, options)
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await ask(current, {
      method: options.method ?? 'GET',
      headers: headersOf(options),
      redirect: 'manual',
      signal,
      ...(options.body === undefined ? {} : { body: options.body }),
    })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || response.status === 304 || location === null)
      return { response, url: current }
    await response.body?.cancel()
    if (options.method === 'POST')
      throw new TransportError(url, 'redirects a request that must not be redirected')
    const next = requireScheme(url, new URL(location, current).href, options)
    requireKnownHost(url, next, options.redirectHosts ?? [])
    current = next
  }
  throw new TransportError(url, `redirects more than ${MAX_REDIRECTS} times`)
}

function headersOf(options: TransportOptions): Record<string, string> {
  const { etag, lastModified } = options.known ?? {}
  return {
    'user-agent': options.userAgent,
    accept: '*/*',
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
    ...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }),
    ...options.headers,
  }
}

/** A redirect to http, file or data would hand the request to someone else. */
function requireScheme(asked: string, target: string, options: TransportOptions): string {
  const { protocol, hostname } = URL.canParse(target) ? new URL(target) : { protocol: '', hostname: '' }
  const onThisMachine = hostname === '127.0.0.1' || hostname === 'localhost' || hostname === '[::1]'
  const isOpen =
    (options.allowLoopbackHttp === true && onThisMachine) ||
    (options.httpHost !== undefined && hostname === options.httpHost)
  if (protocol === 'https:' || (protocol === 'http:' && isOpen)) return target
  throw new TransportError(asked, `leads to ${target}`, { hint: 'Only https addresses are fetched.' })
}

/** A publisher's address that leads elsewhere may have been taken over; what comes from there is not the publisher's word. */
function requireKnownHost(asked: string, target: string, known: readonly string[]): void {
  const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '')
  const host = hostOf(target)
  if (host === hostOf(asked) || known.includes(host)) return
  throw new TransportError(asked, `leads to another host, ${new URL(target).host}`, {
    hint: `It was not followed. If the publisher has moved there, give the new address itself: ${target}`,
  })
}

async function receive(
  url: string,
  name: string,
  response: Response,
  options: TransportOptions,
): Promise<{ file: InputFile; sha256: string }> {
  const hash = createHash('sha256')
  const body = limited(url, response, options.maxBytes ?? DEFAULT_MAX_BYTES, (chunk) => hash.update(chunk))
  if (options.saveTo === undefined) {
    const chunks: Uint8Array[] = []
    for await (const chunk of body) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    if (bytes.length === 0) throw new TransportError(url, 'answered with nothing', { transient: true })
    return { file: fileInMemory(name, bytes), sha256: hash.digest('hex') }
  }
  const unfinished = `${options.saveTo}.part`
  try {
    await pipeline(Readable.from(body), createWriteStream(unfinished))
    if ((await stat(unfinished)).size === 0)
      throw new TransportError(url, 'answered with nothing', { transient: true })
    await rename(unfinished, options.saveTo)
  } finally {
    await rm(unfinished, { force: true })
  }
  return { file: await fileOnDisk(options.saveTo), sha256: hash.digest('hex') }
}

async function* limited(
  url: string,
  response: Response,
  maxBytes: number,
  onChunk: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  let received = 0
  for await (const chunk of response.body ?? []) {
    received += chunk.length
    if (received > maxBytes)
      throw new TransportError(url, `answered with more than ${maxBytes} bytes`, {
        hint: 'It is the wrong file, or the limit must be raised.',
      })
    onChunk(chunk)
    yield chunk
  }
  const announced = Number(response.headers.get('content-length') ?? Number.NaN)
  const encoded = response.headers.get('content-encoding') !== null
  if (!encoded && Number.isFinite(announced) && announced !== received)
    throw new TransportError(url, `sent ${received} of ${announced} bytes`, { transient: true })
}
