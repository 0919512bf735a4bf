import { Type } from 'typebox'
import { createKey, readKey, readKeys, revokeKey, rotateKey } from '../../operations/tenancy/keys.ts'
import { idempotent } from '../platform/idempotent.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentIssuedKey, presentKey } from '../present/key.ts'
import { refusePast } from '../refuse-past.ts'
import { ApiKey, ApiKeyPage, IssuedApiKey, KeyPath, KeyRotation, NewApiKey } from '../schemas/key.ts'

const common = { tag: 'API keys', since: '0.1.0', scope: 'keys:manage', items: 0 } as const

const create = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/keys',
  operationId: 'createKey',
  summary: 'Create an API key',
  description:
    'The full key is in this answer and nowhere else. No one can grant scopes or packs that they lack. With `member` the key acts for you. A key that is made with a key ends with it.',
  body: NewApiKey,
  problems: [409],
  status: 201,
  response: IssuedApiKey,
  idempotent: true,
  handler: (context) =>
    idempotent(context, async (sql) => {
      const { body, caller, services } = context
      const now = services.clock.now()
      refusePast(body.expires_at, now)
      const issued = await createKey(sql, services, {
        tenantId: caller.tenantId,
        name: body.name,
        mode: body.mode ?? 'live',
        scopes: body.scopes,
        packs: body.packs ?? [],
        memberId: body.member ?? null,
        actor: caller.actor,
        grantor: caller,
        ...(body.expires_at === undefined ? {} : { expiresAt: new Date(body.expires_at).toISOString() }),
      })
      return issuedAnswer(issued.key.id, presentIssuedKey(issued, now))
    }),
})

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/keys',
  operationId: 'listKeys',
  summary: 'List the API keys of the tenant, oldest first',
  query: Type.Object(pageQuery),
  response: ApiKeyPage,
  handler: async (context) => {
    const { caller, services } = context
    const page = openPage(context)
    const rows = await readKeys(services.database, caller.tenantId, {
      limit: page.fetch,
      ...(page.after === undefined ? {} : { after: page.after as [string, string] }),
    })
    const now = services.clock.now()
    return page.answer(rows, {
      present: (key) => presentKey(key, now),
      position: (key) => [key.created_at, key.id],
    })
  },
})

const get = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/keys/{id}',
  operationId: 'getKey',
  summary: 'Show one API key',
  params: KeyPath,
  response: ApiKey,
  handler: async ({ params, caller, services }) => {
    const key = await readKey(services.database, caller.tenantId, params.id)
    return { body: presentKey(key, services.clock.now()) }
  },
})

const rotate = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/keys/{id}/rotate',
  operationId: 'rotateKey',
  problems: [409],
  summary: 'Replace an API key with a new one that has the same permissions',
  description:
    'The old key keeps working for the overlap, so clients can be changed one by one. A key can rotate itself and the keys that it made; people can rotate every key with no more scopes and packs than they have.',
  params: KeyPath,
  body: KeyRotation,
  status: 201,
  response: IssuedApiKey,
  idempotent: true,
  handler: async (context) => {
    const { params, body, caller, services } = context
    const answer = await idempotent(context, async (sql) => {
      const issued = await rotateKey(sql, services, params.id, {
        actor: caller.actor,
        grantor: caller,
        ...(body.overlap_seconds === undefined ? {} : { overlapSeconds: body.overlap_seconds }),
      })
      return issuedAnswer(issued.key.id, presentIssuedKey(issued, services.clock.now()))
    })
    services.authenticator.forget(params.id)
    return answer
  },
})

const revoke = keyedRoute({
  ...common,
  method: 'DELETE',
  path: '/v1/keys/{id}',
  operationId: 'revokeKey',
  summary: 'Revoke an API key',
  description:
    'It stops working immediately in this process and within 5 seconds in all others. Keys that it made stop with it. Revoking twice is harmless. A key cannot revoke one with scopes or packs that it lacks; a person who manages keys can revoke every key of the tenant.',
  params: KeyPath,
  response: ApiKey,
  handler: async ({ params, caller, services }) => {
    const key = await services.database.as({ kind: 'tenant', tenantId: caller.tenantId }, async (sql) =>
      revokeKey(sql, services, params.id, { actor: caller.actor, grantor: caller }),
    )
    services.authenticator.forget(params.id)
    return { body: presentKey(key, services.clock.now()), cache: 'no-store' }
  },
})

export const keyRoutes: readonly Route[] = [create, list, get, rotate, revoke]

const issuedAnswer = <Body>(id: string, body: Body) =>
  ({ body, headers: { location: `/v1/keys/${id}` }, cache: 'no-store' }) as const
