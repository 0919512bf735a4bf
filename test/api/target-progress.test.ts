import { beforeAll, expect, it } from 'vitest'
import { putRecord } from '../support/disclosure-app.ts'
import { boundary, july, target } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

/** An invented company: 340,000 t in 2020-21, 296,000 t in 2024-25. */
const ABN = '10000000000'
const URL = `/v1/companies/${ABN}/emission-targets/progress`
const base = { period: july(2020), value: 340_000, source: 'registry', recalculation_policy: 'above 5 %' }
const to2031 = { base, target_period: july(2030) }
const to2025 = { base, target_period: july(2024) }

const TARGETS = [
  target({ id: 'ahead', ...to2031, target: { reduction_percent: 10 } }),
  target({ id: 'on_track', ...to2031, target: { reduction_percent: 34 } }),
  target({ id: 'behind', ...to2031, target: { reduction_percent: 50 } }),
  target({ id: 'achieved', ...to2025, target: { value: 300_000 } }),
  target({ id: 'missed', ...to2025, target: { value: 290_000 } }),
  target({ id: 'intensity_needs_actuals', ...to2031, type: 'intensity', denominator: 't of steel' }),
  target({ id: 'gases_differ', ...to2031, gases: ['CO2', 'CH4', 'N2O', 'HFCs', 'PFCs', 'SF6', 'NF3'] }),
  target({
    id: 'actual_not_supported',
    ...to2031,
    type: 'intensity',
    unit: 't CO2-e/t',
    denominator: 't of steel',
    base: { ...base, value: 2 },
    target: { value: 1 },
    actuals: [{ period: july(2024), value: 1.5, source: 'plant records' }],
  }),
]

interface Progress {
  readonly target_id: string
  readonly status: string
  readonly reasons: readonly { readonly reason_code: string }[]
  readonly series: readonly {
    readonly year: number
    readonly expected: number
    readonly actual: number | null
  }[]
}

const bodies: string[] = []

describeOnOneEngine('progress of emission targets', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })
  const targets = async () => (await app.get(URL)).data['targets'] as readonly Progress[]

  it('says that nothing is on record', async () => {
    expect((await app.get(URL)).data).toMatchObject({
      record: null,
      availability: { status: 'not_assessed', reason_code: 'no_record' },
      targets: [],
    })
  })

  it('gives every status, and for what cannot be told the reason', async () => {
    await putRecord(app, app.tenant, ABN, 'emission_targets', { targets: TARGETS })
    const found = await targets()
    expect(Object.fromEntries(found.map((one) => [one.target_id, one.status]))).toEqual({
      ahead: 'ahead',
      on_track: 'on_track',
      behind: 'behind',
      achieved: 'achieved',
      missed: 'missed',
      intensity_needs_actuals: 'indeterminate',
      gases_differ: 'indeterminate',
      actual_not_supported: 'indeterminate',
    })
    for (const { target_id, status, reasons } of found)
      expect(reasons.map(({ reason_code }) => reason_code)).toEqual(
        status === 'indeterminate' ? [target_id] : [],
      )
  })

  it('has a series from base to target for a chart, with gaps as null', async () => {
    const series = (await targets()).find(({ target_id }) => target_id === 'behind')?.series ?? []
    expect(series.map(({ year }) => year)).toEqual(Array.from({ length: 11 }, (_, index) => 2021 + index))
    expect(series.at(4)).toEqual({ year: 2025, expected: 272_000, actual: 296_000 })
    expect(series.at(-1)).toEqual({ year: 2031, expected: 170_000, actual: null })
  })

  it('is the same to the byte on both engines', async () => {
    const { body } = await app.inject({ url: URL, headers: app.tenant.headers })
    bodies.push(body)
    expect(new Set(bodies).size).toBe(1)
  })

  it('does not compare with a boundary that the registry does not have', async () => {
    const equity = boundary({
      approach: 'equity_share',
      entities: [{ ...boundary().entities[0]!, abn: ABN }],
      facilities: [],
    })
    await putRecord(app, app.tenant, ABN, 'organisational_boundary', equity)
    const { data } = await app.get(URL)
    expect(data['consolidation_approach']).toBe('equity_share')
    expect((data['targets'] as readonly Progress[])[0]).toMatchObject({
      status: 'indeterminate',
      reasons: [{ reason_code: 'boundary_differs' }],
    })
    const { data: lines } = await app.get(`/v1/companies/${ABN}/organisational-boundary/reconciliation`)
    expect(lines['lines']).toContainEqual(
      expect.objectContaining({ line: 'boundary', difference: 'differs' }),
    )
    expect(lines['registry_t']).toBeNull()
  })
})
