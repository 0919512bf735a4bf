import { Random } from '../../../bench/random.ts'
import type { Route } from '../../../src/api/platform/route.ts'
import { ROUTES } from '../../../src/api/routes.ts'
import type { FuzzRequest } from '../request.ts'
import type { World } from '../world/world.ts'
import { agentRequest } from './agent-request.ts'
import { bareRequest } from './bare-request.ts'
import { routeRequest } from './route-request.ts'
import { routePicker } from './weights.ts'
import { wireRequest } from './wire-request.ts'

const SHARE_OF_AGENTS = 0.1
const SHARE_OF_WIRE = 0.02
const SHARE_OF_BARE = 0.03
/** Drawn apart, so that all other requests of a seed stay what they are. */
const BARE_SEED = 0x5bd1e995

/** The stream of requests of a seed. The request at an index depends on seed and index alone, whatever came before it. */
export function requestStream(
  world: World,
  seed: number,
  routes: readonly Route[] = ROUTES,
): (index: number) => FuzzRequest {
  const pickRoute = routePicker(routes)
  return (index) => {
    const random = new Random(mix(seed, index))
    const chance = new Random(mix(seed ^ BARE_SEED, index))
    const made = make(random, index)
    const request = chance.chance(SHARE_OF_BARE) ? bareRequest(made, chance) : made
    // So that a line of the server's log can be found, unless the request says what its id is to be.
    const named = request.headers.some(([name]) => name === 'x-request-id')
    return named ? request : { ...request, headers: [...request.headers, ['x-request-id', `fuzz-${index}`]] }
  }

  function make(random: Random, index: number): FuzzRequest {
    const kind = random.next()
    if (kind < SHARE_OF_WIRE) return wireRequest(world, random, index)
    if (kind < SHARE_OF_WIRE + SHARE_OF_AGENTS) return agentRequest(world, random, index)
    const { route, refuse } = pickRoute(random)
    return routeRequest(route, refuse, world, random, index)
  }
}

/** Neighbours must not look alike: the finaliser of MurmurHash3 over both. */
function mix(seed: number, index: number): number {
  let hash = Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
