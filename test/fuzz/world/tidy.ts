import type { Answer, FuzzRequest } from '../request.ts'
import { replaceWebhook } from './populate.ts'
import type { FuzzServer } from './server.ts'
import type { World } from './world.ts'

/** Keeps what requests make few: a new webhook or key is deleted at once, a deleted webhook is made again in its slot. */
export async function tidy(
  server: FuzzServer,
  world: World,
  { route, side, target }: FuzzRequest,
  answer: Answer,
): Promise<void> {
  if (route === undefined || side !== 'attacker' || answer.status >= 300) return
  const tenant = world.tenants.attacker
  const authorization = `Bearer ${tenant.keys['admin']}`
  if (route.operationId === 'createKey' || route.operationId === 'rotateKey')
    await fetch(`${server.url}/v1/keys/${idIn(answer)}`, { method: 'DELETE', headers: { authorization } })
  else if (route.operationId === 'createWebhook') {
    const id = idIn(answer)
    await fetch(`${server.url}/v1/webhooks/${id}`, {
      method: 'DELETE',
      headers: { authorization, 'if-match': String(answer.headers['etag']) },
    })
  } else if (route.operationId === 'deleteWebhook') {
    const { webhooks } = world.belongings.attacker
    const slot = webhooks.indexOf(target.split('?')[0]!.split('/')[3] ?? '')
    if (slot !== -1) webhooks[slot] = await replaceWebhook(server, tenant)
  }
}

const idIn = ({ body }: Answer): string => (JSON.parse(body.toString()) as { id: string }).id
