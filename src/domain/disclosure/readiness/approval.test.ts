import { expect, test } from 'vitest'
import { statement } from '../../../../test/support/disclosure-records.ts'
import { approvalOf } from './approval.ts'

const { approver: _, ...unapproved } = statement('6(a)')

test.each([
  [
    'a named approver counts before approvals are made in the service',
    statement('6(a)'),
    null,
    true,
    'Stated and approved on',
  ],
  [
    'a named approver is no approval in the service',
    statement('6(a)'),
    new Map(),
    false,
    'named as approver, not approved in the service',
  ],
  [
    'an approval by a member needs no name in the record',
    unapproved,
    new Map([['6(a)', 'Cy Dunn']]),
    true,
    'approved in the service by Cy Dunn',
  ],
  [
    'an approval of another statement does not count',
    statement('6(a)'),
    new Map([['6(b)', 'Cy Dunn']]),
    false,
    'not approved in the service',
  ],
  ['nobody approved', unapproved, new Map(), false, 'not approved yet'],
])('%s', (_title, said, approvals, isApproved, words) => {
  const found = approvalOf(said, { approvals })
  expect(found.isApproved).toBe(isApproved)
  expect(found.detail).toContain(words)
})
