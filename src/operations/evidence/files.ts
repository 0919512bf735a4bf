import type { Clock } from '../../clock.ts'
import { periodOfText } from '../../domain/disclosure/records/period-text.ts'
import { retainUntil } from '../../domain/disclosure/records/retention.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import {
  deleteEvidenceFile,
  type EvidenceFileRow,
  type EvidenceKey,
  type EvidenceQuestion,
  type EvidenceUse,
  findEvidenceFile,
  isChallenged,
  listEvidenceFiles,
  lockEvidence,
  versionsNaming,
} from '../../store/evidence-files.ts'
import { completionsOf } from '../../store/records.ts'
import { appendAudit } from '../tenancy/audit.ts'

export type EvidenceFile = EvidenceFileRow
export type { EvidencePurpose } from '../../store/evidence-files.ts'

export const readEvidenceFile = (database: Database, key: EvidenceKey): Promise<EvidenceFile> =>
  database.as({ kind: 'tenant', tenantId: key.tenantId }, (sql) => requireFile(sql, key))

/** Files of a tenant, the newest first. */
export const readEvidenceFiles = (
  database: Database,
  tenantId: string,
  question: EvidenceQuestion,
): Promise<EvidenceFile[]> =>
  database.as({ kind: 'tenant', tenantId }, (sql) => listEvidenceFiles(sql, tenantId, question))

/**
 * Removes a file that nothing rests on. One that a record names, or named in a version that the law has kept, stays: what was
 * disclosed must be shown as long as the record itself.
 */
export async function removeEvidenceFile(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  key: EvidenceKey,
  actor: string,
): Promise<void> {
  await database.as({ kind: 'tenant', tenantId: key.tenantId }, async (sql) => {
    await lockEvidence(sql, key.tenantId)
    const file = await requireFile(sql, key)
    if (file.named_by.length > 0) throw inUse(file)
    if (await isChallenged(sql, key))
      throw new ServiceError('evidence_file_in_use', `${file.name} is a report that was challenged.`, {
        hint: 'Remove its challenges first: GET /v1/challenges?file=SHA-256 lists them.',
      })
    await refuseRetained(sql, key, file.name, clock.now().toISOString().slice(0, 10))
    await deleteEvidenceFile(sql, key)
    await appendAudit(sql, clock, {
      tenantId: key.tenantId,
      actor,
      action: 'evidence_file.removed',
      subject: `evidence_file:${key.sha256}`,
      detail: { name: file.name, bytes: file.size, media_type: file.media_type },
    })
  })
}

async function requireFile(sql: Sql, key: EvidenceKey): Promise<EvidenceFile> {
  const file = await findEvidenceFile(sql, key)
  if (file !== undefined) return file
  throw noSuchFile(key.sha256)
}

export const noSuchFile = (sha256: string): ServiceError =>
  new ServiceError('evidence_file_not_found', `There is no evidence file ${sha256}.`, {
    hint: 'GET /v1/evidence-files lists the files. A file is named by the SHA-256 of its bytes, in 64 small hexadecimal digits.',
  })

async function refuseRetained(sql: Sql, key: EvidenceKey, name: string, today: string): Promise<void> {
  const versions = await versionsNaming(sql, key)
  const kept = await Promise.all(
    versions.map(async (version) => ({
      ...version,
      until: retainUntil({
        period: periodOfText(version.period),
        written: version.authored_at,
        completed: await completionsOf(sql, { ...version, tenantId: key.tenantId }),
      }),
    })),
  )
  const last = kept.toSorted((one, other) => (one.until < other.until ? 1 : -1))[0]
  if (last === undefined || last.until < today) return
  throw new ServiceError(
    'evidence_file_in_use',
    `${name} is kept until ${last.until}: version ${last.version} of ${inWords(last)} names it, and sustainability records are kept for seven years after the report is completed.`,
    {
      hint: 'Nothing has to be done: a file that no record in force names supports nothing and is not shown as evidence.',
    },
  )
}

const SHOWN_USES = 5

function inUse({ name, named_by }: EvidenceFile): ServiceError {
  const shown = named_by.slice(0, SHOWN_USES).map(inWords)
  const more = named_by.length > SHOWN_USES ? ` and ${named_by.length - SHOWN_USES} more` : ''
  return new ServiceError('evidence_file_in_use', `${name} is evidence of ${shown.join('; ')}${more}.`, {
    hint: 'Change these records first so that they name another file.',
  })
}

const inWords = ({ kind, abn, period }: EvidenceUse): string =>
  `${kind} of ${abn}${period === '' ? '' : ` for ${period}`}`
