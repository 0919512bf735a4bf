import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../../bench/random.ts'
import { type AuditCount, countAudit } from './count/audit.ts'
import { countAfterEnd, countLeaks } from './count/leaks.ts'
import { HARM } from './faults/faults.ts'
import { type Counts, type Fault, planFaults } from './faults/plan.ts'
import { type Client, createClient, type Tally, type Writer } from './load/client.ts'
import { eventWriter } from './load/events.ts'
import { fileWriter } from './load/files.ts'
import { keyWriter } from './load/keys.ts'
import { recordWriter } from './load/records.ts'
import { runWriter } from './load/runs.ts'
import { makeWorld, type World } from './world/world.ts'

export interface ChaosOptions extends Counts {
  readonly seed: number
  /** How long the load lasts; faults are spread over it. */
  readonly minutes: number
  readonly nodes: number
  readonly workers: number
  readonly bundles: number
  readonly onProgress?: (done: number, all: number) => void
}

export interface ChaosReport {
  readonly seconds: number
  /** How often each fault happened. */
  readonly faults: Readonly<Partial<Record<Fault, number>>>
  /** Faults that this machine does not allow, and why. */
  readonly notTried: readonly string[]
  readonly statuses: Readonly<Record<string, number>>
  readonly tallies: readonly Tally[]
  /** Events that arrived more than once, under one id: a receiver drops them. */
  readonly repeatedDeliveries: number
  readonly auditEvents: number
  /** All that must not be: what was lost, doubled, leaked or answered with 500, and processes that fell over. */
  readonly findings: readonly string[]
}

const UP_MS = 180_000
/** Leases of dead workers run out after 15 s, hung connections after 35 s, and a webhook's job rests for 60 s after a fault. */
const SETTLE_MS = 240_000
const RECORD_YEARS = [2001, 2002]

/** Harms a small installation under load in a seeded order, then counts what it acknowledged and what is there. */
export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const began = performance.now()
  const world = await makeWorld(options)
  try {
    await world.settle(UP_MS)
    const end = new AbortController()
    const client = createClient(world, end.signal)
    const [events, runs] = [eventWriter(client, world), runWriter(client, options.bundles)]
    const records = RECORD_YEARS.map((year) => recordWriter(client, year))
    const writers = [...records, keyWriter(client, options.seed), fileWriter(client), events, runs]
    const broken = new AbortController()
    const writing = Promise.all(writers.map((writer) => writer.write())).catch((error: unknown) => {
      broken.abort(error)
      end.abort()
    })
    await begun(
      writers.filter((writer) => writer !== runs),
      broken.signal,
    )
    const harmed = await harm(world, options, broken.signal)
    end.abort()
    await writing
    broken.signal.throwIfAborted()

    for (const member of world.members) member.moveClock(0)
    await world.settle(UP_MS)
    const reader = createClient(world, new AbortController().signal)
    await settled(reader, runs, events)
    const tallies: Tally[] = []
    for (const writer of writers) tallies.push(await writer.tally(reader))
    const { audit, leaks } = await look(world)
    return {
      seconds: (performance.now() - began) / 1000,
      ...harmed,
      statuses: Object.fromEntries([...client.statuses].toSorted(([a], [b]) => a.localeCompare(b))),
      tallies,
      repeatedDeliveries: events.repeats(),
      auditEvents: audit.events,
      findings: [
        ...tallies.flatMap(({ what, lost }) => lost.map((one) => `lost: ${what}: ${one}`)),
        ...tallies.flatMap(({ what, doubled }) => doubled.map((one) => `doubled: ${what}: ${one}`)),
        ...audit.faults.map((fault) => `audit: ${fault}`),
        ...leaks.map((leak) => `leak: ${leak}`),
        ...[...client.wrong, ...reader.wrong].map((answer) => `500: ${answer}`),
        ...world.members.flatMap(({ falls }) => falls.map((fall) => `fell over: ${fall}`)),
      ],
    }
  } finally {
    await world.remove()
  }
}

/** Until each kind of write was acknowledged once: a slow machine would have nothing to lose yet. */
async function begun(writers: readonly Writer[], signal: AbortSignal): Promise<void> {
  const until = performance.now() + UP_MS
  while (!signal.aborted && !writers.every((writer) => writer.acknowledged() > 0)) {
    if (performance.now() > until)
      throw new Error(`not every kind of write was acknowledged within ${UP_MS} ms`)
    await sleep(20)
  }
}

async function look(world: World): Promise<{ audit: AuditCount; leaks: string[] }> {
  const database = await world.open()
  try {
    const audit = await countAudit(database, world.tenantId)
    const leaks = await countLeaks(world, database)
    return { audit, leaks: [...leaks, ...(await countAfterEnd(world, database))] }
  } finally {
    await database.close()
  }
}

/** Faults one after the other, spread over the time. A fault that takes longer than its share makes the whole longer. */
async function harm(
  world: World,
  options: ChaosOptions,
  signal: AbortSignal,
): Promise<Pick<ChaosReport, 'faults' | 'notTried'>> {
  const plan = planFaults(options.seed, options)
  const random = new Random(options.seed + 1)
  const faults: Partial<Record<Fault, number>> = {}
  const notTried = new Set<string>()
  const began = performance.now()
  const share = (options.minutes * 60_000) / (plan.length + 1)
  const pauseUntil = (count: number): Promise<void> =>
    sleep(Math.max(0, began + count * share - performance.now()), undefined, { signal }).catch(() => {})
  for (const [index, fault] of plan.entries()) {
    await pauseUntil(index + 1)
    if (signal.aborted) break
    const refusal = await HARM[fault](world, random)
    if (refusal === undefined) faults[fault] = (faults[fault] ?? 0) + 1
    else notTried.add(`${fault}: ${refusal}`)
    options.onProgress?.(index + 1, plan.length)
  }
  await pauseUntil(plan.length + 1)
  return { faults, notTried: [...notTried] }
}

/** Waits until runs have ended and events have arrived. What has not by then counts as lost. */
async function settled(
  reader: Client,
  runs: { unfinished(reader: Client): Promise<number> },
  events: { pending(reader: Client): Promise<number> },
): Promise<void> {
  const until = performance.now() + SETTLE_MS
  while (performance.now() < until) {
    if ((await runs.unfinished(reader)) === 0 && (await events.pending(reader)) === 0) return
    await sleep(250)
  }
}
