import { createReadStream } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { ServiceError } from '../../errors.ts'
import { listOpenedFiles } from '../../store/desk-files.ts'
import { listReleases } from '../../store/releases.ts'
import { listSourceChecks, type SourceCheck } from '../../store/source-updates.ts'
import { ORIGIN_BESIDE } from '../ingest/archive.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { findOnDesk } from '../update/desk.ts'
import { leaveFile } from '../update/leave.ts'
import { isWaiting, readUpdateStatus, settled, type UpdateStatus } from '../update/status.ts'
import type { DeskActor, DeskFile } from './desk-file.ts'
import { readDeskFile, removeDeskFile } from './files.ts'
import { deskLocation } from './folder.ts'
import { type DeskTools, receiveFile } from './receive.ts'

/** A file that an update received and did not load, by the bytes that a person looked at. */
export interface WaitingFile {
  readonly source: string
  readonly name: string
  readonly sha256: string
}

export interface DeskUpdates extends UpdateStatus {
  /** The file at the desk that a waiting file was opened as, by `keyOf`. */
  readonly opened: ReadonlyMap<string, string>
}

const keyOf = ({ source, name, file_sha256 }: Pick<SourceCheck, 'source' | 'name' | 'file_sha256'>): string =>
  JSON.stringify([source, name, file_sha256])

/** Id of the file at the desk that this one was opened as, if it is there. */
export const openedAs = (
  { opened }: Pick<DeskUpdates, 'opened'>,
  check: Pick<SourceCheck, 'source' | 'name' | 'file_sha256'>,
): string | null => opened.get(keyOf(check)) ?? null

/** What updates came to, what is due, and which of the waiting files are open at the desk. */
export const readDeskUpdates = async (
  tools: Pick<DeskTools, 'database' | 'clock'>,
): Promise<DeskUpdates> => ({
  ...(await readUpdateStatus(tools)),
  opened: await openedFiles(tools),
})

async function openedFiles({ database }: Pick<DeskTools, 'database'>): Promise<Map<string, string>> {
  const files = await database.as({ kind: 'worker' }, listOpenedFiles)
  return new Map(
    files.flatMap(({ id, file_sha256, origin }) =>
      origin === null ? [] : [[keyOf({ ...origin, file_sha256 }), id] as const],
    ),
  )
}

/** Opens a waiting file at the desk, where it is checked as one that a person brought. Once more gives the same file. */
export async function openWaiting(tools: DeskTools, by: DeskActor, file: WaitingFile): Promise<DeskFile> {
  const check = await requireWaiting(tools, file)
  const opened = (await openedFiles(tools)).get(keyOf(check))
  if (opened !== undefined) return await readDeskFile(tools.database, opened)
  const location = await findOnDesk(tools.home, check)
  if (location === undefined) throw bytesMissing(file)
  const { source, name, url, checked_at } = check
  const received = await receiveFile(tools, by, {
    name,
    body: createReadStream(location),
    expectedBytes: undefined,
    // It is on the disk already.
    mostBytes: Number.POSITIVE_INFINITY,
    statement: { source },
    origin: { source, name, url, checked_at },
  })
  await copyOrigin(location, deskLocation(tools.home, received))
  return received
}

/** So that a load from the desk says where the bytes were fetched. A file that waited before origins were kept has none. */
async function copyOrigin(from: string, to: string): Promise<void> {
  const beside = (location: string): string => path.join(path.dirname(location), ORIGIN_BESIDE)
  await copyFile(beside(from), beside(to)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}

/** Decides that a waiting file is not loaded, and takes it off the desk. Other bytes at the same address are checked again. */
export async function setAside(
  tools: DeskTools,
  by: DeskActor,
  file: WaitingFile,
  reason: string,
): Promise<SourceCheck> {
  const { database, clock } = tools
  const check = await requireWaiting(tools, file)
  const opened = (await openedFiles(tools)).get(keyOf(check))
  if (opened !== undefined) await removeDeskFile(tools, opened, by)
  const left = await leaveFile(tools, check, { reason: reason.trim(), by: by.actor })
  await database.as({ kind: 'worker' }, (sql) =>
    appendAudit(sql, clock, {
      tenantId: by.tenantId,
      actor: by.actor,
      action: 'waiting_file.set_aside',
      subject: `waiting_file:${file.sha256}`,
      detail: { source: file.source, name: file.name, reason: reason.trim() },
    }),
  )
  return left
}

async function requireWaiting(
  { database }: DeskTools,
  { source, name, sha256 }: WaitingFile,
): Promise<SourceCheck> {
  const checks = await database.as({ kind: 'worker' }, (sql) => listSourceChecks(sql))
  const found = settled(
    checks.filter((check) => check.source === source && check.name === name),
    await listReleases(database, { source }),
  ).find(isWaiting)
  if (found === undefined) throw notWaiting(`No file ${name} from ${source} is waiting.`)
  if (found.file_sha256 !== sha256)
    throw new ServiceError('version_conflict', `Another ${name} of ${source} has come since.`, {
      hint: 'Read GET /v1/desk/updates again and send the sha256 of the file that is waiting now.',
    })
  return found
}

const notWaiting = (detail: string): ServiceError =>
  new ServiceError('waiting_file_not_found', detail, {
    hint: 'GET /v1/desk/updates lists the files: those with `is_waiting` are waiting.',
  })

const bytesMissing = ({ source, name }: WaitingFile): ServiceError =>
  new ServiceError('waiting_file_not_found', `The bytes of ${name} are not in the home of this server.`, {
    hint: `They are in $SOUTHERLY_HOME/updates/${source} of the machine that ran the update. Share the folder, or run the update there again: southerly update ${source}`,
  })
