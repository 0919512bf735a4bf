import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import type { Disclosure } from '../../src/domain/disclosure/disclosure.ts'
import { figuresOf } from '../../src/domain/disclosure/report/review.ts'
import { jsonFile } from '../../src/reports/bundle/files.ts'
import type { Finding } from '../../src/reports/verifier/verification.ts'
import { verifyBundle } from '../../src/reports/verifier/verify-bundle.ts'
import { approvedReview } from '../support/approved-review.ts'
import { type Files, jsonIn, plainBundle, reseal, testSigner } from '../support/bundles.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { allRecords, BLUESCOPE, sampleReport } from '../support/sample-reports.ts'

let draft: Files
/** Approved with open gates, as the sample is. */
let open: Files
/** The same, called final. */
let approved: Files
/** Approved with one figure that was another then, by someone whom the author invited. */
let other: Files

beforeAll(async () => {
  const database = await openOnOneEngine({ holding: 'starter' })
  const records = allRecords()
  const unreviewed = await sampleReport(database, BLUESCOPE, records)
  const reviewed = await sampleReport(database, BLUESCOPE, records, approvedReview(records))
  draft = unzipSync((await plainBundle(unreviewed.disclosure)).zip)
  open = unzipSync((await plainBundle(reviewed.disclosure)).zip)
  approved = unzipSync((await plainBundle(calledFinal(reviewed.disclosure))).zip)
  const figures = figuresOf(reviewed.disclosure)
  const before = figures.figures.map((one) => (one.id === 'emissions.scope1' ? { ...one, value: 1 } : one))
  const since = await sampleReport(
    database,
    BLUESCOPE,
    records,
    approvedReview(records, { ...figures, figures: before }),
  )
  other = unzipSync((await plainBundle(calledFinal(since.disclosure))).zip)
  await database.close()
})

/** The sample leaves gates open and most unstated, which marks every paper of it. */
const calledFinal = (disclosure: Disclosure): Disclosure => ({
  ...disclosure,
  review: {
    ...disclosure.review,
    open_gates: [],
    draft_because: null,
    statement: disclosure.review.statement.replace(
      /^Not final: .*The records as they stand are approved (.*?) \d+ gates are open .* written down\./,
      'Approved $1',
    ),
  },
})

/** What calling an unfinished period final leaves behind in every bundle of it. */
const UNFINISHED = /^report\.json\/review\/(?:open_gates|draft_because)/
const allFindings = (files: Files): readonly Finding[] =>
  verifyBundle(reseal(files, testSigner('forger')), null).findings
/** What a forger gets who restates every hash and signs with a key of their own, apart from the gates. */
const findings = (files: Files): readonly Finding[] =>
  allFindings(files).filter(({ where }) => !UNFINISHED.test(where))
const places = (files: Files): string[] => findings(files).map(({ where }) => where)
const changed = (files: Files, name: string, change: (value: Record<string, unknown>) => void): Files => {
  const value = jsonIn(files, name)
  change(value)
  return { ...files, [name]: jsonFile(value) }
}
const review = (value: Record<string, unknown>) => value['review'] as Record<string, unknown>

test('a bundle that was approved with open gates keeps its mark, and cannot hide them', () => {
  expect(allFindings(open)).toEqual([])
  expect(jsonIn(open, 'manifest.json')['review']).toMatchObject({
    status: 'approved',
    draft_because: expect.stringMatching(/^Not every requirement is supported and approved: \d+ of \d+ /),
    signed_by: null,
  })
  expect(Buffer.from(open['summary.md']!).toString()).toMatch(
    /\*\*DRAFT\. Not final: Not every .* The records as they stand are approved by Ann Lee\. \d+ gates are open/,
  )
  const called = allFindings(approved).map(({ where }) => where)
  for (const hidden of ['open_gates', 'draft_because'])
    expect(called.some((where) => where.startsWith(`report.json/review/${hidden}`))).toBe(true)
})

test('a paper that is only stated is a draft although every gate is: hiding why is caught', () => {
  const hidden = changed(
    changed(open, 'report.json', (value) => Object.assign(review(value), { draft_because: null })),
    'manifest.json',
    (value) => Object.assign(review(value), { draft_because: null }),
  )
  const found = allFindings(hidden).map(({ where }) => where)
  expect(found).toEqual(
    expect.arrayContaining(['report.json/review/draft_because', 'report.pdf title', 'summary.md line 7']),
  )
  const other = changed(open, 'report.json', (value) =>
    Object.assign(review(value), { draft_because: 'Almost done.' }),
  )
  expect(allFindings(other).map(({ where }) => where)).toContain('report.json/review/draft_because')
})

test('a signature of other content is caught', () => {
  const signed = changed(open, 'report.json', (value) => {
    const person = { actor: 'member:mem_0000000000000Cyd', name: 'Cy Dunn', at: '2026-09-02T00:00:00.000Z' }
    const bundle = { bundle_id: 'art_1', bundle_sha256: '0'.repeat(64), content_sha256: '0'.repeat(64) }
    review(value)['signed'] = { ...person, ...bundle }
  })
  expect(places(signed)).toEqual(
    expect.arrayContaining(['report.json/review/signed/content_sha256', 'manifest.json/review/signed_by']),
  )
})

