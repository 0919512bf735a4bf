import { type DisclosureRecords, NO_RECORDS } from '../../src/domain/disclosure/records/kinds.ts'
import type { S2Statement } from '../../src/domain/disclosure/records/s2-statements.ts'
import { canonicalJson, sha256 } from '../../src/domain/evidence.ts'
import { authorsOf } from '../../src/domain/review/authors.ts'
import { type AgainstApproval, decideMoves, type MoveRequest } from '../../src/domain/review/decide.ts'
import { MOVES, type ReviewMove, type ReviewScope } from '../../src/domain/review/moves.ts'
import { NO_REVIEW, type PeriodReview, periodReview } from '../../src/domain/review/period-review.ts'
import {
  NOTHING_RECORDED,
  type PeriodStanding,
  type ReviewEvent,
  standingOf,
} from '../../src/domain/review/standing.ts'
import { DECLARATION, frameHash, subjectsOf } from '../../src/domain/review/subjects.ts'

export const PERIOD = { start: '2025-07-01', end: '2026-06-30' }
export const statement = (requirement_id: string, text: string): S2Statement => ({
  requirement_id,
  kind: 'disclosure',
  statement: text,
  date: '2026-08-15',
})

/** A company of a few people, in memory: one record of statements, everyone with every right. */
export class Room {
  readonly #people: readonly string[]
  readonly events: ReviewEvent[] = []
  readonly versions: { version: number; authored_by: string; statements: S2Statement[] }[] = []
  /** Actors that are one person. */
  same: readonly string[] = []

  constructor(people: readonly string[]) {
    this.#people = people
  }

  actorsOf(person: string | null): ReadonlySet<string> {
    return new Set(person === null ? [] : this.same.includes(person) ? this.same : [person])
  }

  get records(): DisclosureRecords {
    const last = this.versions.at(-1)
    if (last === undefined) return NO_RECORDS
    const body = { period: PERIOD, statements: last.statements }
    const stored = {
      version: last.version,
      authored_by: last.authored_by,
      authored_at: '2026-08-01T00:00:00Z',
    }
    return { ...NO_RECORDS, s2_statements: { ...stored, body, body_sha256: sha256(canonicalJson(body)) } }
  }

  get standing(): PeriodStanding {
    return standingOf(
      subjectsOf({ period: PERIOD, records: this.records, sites: null, explanations: null, ledger: null }),
      this.events,
    )
  }

  write(person: string, statements: S2Statement[]): boolean {
    if (this.standing.whole.state === 'locked') return false
    this.versions.push({ version: this.versions.length + 1, authored_by: person, statements })
    return true
  }

  /** Of a period, for its approval, those of all parts. */
  authors(subject: PeriodStanding['whole'], move: ReviewMove = 'approve'): ReadonlySet<string> {
    if (subject.id === 'period' && move === 'approve')
      return new Set([subject, ...this.standing.subjects].flatMap((one) => [...this.authors(one, 'submit')]))
    const hashes = this.versions.map(({ statements }) => {
      if (subject.id === 'record:s2_statements') return frameHash({ period: PERIOD, statements })
      const found = statements.find(({ requirement_id }) => subject.id === `statement:${requirement_id}`)
      return found && sha256(canonicalJson(found))
    })
    const changes = this.versions
      .filter((_, index) => hashes[index] !== hashes[index - 1])
      .map(({ version, authored_by }) => ({ subject: subject.id, version, authored_by }))
    return authorsOf(subject, changes, this.events)
  }

  move(
    person: string | null,
    move: ReviewMove,
    more: Partial<MoveRequest> & {
      readonly scope?: ReviewScope | undefined
      readonly against?: AgainstApproval
    } = {},
  ) {
    const scope = more.scope ?? MOVES.find((rule) => rule.move === move)!.scope
    const decision = decideMoves(
      this.standing,
      { move, subjects: more.subjects, reason: more.reason, skip: more.skip ?? false },
      { member: person, actors: this.actorsOf(person), scope, is_alone: this.#people.length === 1 },
      (subject, by) => this.authors(subject, by),
      more.against,
    )
    for (const { subject, rule, self_approved } of decision.moves)
      this.events.push({
        ...NOTHING_RECORDED,
        ...(move === 'sign' ? { bundle_id: 'art_1', bundle_sha256: '0'.repeat(64) } : {}),
        subject: move === 'sign' ? DECLARATION : subject.id,
        move,
        from_state: rule.from,
        to_state: rule.to,
        version: subject.version,
        sha256: subject.sha256,
        reason: more.reason ?? null,
        self_approved,
        actor: person!,
        occurred_at: new Date(Date.UTC(2026, 8, 1, 0, 0, this.events.length)).toISOString(),
      })
    return decision.refusals.map(({ kind }) => kind)
  }

  review(): PeriodReview {
    return periodReview({ ...NO_REVIEW, events: this.events }, { period: PERIOD, records: this.records })
  }

  state(id = 'period'): string {
    const { whole, subjects } = this.standing
    return [whole, ...subjects].find((subject) => subject.id === id)!.state
  }
}
