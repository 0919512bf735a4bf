import { performance } from 'node:perf_hooks'
import { fixedClock } from '../src/clock.ts'
import { checkCoverage } from '../src/operations/ingest/check-coverage.ts'
import { requireSource } from '../src/operations/ingest/read-file.ts'
import { answersBefore, keepAnswers, SnapshotAnswers } from '../src/operations/ingest/snapshot-answers.ts'
import { snapshotViews } from '../src/operations/monitoring/snapshot-views.ts'
import { loadStarter } from '../src/operations/releases/load-starter.ts'
import type { Database } from '../src/store/database.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import type { Release } from '../src/store/releases.ts'
import { SQL } from '../src/store/sql-text.ts'
import type { Bench, Figure } from './figure.ts'

/** Sources whose issues follow one another in the starter: what came out year by year really looked like this. */
const YEARLY: ReadonlySet<string> = new Set(['nger-corporate', 'safeguard', 'generation'])

/** How long the check of a load takes on the starter, and how many of the publishers' own issues it would have stopped. */
export const loadCheck: Bench = {
  name: 'load-check',
  what: 'the check of a load on the starter’s own timeline: issue after issue of the yearly sources as they were published',
  baseline: 'no issue that was right should have stopped',
  run: async () => {
    const database = await openDatabase({})
    try {
      await migrate(database)
      const directory = new URL('../data/starter', import.meta.url).pathname
      await loadStarter(database, { directory, clock: fixedClock('2026-11-15T00:00:00Z') })
      return figuresOf(await checkAll(database))
    } finally {
      await database.close()
    }
  },
}

interface Checked {
  readonly release: Release
  readonly ms: number
  readonly compared: number
  readonly kinds: readonly string[]
}

async function checkAll(database: Database): Promise<Checked[]> {
  const days = await database.query<{ snapshot_id: string }>(
    SQL`select snapshot_id from snapshot_in_force order by from_day`,
  )
  const views = snapshotViews(database)
  const checked: Checked[] = []
  for (const [index, { snapshot_id: after }] of days.entries()) {
    const before = days[index - 1]?.snapshot_id
    if (before === undefined) continue
    const [old, young] = [await views.of(before), await views.of(after)]
    const added = [...young.releases.values()].filter(({ id }) => !old.releases.has(id))
    for (const release of added.filter(({ source }) => YEARLY.has(source))) {
      const source = await requireSource(release.source)
      const start = performance.now()
      const now = new SnapshotAnswers(young)
      const answers = await answersBefore(database, old, { source, slot: release.slot })
      const { compared, findings } = await database.transaction(
        (sql) => checkCoverage(sql, { act: 'load', source, release, before: answers, after: now, sites: [] }),
        'unlimited',
      )
      const ms = performance.now() - start
      keepAnswers(database, now)
      checked.push({ release, ms, compared, kinds: findings.map(({ kind }) => kind) })
      for (const { kind, message } of findings) console.error(`${release.id} ${kind}: ${message}`)
    }
  }
  return checked
}

function figuresOf(checked: readonly Checked[]): Figure[] {
  const whole = checked.filter(({ compared }) => compared > 0)
  const longest = whole.toSorted((a, b) => b.ms - a.ms)[0]
  const kinds = Map.groupBy(
    checked.flatMap((one) => [...new Set(one.kinds)]),
    (kind) => kind,
  )
  const stopped = checked.filter((one) => one.kinds.length > 0).length
  const count = (name: string, value: number): Figure => ({
    name,
    value,
    unit: 'issues',
    against: { name: 'issues checked', value: checked.length, unit: 'issues' },
    better: 'less',
  })
  return [
    count('would have stopped', stopped),
    ...[...kinds].map(([kind, all]) => count(`for ${kind}`, all.length)),
    {
      name: `longest check, of ${longest?.compared ?? 0} companies (${longest?.release.id ?? 'none'})`,
      value: longest?.ms ?? 0,
      unit: 'ms',
      against: { name: 'a minute', value: 60_000, unit: 'ms' },
      better: 'less',
    },
  ]
}
