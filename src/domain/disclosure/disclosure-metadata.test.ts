import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  boundary,
  july,
  marketEvidence,
  statement,
  target,
  YEAR_2026,
} from '../../../test/support/disclosure-records.ts'
import { expectWorkedExample } from '../../../test/support/method-page.ts'
import { statements, stored } from '../../../test/support/readiness-inputs.ts'
import { DISCLOSURE_METADATA, disclosureMetadata } from './disclosure-metadata.ts'
import { type DisclosureRecords, NO_RECORDS, RECORD_KIND_NAMES } from './records/kinds.ts'

const ALL: DisclosureRecords = {
  ...NO_RECORDS,
  emission_targets: stored({ targets: [target()] }),
  organisational_boundary: stored(boundary(), 3),
  market_based_evidence: stored(marketEvidence()),
  s2_statements: statements([statement('6(a)')]),
}
const KINDS = RECORD_KIND_NAMES.filter((kind) => ALL[kind] !== null)

test('with nothing sent, everything is missing and says where to send it', () => {
  const { completeness, records, elections } = disclosureMetadata(YEAR_2026, NO_RECORDS)
  expect(completeness).toEqual({
    present: 0,
    expected: RECORD_KIND_NAMES.length,
    missing: RECORD_KIND_NAMES,
  })
  expect(records.every(({ next_action }) => next_action?.includes('PUT /v1/companies/{abn}/'))).toBe(true)
  expect(Object.values(elections).every((value) => value === null)).toBe(true)
})

test('all records are composed, as on the page', () => {
  const { completeness, elections } = disclosureMetadata(YEAR_2026, { ...ALL, s2_statements: null })
  expectWorkedExample(DISCLOSURE_METADATA.id, {
    inputs: { records: KINDS.slice(0, 3), period: YEAR_2026 },
    result: { completeness, elections },
  })
})

test('a record of another period does not speak for this one; targets speak for all', () => {
  const { records, completeness, elections } = disclosureMetadata(july(2026), ALL)
  expect(Object.fromEntries(records.map(({ record, status }) => [record, status]))).toMatchObject({
    emission_targets: 'present',
    organisational_boundary: 'other_period',
    market_based_evidence: 'other_period',
    s2_statements: 'other_period',
  })
  expect(completeness.present).toBe(1)
  expect(elections.consolidation_approach).toBeNull()
  expect(records[1]?.next_action).toContain('2025-07-01 to 2026-06-30')
})

test('the hash moves with any record or version and with nothing else', () => {
  const hash = (records: DisclosureRecords) => disclosureMetadata(YEAR_2026, records).records_hash
  fc.assert(
    fc.property(fc.subarray(KINDS, { minLength: 1 }), fc.integer({ min: 4, max: 99 }), (kinds, version) => {
      const changed = {
        ...ALL,
        ...Object.fromEntries(kinds.map((kind) => [kind, { ...ALL[kind]!, version }])),
      }
      expect(hash(changed)).not.toBe(hash(ALL))
      expect(hash(structuredClone(changed))).toBe(hash(changed))
    }),
  )
  const edited = { ...ALL, organisational_boundary: stored(boundary({ rationale: 'Another' }), 3) }
  expect(hash(edited)).not.toBe(hash(ALL))
})
