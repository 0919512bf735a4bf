import type { RouteDescription } from '../../src/api/platform/route-description.ts'
import type { Ground, WorstRequest } from './worst-ground.ts'
import { WORST_REQUESTS } from './worst-requests.ts'
import { HOSTILE_BODIES } from './worst-text.ts'

/** Sends a request and gives its status and text. */
export type Ask = (
  method: string,
  url: string,
  body?: string | Uint8Array<ArrayBuffer>,
  type?: string,
) => Promise<{ readonly status: number; readonly text: string }>

export interface RoundRequest extends WorstRequest {
  readonly route: RouteDescription
  /** As it is sent. */
  readonly sent: Sent
}

/** Writes before reads, reads before removals: reads are about what was written. */
const ORDER = ['PUT', 'POST', 'GET', 'DELETE']

/** What goes on in the background comes last, so that nothing else is charged with it. */
const placeOf = ({ method, status }: RouteDescription): number =>
  status === 202 ? ORDER.length : ORDER.indexOf(method)

/** Every worst request of every route, and hostile bodies for those that take one. */
export function requestsOf(
  routes: readonly RouteDescription[],
  ground: Ground,
  hostileBodies = HOSTILE_BODIES,
): RoundRequest[] {
  return routes
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap((route) => {
      const own = WORST_REQUESTS[route.operationId]?.(ground) ?? []
      const hostile = route.body === undefined ? [] : Object.values(hostileBodies)
      const url = own[0]?.url ?? ''
      return [...own, ...hostile.map((body) => ({ url, body, type: 'application/json' }))].map(
        (request): RoundRequest => ({ ...request, route, sent: sentOf(request) }),
      )
    })
}

type Sent = Parameters<Ask>[2]

const sentOf = ({ body }: WorstRequest): Sent => {
  if (body === undefined || typeof body === 'string') return body
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body)
}

/** What the requests of a round are about; makes a key and a webhook that the round may change and remove. */
export async function groundOf(ask: Ask, turn: number): Promise<Ground> {
  const read = async <T>(...asked: Parameters<Ask>): Promise<T> => {
    const { status, text } = await ask(...asked)
    if (status >= 300) throw new Error(`${asked[0]} ${asked[1]}: ${status} ${text.slice(0, 300)}`)
    return JSON.parse(text) as T
  }
  const list = <T>(url: string) => read<{ data: readonly T[] }>('GET', url).then(({ data }) => data)
  const make = (url: string, body: object) => read<{ id: string }>('POST', url, JSON.stringify(body))
  const found = await read<{ data: { candidates: readonly { abn: string }[] } }>(
    'GET',
    '/v1/entities/resolve?name=energy&limit=50',
  )
  const snapshots = await list<{ snapshot: string }>('/v1/snapshots?limit=200')
  const requirements = await list<{ id: string }>(
    '/v1/packs/au_climate_disclosure/frameworks/aasb-s2/requirements?limit=200',
  )
  const key = await make('/v1/keys', { name: `round ${turn}`, scopes: ['tenant:read'] })
  const webhook = await make('/v1/webhooks', { url: `https://example.com/round/${turn}` })
  return {
    turn,
    abns: found.data.candidates.map(({ abn }) => abn),
    snapshots: snapshots.map(({ snapshot }) => snapshot),
    requirements: requirements.map(({ id }) => id),
    keyId: key.id,
    webhookId: webhook.id,
  }
}
