import { answer, api } from '../../../api/client.ts'
import { type Fault, Problem } from '../../../api/problem.ts'
import { isItems, isMembers, type Members, textOf, type Value } from '../form/schema.ts'
import type { FormKind, RecordKind } from './kinds.ts'

/** A stored version of a record: what was written, apart from what the service says about it. */
export interface StoredRecord {
  readonly body: Members
  readonly version: number
  readonly etag: string
  readonly authoredAt: string
  readonly authoredBy: string
  readonly warnings: readonly Fault[]
}

export interface Place {
  readonly abn: string
  readonly kind: RecordKind
  /** `2025-07-01/2026-06-30`. */
  readonly period: string
}

/** A place with a form. */
export interface FormPlace extends Place {
  readonly kind: FormKind
}

/** Under which the record in force at a place is kept by the page; null where there is none. */
export const recordKey = ({ abn, kind, period }: Place): readonly string[] => [
  'workspace',
  abn,
  'record',
  kind.section,
  kind.perPeriod ? period : '',
]

/** Members of an answer that the service adds to a record's own. */
const ENVELOPE = new Set([
  'abn',
  'kind',
  'version',
  'supersedes',
  'authored_by',
  'authored_at',
  'body_sha256',
  'retain_until',
  'etag',
])

export type RecordStatus = 'in_force' | 'deleted' | 'never_written'

/** Whether a record stands. Asked before the record itself, which would be an error in the console where there is none. */
export async function recordStatus({ abn, kind, period }: Place, signal: AbortSignal): Promise<RecordStatus> {
  const { data } = await answer(api.GET('/v1/companies/{abn}/records', { params: { path: { abn } }, signal }))
  const own = data.find(
    (one) =>
      one.kind === kind.name && (one.period === null || `${one.period.start}/${one.period.end}` === period),
  )
  return own?.status ?? 'never_written'
}

/** The version in force; undefined where no one has written one. */
export async function readRecord(place: Place, signal?: AbortSignal): Promise<StoredRecord | undefined> {
  const response = await fetch(addressOf(place), {
    headers: OURS,
    ...(signal === undefined ? {} : { signal }),
  })
  if (response.status === 404) {
    const problem = await problemOf(response)
    if (problem.code === 'record_not_found') return undefined
    throw problem
  }
  return stored(place, await jsonOf(response))
}

/** Writes a version in place of the one with the etag; with `dryRun` everything is checked and nothing written. */
export async function writeRecord(
  { abn, kind }: Pick<Place, 'abn' | 'kind'>,
  body: Members,
  { etag, dryRun }: { readonly etag: string | undefined; readonly dryRun: boolean },
): Promise<StoredRecord> {
  const response = await fetch(`/v1/companies/${abn}/${kind.route}?dry_run=${dryRun}`, {
    method: 'PUT',
    headers: {
      ...OURS,
      'content-type': 'application/json',
      ...(etag === undefined ? {} : { 'if-match': `"${etag}"` }),
    },
    body: JSON.stringify(withoutTypedNames(body)),
  })
  return stored({ kind }, await jsonOf(response))
}

/** Lists in which earlier versions let people type who wrote and who approved. The history keeps both; a new version takes neither. */
const WITH_TYPED_NAMES = ['statements', 'targets']

function withoutTypedNames(body: Members): Members {
  const kept = WITH_TYPED_NAMES.flatMap((name) => {
    const items = body[name]
    return isItems(items) ? [[name, items.map(withoutNames)] as const] : []
  })
  return { ...body, ...Object.fromEntries(kept) }
}

function withoutNames(item: Value): Value {
  if (!isMembers(item)) return item
  const { author: _author, approver: _approver, ...rest } = item
  return rest
}

/** Has the version with the etag be the last: it leaves force, and every version stays in the history. */
export async function deleteRecord(place: Place, etag: string, reason: string): Promise<void> {
  const address = addressOf(place)
  const response = await fetch(
    `${address}${address.includes('?') ? '&' : '?'}reason=${encodeURIComponent(reason)}`,
    { method: 'DELETE', headers: { ...OURS, 'if-match': `"${etag}"` } },
  )
  await jsonOf(response)
}

export interface PastVersion {
  readonly version: number
  readonly authored_by: string
  readonly authored_by_name: string | null
  readonly authored_at: string
  readonly deletion_reason: string | null
  readonly field_changes:
    | readonly {
        readonly pointer: string
        readonly change: 'added' | 'removed' | 'changed'
        readonly before?: unknown
        readonly after?: unknown
      }[]
    | null
}

/** Versions of a record, newest first. */
export async function readHistory(place: Place, signal: AbortSignal): Promise<readonly PastVersion[]> {
  if ((await recordStatus(place, signal)) === 'never_written') return []
  const response = await fetch(addressOf(place, '/history'), { headers: OURS, signal })
  return (await jsonOf(response))['data'] as readonly PastVersion[]
}

/** Changes by session need it: it says that our own page asks. */
const OURS = { 'x-requested-with': 'southerly', accept: 'application/json' }

const addressOf = ({ abn, kind, period }: Place, part = ''): string =>
  `/v1/companies/${abn}/${kind.route}${part}${kind.perPeriod ? `?period=${encodeURIComponent(period)}` : ''}`

async function jsonOf(response: Response): Promise<Readonly<Record<string, unknown>>> {
  if (!response.ok) throw await problemOf(response)
  return (await response.json()) as Readonly<Record<string, unknown>>
}

async function problemOf(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => undefined)
  return new Problem(response.status, body, response.headers.get('x-request-id') ?? undefined)
}

interface Meta {
  readonly warnings: readonly Fault[]
  /** Of a record that was read; what was just written is one's own. */
  readonly authored_by_name?: string | null
}

function stored(
  { kind }: { readonly kind: RecordKind },
  answer: Readonly<Record<string, unknown>>,
): StoredRecord {
  const data = answer['data'] as Members
  const meta = answer['meta'] as Meta
  const body = Object.fromEntries(
    Object.entries(data).filter(([name]) => !ENVELOPE.has(name) && (name !== 'period' || kind.perPeriod)),
  )
  return {
    body,
    version: Number(data['version']),
    etag: textOf(data['etag']),
    authoredAt: textOf(data['authored_at']),
    authoredBy: textOf(meta.authored_by_name ?? data['authored_by']),
    warnings: meta.warnings,
  }
}
