import { randomBytes } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { bytesToBigInt, toBase62 } from '../../domain/tenancy/base62.ts'
import { ServiceError } from '../../errors.ts'
import { countPages, deletePages, listPages, type PageRow } from '../../store/challenge-pages.ts'
import {
  type ChallengeKey,
  type ChallengeQuestion,
  type ChallengeRow,
  deleteChallenge,
  findChallenge,
  insertChallenge,
  listChallenges,
  listReadings,
  type ReadingQuestion,
  type ReadingRow,
} from '../../store/challenges.ts'
import type { Database, Sql } from '../../store/database.ts'
import { findEvidenceFile, lockEvidence } from '../../store/evidence-files.ts'
import { noSuchFile } from '../evidence/files.ts'
import { enqueue } from '../queue/enqueue.ts'
import { appendAudit } from '../tenancy/audit.ts'

export type { ChallengeRow, PageRow, ReadingRow }

/** Reports that are to be compared. */
export const CHALLENGE_QUEUE = 'challenges'

export interface ChallengeJob {
  readonly tenant_id: string
  readonly challenge_id: string
}

export interface ChallengeRequest {
  readonly tenantId: string
  readonly actor: string
  /** An evidence file of the tenant. */
  readonly file: string
  readonly abn: string
  readonly period: string
  readonly snapshotId: string
}

const newId = (): string => `chl_${toBase62(bytesToBigInt(randomBytes(11)), 16)}`

/** Writes down that a report is to be compared, and has a worker do it. */
export async function requestChallenge(
  sql: Sql,
  clock: Clock,
  { tenantId, actor, file, abn, period, snapshotId }: ChallengeRequest,
): Promise<ChallengeRow> {
  await lockEvidence(sql, tenantId)
  const held = await findEvidenceFile(sql, { tenantId, sha256: file })
  if (held === undefined) throw noSuchFile(file)
  const key = { tenantId, id: newId() }
  await insertChallenge(sql, tenantId, {
    id: key.id,
    file_sha256: file,
    file_name: held.name,
    abn,
    period,
    snapshot_id: snapshotId,
    requested_by: actor,
    requested_at: clock.now().toISOString(),
  })
  await enqueue(sql, CHALLENGE_QUEUE, { tenant_id: tenantId, challenge_id: key.id } satisfies ChallengeJob, {
    retryDelays: [2, 15, 60],
  })
  await appendAudit(sql, clock, {
    tenantId,
    actor,
    action: 'challenge.requested',
    subject: `challenge:${key.id}`,
    detail: { file, abn, period },
  })
  return (await findChallenge(sql, key))!
}

export const readChallenge = (database: Database, key: ChallengeKey): Promise<ChallengeRow> =>
  database.as({ kind: 'tenant', tenantId: key.tenantId }, (sql) => requireChallenge(sql, key))

export const readChallenges = (
  database: Database,
  tenantId: string,
  question: ChallengeQuestion,
): Promise<ChallengeRow[]> =>
  database.as({ kind: 'tenant', tenantId }, (sql) => listChallenges(sql, tenantId, question))

export const readReadings = (
  database: Database,
  key: ChallengeKey,
  question: ReadingQuestion,
): Promise<ReadingRow[]> =>
  database.as({ kind: 'tenant', tenantId: key.tenantId }, (sql) => listReadings(sql, key, question))

/** Pages of a report as they were read, and how many of them are kept. */
export const readPages = (
  database: Database,
  key: ChallengeKey,
  question: { readonly limit: number; readonly after?: number | undefined },
): Promise<{ readonly rows: readonly PageRow[]; readonly total: number }> =>
  database.as({ kind: 'tenant', tenantId: key.tenantId }, async (sql) => ({
    rows: await listPages(sql, key, question),
    total: await countPages(sql, key),
  }))

/** Removes a challenge with its numbers and pages. Its file stays, and may be removed by itself then. */
export const removeChallenge = (
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  key: ChallengeKey,
  actor: string,
): Promise<void> =>
  database.as({ kind: 'tenant', tenantId: key.tenantId }, async (sql) => {
    const { file_sha256, abn, period } = await requireChallenge(sql, key)
    await deletePages(sql, key)
    await deleteChallenge(sql, key)
    await appendAudit(sql, clock, {
      tenantId: key.tenantId,
      actor,
      action: 'challenge.removed',
      subject: `challenge:${key.id}`,
      detail: { file: file_sha256, abn, period },
    })
  })

async function requireChallenge(sql: Sql, key: ChallengeKey): Promise<ChallengeRow> {
  const found = await findChallenge(sql, key)
  if (found !== undefined) return found
  throw new ServiceError(
    'challenge_not_found',
    `There is no challenge ${JSON.stringify(key.id.slice(0, 60))}.`,
    {
      hint: 'GET /v1/challenges lists them.',
    },
  )
}
