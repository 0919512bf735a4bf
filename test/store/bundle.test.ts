import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../src/domain/evidence.ts'
import { renderDraft } from '../../src/reports/disclosure-draft/render-draft.ts'
import { verifyBundle } from '../../src/reports/verifier/verify-bundle.ts'
import type { Database } from '../../src/store/database.ts'
import { jsonIn, plainBundle, testSigner } from '../support/bundles.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import {
  AGL,
  ALMOST_NOTHING,
  allRecords,
  BLUESCOPE,
  QANTAS,
  sampleReport,
} from '../support/sample-reports.ts'

/** Hashes of the ZIPs by company and of drafts by format, from whichever engine came first. */
const made = new Map<string, string>()

const SUBJECTS = [
  ['without records', AGL, undefined],
  ['with every record', BLUESCOPE, allRecords()],
  ['with a facility renamed between the years', QANTAS, undefined],
  ['of which almost nothing is published', ALMOST_NOTHING, undefined],
  ['that gave all records and is not in the registry', ALMOST_NOTHING, allRecords()],
] as const

describeOnOneEngine('bundles', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open({ holding: 'starter' })
  })

  test.each(SUBJECTS)(
    'a company %s: the same bytes twice and on both engines, and valid',
    async (what, abn, records) => {
      const { zip, bundleId } = await plainBundle((await sampleReport(database, abn, records)).disclosure)
      const again = await plainBundle((await sampleReport(database, abn, records)).disclosure)
      expect(sha256(again.zip)).toBe(sha256(zip))
      expect(sha256(zip)).toBe(made.get(what) ?? sha256(zip))
      made.set(what, sha256(zip))
      const { key_id, public_key } = testSigner()
      const found = verifyBundle(zip, [{ id: key_id, public_key }])
      expect(found.findings).toEqual([])
      expect(found).toMatchObject({
        valid: true,
        signature: { trust: 'trusted' },
        bundle: { bundle_id: bundleId },
      })
    },
  )

  test.each(['docx', 'pdf'] as const)(
    'the readable disclosure as %s: the same bytes twice and on both engines',
    async (format) => {
      const draft = async () =>
        sha256(await renderDraft((await sampleReport(database, BLUESCOPE, allRecords())).report, format))
      const hash = await draft()
      expect(await draft()).toBe(hash)
      expect(hash).toBe(made.get(format) ?? hash)
      made.set(format, hash)
    },
  )

  test('the content names the bundle, not the key; the files stand in order and without a time', async () => {
    const { disclosure } = await sampleReport(database, AGL)
    const [ours, theirs] = [await plainBundle(disclosure), await plainBundle(disclosure, testSigner('other'))]
    expect(theirs.bundleId).toBe(ours.bundleId)
    expect(sha256(theirs.zip)).not.toBe(sha256(ours.zip))
    expect(ours.retainUntil).toBe('2032-06-30')
    const files = unzipSync(ours.zip)
    expect(Object.keys(files)).toEqual([
      'report.json',
      'report.pdf',
      'working-papers.xlsx',
      'summary.md',
      'coverage-matrix.json',
      'provenance.json',
      'manifest.json',
    ])
    expect(jsonIn(files, 'manifest.json')).toMatchObject({ bundle_id: ours.bundleId, abn: AGL })
  })

  test('a figure leads to the publisher’s file and row', async () => {
    const { report, provenance } = await sampleReport(database, AGL)
    const scope1 = report.metrics.find(({ id }) => id === 'emissions.scope1')!
    const input = provenance.inputs.find(({ id }) => id === scope1.evidence_ids[0])!
    const release = provenance.releases.find((one) => one.release === input.release)!
    expect(scope1).toMatchObject({
      value: 30_439_497,
      value_text: input.value_text,
      basis: 'reported',
      requirement_ids: ['29(a)(i)(1)'],
      taxonomy_elements: ['AbsoluteGrossScope1GHGEmissions'],
    })
    expect(input.ref).toMatch(/^line \d+$/)
    expect(release).toMatchObject({ file_sha256: input.file_sha256, publisher: 'Clean Energy Regulator' })
  })

  test('what is missing is null with a reason, in every figure', async () => {
    const { report } = await sampleReport(database, ALMOST_NOTHING)
    const silent = report.metrics.filter(
      ({ value, availability }) => value === null && availability.reason_code === null,
    )
    expect(silent).toEqual([])
    expect(report.gaps.map(({ reason_code }) => reason_code)).toContain('not_in_registry')
  })
})
