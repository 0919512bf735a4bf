import { beforeAll, expect, it } from 'vitest'
import { putRecord } from '../support/disclosure-app.ts'
import { july, statement } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const AGL = '74115061375'
/** 382,811 t in 2023-24. */
const QUBE = '14149723053'

interface Check {
  readonly quote: string
  readonly verdict: string
  readonly measure: string | null
  readonly place: { readonly start: number; readonly end: number }
  readonly compared: readonly {
    readonly value: number
    readonly source: string
    readonly pointer: string | null
    readonly evidence: readonly { readonly value_text: string | null }[]
  }[]
}

describeOnOneEngine('the numbers of a text', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })
  const ask = (body: object, abn = AGL) =>
    app.app.inject({
      method: 'POST',
      url: `/v1/companies/${abn}/number-checks`,
      headers: app.tenant.headers,
      payload: body,
    })
  const checks = async (body: object, abn = AGL): Promise<readonly Check[]> => {
    const response = await ask(body, abn)
    expect(response.statusCode, response.body).toBe(200)
    return response.json<{ data: { checks: readonly Check[] } }>().data.checks
  }

  it('are compared with the registry, and each says where it stands and what it was compared with', async () => {
    const text =
      'Scope 1 emissions fell by 7.5 per cent to 30,439,497 t CO2-e; Scope 2 emissions were 274,661 t CO2-e.'
    const found = await checks({ period: '2024-25', text })
    expect(found.map(({ quote, verdict, measure }) => [quote, verdict, measure])).toEqual([
      ['7.5 per cent', 'agrees', 'scope1_t'],
      ['30,439,497 t CO2-e', 'agrees', 'scope1_t'],
      ['274,661 t CO2-e', 'differs', 'scope2_location_t'],
    ])
    for (const { quote, place } of found) expect(text.slice(place.start, place.end)).toBe(quote)
    expect(found[2]!.compared).toMatchObject([
      {
        value: 247_661,
        source: 'the registry for 2024-25',
        pointer: null,
        evidence: [{ value_text: '247,661' }],
      },
    ])
  })

  it('are compared with the figure that their requirement declares', async () => {
    const figures = [{ measure: 'scope1_t' as const, value: 255_300 }]
    await putRecord(app, app.tenant, QUBE, 's2_statements', {
      period: july(2024),
      statements: [statement('29(a)(i)(1)', { figures })],
    })
    const text = '2,553 t, a fall of 99 per cent'
    const found = await checks({ period: '2024-25', text, requirement_id: '29(a)(i)(1)' }, QUBE)
    expect(found.map(({ verdict }) => verdict)).toEqual(['unit_suspect', 'arithmetic_fails'])
    expect(found[0]!.compared).toMatchObject([
      { value: 255_300, source: 'the statement on 29(a)(i)(1)', pointer: '/statements/0/figures/0/value' },
    ])
  })

  it('are refused with an unknown requirement, a wrong period or too long a text', async () => {
    const text = 'Scope 1 was 1 t.'
    const unreadable = [
      { period: '2024-25', text: 'x'.repeat(20_001) },
      { period: '2024-25', text: '' },
      { text },
    ]
    const unknown = [
      { period: '2024-25', text, requirement_id: '99(z)' },
      { period: 'next year', text },
    ]
    for (const body of unreadable) expect((await ask(body)).statusCode).toBe(422)
    for (const body of unknown) expect((await ask(body)).statusCode).toBe(400)
  })

  it('are read only with a key of the tenant', async () => {
    const response = await app.app.inject({
      method: 'POST',
      url: `/v1/companies/${AGL}/number-checks`,
      payload: { period: '2024-25', text: 'Scope 1 was 1 t.' },
    })
    expect(response.statusCode).toBe(401)
  })
})