test('a bundle of approved records says so, names the approvers and carries no mark', () => {
  expect(findings(approved)).toEqual([])
  expect(jsonIn(approved, 'manifest.json')['review']).toEqual({
    status: 'approved',
    self_approved: false,
    approvers: ['Ann Lee'],
    figures: 'not_recorded',
    open_gates: [],
    draft_because: null,
    signed_by: null,
  })
  const summary = Buffer.from(approved['summary.md']!).toString()
  expect(summary).toContain('**Approved by Ann Lee. It was approved before figures were recorded')
  expect(summary).not.toContain('DRAFT')
})

test('any other bundle is a draft', () => {
  expect(findings(draft)).toEqual([])
  expect(jsonIn(draft, 'manifest.json')['review']).toMatchObject({
    status: 'draft',
    self_approved: false,
    approvers: [],
    figures: null,
  })
  expect(Buffer.from(draft['summary.md']!).toString()).toContain('**DRAFT. Not approved')
})

test('a name in a record is no approval: a rung above what was checked is caught', () => {
  const claimed = changed(draft, 'report.json', (report) => {
    const { requirements } = report['readiness'] as { requirements: Record<string, unknown>[] }
    requirements.find(({ requirement_id }) => requirement_id === '6(a)')!['rung'] = 'approved'
  })
  expect(places(claimed)).toContain('report.json requirement 6(a)/rung')
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
    expect.arrayContaining(['report.json/review/status', 'manifest.json/review/status']),
  )
})

test('an approval of other content is caught', () => {
  const subjects = (value: Record<string, unknown>) => review(value)['subjects'] as Record<string, unknown>[]
  const otherHash = changed(approved, 'report.json', (value) => {
    subjects(value).at(-1)!['sha256'] = '0'.repeat(64)
  })
  expect(places(otherHash)).toEqual([
    expect.stringMatching(/^report\.json\/review\/subjects\/statement:.*\/sha256$/),
    'report.json/review/sha256',
  ])
  const fewer = changed(approved, 'report.json', (value) => {
    subjects(value).pop()
  })
  expect(places(fewer)).toContainEqual(expect.stringMatching(/^report\.json\/review\/subjects\/statement:/))
  const undecided = changed(approved, 'report.json', (value) => {
    subjects(value)[0]!['state'] = 'reviewed'
  })
  expect(places(undecided)).toContain('report.json/review/status')
})

test('a bundle that does not say whether it is approved, or leaves out what speaks against it, is caught', () => {
  const silent = changed(
    changed(draft, 'report.json', (value) => delete value['review']),
    'manifest.json',
    (value) => delete value['review'],
  )
  expect(places(silent)).toEqual(expect.arrayContaining(['report.json', 'manifest.json']))
  for (const member of ['differing_numbers', 'figures', 'sha256', 'open_gates', 'draft_because']) {
    const fewer = changed(approved, 'report.json', (value) => delete review(value)[member])
    expect([member, ...findings(fewer).map(({ kind, where }) => `${kind} ${where}`)]).toEqual([
      member,
      'schema report.json/review',
    ])
  }
})

test('a bundle of other figures than the approved ones says which, and who invited the approver', () => {
  expect(findings(other)).toEqual([])
  expect(jsonIn(other, 'manifest.json')['review']).toMatchObject({ status: 'approved', figures: 'changed' })
  const { figures, statement, approvers } = review(jsonIn(other, 'report.json'))
  expect(figures).toMatchObject({
    state: 'changed',
    changed: [{ metric_id: 'emissions.scope1', from: 1, to: expect.any(Number) }],
  })
  expect(statement).toMatch(
    /^Approved by Ann Lee\. Ann Lee was invited by Bob Day, who wrote .* Figures changed since approval \(1 of \d+\): /,
  )
  expect(approvers).toMatchObject([
    { invited_at: '2026-01-02T00:00:00.000Z', invited_by: { name: 'Bob Day' } },
  ])
})

test('figures that are passed off as approved are caught, wherever it is said', () => {
  const figures = (value: Record<string, unknown>) => review(value)['figures'] as Record<string, unknown>
  const hidden = changed(other, 'report.json', (value) => {
    Object.assign(figures(value), { state: 'as_approved', changed: [] })
  })
  expect(places(hidden)).toEqual(
    expect.arrayContaining([
      'report.json/review/figures/approved_sha256',
      'manifest.json/review/figures',
      'report.pdf title',
    ]),
  )
  const restated = changed(other, 'report.json', (value) => {
    figures(value)['changed'] = [{ ...(figures(value)['changed'] as object[])[0], from: 2 }]
  })
  expect(places(restated)).toEqual(['report.json/review/figures/approved_sha256'])
  const silent = changed(other, 'report.json', (value) => {
    review(value)['statement'] = 'Approved by Ann Lee.'
  })
  expect(places(silent)).toContain('report.json/review/statement')
  const inManifest = changed(other, 'manifest.json', (value) => {
    review(value)['figures'] = 'as_approved'
  })
  expect(places(inManifest)).toEqual(['manifest.json/review/figures'])
  const moved = changed(other, 'report.json', (value) => {
    Object.assign(review(value), {
      state: 'locked',
      locked: { actor: 'a', name: 'b', at: 'c', reason: null },
    })
    Object.assign(figures(value)['approved'] as object, { snapshot_id: 'snap_0000000000000000' })
  })
  expect(places(moved)).toContain('report.json/review/figures/snapshot_id')
})
