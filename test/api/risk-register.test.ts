import { beforeAll, expect, it } from 'vitest'
import { putRecord } from '../support/disclosure-app.ts'
import { riskRegister, target, YEAR_2026 } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const AGL = '74115061375'
const BHP = '49004028077'

interface Proposal {
  readonly id: string
  readonly name: string
  readonly why: string
  readonly is_taken: boolean
  readonly sites: readonly string[]
  readonly figures: readonly {
    readonly metric: string | null
    readonly value: number | string
    readonly evidence: readonly { readonly release: string; readonly ref: string }[]
  }[]
}

describeOnOneEngine('the register of risks', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })
  const proposalsOf = async (abn: string) =>
    (await app.get(`/v1/companies/${abn}/risk-proposals?period=2025-26`)).data[
      'proposals'
    ] as readonly Proposal[]
  const put = async (abn: string, route: string, payload: object, status = 200) => {
    const url = `/v1/companies/${abn}/${route}`
    const answer = await app.inject({ method: 'PUT', url, headers: app.tenant.headers, payload })
    expect(answer.statusCode, answer.body).toBe(status)
    return answer.json<{ code: string; errors: readonly unknown[] }>()
  }

  it('is proposed from published figures, each with its value, release and cell', async () => {
    const proposals = await proposalsOf(AGL)
    expect(proposals.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['transition.carbon_cost', 'transition.closures']),
    )
    for (const { figures, why, is_taken } of proposals) {
      expect(why.length).toBeGreaterThan(20)
      expect(is_taken).toBe(false)
      expect(figures.length).toBeGreaterThan(0)
      for (const { evidence } of figures)
        expect(evidence).toContainEqual(
          expect.objectContaining({ release: expect.any(String), ref: expect.any(String) }),
        )
    }
    expect((await proposalsOf(BHP)).map(({ id }) => id)).toContain('safeguard.shortfall')
  })

  it('refuses sites and targets that are not declared, by name', async () => {
    const body = riskRegister({ sites: ['works'], target_id: 'T1' })
    const { code, errors } = await put(AGL, 'risks', body, 422)
    expect(code).toBe('validation_failed')
    expect(errors).toMatchObject([
      { pointer: '/risks/0/sites/0', message: expect.stringContaining('no site “works”') },
      { pointer: '/risks/0/target_id', message: expect.stringContaining('no target “T1”') },
    ])
    await put(AGL, 'sites', {
      sites: [{ site_id: 'works', name: 'Works', latitude: -33.9, longitude: 151.2 }],
    })
    await putRecord(app, app.tenant, AGL, 'emission_targets', { targets: [target()] })
    await put(AGL, 'risks', body)
  })

  it('moves the rungs of its paragraphs, and a figure of a proposal supports the exposure', async () => {
    const proposal = (await proposalsOf(BHP)).find(({ id }) => id === 'safeguard.shortfall')
    const figures = proposal!.figures.map(({ metric, value }) => ({ metric: metric!, value: String(value) }))
    await putRecord(app, app.tenant, BHP, 'risks', riskRegister({ figures }, { period: YEAR_2026 }))
    const { data } = await app.get(`/v1/companies/${BHP}/filing-readiness?period=2025-26`)
    const rows = data['rows'] as readonly { readonly requirement_id: string; readonly rung: string }[]
    const rung = (id: string) => rows.find(({ requirement_id }) => requirement_id === id)?.rung
    expect([rung('10(a)'), rung('10(c)'), rung('16(a)'), rung('13(a)')]).toEqual([
      'supported',
      'supported',
      'stated',
      'none',
    ])
    expect((await proposalsOf(BHP)).find(({ id }) => id === 'safeguard.shortfall')?.is_taken).toBe(true)
  })
})
