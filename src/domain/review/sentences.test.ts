import { expect, test } from 'vitest'
import { sentenceOf } from './sentences.ts'

const period = '2025-07-01/2026-06-30'
const targets = { subject: 'record:emission_targets', title: 'Emission targets', version: 3 }
const statement = { subject: 'statement:6(a)', title: 'Statement on 6(a)', version: 2 }

test.each([
  [
    'review.approve',
    { period, subjects: [targets, { subject: 'period', title: 'The whole period', version: null }] },
    'Ann Lee approved Emission targets (version 3) and the whole period for 2025-07-01 to 2026-06-30.',
  ],
  [
    'review.ask_for_changes',
    { period, subjects: [statement], reason: 'Which committee?' },
    'Ann Lee requested changes to Statement on 6(a) (version 2) for 2025-07-01 to 2026-06-30: “Which committee?”.',
  ],
  [
    'review.approve',
    { period, subjects: [targets, statement, statement], self_approved: true },
    'Ann Lee approved 3 records and statements for 2025-07-01 to 2026-06-30, being the only member (self-approved).',
  ],
  [
    'tenant_record.written',
    { kind: 'meter_regions', version: 1 },
    'Ann Lee wrote version 1 of Regions of meters.',
  ],
  ['session.opened', { how: 'passkey' }, 'Ann Lee signed in with a passkey.'],
  ['member.invited', { roles: ['auditor'] }, 'Ann Lee invited someone as auditor.'],
  ['api_key.created', { name: 'nightly' }, 'Ann Lee created an API key, “nightly”.'],
  ['bundle.read', { file: 'report.pdf' }, 'Ann Lee downloaded report.pdf from a bundle.'],
  [
    'comment.opened',
    { period, subject: 'requirement:6(a)' },
    'Ann Lee commented on requirement 6(a) for 2025-07-01 to 2026-06-30.',
  ],
  [
    'audit_sheet.marked',
    {
      period,
      marks: [
        { requirement_id: '6(a)', mark: 'agreed' },
        { requirement_id: '10(a)', mark: 'query' },
      ],
    },
    'Ann Lee marked 6(a) as agreed; 10(a) as query for 2025-07-01 to 2026-06-30.',
  ],
  [
    'tenant_record.deleted',
    { kind: 'emission_targets', period: '', version: 4, reason: 'Entered twice.' },
    'Ann Lee deleted Emission targets: “Entered twice”.',
  ],
])('%s reads as a sentence', (action, detail, sentence) => {
  expect(sentenceOf({ action, detail }, 'Ann Lee')).toBe(sentence)
})

test.each(['desk_file.received', 'review.unheard_of', 'comment.unheard_of'])('%s has none', (action) => {
  expect(sentenceOf({ action, detail: {} }, 'Ann Lee')).toBeNull()
})
