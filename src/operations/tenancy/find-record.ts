import { ServiceError } from '../../errors.ts'
import type { Database, ReadonlySql } from '../../store/database.ts'
import {
  newestRecord,
  type RecordKey,
  type RecordOwner,
  type RecordPeriodRow,
  recordPeriods,
  standingRecord,
} from '../../store/records.ts'
import type { RecordFacts } from './record-rules.ts'
import { asRecord, type TenantRecord } from './record-version.ts'

/** Which record of a kind: of the period asked for, or of the latest that has one. */
export interface RecordQuestion extends RecordOwner {
  /** Undefined: the latest period. Has no meaning for kinds that are about no single period. */
  readonly period: string | undefined
}

/** The record in force, and the name of who wrote it where they have one. */
export async function findRecord<Body>(
  database: Database,
  facts: RecordFacts,
  question: RecordQuestion,
): Promise<{ readonly record: TenantRecord<Body>; readonly authorName: string | null }> {
  const { tenantId, abn } = question
  const sql = database.reader({ kind: 'tenant', tenantId })
  const row = await standingRecord(sql, { ...question, kind: facts.kind })
  if (row === undefined) throw await recordNotFound(sql, facts, question)
  const key = { tenantId, abn, kind: facts.kind, period: row.period }
  return { record: asRecord<Body>(key, row, row.completed), authorName: row.author_name }
}

/** The key of a record whose history is asked for; it may have been deleted. */
export async function findRecordKey(
  database: Database,
  facts: RecordFacts,
  question: RecordQuestion,
): Promise<RecordKey> {
  return await database.as({ kind: 'tenant', tenantId: question.tenantId }, async (sql) => {
    const key = await chooseRecord(sql, facts, question)
    if (key === undefined || (await newestRecord(sql, key)) === undefined)
      throw await recordNotFound(sql, facts, question)
    return key
  })
}

/** Every record that a tenant ever wrote about a company, the latest period first. */
export const listRecords = (database: Database, owner: RecordOwner): Promise<RecordPeriodRow[]> =>
  recordPeriods(database.reader({ kind: 'tenant', tenantId: owner.tenantId }), owner)

async function chooseRecord(
  sql: ReadonlySql,
  facts: RecordFacts,
  { tenantId, abn, period }: RecordQuestion,
): Promise<RecordKey | undefined> {
  const owner = { tenantId, abn }
  const chosen = period ?? (await periodsOf(sql, facts, owner))[0]?.period
  return chosen === undefined ? undefined : { ...owner, kind: facts.kind, period: chosen }
}

/** The 404 that says what there is instead: a deleted record's history, other periods, or nothing yet. */
export async function recordNotFound(
  sql: ReadonlySql,
  facts: RecordFacts,
  question: RecordQuestion,
): Promise<ServiceError> {
  const { abn, period } = question
  const all = await periodsOf(sql, facts, question)
  const standing = all.filter(({ is_deleted }) => !is_deleted).map((row) => row.period)
  const isDeleted = period === undefined ? all.length > 0 : all.some((row) => row.period === period)
  const about = period === undefined || period === '' ? abn : `${abn} and the period ${period}`
  return new ServiceError(
    'record_not_found',
    isDeleted
      ? `The record “${facts.title}” of ${about} was deleted.`
      : `The record “${facts.title}” does not exist for ${about}.`,
    {
      hint: isDeleted
        ? 'GET its /history to see every version and why it was deleted. PUT writes it again, without If-Match.'
        : 'PUT it to this address; the first version needs no If-Match.',
      ...(facts.perPeriod && standing.length > 0 ? { valid_values: standing } : {}),
    },
  )
}

const periodsOf = async (
  sql: ReadonlySql,
  { kind }: RecordFacts,
  owner: RecordOwner,
): Promise<RecordPeriodRow[]> => (await recordPeriods(sql, owner)).filter((row) => row.kind === kind)
