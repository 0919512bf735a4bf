import type { Clock } from '../../clock.ts'
import { checkTypedNumber } from '../../domain/abn.ts'
import { ServiceError } from '../../errors.ts'
import { type Fetch, fetchFile } from '../fetching/transport.ts'
import { TransportError } from '../fetching/transport-error.ts'
import type { Retry } from '../fetching/transport-retry.ts'
import { ReadError } from '../read-error.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { decodeJsonResponse } from './json-response.ts'
import type { RegisterEntity, RegisterResponse } from './register-response.ts'
import service from './service.json' with { type: 'json' }
import { type RegisterMethod, soapRequest } from './soap-request.ts'
import { decodeSoapResponse } from './soap-response.ts'

/** What was found under an ABN, and when. `entity` is null when the register has no record. */
export interface CachedEntity {
  readonly entity: RegisterEntity | null
  readonly retrieved_at: string
}

/** Where answers are kept. `purge` must delete every copy that mentions the ABN, as current or as a replaced one. */
export interface EntityCache {
  get(abn: string): Promise<CachedEntity | undefined>
  set(abn: string, found: CachedEntity): Promise<void>
  purge(abn: string): Promise<void>
}

export interface RegisterClientOptions {
  readonly clock: Clock
  /** Key of the service, free on registration. */
  readonly guid: string
  readonly userAgent: string
  readonly cache: EntityCache
  readonly service?: 'soap' | 'json'
  readonly soapUrl?: string
  readonly jsonUrl?: string
  readonly fetch?: Fetch
  readonly timeoutMs?: number
  readonly retry?: Partial<Retry>
  readonly breaker?: CircuitBreaker
  readonly maxAgeMs?: number
  readonly allowLoopbackHttp?: boolean
}

export interface RegisterClient {
  /** The entity with that ABN, from the cache while it is fresh; null when the register has no record. */
  entityByAbn(abn: string): Promise<CachedEntity>
  /** ABNs of a state and entity type whose records changed on a day: what of the cache must be asked again. */
  abnsUpdatedOn(day: string, state: string, entityTypeCode: string): Promise<readonly string[]>
  /** Forgets an ABN, which the licence demands when the register withdraws its record. */
  purge(abn: string): Promise<void>
}

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_ANSWER_BYTES = 8 * 1024 * 1024

/** A client of ABN Lookup. Throws `ServiceError`: `upstream_unavailable` when the register does not answer. */
export function registerClient(options: RegisterClientOptions): RegisterClient {
  const breaker = options.breaker ?? new CircuitBreaker(options.clock)
  const underway = new Map<string, Promise<CachedEntity>>()

  const fetchEntity = async (abn: string): Promise<CachedEntity> => {
    const answer = await guarded(breaker, () =>
      options.service === 'json'
        ? askJson(options, abn)
        : askSoap(options, 'SearchByABNv202001', { searchString: abn, includeHistoricalDetails: 'N' }),
    )
    const found = { entity: entityOf(answer), retrieved_at: options.clock.now().toISOString() }
    await options.cache.set(abn, found)
    return found
  }

  return {
    entityByAbn: async (abn) => {
      const check = checkTypedNumber(abn)
      if (!check.ok)
        throw new ServiceError('abn_checksum_failed', `${abn} is not an ABN; the register was not queried.`)
      const cached = await options.cache.get(check.abn)
      if (cached !== undefined && isFresh(cached, options)) return cached
      const running =
        underway.get(check.abn) ?? fetchEntity(check.abn).finally(() => underway.delete(check.abn))
      underway.set(check.abn, running)
      return running
    },
    abnsUpdatedOn: async (day, state, entityTypeCode) => {
      const answer = await guarded(breaker, () =>
        askSoap(options, 'SearchByUpdateEvent', { state, entityTypeCode, updatedate: day }),
      )
      if (answer.kind === 'abn_list') return answer.abns
      if (answer.kind === 'exception' && answer.meaning === 'not_found') return []
      throw refused(answer)
    },
    purge: (abn) => options.cache.purge(abn),
  }
}

function isFresh(cached: CachedEntity, { clock, maxAgeMs = DAY_MS }: RegisterClientOptions): boolean {
  return clock.now().getTime() - Date.parse(cached.retrieved_at) < maxAgeMs
}

/** Asks unless the register has been failing; counts what can pass as a failure, and nothing else. */
async function guarded(
  breaker: CircuitBreaker,
  ask: () => Promise<RegisterResponse>,
): Promise<RegisterResponse> {
  if (breaker.waitMs > 0)
    throw unavailable('The business register has been failing, so it is not queried for now.', breaker.waitMs)
  breaker.begin()
  try {
    const answer = await ask()
    if (answer.kind === 'exception' && answer.meaning === 'unavailable')
      throw unavailable(`The business register says: ${answer.description}.`)
    breaker.succeeded()
    return answer
  } catch (error) {
    if (error instanceof TransportError && !error.transient) breaker.succeeded()
    else breaker.failed()
    if (error instanceof TransportError || error instanceof ReadError)
      throw unavailable(error.message, undefined, error)
    throw error
  }
}

async function askSoap(
  options: RegisterClientOptions,
  method: RegisterMethod,
  parameters: Readonly<Record<string, string>>,
): Promise<RegisterResponse> {
  const request = soapRequest(method, { ...parameters, authenticationGuid: options.guid }, options.soapUrl)
  return decodeSoapResponse(
    await ask(request.url, options, { method: 'POST', headers: request.headers, body: request.body }),
  )
}

async function askJson(options: RegisterClientOptions, abn: string): Promise<RegisterResponse> {
  const url = new URL(options.jsonUrl ?? service.json_url)
  url.search = new URLSearchParams({ abn, callback: 'callback', guid: options.guid }).toString()
  return decodeJsonResponse(await ask(url.href, options, {}))
}

async function ask(
  url: string,
  options: RegisterClientOptions,
  request: {
    readonly method?: 'POST'
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
  },
): Promise<string> {
  const { clock, userAgent, fetch, retry, timeoutMs = 10_000, allowLoopbackHttp = false } = options
  const fetched = await fetchFile(url, 'answer.xml', {
    clock,
    userAgent,
    timeoutMs,
    allowLoopbackHttp,
    maxBytes: MAX_ANSWER_BYTES,
    retry: { attempts: 3, ...retry },
    ...(fetch === undefined ? {} : { fetch }),
    ...request,
  })
  // An answer that repeats the key must not carry it into an error, a log or the database.
  return fetched.changed
    ? new TextDecoder().decode(await fetched.file.bytes()).replaceAll(options.guid, '(key)')
    : ''
}

function entityOf(answer: RegisterResponse): RegisterEntity | null {
  if (answer.kind === 'entity') return answer.entity
  if (answer.kind === 'exception' && answer.meaning === 'not_found') return null
  throw refused(answer)
}

function refused(answer: RegisterResponse): ServiceError {
  const detail = answer.kind === 'exception' ? answer.description : `answered with ${answer.kind}`
  const hint =
    answer.kind === 'exception' && answer.meaning === 'not_registered'
      ? 'Check the setting ABR_GUID: the register does not know this key.'
      : undefined
  return new ServiceError(
    'upstream_unavailable',
    `The business register refused the request: ${detail}.`,
    hint === undefined ? {} : { hint },
  )
}

function unavailable(detail: string, waitMs?: number, cause?: unknown): ServiceError {
  return new ServiceError('upstream_unavailable', detail, {
    ...(waitMs === undefined ? {} : { retryAfterSeconds: Math.ceil(waitMs / 1000) }),
    ...(cause === undefined ? {} : { cause }),
  })
}
