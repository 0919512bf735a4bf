import { randomBytes } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import { evidenceBytes, lockEvidence } from '../../store/evidence-files.ts'
import {
  dropStaleUploads,
  heldByUploads,
  holdUpload,
  releaseUpload,
  type UploadKey,
} from '../../store/evidence-uploads.ts'

const MEGABYTE = 1_048_576
/** An upload that does not say how long it is holds so much more than has arrived. */
const STEP_BYTES = 8 * MEGABYTE
const TOUCH_AFTER_MS = 60_000
/** A process that was killed leaves its uploads; they count no longer than this. */
const STALE_AFTER_MS = 10 * 60_000

/** Room of the plan that one upload holds from its first byte on. */
export interface HeldRoom {
  /** Throws where the plan has no room for so many bytes. */
  grow(bytes: number): Promise<void>
  /** The same inside the transaction that keeps the file, which takes the place of the upload. */
  settle(sql: Sql, bytes: number): Promise<void>
  release(): Promise<void>
}

interface Wanted {
  readonly tenantId: string
  readonly name: string
  /** Megabytes that the plan includes; null for any number. */
  readonly quotaMb: number | null
  /** Most that a file may have. */
  readonly most: number
}

const UNLIMITED: HeldRoom = { grow: async () => {}, settle: async () => {}, release: async () => {} }

/** Counts an upload against the plan while it arrives, together with all others of its tenant. Holds nothing yet. */
export function createHeldRoom(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { tenantId, name, quotaMb, most }: Wanted,
): HeldRoom {
  if (quotaMb === null) return UNLIMITED
  const key: UploadKey = { tenantId, id: randomBytes(16).toString('hex') }
  let held = -1
  let touchedAt = 0

  /** What is left of the plan for this upload. */
  const roomFor = async (sql: Sql, bytes: number): Promise<number> => {
    await lockEvidence(sql, tenantId)
    await dropStaleUploads(sql, tenantId, new Date(clock.time() - STALE_AFTER_MS).toISOString())
    const files = await evidenceBytes(sql, tenantId)
    const arriving = await heldByUploads(sql, key)
    const room = quotaMb * MEGABYTE - files - arriving
    if (bytes > room) throw noRoom(quotaMb, { name, bytes, files, arriving })
    return room
  }
  return {
    async grow(bytes) {
      const now = clock.time()
      if (bytes <= held && now - touchedAt < TOUCH_AFTER_MS) return
      held = await database.as({ kind: 'tenant', tenantId }, async (sql) => {
        const room = await roomFor(sql, bytes)
        const wanted = bytes <= held ? held : Math.min(Math.max(bytes, held + STEP_BYTES), most, room)
        await holdUpload(sql, key, wanted, new Date(now).toISOString())
        return wanted
      })
      touchedAt = now
    },
    async settle(sql, bytes) {
      await roomFor(sql, bytes)
      await releaseUpload(sql, key)
    },
    async release() {
      if (held >= 0) await database.as({ kind: 'tenant', tenantId }, (sql) => releaseUpload(sql, key))
    },
  }
}

function noRoom(
  quotaMb: number,
  {
    name,
    bytes,
    files,
    arriving,
  }: {
    readonly name: string
    readonly bytes: number
    readonly files: number
    readonly arriving: number
  },
): ServiceError {
  const others = arriving === 0 ? '' : `, ${megabytes(arriving)} MB are arriving`
  return new ServiceError(
    'plan_required',
    `The plan includes ${quotaMb} MB of evidence files; ${megabytes(files)} MB are held${others}, and ${name} has ${megabytes(bytes)} MB or more.`,
    {
      hint: 'Remove files that support nothing (GET /v1/evidence-files?unlinked=true), or change the plan. Nothing was kept.',
    },
  )
}

const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1)
