import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareReports } from '../../src/domain/disclosure/report/compare.ts'
import { compareBundles } from '../../src/operations/disclosure-report/compare-bundles.ts'
import type { Database } from '../../src/store/database.ts'
import { plainBundle } from '../support/bundles.ts'
import { target } from '../support/disclosure-records.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { stored } from '../support/readiness-inputs.ts'
import { allRecords, BLUESCOPE, type SampleReport, sampleReport } from '../support/sample-reports.ts'

let database: Database
let before: SampleReport
beforeAll(async () => {
  database = await openOnOneEngine({ holding: 'starter' })
  before = await sampleReport(database, BLUESCOPE, allRecords())
})
afterAll(() => database.close())

test('the same content has no difference', async () => {
  const { zip } = await plainBundle(before.disclosure)
  expect(compareBundles(zip, zip)).toMatchObject({ metrics: { changed: 0 }, changes: [], requirements: [] })
})

test('a record that the tenant edited moves its own figures, and says which version did', async () => {
  const edited = {
    ...allRecords(),
    emission_targets: stored({ targets: [target({ base: { ...target().base, value: 7_500_000 } })] }, 4),
  }
  const found = compareReports(before, await sampleReport(database, BLUESCOPE, edited))
  const expected = found.changes.find(({ metric_id }) => metric_id === 'targets.T1.expected')
  expect(expected?.causes).toEqual([
    { cause: 'tenant_edit', detail: 'emission_targets version 3 became emission_targets version 4' },
  ])
  expect(found.changes.map(({ metric_id }) => metric_id)).not.toContain('emissions.scope1')
})

test('a restated figure, a new year and a new method are told apart', () => {
  const restated = changed(({ provenance, report }) => {
    const scope1 = report.metrics.find(({ id }) => id === 'emissions.scope1')!
    const input = provenance.inputs.find(({ id }) => id === scope1.evidence_ids[0])!
    Object.assign(input, { value_text: '6,000,000' })
    Object.assign(scope1, { value: 6_000_000 })
  })
  expect(restated).toEqual([
    expect.objectContaining({
      metric_id: 'emissions.scope1',
      change: 6_000_000 - 6_223_931,
      causes: [{ cause: 'restated_data', detail: expect.stringContaining('scope1_t 2024-25') as string }],
    }),
  ])
  const fresh = changed(({ provenance, report }) => {
    const scope1 = report.metrics.find(({ id }) => id === 'emissions.scope1')!
    const input = provenance.inputs.find(({ id }) => id === scope1.evidence_ids[0])!
    Object.assign(input, { observed: '2025-26' })
    Object.assign(scope1, { value: 5_900_000 })
  })
  expect(fresh[0]?.causes.map(({ cause }) => cause)).toEqual(['new_data', 'data_no_longer_used'])
  const method = changed(({ report }) => {
    const slope = report.metrics.find(({ id }) => id === 'trend.scope1.slope')!
    Object.assign(slope, { value: -1, method: { id: 'emissions_trend', version: '3.0.0' } })
  })
  expect(method[0]?.causes).toEqual([
    { cause: 'method', detail: 'emissions_trend 2.0.0 became emissions_trend 3.0.0' },
  ])
  const unexplained = changed(({ report }) => {
    Object.assign(report.metrics.find(({ id }) => id === 'trend.scope1.slope')!, { value: -1 })
  })
  expect(unexplained[0]?.causes[0]?.cause).toBe('not_explained')
})

/** The differences after a change to a copy of both files. */
function changed(change: (after: Pick<SampleReport, 'report' | 'provenance'>) => void) {
  const after = structuredClone({ report: before.report, provenance: before.provenance })
  change(after)
  return compareReports(before, after).changes
}
