import type { Clock } from '../../clock.ts'
import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import { ServiceError } from '../../errors.ts'
import { type RegisterClientOptions, registerClient } from '../../sources/abr/client.ts'
import { memoryCache } from '../../sources/abr/memory-cache.ts'
import type { RegisterEntity } from '../../sources/abr/register-response.ts'
import { USER_AGENT } from '../../sources/fetching/transport.ts'
import type { Database } from '../../store/database.ts'
import {
  extractDays,
  findObservations,
  keepObservation,
  type RegisterObservation,
} from '../../store/register-observations.ts'
import type { SnapshotChoice, SnapshotDirectory } from '../releases/snapshot-directory.ts'
import { isInvented } from '../sandbox/sandbox.ts'
import { purgeRegister } from './purge.ts'
import { NOBODY_ASKED, type RegisterSight, type RegisterSights, sightOf } from './sight.ts'

/** The one place from which answers ask the business register. */
export interface RegisterDesk {
  /**
   * What the register says of an ABN: kept, or asked now. At once where it is not to be asked: without a key, of an invented
   * company, and for a chosen snapshot, whose answers rest on the snapshot alone and never change.
   */
  look(choice: SnapshotChoice, abn: string): RegisterSight | Promise<RegisterSight>
  /**
   * The same for many companies, within the time of one. So many are asked at a time that the register is not overrun; those
   * that it has no time for are unavailable, and those beyond a batch are not asked.
   */
  lookAll(choice: SnapshotChoice, abns: readonly string[]): RegisterSights | Promise<RegisterSights>
}

export interface RegisterDeskOptions {
  readonly database: Database
  readonly clock: Clock
  readonly snapshots: SnapshotDirectory
  /** ABR_GUID; without it no one is asked. */
  readonly guid: string | undefined
  /** Most milliseconds that an answer waits for the register. */
  readonly limitMs: number
  /** Days after which a record is asked for again. */
  readonly maxAgeDays: number
  /** Told why the register gave no answer. */
  readonly report: (problem: string) => void
  /** How the network is asked; tests pass a local server's ways in. */
  readonly transport?: Partial<RegisterClientOptions> | undefined
}

const DAY_MS = 24 * 60 * 60 * 1000
/** A request goes on after the answer that it was too slow for, so that the next answer has what it brings. */
const TIMEOUT_MS = 5000

export function createRegisterDesk(options: RegisterDeskOptions): RegisterDesk {
  const { database, clock, snapshots, guid, limitMs, maxAgeDays } = options
  if (guid === undefined) return { look: () => NOBODY_ASKED, lookAll: () => NONE }
  const client = registerClient({
    clock,
    guid,
    userAgent: USER_AGENT,
    cache: absencesOnly(),
    timeoutMs: TIMEOUT_MS,
    retry: { attempts: 1 },
    ...options.transport,
  })
  const isRecent = (instant: string): boolean =>
    clock.now().getTime() - Date.parse(instant) < maxAgeDays * DAY_MS

  const ask = async (abn: string, kept: RegisterObservation | undefined): Promise<RegisterSight> => {
    const { entity, retrieved_at } = await client.entityByAbn(abn)
    if (entity === null || entity.individual) {
      if (kept !== undefined)
        await purgeRegister(options, abn, {
          actor: 'system',
          reason: 'the register no longer has the record',
        })
      return sightOf(null, true)
    }
    const observation = observe(abn, entity, retrieved_at)
    await database.as({ kind: 'worker' }, (sql) => keepObservation(sql, observation))
    return sightOf(observation, true)
  }

  /** Undefined where the register has to be asked. */
  const atHand = (
    extract: string | undefined,
    kept: RegisterObservation | undefined,
  ): RegisterSight | undefined => {
    if (extract !== undefined && isRecent(extract)) return NOBODY_ASKED
    return kept !== undefined && isRecent(kept.retrieved_at) ? sightOf(kept, true) : undefined
  }
  const askInTime = async (
    abn: string,
    kept: RegisterObservation | undefined,
    milliseconds: number,
  ): Promise<RegisterSight> => {
    if (milliseconds <= 0) return sightOf(kept ?? null, false)
    const asked = ask(abn, kept).catch((error: unknown) => {
      options.report(problemOf(error))
      return undefined
    })
    return (await within(milliseconds, asked)) ?? sightOf(kept ?? null, false)
  }
  const find = async (abns: readonly string[]) => {
    const snapshot = await snapshots.newest()
    const [extracts, observations] = await Promise.all([
      extractDays(database, snapshot.id, abns),
      findObservations(database, abns),
    ])
    return (abn: string) => ({ extract: extracts.get(abn), kept: observations.get(abn) })
  }

  const look = async (abn: string): Promise<RegisterSight> => {
    const { extract, kept } = (await find([abn]))(abn)
    return atHand(extract, kept) ?? (await askInTime(abn, kept, limitMs))
  }

  const lookAll = async (abns: readonly string[]): Promise<RegisterSights> => {
    const found = await find(abns)
    const sights = new Map<string, RegisterSight>()
    const open: string[] = []
    for (const abn of abns) {
      const { extract, kept } = found(abn)
      const sight = atHand(extract, kept)
      if (sight !== undefined) sights.set(abn, sight)
      else if (open.length < MOST_ASKED) open.push(abn)
      // An old answer is no reason to say that no one was asked.
      else if (kept !== undefined) sights.set(abn, sightOf(kept, false))
    }
    const until = performance.now() + limitMs
    const queue = open.values()
    const asking = Array.from({ length: ASKED_AT_A_TIME }, async () => {
      for (const abn of queue)
        sights.set(abn, await askInTime(abn, found(abn).kept, until - performance.now()))
    })
    await Promise.all(asking)
    return sights
  }

  const isToBeAsked = (choice: SnapshotChoice): boolean =>
    choice.snapshot === undefined && choice.as_of === undefined

  return {
    look: (choice, abn) => (isToBeAsked(choice) && !isInvented(abn) ? look(abn) : NOBODY_ASKED),
    lookAll: (choice, abns) => {
      const real = isToBeAsked(choice) ? [...new Set(abns)].filter((abn) => !isInvented(abn)) : []
      return real.length === 0 ? NONE : lookAll(real)
    },
  }
}

const NONE: RegisterSights = new Map()
/** Companies of one request that the register is asked about at most, and at the same moment. */
const MOST_ASKED = 50
const ASKED_AT_A_TIME = 8

/**
 * Remembers for a day that there is no record of a company; one of a person is none. Records are in the database alone, so
 * that a purge reaches every copy.
 */
function absencesOnly(): RegisterClientOptions['cache'] {
  const cache = memoryCache()
  return {
    ...cache,
    set: async (abn, { entity, retrieved_at }) => {
      if (entity === null || entity.individual) await cache.set(abn, { entity: null, retrieved_at })
    },
  }
}

function observe(abn: string, entity: RegisterEntity, retrieved_at: string): RegisterObservation {
  const content = canonicalJson(entity)
  const mentions = [...new Set([abn, entity.abn, ...entity.other_abns.map((other) => other.abn)])]
  return { abn, retrieved_at, content, content_sha256: sha256(content), mentions }
}

/** What the work gives in time; undefined when it takes longer, and then it goes on by itself. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), milliseconds)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const problemOf = (error: unknown): string =>
  error instanceof ServiceError ? error.message : error instanceof Error ? error.name : 'unknown'
