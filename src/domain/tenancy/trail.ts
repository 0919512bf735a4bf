import type { S2Statements } from '../disclosure/records/s2-statements.ts'
import { canonicalJson, sha256 } from '../evidence.ts'
import { LEDGER_KIND } from '../ledger/record.ts'
import { scaledOf } from '../ledger/scaled.ts'
import type { SubtotalChange } from '../ledger/subtotal-change.ts'
import { figuresHash } from '../review/figures.ts'
import type { Figure } from '../review/standing.ts'
import { frameHash, periodSubject } from '../review/subjects.ts'
import type { AuditEntry } from './audit-chain.ts'

/** Something in the tables that is not what the audit trail says was written. */
export interface TrailDifference {
  /** Such as: s2_statements of 74115061375 for 2025-07-01/2026-06-30, version 3. */
  readonly where: string
  readonly detail: string
}

/** A version of a record as the table has it. */
export interface StoredVersion {
  readonly abn: string
  readonly kind: string
  readonly period: string
  readonly version: number
  readonly body: string
  readonly body_sha256: string
  readonly authored_by: string
  readonly deletion_reason: string | null
}

/** A move as the table has it. */
export interface StoredMove {
  readonly abn: string
  readonly period: string
  readonly subject: string
  readonly move: string
  readonly version: number | null
  readonly sha256: string
  readonly reason: string | null
  readonly self_approved: boolean
  readonly actor: string
  readonly content:
    | readonly { readonly id: string; readonly version: number | null; readonly sha256: string }[]
    | null
  readonly snapshot_id: string | null
  readonly evidence_hash: string | null
  readonly figures_sha256: string | null
  readonly figures: readonly Figure[] | null
  readonly explanations_version: number | null
  readonly authors: readonly string[] | null
  readonly bundle_id: string | null
  readonly bundle_sha256: string | null
}

/** A ledger as the tables have it now. */
export interface StoredLedger {
  readonly abn: string
  readonly period: string
  readonly version: number
  /** Of what people entered, as decisions are bound to it. */
  readonly entered_sha256: string
  readonly stored: readonly SubtotalChange[]
  /** The same, added up again from its lines. */
  readonly added: readonly SubtotalChange[]
}

interface WrittenVersion {
  readonly body_sha256: string
  readonly actor: string
  readonly reason: string | null
}

/** A move as the trail tells it; undefined where an entry of its time does not. */
interface ToldMove {
  readonly sequence: number
  readonly move: string
  readonly version: number | null
  readonly actor: string
  readonly reason: string | null
  readonly self_approved: boolean | undefined
  readonly sha256: string | undefined
  readonly snapshot_id: string | null | undefined
  readonly evidence_hash: string | null | undefined
  readonly figures_sha256: string | null | undefined
  readonly explanations_version: number | null | undefined
  readonly authors: readonly string[] | undefined
  readonly bundle_id: string | null | undefined
  readonly bundle_sha256: string | null | undefined
}

/** Compares records, ledgers and moves of one tenant with its audit trail. The trail comes first, then versions, ledgers and moves, each in their order. */
export class TrailCheck {
  readonly differences: TrailDifference[] = []
  readonly #versions = new Map<string, WrittenVersion>()
  readonly #moves = new Map<string, ToldMove[]>()
  /** Hashes of what can be decided on, by subject and version. */
  readonly #contents = new Map<string, string>()
  /** Newest version of each ledger. */
  readonly #ledgers = new Map<string, number>()

