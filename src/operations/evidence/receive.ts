import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '../../clock.ts'
import { FILE_KINDS } from '../../domain/disclosure/evidence/file-kinds.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import {
  EVIDENCE_PIECE_BYTES,
  type EvidenceKey,
  type EvidencePurpose,
  heldEvidenceFiles,
  insertEvidenceFile,
  insertEvidencePurpose,
  lockEvidence,
  type NewEvidenceFile,
} from '../../store/evidence-files.ts'
import { deleteAbandoned, insertEvidencePiece, storedBytes } from '../../store/evidence-pieces.ts'
import { requireFileName } from '../desk/file-name.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { writeArriving } from '../write-arriving.ts'
import { type EvidenceFile, readEvidenceFile } from './files.ts'
import { incomingLocation } from './incoming.ts'
import { createHeldRoom, type HeldRoom } from './quota.ts'
import { readAt } from './read-at.ts'
import { recogniseFile } from './recognise.ts'
import { refusedFile } from './refusal.ts'
import { scanFile } from './scan.ts'

/** Larger than any bill or set of minutes; a scan of more pages is split. */
const MOST_EVIDENCE_BYTES = 50 * 1_048_576

export interface EvidenceTools {
  readonly database: Database
  readonly clock: Clock
  readonly home: string
  readonly scanCommand: string | undefined
}

export interface Upload {
  readonly tenantId: string
  readonly actor: string
  readonly name: string
  /** What it is uploaded for; undefined: not said. */
  readonly purpose: EvidencePurpose | undefined
  readonly body: AsyncIterable<Uint8Array>
  /** As the client says beforehand; undefined: it does not. */
  readonly expectedBytes: number | undefined
  /** Megabytes that the plan includes; null for any number. */
  readonly quotaMb: number | null
  /** Told how large the file is before it is looked into; may refuse by throwing. */
  readonly onArrived?: (bytes: number) => Promise<void>
}

/** Takes a file: all of it with its audit event, or nothing. The same bytes are the same file, also under another name. */
export async function receiveEvidence(
  tools: EvidenceTools,
  upload: Upload,
): Promise<{ readonly file: EvidenceFile; readonly isNew: boolean }> {
  const { database, home } = tools
  const { tenantId, quotaMb, expectedBytes = 0 } = upload
  const name = cleanName(upload.name)
  if (expectedBytes > MOST_EVIDENCE_BYTES) throw tooLarge(name)
  const room = createHeldRoom(tools, { tenantId, name, quotaMb, most: MOST_EVIDENCE_BYTES })
  const location = incomingLocation(home)
  try {
    // Said before the bytes are sent: a tenant with no room left need not wait for them.
    await room.grow(expectedBytes)
    const { bytes, sha256 } = await writeArriving(location, withinRoom(upload.body, room), {
      most: MOST_EVIDENCE_BYTES,
      tooLarge: () => tooLarge(name),
    })
    if (bytes === 0) throw empty(name)
    await upload.onArrived?.(bytes)
    const kind = await recogniseFile(location, name)
    if (bytes < LEAST_EVIDENCE_BYTES) throw tooSmall(name, bytes)
    await scanFile(tools.scanCommand, location, name)
    const file = { sha256, name, size: bytes, media_type: FILE_KINDS[kind].mediaType }
    await storePieces(tools, { tenantId, sha256 }, location, bytes)
    const isNew = await acknowledge(tools, upload, file, room).catch(async (error: unknown) => {
      if (error instanceof ServiceError) await dropPieces(tools, { tenantId, sha256 })
      throw error
    })
    return { file: await readEvidenceFile(database, { tenantId, sha256 }), isNew }
  } finally {
    await rm(location, { force: true })
    // Where the database is away, the room is free again when the row is stale.
    await room.release().catch(() => {})
  }
}

/** No byte is written that the plan has no room for. */
async function* withinRoom(body: AsyncIterable<Uint8Array>, room: HeldRoom): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    await room.grow(Math.min(bytes, MOST_EVIDENCE_BYTES))
    yield chunk
  }
}

/** Browsers and programs send paths; the last part is the name. What cannot be seen or means a folder is refused. */
const cleanName = (name: string): string =>
  requireFileName(
    (path.win32.basename(name.normalize('NFC')) || name).trim(),
    'Give the name of the file with its ending, such as electricity-bill-march.pdf.',
  )

