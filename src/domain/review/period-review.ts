import type { FilingReadiness } from '../disclosure/readiness/readiness.ts'
import {
  type Approver,
  approversOf,
  type Decider,
  type Invitation,
  inviterWords,
  type NameOf,
  type NameThen,
  namesBy,
} from './approvers.ts'
import type { AgainstApproval, DifferingNumbers } from './decide.ts'
import { type FigureApproval, figureWords } from './figures.ts'
import type { ReviewState } from './moves.ts'
import { ENDED_BY_FIGURES, lastSignature, type Signature, signatureWords } from './signature.ts'
import {
  isApproved,
  type PeriodStanding,
  type ReviewEvent,
  type SubjectStanding,
  standingOf,
} from './standing.ts'
import { type ReviewedRecords, subjectsOf } from './subjects.ts'

/** A thread of comments that waits for an answer. */
export interface OpenThread {
  readonly id: string
  /** `requirement:<id>`, `metric:<id>`, `record:<kind>` or `page:<bundle>/<number>`. */
  readonly subject: string
  /** The newest text of the thread. */
  readonly text: string
  readonly actor: string
  readonly written_at: string
}

/** What people did about a period, as it is stored. */
export interface ReviewInputs {
  /** Oldest first: the last of each subject, and its last approval. */
  readonly events: readonly ReviewEvent[]
  readonly open_threads: readonly OpenThread[]
  /** Of everyone who is named in the above, by actor. */
  readonly names: ReadonlyMap<string, string>
  /** What members were called when they moved something, oldest first. */
  readonly names_then: readonly NameThen[]
  /** How approvers became members, by actor. */
  readonly invitations: ReadonlyMap<string, Invitation>
  /** The version of the sites that speaks for the period. */
  readonly sites: ReviewedRecords['sites']
  /** The version of the explanations of contradictions that is reviewed with the period. */
  readonly explanations: ReviewedRecords['explanations']
  /** The ledger of the period, as far as people entered it. */
  readonly ledger: ReviewedRecords['ledger']
}

/** Where no one has reviewed or commented on anything. */
export const NO_REVIEW: ReviewInputs = {
  events: [],
  open_threads: [],
  names: new Map(),
  names_then: [],
  invitations: new Map(),
  sites: null,
  explanations: null,
  ledger: null,
}

export interface ReviewedSubject {
  readonly subject: string
  readonly title: string
  readonly state: ReviewState
  readonly version: number | null
  readonly sha256: string
  /** Of the last move. */
  readonly decided_by: Decider | null
  readonly decided_at: string | null
  readonly reason: string | null
  readonly self_approved: boolean
  readonly reopened_because: string | null
}

/** How far the review of a period is. */
export interface PeriodReview {
  /** `approved`: every record and statement is, and so is the period. */
  readonly status: 'approved' | 'draft'
  readonly state: ReviewState
  /** Over everything that is reviewed, as it stands; null while no one has reviewed anything of the period. */
  readonly sha256: string | null
  /** For people. */
  readonly statement: string
  /** How the figures stand to those that were approved; null until they are compared. */
  readonly figures: FigureApproval | null
  /** Gates that no one at the company has stated. */
  readonly open_gates: readonly string[]
  /** Statements with numbers that contradict what is held. An approval of one, or of the period with any, has a reason. */
  readonly differing_numbers: readonly DifferingNumbers[]
  /** What keeps the paper of the period a draft, in words; null once nothing does. */
  readonly draft_because: string | null
  /** Why the period was approved, where its approver wrote it down: it needs a reason while gates are open. */
  readonly approval_reason: string | null
  readonly signed: Signature | null
  readonly self_approved: boolean
  readonly approvers: readonly Approver[]
  readonly locked: (Decider & { readonly at: string; readonly reason: string | null }) | null
  readonly reopened_because: string | null
  /** Empty while no one has reviewed anything of the period. */
  readonly subjects: readonly ReviewedSubject[]
  readonly open_threads: readonly (OpenThread & { readonly name: string })[]
}

/** Who approved what in the service, by subject. What the only member approved alone is approved by nobody else. */
export const approvalsOf = ({ subjects }: Pick<PeriodReview, 'subjects'>): ReadonlyMap<string, string> =>
  new Map(
    subjects.flatMap(({ subject, state, decided_by, self_approved }) =>
      (state === 'approved' || state === 'locked') && !self_approved
        ? [[subject, decided_by?.name ?? '']]
        : [],
    ),
  )

