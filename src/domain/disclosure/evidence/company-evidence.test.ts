import { expect, it } from 'vitest'
import { july, statement, target } from '../../../../test/support/disclosure-records.ts'
import { AASB_S2 } from '../../../frameworks/aasb-s2/framework.ts'
import { type DisclosureRecords, NO_RECORDS, type StoredRecord } from '../records/kinds.ts'
import { companyEvidence } from './company-evidence.ts'
import { namedDocuments } from './named-documents.ts'

const stored = <Body>(body: Body): StoredRecord<Body> => ({
  version: 1,
  authored_by: 'key:x',
  authored_at: '2026-08-01T00:00:00.000Z',
  body,
  body_sha256: '0'.repeat(64),
})
const [bill, minutes, report, signed] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(64)) as [
  string,
  string,
  string,
  string,
]
const period = july(2025)

const records: DisclosureRecords = {
  ...NO_RECORDS,
  emission_targets: stored({
    targets: [
      target({ evidence_ids: ['Board paper 7', report] }),
      target({ status: 'draft', evidence_ids: [bill] }),
    ],
  }),
  market_based_evidence: stored({
    period,
    instruments: [],
    consumption: [
      { region: 'NSW' as const, period, kwh: 1, exempt_kwh: 0, document_sha256: bill },
      { region: 'VIC' as const, period, kwh: 1, exempt_kwh: 0, meter: '6305', document_sha256: bill },
    ],
  }),
  s2_statements: stored({
    period,
    statements: [statement('6(a)', { document: { name: 'Minutes.docx', sha256: minutes } })],
    declaration: {
      kind: 'compliance' as const,
      resolved_on: '2026-08-01',
      signed_by: [],
      document_sha256: signed,
    },
  }),
}
const named = namedDocuments(records, AASB_S2.evidence)
const file = (sha256: string, media_type: string) =>
  [sha256, { sha256, name: 'x.pdf', size: 1, media_type }] as const

it('every hash in a record is a document, with where it stands and what rests on it', () => {
  expect(named.map(({ sha256, pointer, what }) => [sha256, pointer, what])).toEqual([
    [report, '/targets/0/evidence_ids/1', expect.stringMatching(/^Target /)],
    [bill, '/targets/1/evidence_ids/0', expect.stringMatching(/^Target /)],
    [bill, '/consumption/0/document_sha256', 'Electricity in NSW, 2025-07-01 to 2026-06-30'],
    [bill, '/consumption/1/document_sha256', 'Electricity in VIC, 2025-07-01 to 2026-06-30, meter 6305'],
    [minutes, '/statements/0/document/sha256', 'Statement on 6(a)'],
    [signed, '/declaration/document_sha256', 'Directors’ declaration'],
  ])
  expect(named.find(({ pointer }) => pointer.startsWith('/targets/1'))?.requirement_ids).toEqual([])
})

it('a document is held, missing, or of another kind than the record says', () => {
  const held = new Map([file(bill, 'application/pdf'), file(minutes, 'application/pdf')])
  const { documents, requirements } = companyEvidence(named, held, ['29(a)(i)(1)', '6(a)'])
  expect(documents.map(({ sha256, status, uses }) => [sha256, status, uses.length])).toEqual([
    [report, 'missing', 1],
    [bill, 'held', 3],
    [minutes, 'other_type', 1],
    [signed, 'missing', 1],
  ])
  const [electricity] = AASB_S2.evidence.electricity
  expect(requirements).toContainEqual({ requirement_id: electricity, held: 1, missing: 0, other_type: 0 })
  expect(requirements.find(({ requirement_id }) => requirement_id === '6(a)')).toMatchObject({
    other_type: 1,
  })
})

it('requirements stand in the order of the standard, and unknown ones last', () => {
  const order = AASB_S2.evidence.electricity.toReversed()
  const ids = companyEvidence(named, new Map(), order).requirements.map(
    ({ requirement_id }) => requirement_id,
  )
  expect(ids.slice(0, order.length)).toEqual(order)
  expect(ids).toContain('6(a)')
})

it('names the document that exempts a part of a load', () => {
  const load = { region: 'ACT' as const, period, kwh: 9, exempt_kwh: 4, document_sha256: bill }
  const exempt = { ...load, exempt_from: 'jurisdictional_scheme' as const, exempt_document_sha256: minutes }
  const body = { period, instruments: [], consumption: [load, exempt] }
  const own = namedDocuments({ ...NO_RECORDS, market_based_evidence: stored(body) }, AASB_S2.evidence)
  expect(own.map(({ sha256, pointer }) => [sha256, pointer])).toEqual([
    [bill, '/consumption/0/document_sha256'],
    [bill, '/consumption/1/document_sha256'],
    [minutes, '/consumption/1/exempt_document_sha256'],
  ])
})
