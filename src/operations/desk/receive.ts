import { randomBytes } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { bytesToBigInt, toBase62 } from '../../domain/tenancy/base62.ts'
import { ServiceError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import { countDeskFiles, type DeskOrigin, insertDeskFile } from '../../store/desk-files.ts'
import { enqueue } from '../queue/enqueue.ts'
import { appendAudit } from '../tenancy/audit.ts'
import type { DeskActor, DeskFile, DeskStatement } from './desk-file.ts'
import { requireFileName } from './file-name.ts'
import { readDeskFile } from './files.ts'
import { receiveBytes, removeBytes, tooLarge } from './folder.ts'

/** Queue of the desk, and what a job of it holds. */
export const DESK_QUEUE = 'desk'
export interface DeskJob {
  readonly file_id: string
  readonly version: number
}

/** What a fault of ours is worth: what is wrong with a file is told at once. */
export const DESK_RETRY_DELAYS = [2, 15]

/** More files than a person looks at; they are on the disk. */
const MOST_FILES = 200

export interface DeskTools {
  readonly database: Database
  readonly clock: Clock
  readonly home: string
}

/** Takes a file to the desk and has it checked: bytes, row, job and audit event, or nothing. */
export async function receiveFile(
  { database, clock, home }: DeskTools,
  by: DeskActor,
  file: {
    readonly name: string
    readonly body: AsyncIterable<Uint8Array>
    /** As the client says beforehand; undefined: it does not. */
    readonly expectedBytes: number | undefined
    readonly mostBytes: number
    readonly statement: DeskStatement
    /** Of a file that an update received. */
    readonly origin?: DeskOrigin
  },
): Promise<DeskFile> {
  const fileName = requireFileName(file.name)
  if ((file.expectedBytes ?? 0) > file.mostBytes) throw tooLarge(file.mostBytes)
  await refuseFullDesk(database)
  const received = await receiveBytes(home, file.body, file.mostBytes)
  const id = `dsk_${toBase62(bytesToBigInt(randomBytes(11)), 16)}`
  try {
    if (received.bytes === 0) throw empty()
    await received.keep({ id, file_name: fileName })
    await database.as({ kind: 'worker' }, async (sql) => {
      const isNew = await insertDeskFile(sql, {
        id,
        file_name: fileName,
        file_bytes: received.bytes,
        file_sha256: received.sha256,
        received_at: clock.now().toISOString(),
        received_by: by.actor,
        receiver_tenant: by.tenantId,
        asked: { ...file.statement, by },
        origin: file.origin ?? null,
      })
      if (!isNew) throw openedAtOnce()
      const job: DeskJob = { file_id: id, version: 1 }
      await enqueue(sql, DESK_QUEUE, job, { retryDelays: DESK_RETRY_DELAYS })
      await appendAudit(sql, clock, {
        tenantId: by.tenantId,
        actor: by.actor,
        action: 'desk_file.received',
        subject: `desk_file:${id}`,
        detail: {
          file_name: fileName,
          bytes: received.bytes,
          sha256: received.sha256,
          ...(file.origin === undefined ? {} : { from: file.origin.url }),
        },
      })
    })
  } catch (error) {
    await received.discard()
    await removeBytes(home, id)
    throw error
  }
  return await readDeskFile(database, id)
}

async function refuseFullDesk(database: Database): Promise<void> {
  const waiting = await database.as({ kind: 'worker' }, countDeskFiles)
  if (waiting < MOST_FILES) return
  throw new ServiceError(
    'version_conflict',
    `The desk already has ${waiting} waiting files, the most it accepts.`,
    {
      hint: 'Load or remove some of them first.',
    },
  )
}

const openedAtOnce = (): ServiceError =>
  new ServiceError('version_conflict', 'Someone else opened the file at the same moment.', {
    hint: 'GET /v1/desk/files lists it.',
  })

const empty = (): ServiceError =>
  new ServiceError('validation_failed', 'The file is empty.', {
    errors: [{ pointer: '', code: 'invalid_member', message: 'is empty' }],
    hint: 'Send the bytes of the file as the body, such as with `curl --data-binary @FILE`.',
  })
