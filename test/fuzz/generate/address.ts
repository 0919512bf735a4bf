import type { Random } from '../../../bench/random.ts'
import type { Route } from '../../../src/api/platform/route.ts'
import type { Side } from '../request.ts'
import { knownValue, OTHER, type World } from '../world/world.ts'
import { hostileEncoded, unknownMembers } from './hostile.ts'
import { validValue } from './valid.ts'

/** How much of a request is to be spoilt; `flooded` has so many unknown parameters that it must be refused whatever else it says. */
export type Mood = 'valid' | 'mutated' | 'hostile' | 'flooded'

export interface Address {
  readonly path: string
  readonly query: string
  readonly changes: readonly string[]
  /** It names an object of the other tenant. */
  readonly foreign: boolean
}

/** Data of another day is computed anew for each question. */
const VERSIONS = new Set(['snapshot', 'as_of', 'changed_since'])

/** Ids that only their owner has; watchlists are named by their tenants and may be called alike. */
const OWNED = /^\/v1\/(keys|webhooks)\/|\{(artifact_id|run_id)\}/

export function makeAddress(route: Route, world: World, side: Side, random: Random, mood: Mood): Address {
  const changes: string[] = []
  const foreign = OWNED.test(route.path) && random.chance(0.1)
  if (foreign) changes.push("another tenant's id")
  const known = knownValue(world, foreign ? OTHER[side] : side, route.path)
  let spoilt = mood !== 'valid' && route.params !== undefined && random.chance(0.2)
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (spoilt && random.chance(0.6)) {
      spoilt = false
      changes.push(`path parameter ${name}`)
      return hostileEncoded(random)
    }
    const schema = route.params!.properties[name]!
    const value = foreign ? (known(name, random) ?? 'x') : validValue(schema, random, known, name)
    return encodeURIComponent(String(value).toWellFormed())
  })
  const query = makeQuery(route, world, side, random, mood, changes)
  return { path, query, changes, foreign: foreign && changes.length === 1 }
}

function makeQuery(
  route: Route,
  world: World,
  side: Side,
  random: Random,
  mood: Mood,
  changes: string[],
): string {
  const known = knownValue(world, side, route.path)
  const pairs: [string, string][] = []
  const properties = route.query?.properties ?? {}
  const required = new Set((route.query as { required?: readonly string[] } | undefined)?.required ?? [])
  // Values that are filled in when absent stand among the required ones, and may be absent all the same.
  const share = random.pick([0, 0.15, 0.4])
  for (const [name, schema] of Object.entries(properties)) {
    const needed = required.has(name) && !('default' in schema)
    const wanted = random.chance(VERSIONS.has(name) ? share / 4 : share)
    if (name === 'cursor' || !(needed || wanted)) continue
    const value = validValue(schema, random, known, name)
    pairs.push([name, encodeURIComponent(String(value).toWellFormed())])
  }
  if ('cursor' in properties && random.chance(0.25)) pushCursor(pairs, route, world, random, changes)
  if (mood === 'flooded') flood(pairs, Object.keys(properties), random, changes)
  else if (mood !== 'valid' && random.chance(0.5)) spoilQuery(pairs, Object.keys(properties), random, changes)
  return pairs.map(([name, value]) => (value === '' ? name : `${name}=${value}`)).join('&')
}

function pushCursor(
  pairs: [string, string][],
  route: Route,
  world: World,
  random: Random,
  changes: string[],
): void {
  const cursor = world.cursors.get(route.operationId)
  const tampering = random.below(4)
  changes.push(tampering === 0 ? 'cursor' : 'tampered cursor')
  if (cursor === undefined || tampering === 3) pairs.push(['cursor', hostileEncoded(random)])
  else if (tampering === 0) pairs.splice(0, pairs.length, ['cursor', encodeURIComponent(cursor)])
  else {
    const at = random.below(30)
    pairs.push([
      'cursor',
      encodeURIComponent(cursor.slice(0, at) + random.pick(['A', 'z', '9', '-', '_']) + cursor.slice(at + 1)),
    ])
  }
}

function spoilQuery(
  pairs: [string, string][],
  names: readonly string[],
  random: Random,
  changes: string[],
): void {
  const name = names.length === 0 ? 'x' : random.pick(names)
  switch (random.below(6)) {
    case 0:
    case 1:
      replace(pairs, name, hostileEncoded(random))
      changes.push(`hostile ${name}`)
      return
    case 2:
      pairs.push([name, '1'], [name, '2'])
      changes.push(`${name} twice`)
      return
    case 3:
      for (const [member, value] of unknownMembers(random))
        pairs.push([
          encodeURIComponent(member.toWellFormed()),
          encodeURIComponent(String(value).toWellFormed()),
        ])
      changes.push('unknown parameters')
      return
    case 4:
      flood(pairs, names, random, changes)
      return
    default:
      pairs.push([hostileEncoded(random), hostileEncoded(random)])
      changes.push('hostile parameter')
  }
}

/** A hostile value among more unknown parameters than a list of faults holds. */
function flood(pairs: [string, string][], names: readonly string[], random: Random, changes: string[]): void {
  const name = names.length === 0 ? 'x' : random.pick(names)
  replace(pairs, name, hostileEncoded(random))
  for (let index = 0; index < 110; index += 1) pairs.push([`x${index}`, '1'])
  changes.push(`hostile ${name} among 110 unknown parameters`)
}

function replace(pairs: [string, string][], name: string, value: string): void {
  const at = pairs.findIndex(([known]) => known === name)
  if (at === -1) pairs.push([name, value])
  else pairs[at] = [name, value]
}