/** The review of a period, from what stands and what people decided about it. */
export function periodReview(
  inputs: ReviewInputs,
  reviewed: Omit<ReviewedRecords, 'sites' | 'explanations' | 'ledger'>,
  listing: 'every_subject' | 'subjects_once_reviewed' = 'subjects_once_reviewed',
): PeriodReview {
  const { events, names, names_then, sites, explanations, ledger } = inputs
  const nameOf = namesBy(names_then, names)
  const open_threads = inputs.open_threads.map((thread) => ({ ...thread, name: nameOf(thread.actor).name }))
  // Hashing every statement takes a while, and where no one decided anything all of it is a draft.
  if (events.length === 0 && listing !== 'every_subject') return { ...UNREVIEWED, open_threads }
  const standing = standingOf(subjectsOf({ ...reviewed, sites, explanations, ledger }), events)
  const { whole, subjects } = standing
  const approvers = approversOf(standing, nameOf, inputs.invitations)
  const status = isApproved(whole) && subjects.every(isApproved) ? 'approved' : 'draft'
  const isSelf = [whole, ...subjects].some(({ approval }) => approval?.self_approved === true)
  const { last } = whole
  const signature = lastSignature(events, whole, nameOf)
  const words = events.length === 0 ? UNREVIEWED.statement : draftWords(standing)
  return {
    open_threads,
    status,
    state: whole.state,
    sha256: whole.sha256,
    figures: null,
    statement: [
      status === 'approved' ? approvedBy(approvers, 'Approved') : words,
      ...signatureWords(signature),
      ...(status === 'approved' ? approvalRemarks(approvers, isSelf) : []),
    ].join(' '),
    open_gates: [],
    differing_numbers: [],
    draft_because: status === 'approved' ? NO_READINESS : words,
    approval_reason: whole.approval?.reason ?? null,
    signed: status === 'approved' && signature?.stands === true ? signature.signature : null,
    self_approved: isSelf,
    approvers,
    locked:
      whole.state === 'locked' && last !== null
        ? { ...nameOf(last.actor, last.occurred_at), at: last.occurred_at, reason: last.reason }
        : null,
    reopened_because: whole.reopened_because?.detail ?? null,
    subjects: subjects.map((subject) => shown(subject, nameOf)),
  }
}

/** Until the readiness is known, nothing says that a period is finished. */
const NO_READINESS = 'How far its evidence is has not been computed.'

const NOT_REVIEWED = 'Not approved: this period has not been reviewed.'

const UNREVIEWED = {
  status: 'draft',
  state: 'draft',
  sha256: null,
  figures: null,
  statement: NOT_REVIEWED,
  open_gates: [],
  differing_numbers: [],
  draft_because: NOT_REVIEWED,
  approval_reason: null,
  signed: null,
  self_approved: false,
  approvers: [],
  locked: null,
  reopened_because: null,
  subjects: [],
} as const satisfies Partial<PeriodReview>

const shown = (
  { id, title, state, version, sha256, last, approval, reopened_because }: SubjectStanding,
  nameOf: NameOf,
): ReviewedSubject => ({
  subject: id,
  title,
  state,
  version,
  sha256,
  decided_by: last === null ? null : nameOf(last.actor, last.occurred_at),
  decided_at: last?.occurred_at ?? null,
  reason: last?.reason ?? null,
  self_approved: approval?.self_approved ?? false,
  reopened_because: reopened_because?.detail ?? null,
})

const approvedBy = (
  approvers: readonly Approver[],
  begins: 'Approved' | 'The records as they stand are approved',
): string => `${begins} by ${approvers.map(({ name }) => name).join(' and ')}.`

const approvalRemarks = (approvers: readonly Approver[], isSelf: boolean): string[] => [
  ...(isSelf ? ['Self-approved: the author is the only member.'] : []),
  ...inviterWords(approvers),
]

/** Whether the paper of a period carries the mark of a draft: everything else than one of which nothing is left to do. */
export const isDraftPaper = ({ draft_because }: Pick<PeriodReview, 'draft_because'>): boolean =>
  draft_because !== null

/**
 * The review with what the readiness says of it. A paper is final once gates are closed, every counted requirement is approved and the
 * directors have declared, which is what lets a director sign it. One that is not says so first, with what it was approved in spite of.
 */
export function withReadiness(
  review: PeriodReview,
  { open_gates, differing_numbers, lacks_to_sign }: AgainstApproval & Pick<FilingReadiness, 'lacks_to_sign'>,
): PeriodReview {
  const found = { ...review, open_gates, differing_numbers }
  if (review.status !== 'approved') return found
  if (lacks_to_sign === null) return { ...found, draft_because: null }
  const remarks = review.statement.slice(approvedBy(review.approvers, 'Approved').length)
  const statement = [
    `Not final: ${lacks_to_sign}`,
    `${approvedBy(review.approvers, 'The records as they stand are approved')}${remarks}`,
    ...againstWords(found),
  ].join(' ')
  return { ...found, draft_because: lacks_to_sign, statement }
}

function againstWords({
  open_gates,
  differing_numbers,
  approval_reason,
}: Pick<PeriodReview, 'open_gates' | 'differing_numbers' | 'approval_reason'>): string[] {
  const against = [
    ...(open_gates.length === 0
      ? []
      : [
          `${open_gates.length} ${open_gates.length === 1 ? 'gate is' : 'gates are'} open (${open_gates.join(', ')}).`,
        ]),
    ...(differing_numbers.length === 0
      ? []
      : [
          `Numbers contradict what is held (${differing_numbers.map(({ requirement_id }) => requirement_id).join(', ')}).`,
        ]),
  ]
  if (against.length === 0) return []
  return [
    ...against,
    approval_reason === null
      ? 'No reason was written down.'
      : `The reason given: “${approval_reason.replace(/[.\s]+$/, '')}.”`,
  ]
}

/** The review with what there is to say about its figures. Other figures than the approved ones end a signature, as a change of a record does. */
export function withFigures(review: PeriodReview, figures: FigureApproval): PeriodReview {
  const isEnded = figures.state === 'changed' && review.signed !== null
  return {
    ...review,
    figures,
    signed: isEnded ? null : review.signed,
    statement: [review.statement, ...figureWords(figures), ...(isEnded ? [ENDED_BY_FIGURES] : [])].join(' '),
  }
}

function draftWords({ subjects, whole }: PeriodStanding): string {
  const approved = subjects.filter(isApproved).length
  return approved === subjects.length && subjects.length > 0 && !isApproved(whole)
    ? 'Not approved: every record and statement is approved, but the period as a whole is not.'
    : `Not approved: ${approved} of ${subjects.length} records and statements are approved.`
}
