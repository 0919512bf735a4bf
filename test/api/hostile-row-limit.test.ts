import { beforeAll, describe, expect, it } from 'vitest'
import { diffReleasesOf } from '../../src/operations/releases/snapshot-diff.ts'
import { describeOnBothEngines } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const SOURCE = 'nger-corporate'

/** Each went into `limit ...` as text once; the last shows a column of any table as one of its own. */
const HOSTILE = [
  '(select count(*) from schema_migration)',
  '1 offset (select count(*) from schema_migration)',
  '0) shown union all select to_jsonb(shown) from (select name as organisation from schema_migration',
]

/** A number for the compiler and a text in fact, as a value is that got past a validator. */
const disguised = (text: string): number => JSON.parse(JSON.stringify(text)) as number

describeOnBothEngines('a number of rows that is SQL', (open) => {
  let app: StarterApp
  let releases: readonly string[]
  let snapshots: readonly string[]
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    const listed = await app.get('/v1/datasets/au_cer_nger_corporate/releases?limit=200')
    releases = (listed.data as unknown as { release: string; source: string }[])
      .filter(({ source }) => source === SOURCE)
      .map(({ release }) => release)
    const { data } = await app.get('/v1/snapshots?limit=200')
    snapshots = (data as unknown as { snapshot: string }[]).map(({ snapshot }) => snapshot)
  })

  describe.each(HOSTILE)('%s', (hostile) => {
    it('is not a number to the database, be two releases compared or one shown', async () => {
      const [one = null, other = null] = releases
      for (const [before, after] of [
        [one, other],
        [null, one],
      ] as const) {
        const diff = diffReleasesOf(app.database, SOURCE, before, after, disguised(hostile))
        await expect(diff).rejects.toMatchObject({ name: 'DatabaseError', sqlState: '22P02' })
      }
    })

    it('shows nothing to whoever hides it among a hundred unknown members', async () => {
      const unknown = Array.from({ length: 100 }, (_, index) => `x${index}=1`).join('&')
      const query = `source=${SOURCE}&rows=${encodeURIComponent(hostile)}&${unknown}`
      const url = `/v1/snapshots/${snapshots.at(-1)}/diff/${snapshots[0]}?${query}`
      const { statusCode, body } = await app.inject({ method: 'GET', url, headers: app.tenant.headers })
      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(body).not.toContain('0001_tenancy')
    })
  })
})
