import type { DisclosureRecords } from '../../src/domain/disclosure/records/kinds.ts'
import { type FigureSet, figuresHash } from '../../src/domain/review/figures.ts'
import { NO_REVIEW, type ReviewInputs } from '../../src/domain/review/period-review.ts'
import { NOTHING_RECORDED } from '../../src/domain/review/standing.ts'
import { periodSubject, subjectsOf } from '../../src/domain/review/subjects.ts'
import { july } from './disclosure-records.ts'

const ANN = 'member:mem_0000000000000Ann'
/** Wrote all of it. */
const BOB = 'member:mem_0000000000000Bob'

/** Everything approved by one person, and the period as a whole; with its figures and the reason where they are given. */
export function approvedReview(
  records: DisclosureRecords,
  approved?: FigureSet,
  reason: string | null = null,
): ReviewInputs {
  const subjects = subjectsOf({ period: july(2024), records, sites: null, explanations: null, ledger: null })
  return {
    ...NO_REVIEW,
    names: new Map([
      [ANN, 'Ann Lee'],
      [BOB, 'Bob Day'],
    ]),
    invitations: new Map(
      approved === undefined
        ? []
        : [[ANN, { invited_at: '2026-01-02T00:00:00.000Z', line: [{ actor: BOB, actors: [BOB] }] }]],
    ),
    events: [...subjects, periodSubject(subjects)].map(({ id, version, sha256 }) => ({
      ...NOTHING_RECORDED,
      ...(id === 'period' && approved !== undefined
        ? {
            snapshot_id: approved.snapshot_id,
            evidence_hash: approved.evidence_hash,
            figures_sha256: figuresHash(approved.figures),
            figures: approved.figures,
          }
        : {}),
      authors: [BOB],
      subject: id,
      move: 'approve',
      from_state: 'reviewed',
      to_state: 'approved',
      version,
      sha256,
      reason: id === 'period' ? reason : null,
      self_approved: false,
      actor: ANN,
      occurred_at: '2026-09-01T00:00:00.000Z',
    })),
  }
}
