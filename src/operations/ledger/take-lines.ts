import type { Clock } from '../../clock.ts'
import { canonicalJson } from '../../domain/evidence.ts'
import type { LedgerLine } from '../../domain/ledger/line.ts'
import { ownWords } from '../../domain/ledger/own-factors.ts'
import { type CountedLine, SubtotalChanges } from '../../domain/ledger/subtotal-change.ts'
import { fingerprintOf, type LineTaker } from '../../domain/ledger/take-line.ts'
import type { ScopeTonnes } from '../../domain/ledger/totals.ts'
import type { Database, Sql } from '../../store/database.ts'
import { keepLedgerChoices, keepLedgerFactors } from '../../store/ledger/factors.ts'
import {
  findLedgerHead,
  type LedgerHead,
  type LedgerKey,
  lockLedger,
  putLedgerHead,
} from '../../store/ledger/head.ts'
import { correctionsOf, insertLines, type LineRow, linesAlike } from '../../store/ledger/lines.ts'
import { addToSubtotals } from '../../store/ledger/subtotals.ts'
import { refuseLocked } from '../review/refuse-locked.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { fileLinesAlike } from './file-lines.ts'
import { type AcceptedLine, judgeLines, type LineOutcome } from './judge-lines.ts'
import { countedRow, findLines } from './read-lines.ts'
import { RolledBack, undone } from './rolled-back.ts'
import { boundaryOf, totalsOfLedger } from './totals.ts'

export type { LedgerKey } from '../../store/ledger/head.ts'

export interface LinesToTake {
  readonly lines: readonly LedgerLine[]
  readonly taker: LineTaker
  /** `key:<id>` and the like. */
  readonly actor: string
}

export interface TakenLines {
  readonly outcomes: readonly LineOutcome[]
  readonly before: ScopeTonnes
  readonly after: ScopeTonnes
  /** Of the ledger afterwards; 0 where it has no line. */
  readonly version: number
}

/** Takes lines into a ledger: all that can be taken, in the caller's transaction and with its audit event. */
export async function takeLines(
  sql: Sql,
  clock: Clock,
  key: LedgerKey,
  { lines, taker, actor }: LinesToTake,
): Promise<TakenLines> {
  await refuseLocked(sql, { ...key, kind: 'ledger' })
  await lockLedger(sql, key)
  const head = await findLedgerHead(sql, key)
  const boundary = await boundaryOf(sql, key)
  const before = (await totalsOfLedger(sql, key, boundary)).totals
  const standing = await standingFor(sql, key, lines, head)
  const { outcomes, accepted } = judgeLines(taker, lines, standing)
  if (accepted.length === 0) return { outcomes, before, after: before, version: head?.version ?? 0 }
  const author = { by: actor, at: clock.now().toISOString() }
  const next = await write(sql, key, { head, accepted, byId: standing.byId, author })
  await remember(sql, clock, key.tenantId, accepted, author)
  await appendAudit(sql, clock, {
    tenantId: key.tenantId,
    actor,
    action: 'ledger.lines_taken',
    subject: `ledger:${key.abn}:${key.period}`,
    detail: {
      version: next.version,
      lines: accepted.length,
      first: accepted[0]!.ordinal,
      corrections: accepted.filter(({ corrects }) => corrects !== null).length,
    },
  })
  const after = (await totalsOfLedger(sql, key, boundary)).totals
  return { outcomes, before, after, version: next.version }
}

/** What taking these lines would do. */
export const tryLines = (
  database: Database,
  clock: Clock,
  key: LedgerKey,
  request: LinesToTake,
): Promise<TakenLines> =>
  undone(database, { kind: 'tenant', tenantId: key.tenantId }, async (sql) => {
    throw new RolledBack(await takeLines(sql, clock, key, request))
  })

async function standingFor(
  sql: Sql,
  key: LedgerKey,
  lines: readonly LedgerLine[],
  head: LedgerHead | undefined,
) {
  if (head === undefined)
    return { byId: new Map<string, LineRow>(), alike: new Map(), replaced: new Set<string>(), lines: 0 }
  const ids = new Set(lines.flatMap(({ id, corrects }) => [id, corrects].filter((one) => one !== undefined)))
  const nameless = lines.filter(({ id, corrects }) => id === undefined && corrects === undefined)
  const fingerprints = new Set(nameless.map(fingerprintOf))
  const [named, corrected, alike] = [
    await findLines(sql, key, [...ids]),
    await correctionsOf(sql, key, [...ids]),
    fingerprints.size === 0
      ? []
      : [
          ...(await fileLinesAlike(sql, key, [...fingerprints])),
          ...(await linesAlike(sql, key, [...fingerprints])),
        ],
  ]
  return {
    byId: new Map(named.map((row) => [row.id, row])),
    alike: new Map(alike.map(({ fingerprint, id }) => [fingerprint, id])),
    replaced: new Set(corrected.map(({ corrects }) => corrects)),
    lines: head.lines,
  }
}

