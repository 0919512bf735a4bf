import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../../bench/random.ts'
import { fillDisk } from '../../support/mount-disk.ts'
import type { Member, Role } from '../world/process.ts'
import type { World } from '../world/world.ts'
import type { Fault } from './plan.ts'

/** Does one kind of harm, and undoes what does not heal by itself. What it could not do, it says. */
type Harm = (world: World, random: Random) => Promise<string | undefined>

const FROZEN_MS = 1500
const AWAY_MS = 400
const FULL_MS = 500
const UP_MS = 120_000
const FURTHEST_CLOCK_MS = 20_000

export const HARM: Readonly<Record<Fault, Harm>> = {
  kill_node: (world, random) => kill(world, random, 'node'),
  kill_worker: (world, random) => kill(world, random, 'worker'),
  restart_fast: (world) => restart(world, 'fast'),
  restart_immediate: (world) => restart(world, 'immediate'),
  async freeze_process(world, random) {
    const member = await anyUp(world, random, random.chance(0.5) ? 'node' : 'worker')
    await member.freeze(FROZEN_MS)
    return undefined
  },
  async freeze_backend(world, random) {
    const backends = await world.postgres.backends()
    if (backends.length === 0) return 'no backend to freeze'
    const backend = random.pick(backends)
    if (!signal(backend, 'SIGSTOP')) return 'the backend was gone'
    await sleep(FROZEN_MS)
    signal(backend, 'SIGCONT')
    return undefined
  },
  async cut_line(world, random) {
    const { line } = random.pick(world.members)
    line.cut()
    await sleep(AWAY_MS)
    line.mend()
    return undefined
  },
  async hang_line(world, random) {
    random.pick(world.members).line.abandon()
    return undefined
  },
  async fill_disk({ disk }) {
    if (disk === undefined) return 'this user may mount no disk'
    const makeRoom = fillDisk(disk.directory)
    await sleep(FULL_MS)
    makeRoom()
    return undefined
  },
  async move_clock(world, random) {
    const by = random.below(2 * FURTHEST_CLOCK_MS) - FURTHEST_CLOCK_MS
    random.pick(world.members).moveClock(by)
    return undefined
  },
}

async function kill(world: World, random: Random, role: Role): Promise<undefined> {
  const member = await anyUp(world, random, role)
  await member.kill()
}

async function restart({ postgres }: World, mode: 'fast' | 'immediate'): Promise<undefined> {
  await postgres.halt(mode)
  await sleep(AWAY_MS)
  await postgres.start()
}

/** A process that is up, so that a kill hits work and not a start. */
async function anyUp(world: World, random: Random, role: Role): Promise<Member> {
  const until = performance.now() + UP_MS
  for (;;) {
    const up = world.up(role)
    if (up.length > 0) return random.pick(up)
    if (performance.now() > until) throw new Error(`no ${role} was up for ${UP_MS} ms`)
    await sleep(20)
  }
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): boolean {
  try {
    process.kill(pid, name)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    return false
  }
}
