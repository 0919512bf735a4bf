import fc from 'fast-check'
import { Value } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { closedSchema } from '../../src/api/platform/request/closed-schema.ts'
import type { RouteDescription } from '../../src/api/platform/route-description.ts'
import { TOOLS } from '../../src/mcp/tools.ts'
import type { Database } from '../../src/store/database.ts'
import { TOOL_CALLS } from '../support/agent.ts'
import { damaged, replaced } from '../support/damage.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { RECORD_EXAMPLES } from '../support/record-resources.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'
import { countRows } from '../support/tenant-rows.ts'

const COMPANY = '74115061375'

/** Around what the validator's list of faults holds: at 100 unknown members it once listed nothing, and all was accepted. */
const UNKNOWN = fc.constantFrom(1, 7, 8, 9, 99, 100, 101, 150, 1000)

const unknownMembers = (count: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, index]))

/** Pointers to every object inside a value, itself included. */
function objectsIn(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([name, member]) => objectsIn(member, `${pointer}/${name}`))
  return Array.isArray(value) ? inside : [pointer, ...inside]
}

const memberAt = (value: unknown, pointer: string): object =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((outer, name) => (outer as Record<string, unknown>)[name], value) as object

/** The value with unknown members in one of its objects. */
const crowded = (sound: object): fc.Arbitrary<object> =>
  fc
    .tuple(fc.constantFrom(...objectsIn(sound)), UNKNOWN)
    .map(([pointer, count]) =>
      pointer === ''
        ? { ...sound, ...unknownMembers(count) }
        : (replaced(sound, pointer, { ...memberAt(sound, pointer), ...unknownMembers(count) }) as object),
    )

const hostile = (sound: object): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: crowded(sound) },
    damaged(sound).map(({ body }) => body),
    fc.jsonValue(),
  )

