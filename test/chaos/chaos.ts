import { setTimeout as sleep } from 'node:timers/promises'
import { type AuditCount, countAudit } from './count/audit.ts'
import { failedRuns } from './count/failed-runs.ts'
import { countAfterEnd, countLeaks } from './count/leaks.ts'
import { type Harmed, harm } from './faults/harm.ts'
import type { Counts } from './faults/plan.ts'
import { type Client, createClient, type Tally, type Writer } from './load/client.ts'
import { eventWriter } from './load/events.ts'
import { fileWriter } from './load/files.ts'
import { keyWriter } from './load/keys.ts'
import { recordWriter } from './load/records.ts'
import { runWriter } from './load/runs.ts'
import { type Soaked, soak } from './soak/soak.ts'
import { makeWorld, type World } from './world/world.ts'

export interface ChaosOptions extends Counts {
  readonly seed: number
  /** How long the load lasts; faults are spread over it. */
  readonly minutes: number
  readonly nodes: number
  readonly workers: number
  readonly bundles: number
  /** Minutes of load without faults, after the faults, in which no process may grow. */
  readonly soakMinutes?: number
  /** Minutes after which no more faults are caused, finished or not. */
  readonly limitMinutes?: number
  /** Ends faults and soak early; what happened until then is counted. */
  readonly stop?: AbortSignal
  readonly onProgress?: (state: Progress) => void
}

/** Where a run stands. */
export interface Progress {
  readonly planned: number
  readonly faults: Harmed['faults']
  readonly acknowledged: number
  /** Answers with 500, processes that fell over, answers that no writer expects. */
  readonly faulty: number
  /** What each process holds, during a soak. */
  readonly memory: readonly string[]
}

export interface ChaosReport extends Harmed {
  readonly seconds: number
  readonly statuses: Readonly<Record<string, number>>
  readonly tallies: readonly Tally[]
  /** Events that arrived more than once, under one id: a receiver drops them. */
  readonly repeatedDeliveries: number
  /** Runs that ended as failed and say why: as many workers were killed at them as may be. */
  readonly givenUp: number
  readonly auditEvents: number
  readonly soak: Soaked | undefined
  /** All that must not be: what was lost, doubled, leaked or answered with 500, and processes that fell over. */
  readonly findings: readonly string[]
}

const UP_MS = 180_000
/** Leases of dead workers run out after 15 s, hung connections after 35 s, a webhook's job rests for 60 s after a fault, a run's for 120 s. */
const SETTLE_MS = 360_000
/** Reading tens of thousands of writes back, file by file. */
const READ_MS = 1_800_000
const MOST_UNEXPECTED = 20
const AFTER_UNEXPECTED_MS = 1000
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
    const unexpected: string[] = []
    const writing = Promise.all(writers.map((writer) => keepWriting(writer, end.signal, unexpected)))
    await begun(
      writers.filter((writer) => writer !== runs),
      unexpected,
    )
    const acknowledged = (): number => writers.reduce((sum, writer) => sum + writer.acknowledged(), 0)
    const tell = (faults: Pick<Harmed, 'faults' | 'planned'>, memory: readonly string[] = []): void =>
      options.onProgress?.({
        ...faults,
        acknowledged: acknowledged(),
        faulty: client.wrong.length + unexpected.length + fallsOf(world).length,
        memory,
      })
    const stop = options.stop ?? end.signal
    const limit = AbortSignal.any([stop, ...limitOf(options)])
    const harmed = await harm(world, options, { acknowledged, onFault: tell }, limit)
    const soaked = await soakAfter(world, options, stop, (memory) => tell(harmed, memory))
    end.abort()
    await writing

    for (const member of world.members) member.moveClock(0)
    await world.settle(UP_MS)
    const reader = createClient(world, AbortSignal.timeout(READ_MS))
    await settled(reader, runs, events)
    const tallies: Tally[] = []
    for (const writer of writers) tallies.push(await writer.tally(reader))
    const { audit, leaks, failed } = await look(world)
    return {
      seconds: (performance.now() - began) / 1000,
      ...harmed,
      statuses: Object.fromEntries([...client.statuses].toSorted(([a], [b]) => a.localeCompare(b))),
      tallies,
      repeatedDeliveries: events.repeats(),
      givenUp: runs.givenUp(),
      soak: soaked,
      auditEvents: audit.events,
      findings: [
        ...tallies.flatMap(({ what, lost }) => lost.map((one) => `lost: ${what}: ${one}`)),
        ...tallies.flatMap(({ what, doubled }) => doubled.map((one) => `doubled: ${what}: ${one}`)),
        ...failed.map((why) => `failed: ${why}`),
        ...audit.faults.map((fault) => `audit: ${fault}`),
        ...leaks.map((leak) => `leak: ${leak}`),
        ...[...client.wrong, ...reader.wrong].map((answer) => `500: ${answer}`),
        ...unexpected.map((answer) => `unexpected: ${answer}`),
        ...harmed.brokenOff.map((why) => `broken off: ${why}`),
        ...fallsOf(world).map((fall) => `fell over: ${fall}`),
        ...(soaked?.findings ?? []),
      ],
    }
  } finally {
    await world.remove()
  }
}

const limitOf = ({ limitMinutes }: ChaosOptions): AbortSignal[] =>
  limitMinutes === undefined ? [] : [AbortSignal.timeout(limitMinutes * 60_000)]

const fallsOf = (world: World): string[] => world.members.flatMap(({ falls }) => falls)

/** An answer that a writer does not expect is a finding, and the others go on: an hour of faults is not thrown away for it. */
async function keepWriting(writer: Writer, signal: AbortSignal, unexpected: string[]): Promise<void> {
  while (!signal.aborted && unexpected.length < MOST_UNEXPECTED) {
    try {
      await writer.write()
      return
    } catch (error) {
      unexpected.push((error as Error).message)
      await sleep(AFTER_UNEXPECTED_MS)
    }
  }
}

/** Until each kind of write was acknowledged once: a slow machine would have nothing to lose yet. */
async function begun(writers: readonly Writer[], unexpected: readonly string[]): Promise<void> {
  const until = performance.now() + UP_MS
  while (unexpected.length === 0 && !writers.every((writer) => writer.acknowledged() > 0)) {
    if (performance.now() > until)
      throw new Error(`not every kind of write was acknowledged within ${UP_MS} ms`)
    await sleep(20)
  }
}

async function soakAfter(
  world: World,
  { soakMinutes = 0 }: ChaosOptions,
  stop: AbortSignal,
  onSample: (memory: readonly string[]) => void,
): Promise<Soaked | undefined> {
  if (soakMinutes === 0 || stop.aborted) return undefined
  for (const member of world.members) member.moveClock(0)
  await world.settle(UP_MS)
  return await soak(world, soakMinutes, stop, onSample)
}

async function look(
  world: World,
): Promise<{ audit: AuditCount; leaks: string[]; failed: readonly string[] }> {
  const database = await world.open()
  try {
    const audit = await countAudit(database, world.tenantId)
    const leaks = await countLeaks(world, database)
    const failed = await failedRuns(database)
    return { audit, failed, leaks: [...leaks, ...(await countAfterEnd(world, database))] }
  } finally {
    await database.close()
  }
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
