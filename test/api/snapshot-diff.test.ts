import { beforeAll, expect, it } from 'vitest'
import { diffSnapshots } from '../../src/operations/releases/snapshot-diff.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import type { ReadonlySql } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

interface SlotChange {
  readonly source: string
  readonly slot: string
  readonly before: string | null
  readonly after: string | null
  readonly added: number
  readonly removed: number
  readonly changed: number
  readonly rows: readonly { readonly change: string; readonly key: object; readonly fields: object }[]
}

const bodies: string[] = []

/** The database, counting what it is asked. */
function countingQueries(database: ReadonlySql) {
  let queries = 0
  const query: ReadonlySql['query'] = (...asked) => {
    queries += 1
    return database.query(...asked)
  }
  return { query, asked: () => queries }
}

describeOnOneEngine('GET /v1/snapshots/{a}/diff/{b}', (open) => {
  let app: StarterApp
  let snapshots: readonly string[]
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    const { data } = await app.get('/v1/snapshots?limit=200')
    snapshots = (data as unknown as { snapshot: string }[]).map(({ snapshot }) => snapshot)
  })
  const diff = async (from: string, to: string, query = '') =>
    (await app.get(`/v1/snapshots/${from}/diff/${to}${query}`)).data['changes'] as readonly SlotChange[]

  it('counts every row of a release that is new, shows the first, and mirrors it the other way', async () => {
    const [newest = '', oldest = ''] = [snapshots[0], snapshots.at(-1)]
    const query = '?source=nger-corporate&rows=3'
    const there = await diff(oldest, newest, query)
    const back = await diff(newest, oldest, query)
    const releases = await app.get('/v1/datasets/au_cer_nger_corporate/releases?limit=200')
    const loaded = (
      releases.data as unknown as { release: string; source: string; row_count: number }[]
    ).filter(({ source }) => source === 'nger-corporate')
    expect(Object.fromEntries(there.map(({ after, added }) => [after, added]))).toEqual(
      Object.fromEntries(loaded.map(({ release, row_count }) => [release, row_count])),
    )
    expect(back.map(({ before, removed }) => [before, removed])).toEqual(
      there.map(({ after, added }) => [after, added]),
    )
    for (const [at, one] of there.entries()) {
      expect(one).toMatchObject({ before: null, removed: 0, changed: 0 })
      expect(one.rows).toHaveLength(3)
      expect(back[at]?.rows.map(({ key }) => key)).toEqual(one.rows.map(({ key }) => key))
    }
    bodies.push(JSON.stringify([there, back]))
    expect(new Set(bodies).size).toBe(1)
  })

  it('finds nothing between a snapshot and itself', async () => {
    expect(await diff(snapshots[0] ?? '', snapshots[0] ?? '')).toEqual([])
  })

  it('shows as many rows as asked for, whatever was asked before', async () => {
    const [newest = '', oldest = ''] = [snapshots[0], snapshots.at(-1)]
    for (const rows of [0, 2, 5]) {
      const found = await diff(oldest, newest, `?source=safeguard&rows=${rows}`)
      expect(new Set(found.map((one) => one.rows.length))).toEqual(new Set([rows]))
    }
  })

  it('shows no more than a thousand rows in one answer, and leads to the others by slot', async () => {
    const [newest = '', oldest = ''] = [snapshots[0], snapshots.at(-1)]
    const all = await diff(oldest, newest, '?rows=1000')
    const shown = all.reduce((sum, { rows }) => sum + rows.length, 0)
    expect(shown).toBeLessThanOrEqual(1000)
    expect(JSON.stringify(all).length).toBeLessThan(3_000_000)
    const large = all.find(({ added, rows }) => added > rows.length)!
    const [alone] = await diff(oldest, newest, `?rows=1000&source=${large.source}&slot=${large.slot}`)
    expect(alone).toMatchObject({ ...large, rows: alone!.rows })
    expect(alone?.rows.length).toBe(Math.min(1000, large.added))
    expect(alone?.rows.slice(0, large.rows.length)).toEqual(large.rows)
  })

  it('compares the same releases once, however many ask at the same time', async () => {
    const database = countingQueries(app.database)
    const directory = new SnapshotDirectory(database, app.clock)
    const [newest, oldest] = [
      await directory.select({ snapshot: snapshots[0] ?? '' }),
      await directory.select({ snapshot: snapshots.at(-1) ?? '' }),
    ]
    const asked = (rows: number) =>
      diffSnapshots(database, oldest, newest, { source: 'nger-corporate', rows, rowsInAll: 1000 })
    const before = database.asked()
    const answers = await Promise.all([asked(50), asked(50), asked(49)])
    expect(answers[1]).toEqual(answers[0])
    const cost = database.asked() - before
    expect(cost).toBe(2 * answers[0].length)
    await asked(48)
    await asked(0)
    expect(database.asked() - before).toBe(cost)
  })
})
