import { Writable } from 'node:stream'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { type AppDependencies, buildApp } from '../../src/api/app.ts'
import { openMemberSession } from '../../src/api/platform/access/open-member-session.ts'
import { type Clock, clockOf } from '../../src/clock.ts'
import { type Environment, readSettings } from '../../src/config.ts'
import { PACKS, type Pack, type Scope } from '../../src/domain/tenancy/access.ts'
import type { Engagement } from '../../src/domain/tenancy/engagement.ts'
import type { PlanName } from '../../src/domain/tenancy/plans.ts'
import type { Role } from '../../src/domain/tenancy/roles.ts'
import { createKey } from '../../src/operations/tenancy/keys.ts'
import { newId } from '../../src/operations/tenancy/new-id.ts'
import { createTenant } from '../../src/operations/tenancy/tenants.ts'
import type { Database } from '../../src/store/database.ts'
import { markConfirmed } from '../../src/store/member-addresses.ts'
import { insertMember } from '../../src/store/members.ts'

export const SECRET = Buffer.alloc(32, 'test secret ')

/** A clock that goes only when told. */
export interface TestClock extends Clock {
  forward(milliseconds: number): void
}

export function testClock(start = '2026-11-15T03:00:00.000Z'): TestClock {
  let at = Date.parse(start)
  return {
    ...clockOf(() => at),
    forward: (milliseconds) => {
      at += milliseconds
    },
  }
}

export interface TestTenant {
  readonly id: string
  readonly keyId: string
  readonly key: string
  readonly headers: { readonly authorization: string }
}

export async function newTenant(
  database: Database,
  clock: Clock,
  options: {
    readonly name?: string
    readonly plan?: PlanName
    readonly scopes?: readonly Scope[]
    readonly packs?: readonly Pack[]
    readonly overrides?: Readonly<Record<string, unknown>>
  } = {},
): Promise<TestTenant> {
  const tenant = await createTenant(database, clock, {
    name: options.name ?? 'Tenant',
    plan: options.plan ?? 'local',
    limitOverrides: options.overrides ?? {},
  })
  const issued = await database.as({ kind: 'operator' }, async (sql) =>
    createKey(
      sql,
      { clock, secret: SECRET },
      {
        tenantId: tenant.id,
        name: 'test',
        mode: 'live',
        scopes: options.scopes ?? ['admin'],
        packs: options.packs ?? PACKS,
        actor: 'operator',
      },
    ),
  )
  const authorization = `Bearer ${issued.text}`
  return { id: tenant.id, keyId: issued.key.id, key: issued.text, headers: { authorization } }
}

export interface TestMember {
  readonly id: string
  readonly tenantId: string
  /** Of a session that was just opened, with what our own page sends. */
  readonly headers: { readonly cookie: string; readonly 'x-requested-with': string }
}

/** Somebody who has joined, and is signed in. */
export async function newMember(
  test: TestApp,
  tenantId: string,
  options: {
    readonly name?: string
    readonly email?: string
    readonly roles: readonly Role[]
    readonly engagements?: readonly Engagement[]
    /** `member:<id>`; unset: the operator. */
    readonly invitedBy?: string
    /** Whether the address is proven; true unless given. */
    readonly confirmed?: boolean
  },
): Promise<TestMember> {
  const { services } = test.app
  const { database, clock } = services
  const id = newId('mem_')
  const at = clock.now().toISOString()
  await database.as({ kind: 'operator' }, (sql) =>
    insertMember(sql, {
      tenant_id: tenantId,
      id,
      name: options.name ?? 'Lee Tran',
      email: options.email ?? `${id}@example.com`,
      roles: options.roles,
      packs: PACKS,
      engagements: options.engagements ?? [],
      status: 'active',
      invited_at: at,
      invited_by: options.invitedBy ?? 'operator',
      joined_at: at,
      removed_at: null,
      removed_by: null,
      erased_at: null,
    }),
  )
  if (options.confirmed !== false)
    await database.as({ kind: 'tenant', tenantId }, (sql) => markConfirmed(sql, tenantId, id, 'link', at))
  return { id, tenantId, headers: await signInAs(test, tenantId, id) }
}

/** A new session of a member. */
export async function signInAs(
  test: TestApp,
  tenantId: string,
  memberId: string,
): Promise<TestMember['headers']> {
  const request = { id: 'x', method: 'POST', url: '/', headers: {}, ip: '127.0.0.1' }
  const who = { tenantId, memberId, how: 'passkey' } as const
  const { cookie } = await openMemberSession(test.app.services, request, who)
  return { cookie: cookie.split(';', 1)[0]!, 'x-requested-with': 'southerly' }
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly clock: TestClock
  readonly logLines: string[]
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
}

/** The app on a database, with a clock that stands still and every answer held against its schema. */
export async function testApp(
  database: Database,
  options: Partial<AppDependencies> & { readonly environment?: Environment; readonly clock?: TestClock } = {},
): Promise<TestApp> {
  const clock = options.clock ?? testClock()
  const logLines: string[] = []
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logLines.push(chunk.toString())
      done()
    },
  })
  const app = await buildApp({
    database,
    settings: readSettings({ SOUTHERLY_LOG: 'info', ...options.environment }, '/'),
    secret: SECRET,
    checkAnswers: true,
    log,
    ...options,
    clock,
  })
  return { app, clock, logLines, inject: async (request) => app.inject(request) }
}

/** The address of a listening app. */
export async function listen(app: FastifyInstance): Promise<{ readonly port: number; readonly url: string }> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the app does not listen on a port')
  return { port: address.port, url: `http://127.0.0.1:${address.port}` }
}
