import { expect, test } from 'vitest'
import { checkEvidenceFiles } from './check-evidence-files.ts'

const [BILL, EXEMPTION, OTHER] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string]
const AT = '/consumption/0'

const entry = (sha256: string, pointer: string, status = 'held') => ({
  sha256,
  status,
  name: status === 'missing' ? null : 'bill.pdf',
  media_type: status === 'missing' ? null : 'application/pdf',
  size: status === 'missing' ? null : 7,
  named_in: [{ record: 'market_based_evidence', pointer, what: 'Electricity' }],
  requirement_ids: [],
})

const BILLED = entry(BILL, `${AT}/document_sha256`)
const EXEMPTED = entry(EXEMPTION, `${AT}/exempt_document_sha256`)

/** What is found where a bundle about one load lists these documents. */
const findings = (evidence_files: readonly object[]): (string | undefined)[] => {
  const body = { consumption: [{ document_sha256: BILL, exempt_document_sha256: EXEMPTION }] }
  const documents = {
    report: { evidence_files },
    provenance: { records: [{ record: 'market_based_evidence', body }] },
  }
  return checkEvidenceFiles(documents as unknown as Parameters<typeof checkEvidenceFiles>[0]).map(
    ({ detail }) => detail,
  )
}

test('a list of each document that the records name is sound, also one from before exemptions were listed', () => {
  expect(findings([BILLED, EXEMPTED])).toEqual([])
  expect(findings([BILLED])).toEqual([])
})

test('the documents of a boundary and of percentages are named too', () => {
  const records = [
    { record: 'organisational_boundary', body: { document: { sha256: BILL } } },
    { record: 'market_based_evidence', body: { percentages: [{}, { document_sha256: OTHER }] } },
  ]
  const found = (evidence_files: readonly object[]) => {
    const documents = { report: { evidence_files }, provenance: { records } }
    return checkEvidenceFiles(documents as unknown as Parameters<typeof checkEvidenceFiles>[0]).length
  }
  const ofBoundary = {
    ...entry(BILL, '/document/sha256'),
    named_in: [{ record: 'organisational_boundary', pointer: '/document/sha256', what: 'Boundary' }],
  }
  const ofPercentage = entry(OTHER, '/percentages/1/document_sha256')
  expect(found([ofBoundary, ofPercentage])).toBe(0)
  expect(found([])).toBe(0)
  expect(found([{ ...ofBoundary, sha256: EXEMPTION }])).toBe(1)
})

test.each([
  ['lacks the bill', [EXEMPTED], 'the list does not include it'],
  ['holds one that no record names', [BILLED, entry(OTHER, `${AT}/document_sha256`)], 'but none does'],
  ['says another place', [entry(BILL, '/consumption/1/document_sha256')], 'does not include it'],
  ['calls a missing file by a name', [{ ...BILLED, status: 'missing' }], 'the document is missing'],
  ['says nothing of a held one', [{ ...BILLED, size: null }], 'its details are incomplete'],
])('a list that %s is found', (_, listed, detail) => {
  expect(findings(listed)[0]).toMatch(detail)
})