/** Each in its own transaction: on the embedded engine others take their turn between two pieces. */
async function storePieces(
  { database, clock }: EvidenceTools,
  key: EvidenceKey,
  location: string,
  size: number,
): Promise<void> {
  const { tenantId, sha256 } = key
  const isHeld = await database.as({ kind: 'tenant', tenantId }, (sql) =>
    heldEvidenceFiles(sql, tenantId, [sha256]),
  )
  if (isHeld.length > 0) return
  const file = await open(location)
  try {
    for (let number = 0; number * EVIDENCE_PIECE_BYTES < size; number++) {
      const piece = await readAt(file, number * EVIDENCE_PIECE_BYTES, EVIDENCE_PIECE_BYTES)
      await database.as({ kind: 'tenant', tenantId }, (sql) =>
        insertEvidencePiece(sql, key, number, piece, clock.now().toISOString()),
      )
    }
  } finally {
    await file.close()
  }
}

/** A refused file leaves nothing. Another upload of the same bytes at this moment has to be sent again. */
const dropPieces = ({ database, clock }: EvidenceTools, key: EvidenceKey): Promise<boolean> =>
  database.as({ kind: 'tenant', tenantId: key.tenantId }, async (sql) => {
    await lockEvidence(sql, key.tenantId)
    return await deleteAbandoned(sql, key, new Date(clock.time() + 1).toISOString())
  })

/** The moment from which on the file is held. */
async function acknowledge(
  { database, clock }: EvidenceTools,
  { tenantId, actor, purpose }: Upload,
  file: Omit<NewEvidenceFile, 'received_at' | 'received_by'>,
  room: HeldRoom,
): Promise<boolean> {
  const key = { tenantId, sha256: file.sha256 }
  return await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    await lockEvidence(sql, tenantId)
    const isNew = (await heldEvidenceFiles(sql, tenantId, [file.sha256])).length === 0
    if (isNew) {
      await room.settle(sql, file.size)
      await requireWhole(sql, key, file.size)
      await insertEvidenceFile(sql, tenantId, {
        ...file,
        received_at: clock.now().toISOString(),
        received_by: actor,
      })
    }
    const isNewPurpose = purpose !== undefined && (await insertEvidencePurpose(sql, key, purpose))
    if (isNew || isNewPurpose)
      await appendAudit(sql, clock, {
        tenantId,
        actor,
        action: isNew ? 'evidence_file.added' : 'evidence_file.purpose_added',
        subject: `evidence_file:${file.sha256}`,
        detail: { name: file.name, bytes: file.size, media_type: file.media_type, ...purpose },
      })
    return isNew
  })
}

/** Someone may have removed the file, or swept its pieces, while this upload relied on them. */
async function requireWhole(sql: Sql, key: EvidenceKey, size: number): Promise<void> {
  if ((await storedBytes(sql, key)) === size) return
  throw new ServiceError('version_conflict', 'The same file was removed at this moment.', {
    hint: 'Send the file again.',
  })
}

const tooLarge = (name: string): ServiceError =>
  new ServiceError(
    'payload_too_large',
    `${name} is larger than ${MOST_EVIDENCE_BYTES / 1_048_576} MB (${MOST_EVIDENCE_BYTES} bytes), the most that a file may have.`,
    { hint: 'Split it, or save scanned pages with fewer dots per inch. Nothing was kept.' },
  )

/** Eight short words, the least that passes for a sentence in a statement. */
const LEAST_EVIDENCE_BYTES = 40

const tooSmall = (name: string, bytes: number): ServiceError =>
  refusedFile(
    name,
    `has only ${bytes} ${bytes === 1 ? 'byte' : 'bytes'}: no document is that short`,
    `Send the document itself: a bill, a report, minutes. At least ${LEAST_EVIDENCE_BYTES} bytes are taken. Nothing was saved.`,
  )

const empty = (name: string): ServiceError =>
  new ServiceError('validation_failed', `${name} is empty.`, {
    errors: [{ pointer: '', code: 'invalid_member', message: 'is empty' }],
    hint: 'Send the bytes of the file as the body, such as with `curl --data-binary @FILE`.',
  })
