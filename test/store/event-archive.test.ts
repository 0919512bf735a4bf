import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeEach, expect, it } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import { type ArchiveReport, archiveEvents } from '../../src/operations/event-archive/archive-events.ts'
import { appendEvents } from '../../src/operations/monitoring/append-events.ts'
import { readEvents } from '../../src/operations/monitoring/events.ts'
import { verifyAuditChain } from '../../src/operations/tenancy/audit.ts'
import { createTenant } from '../../src/operations/tenancy/tenants.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../support/engines.ts'
import { sampleEvents } from '../support/sample-events.ts'

const NOW = fixedClock('2026-11-17T00:00:00Z')
const OPERATOR = { kind: 'operator' } as const
/** Five events each; a page of events is larger, and a month may begin in the middle of one. */
const TOLD_AT = [
  '2026-03-31T23:59:59Z',
  '2026-04-01T00:00:00Z',
  '2026-04-20T08:00:00Z',
  '2026-07-02T08:00:00Z',
]
const OF_EACH = 5

describeOnBothEngines('event archive', (open) => {
  let database: Database
  let directory: string
  let tenantId: string

  beforeEach(async () => {
    database ??= await open()
    directory = mkdtempSync(path.join(tmpdir(), 'southerly-archive-'))
    const tenant = await createTenant(database, NOW, { name: 'Old', plan: 'local', limitOverrides: {} })
    tenantId = tenant.id
    for (const [index, at] of TOLD_AT.entries())
      await database.as({ kind: 'tenant', tenantId }, (sql) =>
        appendEvents(sql, fixedClock(at), tenantId, sampleEvents(OF_EACH, { from: index * OF_EACH })),
      )
    return () => rmSync(directory, { recursive: true, force: true })
  })

  const archive = (before: string, through = database): Promise<ArchiveReport> =>
    archiveEvents(
      { database: through, clock: NOW, signal: new AbortController().signal, onTenant: () => {} },
      { before, directory, tenantId },
    )
  const kept = async (): Promise<number[]> => {
    const events = await readEvents(database, tenantId, { after: 0, limit: 100 })
    return events.map(({ sequence }) => sequence)
  }
  const manifest = (): { files: { file: string; month: string; events: number; sha256: string }[] } =>
    JSON.parse(readFileSync(path.join(directory, tenantId, 'manifest.json'), 'utf8'))
  const archived = (): { sequence: number; deliveries: { state: string; attempts: object[] }[] }[] =>
    manifest().files.flatMap(({ file, sha256 }) => {
      const bytes = readFileSync(path.join(directory, tenantId, file))
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
      return gunzipSync(bytes)
        .toString()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    })
  const numbers = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index)

  it('moves events into one verified file for each month, in UTC, and keeps the rest', async () => {
    expect(await archive('2026-07-01')).toMatchObject({ tenants: 1, files: 2, events: 15, removed_later: 0 })
    expect(manifest().files.map(({ month, events }) => [month, events])).toEqual([
      ['2026-03', 5],
      ['2026-04', 10],
    ])
    expect(archived().map(({ sequence }) => sequence)).toEqual(numbers(1, 15))
    expect(archived()[0]).toMatchObject({
      id: 'evt_000000000001',
      type: 'api_key.expiring',
      occurred_at: '2026-03-31T23:59:59.000Z',
      subject: { kind: 'api_key', id: '0' },
      deliveries: [],
    })
    expect(await kept()).toEqual(numbers(16, 20))
    expect(await archive('2026-07-01')).toMatchObject({ files: 0, events: 0 })
    expect(await archive('2026-08-01')).toMatchObject({ files: 1, events: 5 })
    expect(archived().map(({ sequence }) => sequence)).toEqual(numbers(1, 20))
    const [chain] = await verifyAuditChain(database, tenantId)
    expect(chain?.broken).toBeUndefined()
    expect(chain?.events).toBe(4)
  })

  it('tells a reader who is behind, and nobody else', async () => {
    await archive('2026-07-01')
    const after = (sequence: number) => readEvents(database, tenantId, { after: sequence, limit: 100 })
    await expect(after(14)).rejects.toMatchObject({
      code: 'events_archived',
      message: 'Events up to evt_000000000015 are archived; you asked for those after evt_000000000014.',
    })
    expect((await after(15)).map(({ sequence }) => sequence)).toEqual(numbers(16, 20))
    expect(await after(20)).toEqual([])
    await database.as({ kind: 'tenant', tenantId }, (sql) =>
      appendEvents(sql, NOW, tenantId, sampleEvents(1, { from: 99 })),
    )
    expect((await after(20)).map(({ sequence }) => sequence)).toEqual([21])
  })

  it('loses nothing and doubles nothing wherever it is broken off', async () => {
    let deaths = 0
    for (;;) {
      const report = await archive('2026-08-01', dyingAfter(database, deaths)).catch((error: Error) => error)
      if (!(report instanceof Error)) break
      expect(report.message).toBe('killed')
      deaths += 1
      const files = readdirSync(directory, { recursive: true }).some((name) => String(name).endsWith('.json'))
      const found = new Set([...(files ? archived().map(({ sequence }) => sequence) : []), ...(await kept())])
      expect([...found].toSorted((a, b) => a - b)).toEqual(numbers(1, 20))
    }
    expect(deaths).toBeGreaterThan(5)
    expect(archived().map(({ sequence }) => sequence)).toEqual(numbers(1, 20))
    expect(await kept()).toEqual([])
  })

  it('removes nothing while a recorded file is missing or changed', async () => {
    // Ten transactions: who, what, three times a file, and what to remove. It ends before the first removal.
    await expect(archive('2026-08-01', dyingAfter(database, 10))).rejects.toThrow('killed')
    expect(await kept()).toEqual(numbers(1, 20))
    const place = path.join(directory, tenantId)
    renameSync(place, `${place}-away`)
    await expect(archive('2026-08-01')).rejects.toMatchObject({ exitCode: 6 })
    expect(await kept()).toEqual(numbers(1, 20))
    renameSync(`${place}-away`, place)
    const file = path.join(place, manifest().files[1]!.file)
    const bytes = readFileSync(file)
    writeFileSync(file, Buffer.concat([bytes, gzipSync('{}')]))
    await expect(archive('2026-08-01')).rejects.toThrow('is not the file that was recorded')
    expect(await kept()).toEqual(numbers(1, 20))
    writeFileSync(file, bytes)
    expect(await archive('2026-08-01')).toMatchObject({ events: 0, removed_later: 20 })
    expect(await kept()).toEqual([])
  })

  it('stops before an event that a webhook still waits for, and takes deliveries along', async () => {
    await database.as(OPERATOR, async (sql) => {
      await sql.query(
        SQL`insert into webhook (tenant_id, id, url, description, event_types, watchlists, sealed_secret, state, version, created_by, created_at)
            values ($1, 'whk_0000000000000000', 'https://example.com', '', '{}', '{}', 'sealed', 'active', 1, 'operator', now())`,
        [tenantId],
      )
      await sql.query(
        SQL`insert into webhook_delivery (tenant_id, webhook_id, sequence, state, due_at, first_due_at, ended_at)
            values ($1, 'whk_0000000000000000', 3, 'delivered', now(), now(), now()), ($1, 'whk_0000000000000000', 8, 'pending', now(), now(), null)`,
        [tenantId],
      )
      await sql.query(
        SQL`insert into webhook_attempt (tenant_id, webhook_id, sequence, attempt, attempted_at, milliseconds, status)
            values ($1, 'whk_0000000000000000', 3, 1, '2026-03-31T23:59:59.5Z', 12, 204)`,
        [tenantId],
      )
    })
    expect(await archive('2026-07-01')).toMatchObject({ events: 7 })
    expect(archived()[2]?.deliveries).toMatchObject([
      {
        state: 'delivered',
        attempts: [{ attempt: 1, status: 204, attempted_at: '2026-03-31T23:59:59.500Z' }],
      },
    ])
    expect(await kept()).toEqual(numbers(8, 20))
  })

  it('refuses events of the last 30 days; the database refuses what no file holds', async () => {
    await expect(archive('2026-10-19')).rejects.toThrow('events of the last 30 days cannot be archived')
    const remove = (prepare: string) =>
      database.as(OPERATOR, async (sql) => {
        if (prepare !== '')
          await sql.query(SQL`select set_config('southerly.archived_tenant', $1, true)`, [prepare])
        await sql.query(SQL`delete from event where tenant_id = $1`, [tenantId])
      })
    await expect(remove('')).rejects.toThrow('rows of event are never changed or removed')
    await remove(tenantId)
    expect(await kept()).toEqual(numbers(1, 20))
  })
})

/** The database of a process that is killed before a transaction of its. */
function dyingAfter(database: Database, transactions: number): Database {
  let left = transactions
  return {
    ...database,
    as: (actor, work) => {
      if (left === 0) return Promise.reject(new Error('killed'))
      left -= 1
      return database.as(actor, work)
    },
  }
}
