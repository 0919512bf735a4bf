import { beforeAll, expect, it } from 'vitest'
import { RECORD_KIND_NAMES } from '../../src/domain/disclosure/records/kinds.ts'
import { challengeReport } from '../../src/operations/disclosure/challenge-report.ts'
import {
  type DisclosureQuestion,
  type GatheredDisclosure,
  gatherDisclosure,
} from '../../src/operations/disclosure/gather-disclosure.ts'
import { heldOfReport } from '../../src/operations/disclosure/held-of-report.ts'
import { readReport } from '../../src/sources/filed-reports/read-report.ts'
import { fileInMemory } from '../../src/sources/input-file.ts'
import { july } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { methodPage } from '../support/method-page.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'
import { SECRET } from './support.ts'

const AGL = '74115061375'
const BHP = '49004028077'
const PERIOD = { start: '2025-07-01', end: '2026-06-30' }

describeOnOneEngine('a disclosure without any record', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })
  const gather = async (question: Partial<DisclosureQuestion> = {}): Promise<GatheredDisclosure> =>
    gatherDisclosure(
      app.database,
      await app.app.services.snapshots.newest(),
      { tenantId: app.tenant.id, abn: AGL, period: PERIOD, ...question },
      SECRET,
    )

  it('has not started, says what is published and what blocks it', async () => {
    const { readiness, registry, metadata, duty_facts } = await gather()
    expect(readiness).toMatchObject({ readiness_state: 'not_started', standard_version: '2024-09' })
    expect(readiness.score.numerator).toBeGreaterThan(0)
    expect(readiness.blocked_by).toContain('6(a)')
    expect(readiness.rows.filter(({ scored }) => scored)).toHaveLength(106)
    expect(registry).toMatchObject({ match: 'earlier_period', mismatch: { code: 'earlier_period' } })
    expect(readiness.duty).toMatchObject({ group: 1, first_period: PERIOD })
    expect(duty_facts.basis.map(({ fact }) => fact)).toContain('nger')
    expect(metadata.completeness).toMatchObject({ present: 0, expected: RECORD_KIND_NAMES.length })
  })

  it('is the same to the byte when asked again, and another one under another version', async () => {
    const [first, again] = [await gather(), await gather()]
    expect(again.evidence_hash).toBe(first.evidence_hash)
    expect(JSON.stringify(again)).toBe(JSON.stringify(first))
    const early = await gather({ standardVersion: '2025-12', earlyAdoption: true })
    expect(early.readiness.rows.filter(({ scored }) => scored)).toHaveLength(108)
    expect(early.standard).toMatchObject({ version: '2025-12', basis: 'early_adoption' })
    expect(early.evidence_hash).not.toBe(first.evidence_hash)
  })

  it('counts what is published of the company itself, less when it is of an earlier year', async () => {
    const statusOf = async (abn: string, startYear: number, id: string) => {
      const { readiness } = await gather({ abn, period: july(startYear) })
      const row = readiness.rows.find(({ requirement_id }) => requirement_id === id)
      return [row?.evidence_status, ...(row?.references ?? [])]
    }
    expect(await statusOf(AGL, 2024, '29(a)(i)(1)')).toEqual([
      'partially_evidenced',
      'registry 2024-25, scope 1',
    ])
    expect(await statusOf(AGL, 2025, '29(a)(i)(1)')).toEqual(['missing', 'registry 2024-25, scope 1'])
    expect(await statusOf(BHP, 2024, '33')).toEqual(['partially_evidenced', 'Safeguard 2024-25'])
    const page = methodPage('filing_readiness')
    for (const { references, requirement_id, set_aside } of (await gather({ abn: BHP })).readiness.rows)
      if (references.length > 0 && set_aside === null) expect(page).toContain(requirement_id)
  })

  it('challenges the numbers of a report, each with its place and both sides', async () => {
    const found = await gather({ period: july(2024) })
    const { pages } = await readReport(
      fileInMemory(
        'report.txt',
        'Our scope 1 emissions in 2024-25 were 30,439,497 t CO2-e.\nMeasure\t2024-25\nScope 2 emissions, location-based\t347,661 t\nScope 2 emissions, market-based\t249,493 t\n\nBayswater Power Station generated 15,546 GWh in 2023-24.\nFor electricity in NSW we used 0.68 kg CO2-e/kWh.\nThe CPI rose by 3.8 per cent in the year to June 2024, on revenue of A$14.4 billion in 2024-25.\nScope 1 intensity was 1,714 t CO2-e per A$ million of revenue in 2024-25.\n',
      ),
    )
    const { numbers, differs } = await challengeReport(await heldOfReport(app.database, found, null), {
      format: 'text',
      pages,
    })
    expect(differs).toBe(true)
    expect(
      numbers.map(({ line, check }) => [line, check.reading.quote, check.verdict, check.compared[0]?.value]),
    ).toEqual([
      [1, '30,439,497 t CO2-e', 'agrees', 30_439_497],
      [3, '347,661 t', 'differs', 247_661],
      [4, '249,493 t', 'not_comparable', undefined],
      [6, '15,546 GWh', 'agrees', 15_546_296],
      [7, '0.68 kg CO2-e', 'factor_outdated', 0.66],
      [8, '3.8 per cent', 'agrees', 3.8],
      [8, 'A$14.4 billion', 'not_held', undefined],
      [9, '1,714 t CO2-e', 'arithmetic_fails', 30_439_497],
    ])
  })

  it('takes a later version only by an election that is stated', async () => {
    await expect(gather({ standardVersion: '2025-12' })).rejects.toMatchObject({ code: 'invalid_parameter' })
    await expect(gather({ earlyAdoption: true, standardVersion: '2024-09' })).rejects.toMatchObject({
      code: 'invalid_parameter',
    })
    const period = { start: '2027-07-01', end: '2028-06-30' }
    await expect(gather({ standardVersion: '2024-09', period })).rejects.toThrow('no longer applies')
    expect((await gather({ period })).standard).toMatchObject({ version: '2025-12', basis: 'in_force' })
    const before = await gather({ period: { start: '2024-07-01', end: '2025-06-30' } })
    expect(before.standard.basis).toBe('voluntary')
    expect(before.registry).toMatchObject({ match: 'same_period', mismatch: null })
  })
})
