import { type ReviewMove, type ReviewState, STATE_WORDS } from './moves.ts'
import { isSameContent, periodSubject, type Subject } from './subjects.ts'

/** One figure of a report. A figure without a value is not in a list of figures. */
export interface Figure {
  readonly id: string
  readonly label: string
  readonly unit: string | null
  readonly value: number | string
}

/** What a move records of the figures and the people behind what it is about; null where it was not, or not yet, recorded. */
export interface RecordedBasis {
  /** Of an approval or a lock of a period: the data that its figures were computed from. */
  readonly snapshot_id: string | null
  readonly evidence_hash: string | null
  readonly figures_sha256: string | null
  /** The figures themselves; a lock has none where its approval has them. */
  readonly figures: readonly Figure[] | null
  /** Of a move of a period: the version of the explanations of contradictions; 0 for none. */
  readonly explanations_version: number | null
  /** Of an approval: who wrote or submitted what was approved. */
  readonly authors: readonly string[] | null
  /** Of a signature: the bundle that was signed, and the hash of its bytes. */
  readonly bundle_id: string | null
  readonly bundle_sha256: string | null
}

export const NOTHING_RECORDED: RecordedBasis = {
  snapshot_id: null,
  evidence_hash: null,
  figures_sha256: null,
  figures: null,
  explanations_version: null,
  authors: null,
  bundle_id: null,
  bundle_sha256: null,
}

/** A move that was made, as it is stored. Never changed. */
export interface ReviewEvent extends RecordedBasis {
  readonly subject: string
  readonly move: ReviewMove
  readonly from_state: ReviewState
  readonly to_state: ReviewState
  /** What it was about: the content that stood then. */
  readonly version: number | null
  readonly sha256: string
  readonly reason: string | null
  /** The author approved alone, being the only member of the tenant. */
  readonly self_approved: boolean
  /** `member:<id>`. */
  readonly actor: string
  readonly occurred_at: string
}

/** Why something that had come further is a draft again. */
export interface ReopenedBecause {
  readonly was: ReviewState
  readonly was_version: number | null
  readonly version: number | null
  readonly detail: string
}

/** A subject with its state. */
export interface SubjectStanding extends Subject {
  readonly state: ReviewState
  /** The last move; null while there was none. */
  readonly last: ReviewEvent | null
  /** By which it was approved, while it is. */
  readonly approval: ReviewEvent | null
  readonly reopened_because: ReopenedBecause | null
}

/** The states of everything in a period. */
export interface PeriodStanding {
  readonly whole: SubjectStanding
  readonly subjects: readonly SubjectStanding[]
}

/**
 * States follow from the last move of each subject and from whether its content is still the one that the move was about.
 * The events come oldest first: the last of each subject, and its last approval.
 */
export function standingOf(subjects: readonly Subject[], events: readonly ReviewEvent[]): PeriodStanding {
  const last = new Map(events.map((event) => [event.subject, event]))
  const approvals = new Map(
    events.filter(({ move }) => move === 'approve').map((event) => [event.subject, event]),
  )
  const standing = (subject: Subject) =>
    standingOfOne(subject, last.get(subject.id) ?? null, approvals.get(subject.id) ?? null)
  const parts = subjects.map(standing)
  const whole = withParts(standing(periodSubject(subjects)), parts)
  const isLocked = whole.state === 'locked'
  return { whole, subjects: isLocked ? parts.map((part) => ({ ...part, state: 'locked' })) : parts }
}

/** A period is approved only while all its parts are: one that was reopened, though not changed, reopens the period. */
function withParts(whole: SubjectStanding, parts: readonly SubjectStanding[]): SubjectStanding {
  if (whole.state !== 'approved' || parts.every(isApproved)) return whole
  const open = parts.filter((part) => !isApproved(part)).map(({ title }) => title)
  const detail = `${open.join(', ')} ${open.length === 1 ? 'was' : 'were'} reopened after the period was approved.`
  return {
    ...whole,
    state: 'draft',
    approval: null,
    reopened_because: { was: 'approved', was_version: null, version: null, detail },
  }
}

function standingOfOne(
  subject: Subject,
  last: ReviewEvent | null,
  approval: ReviewEvent | null,
): SubjectStanding {
  const state = last !== null && isSameContent(subject, last) ? last.to_state : 'draft'
  const isReopened = last !== null && state === 'draft' && last.to_state !== 'draft'
  return {
    ...subject,
    state,
    last,
    approval: isApproved({ state }) ? approval : null,
    reopened_because: isReopened ? reopened(subject, last) : null,
  }
}

function reopened(subject: Subject, { to_state: was, version }: ReviewEvent): ReopenedBecause {
  const before = STATE_WORDS[was]
  return {
    was,
    was_version: version,
    version: subject.version,
    detail:
      subject.version === null
        ? `A record or statement in the period was changed, added or deleted after the period was ${before}.`
        : `It was changed after version ${version} was ${before}; the current version is ${subject.version}.`,
  }
}

/** Approved, or approved and locked. */
export const isApproved = ({ state }: { readonly state: ReviewState }): boolean =>
  state === 'approved' || state === 'locked'
