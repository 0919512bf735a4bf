import { keyedRoute } from '../platform/route.ts'
import { presentMe } from '../present/me.ts'
import { Me } from '../schemas/me.ts'

export const getMe = keyedRoute({
  method: 'GET',
  path: '/v1/me',
  operationId: 'getMe',
  summary: 'Get the current caller, tenant and permissions',
  tag: 'Account',
  since: '0.1.0',
  scope: 'any',
  items: 0,
  response: Me,
  handler: ({ caller, exchange }) => ({
    body: presentMe(caller, exchange.meter!),
    cache: 'no-store',
  }),
})