  tell({ action, actor, detail, sequence }: AuditEntry): void {
    if (action.startsWith('tenant_record.')) {
      const { abn, kind, period, version, body_sha256, reason } = JSON.parse(detail)
      this.#versions.set(recordName({ abn, kind, period, version }), {
        body_sha256,
        actor,
        reason: reason ?? null,
      })
    } else if (action.startsWith('review.')) this.#tellMoves(JSON.parse(detail), actor, sequence)
  }

  #tellMoves(detail: MoveDetail, actor: string, sequence: number): void {
    for (const { subject, version, sha256: hash, self_approved } of detail.subjects) {
      const isPeriod = subject === 'period'
      // Entries from before hashes were told have none of what is about figures either.
      const told = <T>(value: T | undefined): T | null | undefined =>
        hash === undefined ? undefined : (value ?? null)
      const name = moveName({ ...detail, subject })
      const list = this.#moves.get(name) ?? []
      this.#moves.set(name, list)
      list.push({
        sequence,
        move: detail.move,
        version,
        actor,
        reason: detail.reason ?? null,
        self_approved: hash === undefined ? undefined : self_approved === true,
        sha256: hash,
        snapshot_id: told(isPeriod ? detail.snapshot : null),
        evidence_hash: told(isPeriod ? detail.evidence_hash : null),
        figures_sha256: told(isPeriod ? detail.figures_sha256 : null),
        explanations_version: told(isPeriod ? detail.explanations_version : null),
        authors: detail.authors,
        bundle_id: told(detail.bundle),
        bundle_sha256: told(detail.bundle_sha256),
      })
    }
  }

  version(stored: StoredVersion): void {
    const where = recordName(stored)
    const told = this.#versions.get(where)
    this.#versions.delete(where)
    this.#hold(stored)
    if (told === undefined) return this.#differ(where, 'no entry of the trail wrote this version')
    const hash = sha256(stored.body)
    if (hash !== told.body_sha256)
      this.#differ(where, `its content has the hash ${hash}; the trail says ${told.body_sha256}`)
    if (stored.body_sha256 !== told.body_sha256)
      this.#differ(
        where,
        `its column body_sha256 says ${stored.body_sha256}; the trail says ${told.body_sha256}`,
      )
    if (stored.authored_by !== told.actor)
      this.#differ(where, `it names ${stored.authored_by} as its author; the trail says ${told.actor}`)
    if (stored.deletion_reason !== told.reason)
      this.#differ(
        where,
        `its reason for deletion is ${stored.deletion_reason ?? 'none'}; the trail has ${told.reason ?? 'none'}`,
      )
  }

  /** Keeps the hash of everything in a version that a move may be about. */
  #hold({ abn, kind, period, version, body, deletion_reason }: StoredVersion): void {
    if (deletion_reason !== null) return
    const keep = (subject: string, hash: string) =>
      this.#contents.set(`${abn} ${period} ${subject} ${version}`, hash)
    if (kind !== 's2_statements') return void keep(`record:${kind}`, sha256(body))
    const parsed = JSON.parse(body) as S2Statements
    keep(`record:${kind}`, frameHash(parsed))
    for (const statement of parsed.statements)
      keep(`statement:${statement.requirement_id}`, sha256(canonicalJson(statement)))
  }

  ledger({ abn, period, version, entered_sha256, stored, added }: StoredLedger): void {
    const subject = `record:${LEDGER_KIND}`
    this.#ledgers.set(`${abn} ${period}`, version)
    this.#contents.set(`${abn} ${period} ${subject} ${version}`, entered_sha256)
    const unlike = differingSubtotals(stored, added)
    if (unlike.length === 0) return
    this.#differ(
      `${LEDGER_KIND} of ${abn} for ${period}`,
      `its lines do not add up to what is stored as their sum in ${unlike.length} of its months and places, first ${unlike[0]}`,
    )
  }

  move(stored: StoredMove): void {
    const where = moveName(stored)
    const told = this.#moves.get(where)?.shift()
    const which = `${where}, ${stored.move}`
    if (told === undefined) return this.#differ(which, 'no entry of the trail is about this move')
    for (const name of ['move', 'version', 'actor', 'reason', ...HASHED] as const) {
      const [is, was] = [stored[name], told[name]]
      if (was !== undefined && is !== was)
        this.#differ(
          which,
          `${name} is ${String(is)}; entry ${told.sequence} of the trail says ${String(was)}`,
        )
    }
    if (
      told.authors !== undefined &&
      (stored.authors ?? []).some((author) => !told.authors?.includes(author))
    )
      this.#differ(which, `its authors are not those of entry ${told.sequence} of the trail`)
    this.#content(which, stored)
  }

  /** What a move was about, against what the tables hold of it now. */
  #content(
    which: string,
    { abn, period, subject, version, sha256: decided, content, figures, figures_sha256 }: StoredMove,
  ): void {
    if (figures !== null && figuresHash(figures) !== figures_sha256)
      this.#differ(which, 'the figures that were recorded are not those that its hash is of')
    if (content !== null && periodSubject(content.map((one) => ({ ...one, title: '' }))).sha256 !== decided)
      this.#differ(which, 'the list of what the period was made of is not the one that its hash is of')
    if (subject === 'period' || version === null) return
    // A ledger keeps lines, not versions: what it was at an earlier one is nowhere to be compared with.
    if (subject === `record:${LEDGER_KIND}` && version < (this.#ledgers.get(`${abn} ${period}`) ?? 0)) return
    const held =
      this.#contents.get(`${abn} ${period} ${subject} ${version}`) ??
      this.#contents.get(`${abn}  ${subject} ${version}`)
    if (held === undefined) this.#differ(which, `version ${version}, which it was about, is not there`)
    else if (held !== decided)
      this.#differ(
        which,
        `version ${version} is not what was decided on: its hash was ${decided}, it is ${held}`,
      )
  }

  /** After the last move: what the trail tells of and no table has. */
  end(): void {
    for (const where of this.#versions.keys())
      this.#differ(where, 'the trail has it as written, but it is not there')
    for (const [where, left] of this.#moves)
      for (const { move, sequence } of left)
        this.#differ(
          `${where}, ${move}`,
          `entry ${sequence} of the trail is about this move, which is not there`,
        )
  }

  #differ(where: string, detail: string): void {
    this.differences.push({ where, detail })
  }
}

