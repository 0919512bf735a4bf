import { Type } from 'typebox'
import { createOwnKey, readOwnKeys, revokeOwnKey } from '../../operations/tenancy/own-keys.ts'
import { idempotent } from '../platform/idempotent.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentIssuedKey, presentKey } from '../present/key.ts'
import { refusePast } from '../refuse-past.ts'
import { ApiKey, ApiKeyPage, IssuedApiKey, KeyPath, NewOwnKey } from '../schemas/key.ts'

const common = { tag: 'API keys', since: '0.2.0', scope: 'any', items: 0 } as const

const create = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/me/keys',
  operationId: 'createMyKey',
  summary: 'Create an API key that acts for you',
  description:
    'The full key is in this answer and nowhere else. It always has exactly your current permissions, and it stops working when your membership ends. You can create it only in a session of the web app.',
  body: NewOwnKey,
  problems: [409],
  status: 201,
  response: IssuedApiKey,
  idempotent: true,
  handler: (context) =>
    idempotent(context, async (sql) => {
      const { body, caller, services } = context
      const now = services.clock.now()
      refusePast(body.expires_at, now)
      const issued = await createOwnKey(sql, services, caller, {
        name: body.name,
        mode: body.mode ?? 'live',
        scopes: body.scopes,
        packs: body.packs,
        ...(body.expires_at === undefined ? {} : { expiresAt: new Date(body.expires_at).toISOString() }),
      })
      return { body: presentIssuedKey(issued, now), cache: 'no-store' } as const
    }),
})

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/me/keys',
  operationId: 'listMyKeys',
  summary: 'List the API keys that act for you, oldest first',
  query: Type.Object(pageQuery),
  response: ApiKeyPage,
  handler: async (context) => {
    const { caller, services } = context
    const page = openPage(context)
    const rows = await readOwnKeys(services.database, caller, {
      limit: page.fetch,
      ...(page.after === undefined ? {} : { after: page.after as [string, string] }),
    })
    const now = services.clock.now()
    return {
      ...page.answer(rows, {
        present: (key) => presentKey(key, now),
        position: (key) => [key.created_at, key.id],
      }),
      cache: 'no-store',
    }
  },
})

const revoke = keyedRoute({
  ...common,
  method: 'DELETE',
  path: '/v1/me/keys/{id}',
  operationId: 'revokeMyKey',
  summary: 'Revoke an API key that acts for you',
  description: 'It is refused from the next request, in every process. Revoking twice is harmless.',
  params: KeyPath,
  response: ApiKey,
  handler: async ({ params, caller, services }) => {
    const key = await services.database.as({ kind: 'tenant', tenantId: caller.tenantId }, (sql) =>
      revokeOwnKey(sql, services, caller, params.id),
    )
    services.authenticator.forget(params.id)
    return { body: presentKey(key, services.clock.now()), cache: 'no-store' }
  },
})

export const myKeyRoutes: readonly Route[] = [create, list, revoke]
