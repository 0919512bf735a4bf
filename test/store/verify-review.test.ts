import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { jsonFile } from '../../src/reports/bundle/files.ts'
import type { Finding } from '../../src/reports/verifier/verification.ts'
import { verifyBundle } from '../../src/reports/verifier/verify-bundle.ts'
import { approvedReview } from '../support/approved-review.ts'
import { type Files, jsonIn, plainBundle, reseal, testSigner } from '../support/bundles.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { allRecords, BLUESCOPE, sampleReport } from '../support/sample-reports.ts'

let draft: Files
let approved: Files

beforeAll(async () => {
  const database = await openOnOneEngine({ holding: 'starter' })
  const records = allRecords()
  const unreviewed = await sampleReport(database, BLUESCOPE, records)
  const reviewed = await sampleReport(database, BLUESCOPE, records, approvedReview(records))
  draft = unzipSync((await plainBundle(unreviewed.disclosure)).zip)
  approved = unzipSync((await plainBundle(reviewed.disclosure)).zip)
  await database.close()
})

/** What a forger gets who restates every hash and signs with a key of their own. */
const findings = (files: Files): readonly Finding[] =>
  verifyBundle(reseal(files, testSigner('forger')), null).findings
const places = (files: Files): string[] => findings(files).map(({ where }) => where)
const changed = (files: Files, name: string, change: (value: Record<string, unknown>) => void): Files => {
  const value = jsonIn(files, name)
  change(value)
  return { ...files, [name]: jsonFile(value) }
}
const review = (value: Record<string, unknown>) => value['review'] as Record<string, unknown>

test('a bundle of approved records says so, names the approvers and carries no mark', () => {
  expect(findings(approved)).toEqual([])
  expect(jsonIn(approved, 'manifest.json')['review']).toEqual({
    status: 'approved',
    self_approved: false,
    approvers: ['Ann Lee'],
  })
  const summary = Buffer.from(approved['summary.md']!).toString()
  expect(summary).toContain('**Approved by Ann Lee.**')
  expect(summary).not.toContain('DRAFT')
})

test('any other bundle is a draft', () => {
  expect(findings(draft)).toEqual([])
  expect(jsonIn(draft, 'manifest.json')['review']).toEqual({
    status: 'draft',
    self_approved: false,
    approvers: [],
  })
  expect(Buffer.from(draft['summary.md']!).toString()).toContain('**DRAFT. Not approved')
})

test('a name in a record is no approval where approvals are made in the service', () => {
  const claimed = changed(draft, 'report.json', (report) => {
    review(report)['sign_off_needs_approval'] = true
  })
  expect(places(claimed)).toContain('report.json requirement 6(a)/evidence_status')
})

test('a draft whose mark was removed from one file is caught', () => {
  const unmarked = (name: string): Files => ({
    ...draft,
    [name]: Buffer.from(Buffer.from(draft[name]!).toString().replace('DRAFT. ', '')),
  })
  expect(places(unmarked('summary.md'))).toEqual(['summary.md line 7'])
  expect(places(unmarked('report.pdf'))).toEqual(['report.pdf title'])
  const sheets = { ...draft, 'working-papers.xlsx': approved['working-papers.xlsx']! }
  expect(places(sheets)).toEqual(
    expect.arrayContaining(['working-papers.xlsx Results!A1', 'working-papers.xlsx Inputs!A1']),
  )
})

test('a draft that is called approved is caught, in the manifest and in the report', () => {
  const inManifest = changed(draft, 'manifest.json', (value) => {
    review(value)['status'] = 'approved'
  })
  expect(places(inManifest)).toEqual(['manifest.json/review/status'])
  const inReport = changed(draft, 'report.json', (value) => {
    review(value)['status'] = 'approved'
  })
  expect(places(inReport)).toEqual(
    expect.arrayContaining(['report.json/review/status', 'report.pdf title', 'manifest.json/review/status']),
  )
})

test('an approval of other content is caught', () => {
  const subjects = (value: Record<string, unknown>) => review(value)['subjects'] as Record<string, unknown>[]
  const otherHash = changed(approved, 'report.json', (value) => {
    subjects(value).at(-1)!['sha256'] = '0'.repeat(64)
  })
  expect(places(otherHash)).toHaveLength(1)
  expect(places(otherHash)[0]).toMatch(/^report\.json\/review\/subjects\/statement:.*\/sha256$/)
  const fewer = changed(approved, 'report.json', (value) => {
    subjects(value).pop()
  })
  expect(places(fewer)).toContainEqual(expect.stringMatching(/^report\.json\/review\/subjects\/statement:/))
  const undecided = changed(approved, 'report.json', (value) => {
    subjects(value)[0]!['state'] = 'reviewed'
  })
  expect(places(undecided)).toEqual(['report.json/review/status'])
})

test('a bundle that does not say whether it is approved is caught, unless it is older than review', () => {
  const silent = changed(
    changed(draft, 'report.json', (value) => delete value['review']),
    'manifest.json',
    (value) => delete value['review'],
  )
  expect(places(silent)).toContain('report.json/review')
})
