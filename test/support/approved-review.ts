import type { DisclosureRecords } from '../../src/domain/disclosure/records/kinds.ts'
import { NO_REVIEW, type ReviewInputs } from '../../src/domain/review/period-review.ts'
import { periodSubject, subjectsOf } from '../../src/domain/review/subjects.ts'
import { july } from './disclosure-records.ts'

const ANN = 'member:mem_0000000000000Ann'

/** Everything approved by one person, and the period as a whole. */
export function approvedReview(records: DisclosureRecords): ReviewInputs {
  const subjects = subjectsOf({ period: july(2024), records, sites: null })
  return {
    ...NO_REVIEW,
    approvals_since: '2026-01-01T00:00:00.000Z',
    names: new Map([[ANN, 'Ann Lee']]),
    events: [...subjects, periodSubject(subjects)].map(({ id, version, sha256 }) => ({
      subject: id,
      move: 'approve',
      from_state: 'reviewed',
      to_state: 'approved',
      version,
      sha256,
      reason: null,
      self_approved: false,
      actor: ANN,
      occurred_at: '2026-09-01T00:00:00.000Z',
    })),
  }
}
