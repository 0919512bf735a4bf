import { beforeAll, expect, it } from 'vitest'
import type { RouteDescription } from '../../src/api/platform/route-description.ts'
import { hasScope } from '../../src/domain/tenancy/access.ts'
import { scopesOfRoles } from '../../src/domain/tenancy/roles.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { RECORD_EXAMPLES } from '../support/record-resources.ts'
import { newMember, newTenant, type TestApp, type TestMember, type TestTenant, testApp } from './support.ts'

const AGL = '74115061375'
const OTHER = '30000051696'
const ENGAGEMENT = { abn: AGL, period: '2025-07-01/2026-06-30', ends_on: '2026-12-31' }
const DAY = 24 * 3_600_000

/** Of the tenant, and of no company: whoever may speak with people must know who they are. */
const OF_NO_COMPANY = new Set(['/v1/members', '/v1/members/{id}'])

describeOnOneEngine('auditors', (open) => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  let auditor: TestMember

  beforeAll(async () => {
    database = await open()
    test = await testApp(database)
    tenant = await newTenant(database, test.clock)
    auditor = await newMember(test, tenant.id, { roles: ['auditor'], engagements: [ENGAGEMENT] })
    for (const abn of [AGL, OTHER])
      for (const { route, body } of RECORD_EXAMPLES) {
        const url = `/v1/companies/${abn}/${route}`
        const written = await test.inject({ method: 'PUT', url, headers: tenant.headers, payload: body })
        expect(written.statusCode).toBe(200)
      }
    return () => test.app.close()
  })

  const ask = async (url: string, who: { readonly headers: object } = auditor) =>
    test.inject({ url, headers: { ...who.headers } })
  const codeOf = async (url: string): Promise<string> => (await ask(url)).json().code ?? 'ok'

  /** Routes that an auditor's scopes open and that show what the tenant wrote. */
  const ofTheTenant = (): RouteDescription[] =>
    test.app.services.routes.filter(
      ({ scope = 'any', method, path }) =>
        method === 'GET' &&
        !['any', 'companies:read', 'reference:read'].includes(scope) &&
        hasScope(scopesOfRoles(['auditor']), scope) &&
        !OF_NO_COMPANY.has(path),
    )

  /** The first format of a file that must be asked for in one. */
  const formatOf = ({ query }: RouteDescription): { format?: string } => {
    const asked: { readonly required?: string[]; readonly properties?: Record<string, { enum?: string[] }> } =
      query ?? {}
    return asked.required?.includes('format') ? { format: asked.properties!['format']!.enum![0]! } : {}
  }

  it('see nothing of another company, by any route', async () => {
    expect(ofTheTenant().length).toBeGreaterThan(20)
    for (const route of ofTheTenant()) {
      const url = route.path
        .replace('{abn}', OTHER)
        .replaceAll(/\{[ab]\}/g, 'snap_0123456789abcdef')
        .replaceAll(/\{\w+\}/g, 'x')
      const named = Object.keys(route.query?.properties ?? {})
      const asked = Object.entries({ period: '2025-26', line: 'x', ...formatOf(route) }).filter(([name]) =>
        named.includes(name),
      )
      const answer = await ask(`${url}?${new URLSearchParams(asked).toString()}`)
      // Lists over all companies hold those of the engagements.
      if (route.audited === 'checked' && answer.statusCode === 200) {
        expect([route.path, answer.body.includes(OTHER)]).toEqual([route.path, false])
        continue
      }
      // What is named by an id of its own is looked up first, under the company of the path.
      const expected =
        route.audited === 'checked' && /\{(abn|sha256|id)\}/.test(route.path) ? /^(400|403|404)$/ : /^403$/
      expect([route.path, answer.statusCode]).toEqual([
        route.path,
        expect.toSatisfy((code) => expected.test(String(code))),
      ])
    }
    expect(await codeOf(`/v1/companies/${OTHER}/sites/climate-risks`)).toBe('outside_engagement')
    const profile = `/v1/companies/${OTHER}/climate-profile?include_declared=true`
    expect(await codeOf(profile)).toBe('outside_engagement')
  })

  it('see the period that they were invited to, and what is about no single one', async () => {
    const company = `/v1/companies/${AGL}`
    expect(await codeOf(`${company}/s2-statements?period=2025-26`)).not.toBe('outside_engagement')
    expect(await codeOf(`${company}/s2-statements?period=2024-25`)).toBe('outside_engagement')
    expect((await ask(`${company}/s2-statements`)).json()).toMatchObject({
      code: 'outside_engagement',
      detail: expect.stringContaining('Name the period'),
      valid_values: [`${AGL} ${ENGAGEMENT.period}`],
    })
    expect(await codeOf(`${company}/emission-targets`)).toBe('ok')
    const kinds = (await ask(`${company}/records`)).json().data
    for (const { period } of kinds)
      expect([null, '2025-07-01']).toContain(period === null ? null : period.start)
    expect(await codeOf('/v1/audit-events')).toBe('outside_engagement')
    const events = (await ask(`/v1/audit-events?abn=${AGL}`)).json().data
    expect(events.length).toBeGreaterThan(0)
    for (const { detail } of events) expect(['', ENGAGEMENT.period]).toContain(detail.period)
  })

  it('write nothing, and know each other by name alone', async () => {
    const written = await test.inject({
      method: 'PUT',
      url: `/v1/companies/${AGL}/emission-targets`,
      headers: { ...auditor.headers },
      payload: {},
    })
    expect(written.json().code).toBe('insufficient_scope')
    const [first] = (await ask('/v1/members')).json().data
    expect(first).toMatchObject({ id: auditor.id, engagements: [ENGAGEMENT] })
    expect((await ask('/v1/me')).json().member.engagements).toEqual([ENGAGEMENT])
  })

  it('see nothing of the tenant once the engagement has ended', async () => {
    const days = (Date.parse('2027-01-01') - test.clock.now().getTime()) / DAY
    test.clock.forward(days * DAY)
    const late = await newMember(test, tenant.id, { roles: ['auditor'], engagements: [ENGAGEMENT] })
    expect((await ask('/v1/me', late)).json().member.engagements).toEqual([])
    const answer = await ask(`/v1/companies/${AGL}/emission-targets`, late)
    expect(answer.json().code).toBe('outside_engagement')
  })
})
