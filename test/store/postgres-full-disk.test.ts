import { expect, it, onTestFinished } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { migrate } from '../../src/store/migrate.ts'
import { openDatabase } from '../../src/store/open.ts'
import { newTenant, testApp } from '../api/support.ts'
import { FULL_RUN } from '../support/engines.ts'
import { fillDisk } from '../support/mount-disk.ts'
import { createPostgresDatabase } from '../support/postgres-databases.ts'
import { findPostgresPrograms } from '../support/postgres-programs.ts'
import { mountDisk } from '../support/small-disk.ts'
import { startPostgres } from '../support/start-postgres.ts'

const DISK_MB = 320
const FILE_BYTES = 512_000
/** What is left of the blocks that the table has is filled by the first few. */
const TRIES = 12

// With `--full`: what the server does on a full disk changes with the server.
it.skipIf(!FULL_RUN)(
  'PostgreSQL on a full disk refuses writes, answers reads, and goes on when there is room',
  async (context) => {
    const disk = mountDisk(DISK_MB) ?? context.skip('only root on Linux can mount a small disk')
    const programs = findPostgresPrograms() ?? context.skip('there is no PostgreSQL on this machine')
    const postgres = await startPostgres(programs, { durable: 'crash', within: disk })
    onTestFinished(() => postgres.stop())
    const databaseUrl = await createPostgresDatabase(postgres.url('postgres'), 'southerly_full_disk')
    const database = await openDatabase({ databaseUrl, pool: 4 })
    onTestFinished(() => database.close())
    await migrate(database)
    const test = await testApp(database, { clock: { ...systemClock, forward: () => {} } })
    onTestFinished(() => test.app.close())
    const { headers } = await newTenant(database, systemClock, {
      plan: 'professional',
      overrides: { requests_per_minute: 100_000 },
    })
    let sent = 0
    const acknowledged: string[] = []
    const write = async () => {
      sent += 1
      const words = `file ${sent} ${Math.random()} `
      const payload = Buffer.from(`%PDF-1.7\n${words.repeat(FILE_BYTES / words.length)}\n%%EOF\n`)
      const answer = await test.inject({
        method: 'POST',
        url: `/v1/evidence-files?name=file-${sent}.pdf`,
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        payload,
      })
      if (answer.statusCode === 201) acknowledged.push(answer.json().data.sha256)
      return answer
    }
    const read = async () => (await test.inject({ url: '/v1/keys', headers })).statusCode

    expect((await write()).statusCode).toBe(201)
    const makeRoom = fillDisk(disk)
    const refusals = new Map<string, string | undefined>()
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await write()
      if (answer.statusCode === 201) continue
      refusals.set(`${answer.statusCode} ${answer.json().code}`, answer.headers['retry-after'])
      expect(await read()).toBe(200)
    }
    expect(Object.fromEntries(refusals)).toEqual({ '507 storage_full': expect.stringMatching(/^[1-9]/) })

    makeRoom()
    expect((await write()).statusCode).toBe(201)
    for (const sha256 of acknowledged)
      expect((await test.inject({ url: `/v1/evidence-files/${sha256}`, headers })).statusCode).toBe(200)
    expect(acknowledged.length).toBeGreaterThan(1)
  },
)
