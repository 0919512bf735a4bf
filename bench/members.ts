import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/api/app.ts'
import { openMemberSession } from '../src/api/platform/access/open-member-session.ts'
import { fixedClock } from '../src/clock.ts'
import { readSettings } from '../src/config.ts'
import { PACKS } from '../src/domain/tenancy/access.ts'
import { ROLES } from '../src/domain/tenancy/roles.ts'
import { loadStarter } from '../src/operations/releases/load-starter.ts'
import { createKey } from '../src/operations/tenancy/keys.ts'
import { newId } from '../src/operations/tenancy/new-id.ts'
import { createTenant } from '../src/operations/tenancy/tenants.ts'
import { insertMember } from '../src/store/members.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import type { Bench, Figure } from './figure.ts'

const TENANTS = 200
const MEMBERS = 1_000
/** As many in the tenant that asks, so that both give the same answers. */
const OF_ONE = MEMBERS / TENANTS
const ROUNDS = 15
const ASKED_AT_ONCE = 20
const COMPANY = '/v1/companies/74115061375'
const clock = fixedClock('2026-11-15T00:00:00Z')
const secret = Buffer.alloc(32, 'bench ')

interface Asked {
  readonly url: string
  /** About the person who asks: a key that acts for nobody is refused. */
  readonly ofPerson?: true
}

const ROUTES: readonly Asked[] = [
  { url: '/v1/me' },
  { url: '/v1/members' },
  { url: '/v1/sessions' },
  { url: '/v1/keys' },
  { url: '/v1/audit-events' },
  { url: '/v1/company-periods' },
  { url: '/v1/me/work', ofPerson: true },
  { url: '/v1/me/notifications', ofPerson: true },
  { url: `${COMPANY}/climate-profile` },
  { url: `${COMPANY}/records` },
  { url: `${COMPANY}/review?period=2024-25` },
  { url: `${COMPANY}/comments?period=2024-25` },
  { url: `${COMPANY}/filing-readiness?period=2024-25` },
]

interface Service {
  readonly app: FastifyInstance
  readonly byKey: Record<string, string>
  readonly bySession: Record<string, string>
  close(): Promise<void>
}

/** The promise: no route is slower by more than 5 % with many members in many tenants. */
export const members: Bench = {
  name: 'members',
  what: `${ROUTES.length} routes by key and by session with ${MEMBERS} members in ${TENANTS} tenants, each of them signed in`,
  baseline: `the same service with one tenant of ${OF_ONE} members, and a key in place of a session, asked in turns in the same run`,
  run: async () => {
    const [few, many] = [await open(1, OF_ONE), await open(TENANTS, MEMBERS)]
    try {
      const figures: Figure[] = []
      for (const asked of ROUTES) figures.push(...(await compare(few, many, asked)))
      return figures
    } finally {
      await Promise.all([few.close(), many.close()])
    }
  },
}

async function open(tenants: number, all: number): Promise<Service> {
  const database = await openDatabase({})
  await migrate(database)
  await loadStarter(database, { directory: path.join(import.meta.dirname, '../data/starter'), clock })
  const settings = readSettings({ SOUTHERLY_LOG: 'silent' }, '/')
  const app = await buildApp({ database, settings, clock, secret })
  let asked: Pick<Service, 'byKey' | 'bySession'> | undefined
  for (let tenant = 0; tenant < tenants; tenant += 1)
    asked = await fillTenant(app, `Tenant ${tenant}`, Math.ceil(all / tenants))
  return {
    app,
    ...asked!,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

/** A tenant with a key and members who are signed in; what its last member asks with. */
async function fillTenant(
  app: FastifyInstance,
  name: string,
  people: number,
): Promise<Pick<Service, 'byKey' | 'bySession'>> {
  const { database } = app.services
  const { id: tenantId } = await createTenant(database, clock, { name, plan: 'local' })
  const key = { tenantId, name, mode: 'live', scopes: ['admin'], packs: PACKS, actor: 'operator' } as const
  const { text } = await database.as({ kind: 'operator' }, (sql) => createKey(sql, { clock, secret }, key))
  let cookie = ''
  for (let person = 0; person < people; person += 1) {
    const memberId = newId('mem_')
    const at = clock.now().toISOString()
    await database.as({ kind: 'operator' }, (sql) =>
      insertMember(sql, {
        tenant_id: tenantId,
        id: memberId,
        name: `Person ${person}`,
        email: `${person}@example.com`,
        roles: ROLES,
        packs: PACKS,
        engagements: [],
        status: 'active',
        invited_at: at,
        invited_by: 'operator',
        joined_at: at,
        removed_at: null,
        removed_by: null,
        erased_at: null,
      }),
    )
    const request = { id: 'bench', method: 'POST', url: '/', headers: {}, ip: '127.0.0.1' }
    const who = { tenantId, memberId, how: 'link' } as const
    cookie = (await openMemberSession(app.services, request, who)).cookie.split(';', 1)[0]!
  }
  return { byKey: { authorization: `Bearer ${text}` }, bySession: { cookie } }
}

/** In turns, so that whatever else the machine does meets all alike. */
async function compare(few: Service, many: Service, { url, ofPerson }: Asked): Promise<Figure[]> {
  const ways = ofPerson === true ? (['bySession'] as const) : (['byKey', 'bySession'] as const)
  const times: Times = { few: { byKey: [], bySession: [] }, many: { byKey: [], bySession: [] } }
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const how of ways) {
      const [ofFew, ofMany] = [await timeOf(few, url, how), await timeOf(many, url, how)]
      // The first is practice.
      if (round === 0) continue
      times.few[how].push(ofFew)
      times.many[how].push(ofMany)
    }
  const figure = (
    name: string,
    values: readonly number[],
    than: string,
    others: readonly number[],
  ): Figure => ({
    name: `${url} ${name}`,
    value: median(values),
    unit: 'ms',
    better: 'less',
    against: { name: than, value: median(others), unit: 'ms' },
  })
  const { byKey, bySession } = times.many
  return [
    ...ways.map((how) => figure(WORDS[how], times.many[how], 'one tenant', times.few[how])),
    ...(ofPerson === true ? [] : [figure('by session', bySession, 'by key', byKey)]),
  ]
}

type Way = 'byKey' | 'bySession'
type Times = Readonly<Record<'few' | 'many', Readonly<Record<Way, number[]>>>>
const WORDS: Readonly<Record<Way, string>> = { byKey: 'by key', bySession: 'by session' }

async function timeOf(service: Service, url: string, how: Way): Promise<number> {
  const started = performance.now()
  for (let asked = 0; asked < ASKED_AT_ONCE; asked += 1) {
    const answer = await service.app.inject({ url, headers: service[how] })
    if (answer.statusCode !== 200)
      throw new Error(`${url}: ${answer.statusCode} ${answer.body.slice(0, 300)}`)
  }
  return (performance.now() - started) / ASKED_AT_ONCE
}

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)]!
