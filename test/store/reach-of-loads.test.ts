import { beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { BLOCK_NAMES } from '../../src/domain/company/blocks.ts'
import type { SomeBlocks } from '../../src/domain/company/profile.ts'
import { changedCompany, companyFindings, movesBand } from '../../src/domain/monitoring/load-findings.ts'
import { blocksReachedBy } from '../../src/domain/monitoring/reach.ts'
import { SnapshotAnswers } from '../../src/operations/ingest/snapshot-answers.ts'
import { companyReference } from '../../src/operations/reference/company-reference.ts'
import { SnapshotDirectory, type SnapshotView } from '../../src/operations/releases/snapshot-directory.ts'
import type { Database, Sql } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine, FULL_RUN } from '../support/engines.ts'

/** Every so manieth company is compared. */
const EVERY = FULL_RUN ? 1 : 12

/** Reference data of a snapshot takes a second or two to read, so most sources are left to the full run. */
const ALWAYS: ReadonlySet<string> = new Set(['aemo-cdeii', 'bushfire-suburbs'])

/** Without them no profile can be made, or no company is known. */
const UNDER_ALL: ReadonlySet<string> = new Set(['anzsic', 'nger-corporate'])

class Undone extends Error {}

describeOnOneEngine('the blocks in which a load is compared', (open) => {
  let database: Database
  let snapshot: SnapshotView
  let sources: readonly string[]
  let abns: readonly string[]
  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    snapshot = await new SnapshotDirectory(database, systemClock).newest()
    sources = [...new Set([...snapshot.releases.values()].map(({ source }) => source))].filter(
      (source) => !UNDER_ALL.has(source) && (FULL_RUN || ALWAYS.has(source)),
    )
    const { names } = await companyReference(database, snapshot)
    abns = [...new Set(names.map(({ abn }) => abn))].toSorted().filter((_, at) => at % EVERY === 0)
  })

  /** What a comparison tells of each company, from answers in some blocks or in all. */
  const told = (before: (abn: string) => SomeBlocks | undefined, after: typeof before) =>
    abns.map((abn) => {
      const step = { abn, name: null, before: before(abn), after: after(abn) }
      const links = { years: new Set<string>(), linked: new Set<string>() }
      return { change: changedCompany(step), findings: companyFindings(step, links), moves: movesBand(step) }
    })

  /** Looks at the snapshot as it would be without a source. */
  const without = (source: string, look: (sql: Sql, view: SnapshotView) => Promise<void>): Promise<void> =>
    database
      .transaction(async (sql) => {
        const gone = [...snapshot.releases.values()].filter((release) => release.source === source)
        await sql.query(
          SQL`delete from snapshot_release where snapshot_id = $1 and release_id = any($2::text[])`,
          [snapshot.id, gone.map(({ id }) => id)],
        )
        const releases = new Map([...snapshot.releases].filter(([, release]) => !gone.includes(release)))
        await look(sql, { ...snapshot, releases })
        throw new Undone()
      }, 'unlimited')
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error
      })

  it.skipIf(!FULL_RUN)('tell the same as all blocks do', async () => {
    expect(sources.length).toBeGreaterThanOrEqual(ALWAYS.size)
    const all = await new SnapshotAnswers(snapshot).of(database, abns, BLOCK_NAMES)
    const quiet: string[] = []
    for (const source of sources) {
      const blocks = blocksReachedBy([source])
      const reached = await new SnapshotAnswers(snapshot).of(database, abns, blocks)
      await without(source, async (sql, view) => {
        const narrow = told(reached, await new SnapshotAnswers(view).of(sql, abns, blocks))
        const whole = told(all, await new SnapshotAnswers(view).of(sql, abns, BLOCK_NAMES))
        expect(narrow, source).toEqual(whole)
        if (whole.every(({ change }) => change === undefined)) quiet.push(source)
      })
    }
    // A comparison in which nothing moves would show nothing.
    expect(quiet.filter((source) => ALWAYS.has(source))).toEqual([])
  })
})
