import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '../load/client.ts'
import type { World } from '../world/world.ts'
import { grown, type MemoryUse, memoryUse, residentMegabytes } from './memory.ts'
import { readWhile } from './reads.ts'

export interface Soaked {
  readonly minutes: number
  /** Rounds of reads beside the writes that go on. */
  readonly rounds: number
  readonly statuses: Readonly<Record<string, number>>
  readonly memory: readonly MemoryUse[]
  readonly findings: readonly string[]
}

const SAMPLES = 200
const SHORTEST_PAUSE_MS = 1000
const READERS = 2

/** Load without faults for a long time, in which no process may grow. */
export async function soak(
  world: World,
  minutes: number,
  stop: AbortSignal,
  onSample: (memory: readonly string[]) => void,
): Promise<Soaked> {
  const began = performance.now()
  const end = new AbortController()
  const client = createClient(world, end.signal)
  const unexpected: string[] = []
  const reading = Array.from({ length: READERS }, () =>
    readWhile(client).catch((error: unknown) => {
      unexpected.push((error as Error).message)
      return 0
    }),
  )
  const samples = new Map<string, number[]>(world.members.map(({ name }) => [name, []]))
  const pause = Math.max(SHORTEST_PAUSE_MS, (minutes * 60_000) / SAMPLES)
  while (performance.now() - began < minutes * 60_000 && !stop.aborted) {
    for (const member of world.members) {
      const used = residentMegabytes(member.pid())
      if (used !== undefined) samples.get(member.name)!.push(used)
    }
    onSample([...samples].map(([name, used]) => `${name} ${used.at(-1)?.toFixed(0) ?? '?'} MB`))
    await sleep(pause, undefined, { signal: stop }).catch(() => {})
  }
  end.abort()
  const rounds = (await Promise.all(reading)).reduce((sum, read) => sum + read, 0)
  const memory = [...samples].flatMap(([name, used]) => memoryUse(name, used) ?? [])
  return {
    minutes: (performance.now() - began) / 60_000,
    rounds,
    statuses: Object.fromEntries(client.statuses),
    memory,
    findings: [
      ...grown(memory).map((one) => `memory: ${one}`),
      ...unexpected.map((one) => `unexpected: ${one}`),
      ...client.wrong.map((answer) => `500: ${answer}`),
    ],
  }
}
