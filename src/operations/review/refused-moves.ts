import type { MoveRefusal, MoveRequest } from '../../domain/review/decide.ts'
import type { UnexpectedContent } from '../../domain/review/expected.ts'
import { type ErrorCode, ServiceError } from '../../errors.ts'

/** The code of each kind of refusal, the weightiest first: a request has one code for all. */
const CODES: Readonly<Record<MoveRefusal['kind'], ErrorCode>> = {
  person_needed: 'person_required',
  locked: 'period_locked',
  unknown_subject: 'validation_failed',
  reason_needed: 'validation_failed',
  author_cannot: 'another_person_required',
  not_possible: 'review_conflict',
}

const HINTS: Readonly<Record<MoveRefusal['kind'], string>> = {
  person_needed: 'Sign in as a member, or use a key that acts for one.',
  locked: 'Unlock the period first: move "unlock" with a reason, by an approver.',
  unknown_subject: 'GET the review of the period: it lists everything that can be moved.',
  reason_needed: 'Send the request again with a reason.',
  author_cannot: 'Have another member do it, or leave these subjects out by naming the others in `subjects`.',
  not_possible: 'GET the review of the period: it says what can be done to each subject now.',
}

/** All refusals of a request at once. */
export function refusedMoves(request: MoveRequest, refusals: readonly MoveRefusal[]): ServiceError {
  const kinds = Object.keys(CODES) as MoveRefusal['kind'][]
  const kind = kinds.find((one) => refusals.some((refusal) => refusal.kind === one)) ?? 'not_possible'
  const first = refusals.find((refusal) => refusal.kind === kind)
  const more = refusals.length - 1
  return new ServiceError(
    CODES[kind],
    `${first?.detail ?? ''}${more > 0 ? ` There ${more === 1 ? 'is one more fault' : `are ${more} more faults`}.` : ''}`,
    {
      errors: refusals.map((refusal) => ({
        pointer: pointerOf(request, refusal),
        code: CODES[refusal.kind],
        message: refusal.detail,
        ...(refusal.subject === undefined ? {} : { received: refusal.subject }),
      })),
      hint: `Nothing was moved. ${HINTS[kind]}`,
    },
  )
}

function pointerOf({ subjects }: MoveRequest, { kind, subject }: MoveRefusal): string {
  if (kind === 'reason_needed') return '/reason'
  const index = subject === undefined ? -1 : (subjects?.indexOf(subject) ?? -1)
  return index < 0 ? '/move' : `/subjects/${index}`
}

const LOOK_AGAIN =
  'Nothing was moved. GET the review of the period, look at what changed, and send its hashes in `expected`.'

/** What is about to be approved or locked is not what the person looked at. */
export const notAsExpected = (unexpected: readonly UnexpectedContent[]): ServiceError =>
  new ServiceError(
    'version_conflict',
    `This is not what you looked at: ${unexpected[0]!.detail}${unexpected.length > 1 ? ` ${unexpected.length - 1} more differ.` : ''}`,
    {
      errors: unexpected.map(({ subject, index, detail }) => ({
        pointer: index === null ? '/expected' : `/expected/${index}/sha256`,
        code: 'version_conflict',
        message: detail,
        received: subject,
      })),
      hint: LOOK_AGAIN,
    },
  )

/** A record was written while the figures were computed. */
export const changedMeanwhile = (): ServiceError =>
  new ServiceError('version_conflict', 'A record of the period was changed at this moment.', {
    hint: LOOK_AGAIN,
  })
