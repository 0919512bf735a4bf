import type { Clock } from '../../clock.ts'
import { rememberedBy, rememberedUpTo } from '../../domain/remembered-by.ts'
import { sydneyDay } from '../../domain/sydney-day.ts'
import { ServiceError } from '../../errors.ts'
import { DatabaseError, type ReadonlySql, SQL_STATE } from '../../store/database.ts'
import { type Release, releasesOfSnapshot } from '../../store/releases.ts'
import { findSnapshot, snapshotInForce } from '../../store/snapshots.ts'

/** A snapshot with its releases: everything that a computation needs to know about its inputs' origin. */
export interface SnapshotView {
  readonly id: string
  readonly as_of: string
  readonly releases: ReadonlyMap<string, Release>
  /** Asked for as of a day that has not come: the answer says so. */
  readonly isAhead?: true
}

/** Of one database. */
const VIEWS_KEPT = 64

type ReadView = (id: string) => Promise<SnapshotView>

/** One view of each snapshot of a database for all who ask: what was read of a snapshot is remembered by its view. */
const viewsOf = rememberedBy<ReadonlySql, (id: string, read: ReadView) => Promise<SnapshotView>>(() =>
  rememberedUpTo(VIEWS_KEPT, (id: string, read: ReadView) => read(id)),
)

/** The view of a snapshot that is there. Contents of a snapshot never change, so views are kept. */
export const viewOf = (
  database: ReadonlySql,
  { id, as_of }: { readonly id: string; readonly as_of: string },
): Promise<SnapshotView> => viewsOf(database)(id, () => readView(database, id, as_of))

/** Keeps a view that was made in a transaction, with what was read by it, once the transaction is committed. */
export async function keepView(database: ReadonlySql, view: SnapshotView): Promise<void> {
  await viewsOf(database)(view.id, async () => view)
}

const aheadOf = rememberedBy((view: SnapshotView): SnapshotView => ({ ...view, isAhead: true }))

const NOT_YET = { sqlState: SQL_STATE.connectionFailure }

async function readView(database: ReadonlySql, id: string, as_of: string): Promise<SnapshotView> {
  const releases = await releasesOfSnapshot(database, id)
  // A replica may not have it yet. An empty view would be kept, and answer that nothing is known.
  if (releases.length === 0) throw new DatabaseError(`snapshot ${id} has no releases here yet`, NOT_YET)
  return { id, as_of, releases: new Map(releases.map((release) => [release.id, release])) }
}

/** How a caller picks the data version: neither (newest), one of them, never both. */
export interface SnapshotChoice {
  readonly snapshot?: string | undefined
  readonly as_of?: string | undefined
}

/** How old the pointer to the newest snapshot may be: another process may have loaded a release. */
const POINTER_AGE_MS = 1000
/**
 * Finds the snapshot that a request is answered from. Only the pointer to the newest one is
 * looked up again, at most once a second.
 */
export class SnapshotDirectory {
  readonly #database: ReadonlySql
  readonly #clock: Clock
  readonly #prepare: (view: SnapshotView) => Promise<void>
  #newest: { readonly view: SnapshotView; checkedAt: number } | undefined
  #lookUp: Promise<SnapshotView> | undefined

  /** `prepare` gets a snapshot ready that another process has put in force; until then the one before answers. */
  constructor(
    database: ReadonlySql,
    clock: Clock,
    prepare: (view: SnapshotView) => Promise<void> = async () => {},
  ) {
    this.#database = database
    this.#clock = clock
    this.#prepare = prepare
  }

  /** At once when the newest snapshot is asked for and known, which is nearly always; else a promise. */
  select(choice: SnapshotChoice = {}): SnapshotView | Promise<SnapshotView> {
    if (choice.snapshot !== undefined && choice.as_of !== undefined)
      throw new ServiceError('conflicting_parameters', 'Give snapshot or as_of, not both.', {
        errors: ['snapshot', 'as_of'].map((parameter) => ({
          parameter,
          code: 'conflicting_parameters',
          message: 'excludes the other',
        })),
      })
    if (choice.snapshot !== undefined) return this.#pinned(choice.snapshot)
    if (choice.as_of !== undefined) return this.#asOf(choice.as_of)
    return this.newest()
  }

  /** An old pointer still answers while the new one is looked up, once for all requests: none of them waits. */
  newest(now: number = this.#clock.time()): SnapshotView | Promise<SnapshotView> {
    if (this.#newest === undefined) return this.#lookUpOnce(now)
    if (now - this.#newest.checkedAt >= POINTER_AGE_MS) {
      this.#newest.checkedAt = now
      // A failed look-up leaves the old pointer; the next second tries again, and /readyz tells of a lost database.
      this.#lookUpOnce(now).catch(() => {})
    }
    return this.#newest.view
  }

  #lookUpOnce(now: number): Promise<SnapshotView> {
    this.#lookUp ??= this.#lookUpNewest(now).finally(() => {
      this.#lookUp = undefined
    })
    return this.#lookUp
  }

  async #lookUpNewest(now: number): Promise<SnapshotView> {
    const found = await snapshotInForce(this.#database)
    if (found === undefined)
      throw new ServiceError(
        'not_ready',
        'No data has been loaded yet. Load a release, or start once with the starter dataset.',
      )
    const view = await viewOf(this.#database, found)
    const isChange = this.#newest !== undefined && this.#newest.view.id !== view.id
    // What cannot be read ahead is read, and its fault told, when someone asks for it.
    if (isChange) await this.#prepare(view).catch(() => {})
    this.#newest = { view, checkedAt: now }
    return view
  }

  /** Forgets the pointer, so that a release loaded by this process is seen at once. */
  refresh(): void {
    this.#newest = undefined
  }

  async #pinned(id: string): Promise<SnapshotView> {
    const found = await findSnapshot(this.#database, id)
    if (found === undefined)
      throw new ServiceError('release_not_found', `There is no snapshot ${id}.`, {
        hint: 'GET /v1/snapshots lists the snapshots.',
      })
    if (found.withdrawn_release !== null)
      throw new ServiceError(
        'release_withdrawn',
        `Snapshot ${id} contains release ${found.withdrawn_release}, which was withdrawn: ${found.withdrawn_reason}.`,
      )
    return viewOf(this.#database, found)
  }

  async #asOf(day: string): Promise<SnapshotView> {
    const found = await snapshotInForce(this.#database, day)
    if (found === undefined)
      throw new ServiceError(
        'release_not_found',
        `Nothing that is loaded here had been published by ${day}.`,
        {
          hint: 'GET /v1/snapshots lists the snapshots with the day each came into force.',
        },
      )
    const view = await viewOf(this.#database, found)
    return day > sydneyDay(this.#clock.now()) ? aheadOf(view) : view
  }
}
