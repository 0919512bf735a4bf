import { beforeAll, expect, it } from 'vitest'
import { RECORD_KIND_NAMES } from '../../src/domain/disclosure/records/kinds.ts'
import { putRecord } from '../support/disclosure-app.ts'
import { boundary, marketEvidence, target, YEAR_2026 } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const AGL = '74115061375'
const URL = `/v1/companies/${AGL}/disclosure-metadata`

describeOnOneEngine('the records of a period side by side', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })

  it('names what is missing and where to send it', async () => {
    const { data } = await app.get(`${URL}?period=2025-26`)
    expect(data).toMatchObject({
      completeness: { present: 0, expected: RECORD_KIND_NAMES.length },
      elections: { consolidation_approach: null, says_no_target: null },
      registry: { match: 'earlier_period' },
    })
    expect(data['records']).toContainEqual(
      expect.objectContaining({
        record: 's2_statements',
        status: 'missing',
        next_action: `Send it with PUT /v1/companies/${AGL}/s2-statements.`,
      }),
    )
    expect(await app.get(`/v1/companies/${AGL}/organisational-boundary/reconciliation`, 404)).toMatchObject({
      code: 'record_not_found',
    })
  })

  it('gathers elections and versions, and its hash moves with a record', async () => {
    await putRecord(app, app.tenant, AGL, 'emission_targets', { targets: [target()] })
    await putRecord(app, app.tenant, AGL, 'organisational_boundary', boundary())
    const before = (await app.get(URL)).data
    expect(before).toMatchObject({
      period: { ...YEAR_2026, basis: 'newest_record' },
      completeness: {
        present: 2,
        missing: expect.arrayContaining(['market_based_evidence', 's2_statements']),
      },
      elections: { consolidation_approach: 'operational_control', standing_targets: 1, statements: null },
    })
    await putRecord(app, app.tenant, AGL, 'market_based_evidence', marketEvidence())
    const after = (await app.get(URL)).data
    expect(after).toMatchObject({ completeness: { present: 3 }, elections: { instruments: 1 } })
    expect(after['records_hash']).not.toBe(before['records_hash'])
    expect(after['evidence_hash']).not.toBe(before['evidence_hash'])
  })

  it('classifies the reporting duty from facts, and never takes unknown for no', async () => {
    const ask = async (payload: object) =>
      (
        await app.inject({
          method: 'POST',
          url: '/v1/reporting-duty',
          headers: app.tenant.headers,
          payload,
        })
      ).json<Record<string, unknown>>()
    const known = {
      lodges_financial_reports: true,
      revenue_aud: 320_000_000,
      gross_assets_aud: 610_000_000,
      nger: 'not_registered',
      entity_kind: 'other',
      year_end: '06-30',
    }
    expect(await ask(known)).toMatchObject({
      data: { status: 'in_group', group: 2, lodgement_due: '2027-10-31', unknown: [] },
      meta: { method: { id: 'reporting_duty' } },
    })
    expect(await ask({ revenue_aud: 600_000_000 })).toMatchObject({
      data: { status: 'unknown', group: null, possible_groups: [1, 2, 3] },
    })
    expect(await ask({ ...known, year_end: '06-31' })).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/year_end' }],
    })
  })
})