/** Bodies that routes accept and whose schemas show none. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /v1/companies/batch/climate-profiles': { abns: [COMPANY] },
  'POST /v1/companies/batch/climate-profiles/export': { abns: [COMPANY] },
  'POST /v1/companies/batch/climate-risks': { abns: [COMPANY] },
  'POST /v1/companies/{abn}/disclosure-report': { period: '2024-25' },
  'POST /v1/companies/{abn}/review/submit': { move: 'submit' },
  'POST /v1/companies/{abn}/review/decide': { move: 'mark_reviewed' },
  'POST /v1/companies/{abn}/review/approve': { move: 'approve', expected: [] },
  'POST /v1/companies/{abn}/review/sign': { bundle: 'art_0000000000000000', sha256: '0'.repeat(64) },
  'POST /v1/companies/{abn}/comments': { subject: 'requirement:6(a)', text: 'Why?' },
  'POST /v1/companies/{abn}/audit-sheet': {
    marks: [{ requirement_id: '6(a)', mark: 'agreed', evidence_sha256: '0'.repeat(64) }],
  },
  'POST /v1/challenges': { file: '0'.repeat(64), abn: COMPANY, period: '2024-25' },
  'POST /v1/desk/files/{id}/check': { version: 1 },
  'POST /v1/desk/files/{id}/load': { version: 1 },
  'POST /v1/desk/releases/{id}/withdraw': { reason: 'recalled' },
  'POST /v1/desk/changes/{id}/apply': { version: 1, reason: 'recalled' },
  'POST /v1/desk/links': { facility: 'DEN01', year: '2024-25', abn: COMPANY, reason: 'sold' },
  'POST /v1/desk/waiting-files/open': { source: 'aemo-cdeii', name: 'a.csv', sha256: '0'.repeat(64) },
  'POST /v1/desk/waiting-files/set-aside': {
    source: 'aemo-cdeii',
    name: 'a.csv',
    sha256: '0'.repeat(64),
    reason: 'old',
  },
  ...Object.fromEntries(RECORD_EXAMPLES.map(({ route, body }) => [`PUT /v1/companies/{abn}/${route}`, body])),
}

const nameOf = ({ method, path }: RouteDescription): string => `${method} ${path}`

function soundBody(route: RouteDescription): object {
  const shown: { readonly examples?: readonly object[] } | undefined = route.body
  return BODIES[nameOf(route)] ?? shown?.examples?.[0] ?? {}
}

describeOnOneEngine('whatever the validator refuses', (open) => {
  let database: Database
  let test: StarterApp
  let snapshot: string

  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    test = await starterApp(database)
    const listed = await test.inject({ url: '/v1/snapshots?limit=1', headers: test.tenant.headers })
    snapshot = listed.json<{ data: { id: string }[] }>().data[0]!.id
    return () => test.app.close()
  })

  const addressOf = ({ path }: RouteDescription): string => {
    const values: Readonly<Record<string, string>> = {
      abn: COMPANY,
      region: 'NSW1',
      slug: 'nger-corporate',
      a: snapshot,
      b: snapshot,
      pack_id: 'au_climate_disclosure',
      framework_id: 'aasb-s2',
      kind: 'sites',
    }
    return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'x')
  }

  const routes = (): readonly RouteDescription[] => test.app.services.routes
  const ask = async (route: RouteDescription, url: string, payload?: unknown) =>
    test.inject({
      method: route.method,
      url,
      headers: {
        ...test.tenant.headers,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
    })

  it('in a body is answered with a fault and written nowhere', async () => {
    const before = await countRows(database)
    for (const route of routes().filter(({ body, streams }) => body !== undefined && streams === undefined)) {
      const schema = closedSchema(route.body!)
      expect([nameOf(route), Value.Check(schema, soundBody(route))]).toEqual([nameOf(route), true])
      await fc.assert(
        fc.asyncProperty(hostile(soundBody(route)), async (body) => {
          fc.pre(!Value.Check(schema, JSON.parse(JSON.stringify(body))))
          const answer = await ask(route, addressOf(route), body)
          expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), expect.toSatisfy(isRefusal)])
        }),
        { numRuns: 8 },
      )
    }
    expect(await countRows(database)).toEqual(before)
  })

  it('in a query is answered with a fault and written nowhere', async () => {
    const before = await countRows(database)
    for (const route of routes().filter(({ hidden }) => hidden !== true))
      for (const count of [1, 99, 100, 101, 400]) {
        const query = Object.keys(unknownMembers(count)).map((name) => `${name}=1`)
        const answer = await ask(route, `${addressOf(route)}?${query.join('&')}`)
        expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), expect.toSatisfy(isRefusal)])
      }
    expect(await countRows(database)).toEqual(before)
  })

  it('is told in at most as many words as help', async () => {
    const duty = routes().find(({ path }) => path === '/v1/reporting-duty')!
    const many = await ask(duty, duty.path, unknownMembers(900))
    expect(many.statusCode).toBe(422)
    expect(many.json().detail).toMatch(/^100 or more errors were found/)
    expect(many.json().errors).toHaveLength(100)
    const crowd = await ask(duty, duty.path, unknownMembers(60_000))
    expect(crowd.statusCode).toBe(422)
    expect(crowd.json().errors).toEqual([
      { pointer: '', code: 'invalid_member', message: 'contains an object with more than 1000 members' },
    ])
    const endless = await ask(duty, duty.path, { group: Array.from({ length: 100_000 }, () => '\ud800') })
    expect(endless.statusCode).toBe(422)
    expect(endless.json().errors).toHaveLength(100)
  })
})

const isRefusal = (status: number): boolean => status >= 400 && status < 500

describe('a tool', () => {
  it.each(TOOLS.map((tool) => [tool.name, tool] as const))(
    '%s refuses what its schema does',
    (name, tool) => {
      const sound = TOOL_CALLS[name]!
      expect(tool.faultsOf(sound)).toEqual([])
      fc.assert(
        fc.property(hostile(sound), (given) => {
          const fits = Value.Check(tool.input, given)
          expect(tool.faultsOf(given).length > 0).toBe(!fits)
        }),
      )
    },
  )
})
