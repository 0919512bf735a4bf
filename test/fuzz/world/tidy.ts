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
  else if (route.operationId === 'createWebhook') await removeOthers(server, world)
  else if (route.operationId === 'deleteWebhook') {
    const { webhooks } = world.belongings.attacker
    const slot = webhooks.indexOf(target.split('?')[0]!.split('/')[3] ?? '')
    if (slot !== -1) webhooks[slot] = await replaceWebhook(server, tenant)
  }
}

/** Deletes every webhook outside the slots. One that another request changes meanwhile is left for the next time. */
async function removeOthers(server: FuzzServer, world: World): Promise<void> {
  const headers = { authorization: `Bearer ${world.tenants.attacker.keys['admin']}` }
  const place = `${server.url}/v1/webhooks`
  const { data } = (await (await fetch(`${place}?limit=200`, { headers })).json()) as {
    readonly data: readonly { readonly id: string }[]
  }
  for (const { id } of data.filter((one) => !world.belongings.attacker.webhooks.includes(one.id))) {
    const etag = (await fetch(`${place}/${id}`, { headers })).headers.get('etag')
    if (etag !== null)
      await fetch(`${place}/${id}`, { method: 'DELETE', headers: { ...headers, 'if-match': etag } })
  }
}

const idIn = ({ body }: Answer): string => (JSON.parse(body.toString()) as { id: string }).id
