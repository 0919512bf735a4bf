import type { Clock } from '../../clock.ts'
import { periodOfText } from '../../domain/disclosure/records/period-text.ts'
import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import type { Period } from '../../domain/period.ts'
import { ServiceError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import {
  type DraftAuthor,
  type DraftContent,
  type DraftKey,
  type DraftRow,
  deleteDraft,
  draftsOf,
  draftTotals,
  findDraft,
  lockDrafts,
  writeDraft,
} from '../../store/record-drafts.ts'
import { etagOf, namesVersion } from './record-version.ts'

/** The largest draft, in bytes of JSON: twice the largest record of the tests. */
const MOST_BYTES = 1_048_576
/** Drafts of one person: five records of forty companies. */
const MOST_DRAFTS = 200
/** Bytes of all drafts of a tenant. */
const MOST_BYTES_OF_TENANT = 64 * 1_048_576

/** A draft as its author sees it, without what was entered. */
interface Draft {
  readonly abn: string
  readonly kind: string
  readonly period: Period | null
  readonly based_on: string | null
  readonly saved_at: string
  readonly etag: string
}

interface DraftChange {
  readonly body: object
  readonly basedOn: string | null
  /** The If-Match header as it was sent. */
  readonly ifMatch: string | undefined
}

type Services = { readonly database: Database; readonly clock: Clock }

export const readDrafts = (
  database: Database,
  author: DraftAuthor,
  abn: string | undefined,
): Promise<Draft[]> =>
  database.as({ kind: 'tenant', tenantId: author.tenantId }, async (sql) =>
    (await draftsOf(sql, author, abn)).map(asDraft),
  )

export async function readDraft(
  database: Database,
  key: DraftKey,
): Promise<{ readonly draft: Draft; readonly body: object }> {
  const row = await database.as({ kind: 'tenant', tenantId: key.tenantId }, (sql) => findDraft(sql, key))
  if (row === undefined) throw notFound()
  return { draft: asDraft(row), body: JSON.parse(row.body) as object }
}

/** Keeps what was entered, complete or not, in place of what its author kept before. */
export async function saveDraft(
  { database, clock }: Services,
  key: DraftKey,
  { body: entered, basedOn, ifMatch }: DraftChange,
): Promise<Draft> {
  const body = canonicalJson(entered)
  const size = Buffer.byteLength(body)
  if (size > MOST_BYTES) throw tooLarge(size)
  return await database.as({ kind: 'tenant', tenantId: key.tenantId }, async (sql) => {
    await lockDrafts(sql, key)
    const before = await findDraft(sql, key)
    requireSeen(before, ifMatch)
    const hash = sha256(canonicalJson([entered, basedOn]))
    if (before?.body_sha256 === hash) return asDraft(before)
    const totals = await draftTotals(sql, key)
    if (before === undefined && totals.own >= MOST_DRAFTS) throw tooMany()
    if (totals.bytes - (before?.size ?? 0) + size > MOST_BYTES_OF_TENANT) throw tooMuch()
    const row: DraftContent = {
      abn: key.abn,
      kind: key.kind,
      period: key.period,
      revision: (before?.revision ?? 0) + 1,
      body,
      body_sha256: hash,
      size,
      based_on: basedOn,
      saved_at: clock.now().toISOString(),
    }
    await writeDraft(sql, key, row)
    return asDraft(row)
  })
}

/** Drops a draft that was saved as a record or given up. */
export async function discardDraft(
  database: Database,
  key: DraftKey,
  ifMatch: string | undefined,
): Promise<void> {
  await database.as({ kind: 'tenant', tenantId: key.tenantId }, async (sql) => {
    await lockDrafts(sql, key)
    const before = await findDraft(sql, key)
    if (before === undefined) throw notFound()
    requireSeen(before, ifMatch)
    await deleteDraft(sql, key)
  })
}

const asDraft = ({ abn, kind, period, revision, body_sha256, based_on, saved_at }: DraftRow): Draft => ({
  abn,
  kind,
  period: periodOfText(period),
  based_on,
  saved_at,
  etag: etagOf({ version: revision, body_sha256 }),
})

/** Another tab or device may have saved in the meantime: only someone who has seen that draft may replace it. */
function requireSeen(before: DraftRow | undefined, ifMatch: string | undefined): void {
  if (before === undefined) {
    if (ifMatch === undefined) return
    throw new ServiceError(
      'precondition_failed',
      'You have no draft of this record, so If-Match cannot name one.',
      {
        hint: 'Leave If-Match out to save a new draft.',
      },
    )
  }
  const { etag, saved_at } = asDraft(before)
  if (ifMatch === undefined)
    throw new ServiceError('precondition_required', `You saved a draft of this record at ${saved_at}.`, {
      hint: `GET the draft, then send If-Match: "${etag}".`,
    })
  if (ifMatch.trim() !== '*' && !namesVersion(ifMatch, etag))
    throw new ServiceError(
      'precondition_failed',
      `The draft was saved at ${saved_at}; If-Match names another state of it.`,
      {
        hint: 'GET the draft, see what changed, and send yours again with its etag.',
      },
    )
}

const notFound = (): ServiceError =>
  new ServiceError('record_draft_not_found', 'You have no draft of this record.', {
    hint: 'GET /v1/me/record-drafts lists your drafts.',
  })

const tooLarge = (size: number): ServiceError =>
  new ServiceError('payload_too_large', `The draft has ${size} bytes; a draft may have ${MOST_BYTES}.`, {
    hint: 'Save the record, or import its rows from a file.',
  })

const tooMany = (): ServiceError =>
  new ServiceError('record_draft_limit', `You have ${MOST_DRAFTS} drafts, which is the limit.`, {
    hint: 'Save some of them as records, or discard them. GET /v1/me/record-drafts lists them.',
  })

const tooMuch = (): ServiceError =>
  new ServiceError(
    'record_draft_limit',
    `The drafts of your organisation would exceed ${MOST_BYTES_OF_TENANT} bytes, which is the limit.`,
    { hint: 'Save drafts as records, or discard them.' },
  )
