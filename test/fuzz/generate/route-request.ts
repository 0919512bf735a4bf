import type { Random } from '../../../bench/random.ts'
import type { Route } from '../../../src/api/platform/route.ts'
import { RECORD_EXAMPLES } from '../../support/record-resources.ts'
import type { FuzzRequest, Header } from '../request.ts'
import { knownValue, type World } from '../world/world.ts'
import { type Mood, makeAddress } from './address.ts'
import { type Caller, pickCaller } from './caller.ts'
import { oddHeaders } from './headers.ts'
import { METHODS } from './methods.ts'
import { mutate, spoil, textOf } from './mutate.ts'
import { validValue } from './valid.ts'

/** Bodies that are accepted, by operation: chance alone never makes a record whose parts agree. */
const EXAMPLES = new Map(
  RECORD_EXAMPLES.map(({ route, body }) => [`/v1/companies/{abn}/${route}`, body as unknown]),
)

/** A request to a route: as it should be, with something changed, or hostile throughout. */
export function routeRequest(
  route: Route,
  refuse: boolean,
  world: World,
  random: Random,
  index: number,
): FuzzRequest {
  const mood: Mood = refuse ? 'flooded' : random.pick(['valid', 'mutated', 'mutated', 'hostile'])
  const caller = pickCaller(world, random, route.method === 'GET')
  const address = makeAddress(route, world, caller.side, random, mood)
  const changes = [...address.changes]
  const method = mood !== 'valid' && random.chance(0.06) ? random.pick(METHODS) : route.method
  if (method !== route.method) changes.push(`method ${method}`)
  const body = makeBody(route, world, caller, random, mood, changes)
  const headers = headersOf(route, world, caller, address.path, random, body !== undefined)
  if (mood !== 'valid' && random.chance(0.2)) {
    const odd = oddHeaders(random)
    headers.push(...odd)
    changes.push(...odd.map(([name]) => `header ${name}`))
  }
  return {
    index,
    // What a method that no route has does is the same everywhere.
    operation: method === route.method ? route.operationId : `method:${method}`,
    side: caller.side,
    caller: caller.name,
    method,
    target: address.query === '' ? address.path : `${address.path}?${address.query}`,
    headers,
    ...(body === undefined ? {} : { body }),
    changes,
    route: method === route.method ? route : undefined,
    foreign: address.foreign,
  }
}

function headersOf(
  route: Route,
  world: World,
  caller: Caller,
  path: string,
  random: Random,
  hasBody: boolean,
): Header[] {
  const headers: Header[] = [['host', `127.0.0.1:${world.port}`], ...caller.headers]
  // Without a content type a body is refused before it is read, so most bodies have one.
  if (hasBody && random.chance(0.97)) headers.push(['content-type', 'application/json'])
  if (route.conditional === true && random.chance(0.8))
    headers.push(['if-match', world.etags.get(path) ?? '"0"'])
  if (route.idempotent === true && random.chance(0.2))
    headers.push(['idempotency-key', `key-${random.below(50)}`])
  if (random.chance(0.1)) headers.push(['accept-encoding', random.pick(['gzip', 'br', 'gzip, br'])])
  return headers
}

function makeBody(
  route: Route,
  world: World,
  caller: Caller,
  random: Random,
  mood: Mood,
  changes: string[],
): string | undefined {
  if (route.body === undefined) {
    if (mood !== 'hostile' || random.chance(0.8)) return undefined
    changes.push('a body that is not taken')
    return random.pick(['{}', 'null', '{"a":1}', 'x'])
  }
  let value = validBody(route, world, caller, random)
  if (mood === 'valid') return textOf(value)
  for (let count = 1 + random.below(mood === 'hostile' ? 4 : 1); count > 0; count -= 1) {
    const mutated = mutate(value, random)
    value = mutated.value
    changes.push(mutated.change)
  }
  if (mood !== 'hostile' || random.chance(0.7)) return textOf(value)
  changes.push('spoilt JSON')
  return spoil(textOf(value), random)
}

function validBody(route: Route, world: World, { side }: Caller, random: Random): unknown {
  const { examples } = route.body as { examples?: readonly unknown[] }
  const example = EXAMPLES.get(route.path) ?? examples?.[0]
  if (example !== undefined && random.chance(0.6)) return example
  return validValue(route.body!, random, knownValue(world, side, route.path))
}
