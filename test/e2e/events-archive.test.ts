import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { newPostgresUrl } from '../support/engines.ts'
import { run, start, temporaryDirectory, testSettings } from './southerly.ts'

const EVENTS = 12_000

test.skipIf(inject('postgresUrl') === undefined)(
  'southerly events archive: killed twice, it has every event in a listed file once, and none left in the database',
  async () => {
    const folder = temporaryDirectory()
    const databaseUrl = await newPostgresUrl()
    const environment = testSettings(path.join(folder, 'home'), { DATABASE_URL: databaseUrl })
    const made = await run(['tenant', 'create', 'Old', '--plan', 'local', '--json'], environment)
    const { id } = JSON.parse(made.stdout) as { id: string }
    await tell(databaseUrl, id)
    const place = path.join(folder, 'archive', id)
    const words = [
      'events',
      'archive',
      '--before',
      '2026-05-01',
      '--to',
      path.join(folder, 'archive'),
      '--json',
    ]

    await killedWhen(words, environment, () => existsSync(place) && readdirSync(place).length > 0)
    await killedWhen(words, environment, () => existsSync(path.join(place, 'manifest.json')))
    const ended = await run(words, environment)
    expect(ended).toMatchObject({ code: 0 })
    expect(JSON.parse(ended.stdout)).toMatchObject({ complete: true })

    const { files } = JSON.parse(readFileSync(path.join(place, 'manifest.json'), 'utf8')) as {
      files: { file: string; sha256: string }[]
    }
    const sequences = files.flatMap(({ file, sha256 }) => {
      const bytes = readFileSync(path.join(place, file))
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
      const lines = gunzipSync(bytes).toString().trim().split('\n')
      return lines.map((line) => (JSON.parse(line) as { sequence: number }).sequence)
    })
    expect(sequences).toEqual(Array.from({ length: EVENTS }, (_, index) => index + 1))
    expect(await left(databaseUrl)).toBe(0)
    const verified = await run(['audit', 'verify'], environment)
    expect(verified).toMatchObject({ code: 0 })
    const again = await run(words.slice(0, -1), environment)
    expect(again.stdout).toBe('No event before 2026-05-01 is left to archive.\n')
  },
)

/** Events of four months, in their order. In hours: a day of the session's zone may have 25. */
async function tell(databaseUrl: string, tenantId: string): Promise<void> {
  await asOperator(databaseUrl, async (client) => {
    await client.query(
      `insert into event (tenant_id, sequence, type, occurred_at, occurrence, body)
       select $1, n, 'company.restated', timestamptz '2026-01-01Z' + n * interval '2856 hours' / $2::int, 'cause ' || n,
         '{"subject": {"kind": "company", "id": "1", "name": null}, "summary": "x", "from": null, "to": null, "cause": {"kind": "check"}, "watchlists": [], "links": {}}'
       from generate_series(1, $2::int) as n`,
      [tenantId, EVENTS],
    )
    await client.query('insert into event_head (tenant_id, sequence) values ($1, $2)', [tenantId, EVENTS])
  })
}

const left = (databaseUrl: string): Promise<number> =>
  asOperator(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from event')
    return rows[0]!.count
  })

async function asOperator<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set role southerly_operator')
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Kills the command as soon as it has done something; one that has ended by then was faster, which is no fault. */
async function killedWhen(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  isSo: () => boolean,
): Promise<void> {
  const { child, ended } = start(words, environment)
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  await expect.poll(() => isOver || isSo(), { interval: 2 }).toBe(true)
  child.kill('SIGKILL')
  await ended
}
