import type { Clock } from '../../clock.ts'
import { ServiceError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { type Release, releasesOfSnapshot } from '../../store/releases.ts'
import { findSnapshot, snapshotInForce } from '../../store/snapshots.ts'

/** A snapshot with its releases: everything that a computation needs to know about its inputs' origin. */
export interface SnapshotView {
  readonly id: string
  readonly as_of: string
  readonly releases: ReadonlyMap<string, Release>
}

/** How a caller picks the data version: neither (newest), one of them, never both. */
export interface SnapshotChoice {
  readonly snapshot?: string | undefined
  readonly as_of?: string | undefined
}

/** How old the pointer to the newest snapshot may be: another process may have loaded a release. */
const POINTER_AGE_MS = 1000
const VIEWS_KEPT = 64

/**
 * Finds the snapshot that a request is answered from. Contents of a snapshot never change, so views are kept by id;
 * only the pointer to the newest one is looked up again, at most once a second.
 */
export class SnapshotDirectory {
  readonly #database: ReadonlySql
  readonly #clock: Clock
  readonly #views = new Map<string, SnapshotView>()
  #newest: { readonly view: SnapshotView; checkedAt: number } | undefined
  #lookUp: Promise<SnapshotView> | undefined

  constructor(database: ReadonlySql, clock: Clock) {
    this.#database = database
    this.#clock = clock
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
  newest(): SnapshotView | Promise<SnapshotView> {
    const now = this.#clock.now().getTime()
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
    const view = await this.#view(found)
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
        `Snapshot ${id} holds release ${found.withdrawn_release}, which was withdrawn: ${found.withdrawn_reason}.`,
      )
    return this.#view(found)
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
    return this.#view(found)
  }

  async #view(found: { readonly id: string; readonly as_of: string }): Promise<SnapshotView> {
    const kept = this.#views.get(found.id)
    if (kept !== undefined) return kept
    const releases = await releasesOfSnapshot(this.#database, found.id)
    const view = {
      id: found.id,
      as_of: found.as_of,
      releases: new Map(releases.map((release) => [release.id, release])),
    }
    if (this.#views.size >= VIEWS_KEPT) this.#views.delete(this.#views.keys().next().value ?? '')
    this.#views.set(found.id, view)
    return view
  }
}