interface Written {
  readonly head: LedgerHead | undefined
  readonly accepted: readonly AcceptedLine[]
  readonly byId: ReadonlyMap<string, LineRow>
  readonly author: { readonly by: string; readonly at: string }
}

async function write(
  sql: Sql,
  key: LedgerKey,
  { head, accepted, byId, author }: Written,
): Promise<LedgerHead> {
  const uses = new Map(accepted.map(({ factor, use }) => [factor, use]))
  await keepLedgerFactors(sql, key.tenantId, new Map([...uses].map(([id, use]) => [id, canonicalJson(use)])))
  await insertLines(sql, key, author, accepted.map(rowOf))
  const corrected = accepted.flatMap(({ corrects }) => (corrects === null ? [] : [corrects]))
  const own = new Map(accepted.map((line) => [line.id, line]))
  const changes = new SubtotalChanges()
  for (const line of accepted) if (line.counts) changes.put(countedOf(line), 'added')
  const old = corrected.map((id) => {
    const row = byId.get(id)
    return row === undefined ? stateOf(own.get(id)!) : stateOfRow(row)
  })
  for (const { counts, line } of old) if (counts) changes.put(line, 'removed')
  const moved = changes.list()
  if (moved.length > 0) await addToSubtotals(sql, key, moved)
  const now = accepted.map(stateOf)
  const count = (which: (one: State) => boolean): number =>
    now.filter(which).length - old.filter(which).length
  const next: LedgerHead = {
    version: (head?.version ?? 0) + 1,
    lines: (head?.lines ?? 0) + accepted.length,
    doubtful: (head?.doubtful ?? 0) + count(({ line }) => line.is_doubtful),
    not_counted: (head?.not_counted ?? 0) + count(({ counts, line }) => !counts && line.is_doubtful),
    corrected: (head?.corrected ?? 0) + corrected.length,
    withdrawn: head?.withdrawn ?? 0,
    changed_by: author.by,
    changed_at: author.at,
  }
  await putLedgerHead(sql, key, next)
  return next
}

interface State {
  readonly counts: boolean
  readonly line: CountedLine
}

const stateOf = (line: AcceptedLine): State => ({ counts: line.counts, line: countedOf(line) })

const stateOfRow = (row: LineRow): State => ({
  counts: row.counts,
  line: countedRow(row),
})

const countedOf = ({ line, factor, entity, facility, activity, doubts }: AcceptedLine): CountedLine => ({
  factor,
  entity,
  facility,
  from: line.from,
  to: line.to,
  activity,
  is_estimated: line.estimate !== undefined,
  is_doubtful: doubts.length > 0,
})

const rowOf = (line: AcceptedLine) => ({
  ordinal: line.ordinal,
  id: line.id,
  body: line.body,
  fingerprint: line.fingerprint,
  factor: line.factor,
  entity: line.entity,
  facility: line.facility,
  from_day: line.line.from,
  to_day: line.line.to,
  activity: line.activity,
  counts: line.counts,
  reasons: line.doubts.length === 0 ? null : line.doubts,
  corrects: line.corrects,
})

/** Words for which a line confirmed a factor find it from now on. */
async function remember(
  sql: Sql,
  clock: Clock,
  tenantId: string,
  accepted: readonly AcceptedLine[],
  author: Written['author'],
): Promise<void> {
  const chosen = new Map(
    accepted.flatMap(({ line: { remember: asked, factor_id, activity, use } }) =>
      asked === true && factor_id !== undefined && activity !== undefined
        ? [[ownWords(activity, use), { factor_id, category: null }] as const]
        : [],
    ),
  )
  if (chosen.size === 0) return
  await keepLedgerChoices(sql, tenantId, chosen, author)
  await appendAudit(sql, clock, {
    tenantId,
    actor: author.by,
    action: 'ledger.factor_chosen',
    subject: 'ledger_choice',
    detail: Object.fromEntries([...chosen].map(([words, { factor_id }]) => [words, factor_id])),
  })
}
