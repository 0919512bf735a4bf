import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import { openQueue } from '../../src/jobs/queue.ts'
import { startUpdates } from '../../src/jobs/updates.ts'
import { readReleases } from '../../src/operations/releases/releases.ts'
import { leaveWaiting } from '../../src/operations/update/leave.ts'
import type { UpdateReport } from '../../src/operations/update/report.ts'
import { asOnlyUpdate } from '../../src/operations/update/run-lease.ts'
import { announceUpdate, UPDATE_QUEUE } from '../../src/operations/update/schedule.ts'
import { readUpdateStatus } from '../../src/operations/update/status.ts'
import { updateSources } from '../../src/operations/update/update.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { indexReport } from '../support/market-report.ts'

const clock = fixedClock('2026-11-16T00:00:00Z')

describeOnOneEngine('updates from a mirror', (open) => {
  let database: Database
  let home: string
  let mirror: string
  beforeAll(async () => {
    database = await open()
    home = await mkdtemp(path.join(tmpdir(), 'southerly-update-'))
    mirror = path.join(home, 'mirror')
    await mkdir(path.join(mirror, 'aemo-cdeii'), { recursive: true })
  })
  afterAll(() => rm(home, { recursive: true }))

  const offer = (text: string): Promise<void> =>
    writeFile(path.join(mirror, 'aemo-cdeii/CO2EII_SUMMARY_RESULTS.CSV'), text)
  const update = (dryRun = false): Promise<UpdateReport> =>
    updateSources(
      { database, clock, home, mirror },
      { sources: ['aemo-cdeii'], dryRun, startedBy: 'command' },
    )
  const outcomes = async (dryRun?: boolean): Promise<string[]> =>
    (await update(dryRun)).files.map(({ outcome }) => outcome)

  it('a dry run judges and changes nothing', async () => {
    await offer(indexReport('2025-12-28', 7))
    expect(await outcomes(true)).toEqual(['would_load'])
    expect(await readReleases(database)).toEqual([])
    expect(await readUpdateStatus({ database, clock })).toMatchObject({ runs: [], files: [] })
    expect(await readdir(path.join(home, 'updates/aemo-cdeii'))).toEqual([])
  })

  it('only one runs at a time; one that was killed stands in the way no longer than its lease', async () => {
    await asOnlyUpdate({ database, clock }, 'schedule', async () => {
      await expect(update()).rejects.toMatchObject({
        message: expect.stringContaining('another update is running'),
      })
      // As if the process had ended here, and its lease with it.
      await database.as({ kind: 'operator' }, (sql) =>
        sql.query(SQL`update update_run set lease_until = now() - interval '1 second'`),
      )
      expect(await outcomes()).toEqual(['loaded'])
      return {}
    })
    const { runs } = await readUpdateStatus({ database, clock })
    expect(runs.map(({ started_by, is_running }) => [started_by, is_running])).toEqual([
      ['command', false],
      ['schedule', false],
    ])
  })

  it('the release says which mirror stood in for which address', async () => {
    const [release] = await readReleases(database)
    expect(release?.provenance.retrieved_from).toEqual({
      url: 'https://nemweb.com.au/Reports/Current/CDEII/CO2EII_SUMMARY_RESULTS.CSV',
      mirror: path.join(mirror, 'aemo-cdeii/CO2EII_SUMMARY_RESULTS.CSV'),
    })
    expect(await outcomes()).toEqual(['current'])
  })

  it('what the operator leaves is not loaded, until other bytes come', async () => {
    await offer(indexReport('2025-01-05', 7, { year: 2025 }))
    expect(await outcomes()).toEqual(['waiting'])
    const decision = { reason: 'last year again', by: 'ana' }
    await leaveWaiting({ database, clock, home }, ['aemo-cdeii'], decision)
    expect((await update()).files).toMatchObject([
      { outcome: 'left', messages: ['left by ana on 2026-11-16: last year again'] },
    ])
    await expect(leaveWaiting({ database, clock, home }, ['aemo-cdeii'], decision)).rejects.toThrow('waiting')
    await offer(indexReport('2025-12-28', 21, { published: '2026/11/09' }))
    expect(await outcomes()).toEqual(['loaded'])
  })

  it('a mirror without the file is named', async () => {
    await rm(path.join(mirror, 'aemo-cdeii/CO2EII_SUMMARY_RESULTS.CSV'))
    expect((await update()).files).toMatchObject([
      { outcome: 'failed', messages: [expect.stringContaining('the mirror has no file'), expect.anything()] },
    ])
  })

  it('is done by the queue once a day, and tells what came of it', async () => {
    const onError = (error: Error): never => {
      throw error
    }
    await database.as({ kind: 'worker' }, (sql) => announceUpdate(sql, 0))
    const queue = openQueue({ database, onError })
    const told = await new Promise<UpdateReport>((resolve) => {
      startUpdates(queue, { database, clock }, { home, mirror, hour: 19, onReport: resolve }).catch(onError)
    })
    expect(new Set(told.files.map(({ outcome }) => outcome))).toEqual(new Set(['failed']))
    const waiting = (): Promise<object[]> =>
      database.as({ kind: 'worker' }, (sql) =>
        sql.query(
          SQL`select state, due_at > now() + interval '1 minute' as later from job where queue = $1`,
          [UPDATE_QUEUE],
        ),
      )
    await expect.poll(waiting).toEqual([{ state: 'waiting', later: true }])
    await queue.stop(0)
    expect((await readUpdateStatus({ database, clock })).runs[0]).toMatchObject({ started_by: 'schedule' })
  })
})
