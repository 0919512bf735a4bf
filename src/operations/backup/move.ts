import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '../../clock.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { listAuditHeads } from '../../store/audit.ts'
import type { Database } from '../../store/database.ts'
import { lockDirectory } from '../../store/embedded/lock.ts'
import { migrate } from '../../store/migrate.ts'
import { closeTarget, loadByTable, openTarget, refuseFilled } from '../../store/whole/load-by-table.ts'
import { findMove, type MoveMark } from '../../store/whole/move-mark.ts'
import { type ChainReport, verifyAuditChain } from '../tenancy/audit.ts'
import { type BackupSource, type OnStep, writeCopy } from './back-up.ts'
import { type BackupManifest, MANIFEST, readManifest } from './backup-files.ts'
import { contentOf } from './restore.ts'

export interface Moved {
  readonly manifest: BackupManifest
  readonly chains: readonly ChainReport[]
  /** Tables that an earlier try of this move had filled; read again and compared. Undefined: this was the first try. */
  readonly found: readonly string[] | undefined
  /** Tenants that have written to the source since the copy was taken: the target lacks it. */
  readonly writtenSince: readonly string[]
}

interface MoveTools {
  readonly clock: Clock
  readonly onStep: OnStep
}

/**
 * Fills an empty database with everything that another one holds at one moment. The copy in between stays in the home until the
 * move is over, so that one that was killed goes on, from the same moment, with the table that it was at.
 */
export async function moveInto(target: Database, source: BackupSource, tools: MoveTools): Promise<Moved> {
  const place = path.join(source.home, 'move')
  await mkdir(place, { recursive: true, mode: 0o700 })
  const lock = lockDirectory(place)
  try {
    const moved = await move(target, source, path.join(place, 'copy'), tools)
    await rm(place, { recursive: true, force: true })
    return moved
  } finally {
    lock.release()
  }
}

async function move(target: Database, source: BackupSource, copy: string, tools: MoveTools): Promise<Moved> {
  const standing = await target.transaction(findMove)
  const isResumed = standing !== undefined
  if (isResumed) await refuseOtherMove(standing, copy)
  else await beginAnew(target, source, copy, tools)
  const manifest = await readManifest(copy)
  const progress = progressOf(manifest, tools.onStep)
  const content = contentOf(copy, manifest, (count) => progress.onBytes(count))
  const found: string[] = []
  await loadByTable(target, content, ({ table }, outcome) => {
    if (outcome === 'begun') progress.onTable(table.name)
    if (outcome === 'found') found.push(table.name)
  })
  tools.onStep('verifying the audit trail')
  const chains = await verifyAuditChain(target)
  const writtenSince = await tenantsAhead(source.database, target)
  await closeTarget(target, content)
  return { manifest, chains, found: isResumed ? found : undefined, writtenSince }
}

/** Every write of a tenant is an event of its audit chain. */
async function tenantsAhead(source: Database, target: Database): Promise<string[]> {
  const headsOf = (database: Database) => database.as({ kind: 'operator' }, listAuditHeads)
  const moved = new Set((await headsOf(target)).map(({ hash }) => hash))
  return (await headsOf(source)).filter(({ hash }) => !moved.has(hash)).map(({ tenant_id }) => tenant_id)
}

/** Takes a copy and marks the target; before the copy, a look whether the target is one that can be filled. */
async function beginAnew(
  target: Database,
  source: BackupSource,
  copy: string,
  tools: MoveTools,
): Promise<void> {
  await migrate(target)
  await refuseFilled(target)
  const writing = `${copy}.writing`
  for (const left of [copy, writing]) await rm(left, { recursive: true, force: true })
  await mkdir(writing, { mode: 0o700 })
  await writeCopy(source, writing, tools)
  await rename(writing, copy)
  const manifest = await readManifest(copy)
  await openTarget(target, contentOf(copy, manifest), await markOf(copy, manifest))
}

async function markOf(copy: string, { made_at }: BackupManifest): Promise<MoveMark> {
  const text = await readFile(path.join(copy, MANIFEST))
  return { id: createHash('sha256').update(text).digest('hex'), made_at }
}

async function refuseOtherMove({ id, made_at }: MoveMark, copy: string): Promise<void> {
  const own = await readManifest(copy).then(
    (manifest) => markOf(copy, manifest),
    () => undefined,
  )
  if (own?.id === id) return
  throw new OperatorError(`the target is half of another move, of ${made_at}`, {
    hint: `Its copy is not in ${copy}. Go on with it where it was started, or drop the target, create it again and repeat the move. Nothing was changed.`,
    exitCode: EXIT.badInput,
  })
}

/** Rows moved so far: those of finished tables, and of the table under way as many as the share of its file that was read. */
function progressOf({ tables }: BackupManifest, onStep: OnStep) {
  const total = tables.reduce((sum, { rows }) => sum + rows, 0)
  const byName = new Map(tables.map((table) => [table.name, table]))
  let before = 0
  let current: BackupManifest['tables'][number] | undefined
  let bytes = 0
  const show = (): void => {
    const share = current === undefined || current.bytes === 0 ? 0 : Math.min(1, bytes / current.bytes)
    onStep('moving rows', { done: before + Math.floor((current?.rows ?? 0) * share), total })
  }
  return {
    onTable(name: string): void {
      before += current?.rows ?? 0
      current = byName.get(name)
      bytes = 0
      show()
    },
    onBytes(count: number): void {
      bytes += count
      show()
    },
  } satisfies { onTable(name: string): void; onBytes(count: number): void }
}