const HASHED = [
  'self_approved',
  'sha256',
  'snapshot_id',
  'evidence_hash',
  'figures_sha256',
  'explanations_version',
  'bundle_id',
  'bundle_sha256',
] as const

interface MoveDetail {
  readonly abn: string
  readonly period: string
  readonly move: string
  readonly subjects: readonly {
    readonly subject: string
    readonly version: number | null
    readonly sha256?: string
    readonly self_approved?: boolean
  }[]
  readonly reason?: string
  readonly snapshot?: string
  readonly evidence_hash?: string
  readonly figures_sha256?: string
  readonly explanations_version?: number
  readonly authors?: readonly string[]
  readonly bundle?: string
  readonly bundle_sha256?: string
}

const recordName = ({
  abn,
  kind,
  period,
  version,
}: Pick<StoredVersion, 'abn' | 'kind' | 'period' | 'version'>): string =>
  `${kind} of ${abn}${period === '' ? '' : ` for ${period}`}, version ${version}`

const moveName = ({ abn, period, subject }: Pick<StoredMove, 'abn' | 'period' | 'subject'>): string =>
  `${subject} of ${abn} for ${period}`

const AMOUNTS = ['activity', 'estimated', 'doubtful'] as const
const COUNTS = ['lines', 'reaching'] as const

/** Subtotals that are not what lines add up to, in words. One that has nothing left may be there or not. */
function differingSubtotals(stored: readonly SubtotalChange[], added: readonly SubtotalChange[]): string[] {
  const cellName = ({ factor, entity, facility, month }: SubtotalChange): string =>
    [month, `factor ${factor}`, ...[entity, facility].filter((part) => part !== '')].join(', ')
  const [left, right] = [stored, added].map((cells) => new Map(cells.map((cell) => [cellName(cell), cell])))
  return [...new Set([...left!.keys(), ...right!.keys()])].flatMap((name) => {
    const [is, sum] = [left!.get(name), right!.get(name)]
    const isAlike =
      AMOUNTS.every((field) => scaledOf(is?.[field] ?? '0') === scaledOf(sum?.[field] ?? '0')) &&
      COUNTS.every((field) => (is?.[field] ?? 0) === (sum?.[field] ?? 0))
    return isAlike
      ? []
      : [`${name}: stored ${is?.activity ?? '0'}, the lines add up to ${sum?.activity ?? '0'}`]
  })
}
