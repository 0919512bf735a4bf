import path from 'node:path'
import { fixedClock } from '../src/clock.ts'
import { snapshotViews } from '../src/operations/monitoring/snapshot-views.ts'
import { type MonitoringTools, tellSnapshot } from '../src/operations/monitoring/tell-snapshot.ts'
import { loadStarter } from '../src/operations/releases/load-starter.ts'
import { renewSnapshots } from '../src/operations/releases/releases.ts'
import { createTenant } from '../src/operations/tenancy/tenants.ts'
import type { Database } from '../src/store/database.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import { insertRelease, listReleases } from '../src/store/releases.ts'
import { SQL } from '../src/store/sql-text.ts'
import { writeWatchlist } from '../src/store/watchlists.ts'
import { reissue } from '../test/support/reissue.ts'
import type { Bench, Figure } from './figure.ts'
import { processorSeconds } from './processor-time.ts'

const MANY = 10_000
const FEW = 1_000
const CHANGED = 20
const PROMISED_SECONDS = 30
const clock = fixedClock('2026-11-15T00:00:00Z')

/** Events of a new snapshot: when it moves a few of the watched companies, and when it may move all. */
export const monitoring: Bench = {
  name: 'monitoring',
  what: `processor time from a new snapshot to its events in the database, ${MANY} companies watched; ${CHANGED} restated, then every multiplier`,
  baseline: `the promised ${PROMISED_SECONDS} s; the same change with ${FEW} watched`,
  run: async () => {
    const database = await openDatabase({})
    try {
      await migrate(database)
      await loadStarter(database, { directory: path.join(import.meta.dirname, '../data/starter'), clock })
      const abns = await fillRegister(database)
      const tenant = await createTenant(database, clock, { name: 'Bank', plan: 'local', limitOverrides: {} })
      const tools = { database, clock, secret: Buffer.alloc(32), views: snapshotViews(database) }
      await tellSnapshot(tools)
      const watch = (count: number) => watchAll(database, tenant.id, abns.slice(0, count))
      await watch(FEW)
      // The first comparison reads what all companies share; a server that runs has it in memory.
      await restate(tools, abns, 2)
      const few = await restate(tools, abns, 3)
      await watch(MANY)
      const many = await restate(tools, abns, 4)
      const all = await everybody(tools)
      const promised = { name: 'promised', value: PROMISED_SECONDS, unit: 's' }
      return [
        figure(`${CHANGED} restated, ${MANY} watched`, many, {
          name: `${FEW} watched`,
          value: few,
          unit: 's',
        }),
        figure(`multipliers changed, ${MANY} watched`, all, promised),
      ]
    } finally {
      await database.close()
    }
  },
}

const figure = (name: string, value: number, against: Figure['against']): Figure => ({
  name,
  value,
  unit: 's',
  better: 'less',
  against,
})

/** Makes the business register know enough companies, at the places of those that we have, and answers whom to watch. */
async function fillRegister(database: Database): Promise<string[]> {
  const [known] = await listReleases(database, { source: 'company-details' })
  if (known === undefined) throw new Error('the starter has no company details')
  const release = {
    ...known,
    id: 'abr-bulk-bench',
    source: 'abr-bulk',
    dataset: 'au_abr_bulk',
    slot: 'bench',
  }
  await database.transaction(async (sql) => {
    await insertRelease(sql, release, clock.now())
    await sql.query(
      SQL`insert into register_entity (release_id, ordinal, abn, status, entity_type_code, entity_type, name, state, postcode,
         gst_status, updated_on, replaced, row_ref)
       select $1, row_number() over (), lpad((20000000000 + copy * 1000000 + ordinal)::text, 11, '0'), 'ACT', 'PUB',
         'Australian Public Company', name, state, postcode, 'ACT', '2026-10-01', false, 'row'
       from company_details, generate_series(1, 30) copy where release_id = $2 limit $3`,
      [release.id, known.id, MANY],
    )
    await renewSnapshots(sql, clock.now())
  }, 'unlimited')
  const reporters = await database.query<{ abn: string }>(
    SQL`select distinct abn from nger_corporate_emission where reporting_year = '2024-25' and abn is not null order by abn`,
  )
  const others = await database.query<{ abn: string }>(SQL`select abn from register_entity order by abn`)
  const abns = [...reporters, ...others].map(({ abn }) => abn).slice(0, MANY)
  if (abns.length < MANY) throw new Error(`only ${abns.length} companies to watch`)
  return abns
}

const watchAll = (database: Database, tenantId: string, abns: readonly string[]): Promise<void> =>
  database.as({ kind: 'tenant', tenantId }, (sql) =>
    writeWatchlist(
      sql,
      {
        tenant_id: tenantId,
        id: 'book',
        version: 1,
        body: JSON.stringify({
          name: 'Book',
          events: [],
          thresholds: { restated_percent: 0, risk_band: 'any', grid_stale_days: 35 },
        }),
        body_sha256: '0'.repeat(64),
        authored_by: 'bench',
        authored_at: clock.now().toISOString(),
      },
      abns,
    ),
  )

/** Restates some companies and measures until the events are written. */
async function restate(tools: MonitoringTools, abns: readonly string[], day: number): Promise<number> {
  const some = abns.slice(0, CHANGED).map((abn) => `'${abn}'`)
  await reissue(
    tools.database,
    { source: 'nger-corporate', slot: '2024-25', publishedOn: `2026-11-0${day}`, now: clock.now() },
    [{ set: `scope1_t = scope1_t + ${day}, scope1_text = 'x'`, where: `abn in (${some.join(', ')})` }],
  )
  const { seconds, events } = await timed(tools)
  if (events < CHANGED) throw new Error(`${events} events of ${CHANGED} restated companies`)
  return seconds
}

/** Raises every multiplier, which may move the band of any company. */
async function everybody(tools: MonitoringTools): Promise<number> {
  const [release] = await tools.database.query<{ slot: string }>(
    SQL`select slot from release where source = 'io-multipliers' order by published_on desc limit 1`,
  )
  const [column] = await tools.database.query<{ name: string }>(
    SQL`select column_name as name from information_schema.columns
     where table_name = 'input_output_multiplier' and data_type in ('double precision', 'numeric') order by 1 limit 1`,
  )
  await reissue(
    tools.database,
    { source: 'io-multipliers', slot: release!.slot, publishedOn: '2026-11-06', now: clock.now() },
    [{ set: `"${column!.name}" = "${column!.name}" * 2`, where: 'true' }],
  )
  const { seconds, compared } = await timed(tools)
  if (compared !== MANY) throw new Error(`${compared} companies were compared, ${MANY} expected`)
  return seconds
}

/** Processor time where the system tells it: other programs on the machine do not count. */
async function timed(
  tools: MonitoringTools,
): Promise<{ readonly seconds: number; readonly events: number; readonly compared: number }> {
  const now = (): number => processorSeconds(process.pid) ?? performance.now() / 1000
  const start = now()
  const { events, compared } = await tellSnapshot(tools)
  return { seconds: now() - start, events, compared }
}
