import { createHash } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import {
  deleteExpiredIdempotencyRecords,
  deleteIdempotencyRecord,
  findIdempotencyRecord,
  type IdempotencyRow,
  insertIdempotencyRecord,
  tryIdempotencyLock,
} from '../../store/idempotency.ts'
import { createSeal, type Seal } from './seal.ts'

/** A request that may be sent twice and must take effect once. */
export interface IdempotentRequest {
  readonly tenantId: string
  /** Which API key asks, and with which rights: an answer is repeated to no one else, because it may hold a new key. */
  readonly caller: string
  readonly operation: string
  /** The Idempotency-Key header. */
  readonly key: string
  /** SHA-256 of method, path and body: the same key with another request is refused. */
  readonly requestHash: string
}

/** What is kept of an answer: enough to send it again byte for byte. */
export interface StoredAnswer {
  readonly status: number
  readonly text: string
}

export interface IdempotencyTools {
  readonly database: Database
  readonly clock: Clock
  readonly secret: Uint8Array
}

const KEPT_MS = 24 * 3600 * 1000

/**
 * Runs `effect` at most once for an idempotency key. The effect and its stored answer are one transaction, so that
 * neither can exist without the other. A request whose first is still running gets 409, on engines that run two at once.
 */
export async function runOnce(
  tools: IdempotencyTools,
  request: IdempotentRequest,
  effect: (sql: Sql) => Promise<StoredAnswer>,
): Promise<StoredAnswer & { readonly replayed: boolean }> {
  const { tenantId, caller } = request
  const keyHash = sha256(request.key)
  const requestHash = sha256(`${caller}\n${request.requestHash}`)
  // The key of the seal needs the Idempotency-Key, which is stored nowhere, and the caller's rights.
  const seal = createSeal(tools.secret, `idempotency\n${tenantId}\n${caller}\n${request.key}`)
  return await tools.database.as({ kind: 'tenant', tenantId }, async (sql) => {
    if (!(await tryIdempotencyLock(sql, tenantId, keyHash))) throw inProgress()
    const now = tools.clock.now()
    const found = await findIdempotencyRecord(sql, tenantId, keyHash)
    if (found !== undefined && Date.parse(found.expires_at) > now.getTime())
      return { ...replay(found, { ...request, requestHash }, seal), replayed: true }
    if (found !== undefined) await deleteIdempotencyRecord(sql, tenantId, keyHash)
    const answer = await effect(sql)
    await insertIdempotencyRecord(sql, {
      tenant_id: tenantId,
      key_hash: keyHash,
      operation: request.operation,
      request_hash: requestHash,
      status: answer.status,
      sealed_answer: seal.close(answer.text),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + KEPT_MS).toISOString(),
    })
    return { ...answer, replayed: false }
  })
}

const PURGE_BATCH = 1000

/** Removes expired records of all tenants in small transactions; the number removed. */
export async function purgeIdempotencyRecords(database: Database, clock: Clock): Promise<number> {
  let removed = 0
  for (;;) {
    const batch = await database.as({ kind: 'worker' }, async (sql) =>
      deleteExpiredIdempotencyRecords(sql, clock.now().toISOString(), PURGE_BATCH),
    )
    removed += batch
    if (batch < PURGE_BATCH) return removed
  }
}

function replay(found: IdempotencyRow, request: IdempotentRequest, seal: Seal): StoredAnswer {
  if (found.request_hash !== request.requestHash || found.operation !== request.operation)
    throw new ServiceError(
      'idempotency_key_reused',
      'The Idempotency-Key was used within the last 24 hours, for another request or by another API key.',
      {
        hint: 'Use a new key for a new request; to repeat one, send the same method, path and body with the same API key.',
      },
    )
  return { status: found.status, text: seal.open(found.sealed_answer) }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const inProgress = () =>
  new ServiceError(
    'idempotency_in_progress',
    'The first request with this Idempotency-Key is still running.',
    {
      retryAfterSeconds: 1,
      hint: 'Send the same request again in a moment: it will get the answer of the first.',
    },
  )
