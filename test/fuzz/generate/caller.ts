import type { Random } from '../../../bench/random.ts'
import type { Header, Side } from '../request.ts'
import type { World } from '../world/world.ts'

export interface Caller {
  readonly side: Side
  readonly name: string
  readonly headers: readonly Header[]
}

const WEIGHTED = [
  'admin',
  'admin',
  'admin',
  'admin',
  'everyday',
  'everyday',
  'keeper',
  'reference',
  'cookie',
  'none',
]

/** Who asks. The victim only reads, so that what stands in its records stays there. */
export function pickCaller(world: World, random: Random, reading: boolean): Caller {
  const side: Side = reading && random.chance(0.08) ? 'victim' : 'attacker'
  const name = random.pick(WEIGHTED)
  if (name === 'none') return { side, name, headers: [] }
  if (name === 'cookie')
    return {
      side,
      name,
      headers: [
        ['cookie', world.belongings[side].cookie],
        ['x-requested-with', 'southerly'],
      ],
    }
  const key = world.tenants[side].keys[name]!
  return {
    side,
    name,
    headers: [random.chance(0.9) ? ['authorization', `Bearer ${key}`] : ['x-api-key', key]],
  }
}
