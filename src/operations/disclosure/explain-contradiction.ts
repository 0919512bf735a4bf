import type { Clock } from '../../clock.ts'
import { EXPLANATIONS_KIND, type Explanations } from '../../domain/disclosure/contradictions/explanations.ts'
import { NO_SENTENCE_WORDS, sentenceFault } from '../../domain/disclosure/readiness/statement-words.ts'
import { periodText } from '../../domain/disclosure/records/period-text.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import { lockRecord, newestRecord } from '../../store/records.ts'
import type { RegisterSight } from '../register/sight.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { etagOf, stands } from '../tenancy/record-version.ts'
import { replaceRecord } from '../tenancy/tenant-records.ts'
import { type DisclosureQuestion, discloseWith } from './gather-disclosure.ts'
import type { TenantInputs } from './tenant-inputs.ts'

export interface ExplanationRequest {
  readonly contradictionId: string
  readonly person: string
  readonly reason: string
  /** Hash of the supporting document. */
  readonly document_sha256?: string
  /** `key:<id>` and the like. */
  readonly actor: string
}

export type WrittenExplanation = Explanations['explanations'][number] & { readonly version: number }

interface ExplainServices {
  readonly database: Database
  readonly clock: Clock
}

/** What the contradictions are found in. */
interface ExplainedAgainst {
  readonly snapshot: SnapshotView
  readonly sight: RegisterSight
  readonly own: TenantInputs
}

/** Writes down who explains a contradiction that stands now, and why. Nothing that was written before is touched. */
export async function explainContradiction(
  { database, clock }: ExplainServices,
  { snapshot, sight, own }: ExplainedAgainst,
  question: DisclosureQuestion,
  { contradictionId, person, reason, document_sha256, actor }: ExplanationRequest,
): Promise<WrittenExplanation> {
  requireSentence(reason)
  const { contradictions } = await discloseWith(database, snapshot, question, own, sight)
  const found = contradictions.find(({ id }) => id === contradictionId)
  if (found === undefined) throw unknownContradiction(contradictionId, question, contradictions.length)
  const document = document_sha256 === undefined ? {} : { document_sha256 }
  const written = {
    contradiction_id: contradictionId,
    person,
    reason,
    ...document,
    written_by: actor,
    written_at: clock.now().toISOString(),
  }
  return await database.as({ kind: 'tenant', tenantId: question.tenantId }, async (sql) => {
    const version = await append(sql, clock, question, written)
    await appendAudit(sql, clock, {
      tenantId: question.tenantId,
      actor,
      action: 'contradiction.explained',
      subject: `contradiction:${contradictionId}`,
      detail: { abn: question.abn, period: question.period, kind: found.kind, person, reason, ...document },
    })
    return { ...written, version }
  })
}

/** What explains nothing is refused before it can lift a requirement. */
function requireSentence(reason: string): void {
  const fault = sentenceFault(reason)
  if (fault === null) return
  const message = `must be a full sentence that an auditor can follow: it ${NO_SENTENCE_WORDS[fault]}`
  throw new ServiceError('validation_failed', `/reason ${message}.`, {
    errors: [{ pointer: '/reason', code: 'invalid_member', message }],
    hint: 'Say what both values are of, and why they differ. Nothing was saved.',
  })
}

async function append(
  sql: Sql,
  clock: Clock,
  { tenantId, abn, period }: DisclosureQuestion,
  written: Explanations['explanations'][number],
): Promise<number> {
  const key = { tenantId, abn, kind: EXPLANATIONS_KIND, period: periodText(period) }
  await lockRecord(sql, key)
  const before = await newestRecord(sql, key)
  const standing = stands(before) ? (JSON.parse(before.body) as Explanations).explanations : []
  const { record } = await replaceRecord<Explanations>(sql, clock, key, {
    body: { period, explanations: [...standing, written] },
    actor: written.written_by,
    ifMatch: stands(before) ? `"${etagOf(before)}"` : undefined,
    dryRun: false,
  })
  return record.version
}

const unknownContradiction = (id: string, { abn, period }: DisclosureQuestion, count: number): ServiceError =>
  new ServiceError(
    'contradiction_not_found',
    `There is no contradiction ${id} in the records of ${abn} for ${period.start} to ${period.end}. Contradictions found there: ${count}.`,
    {
      hint: `GET /v1/companies/${abn}/contradictions?period=${periodText(period)} lists the current ones. The id changes when either value does.`,
    },
  )
