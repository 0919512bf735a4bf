import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { loadRows } from '../../src/operations/ingest/load-rows.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

/** Four records: three companies, and a sole trader whose name is never read. */
const EXTRACT = fileURLToPath(
  new URL('../../src/sources/abr-bulk/fixtures/20260506Public01.xml', import.meta.url),
)

describeOnOneEngine('companies, once one part of an extract of the register is loaded', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    const home = await mkdtemp(join(tmpdir(), 'southerly-register-'))
    await loadRows(
      { database: app.database, clock: app.clock, home },
      { source: 'abr-bulk', location: EXTRACT },
    )
    app.app.services.snapshots.refresh()
    return () => rm(home, { recursive: true })
  })
  const resolve = (abn: string, status?: number) => app.get(`/v1/entities/resolve?abn=${abn}`, status)

  it('knows one that no table of the registry lists, and says that its emissions are not published', async () => {
    const { data } = await resolve('26008672179')
    expect(data).toMatchObject({
      name: 'BUNNINGS GROUP LIMITED',
      resolution: { status: 'register_only' },
      registry: { availability: { reason_code: 'not_in_registry' } },
      register: { status: 'active', other_names: ['BUNNINGS WAREHOUSE'] },
    })
    const emissions = (await app.get('/v1/entities/26008672179/emissions')).data
    expect(emissions['gaps']).toHaveLength(13)
    const profile = (await app.get('/v1/companies/26008672179/climate-profile')).data
    expect(profile['emissions']).toMatchObject({ availability: { reason_code: 'not_in_registry' } })
  })

  it('never says of a reporter that the register lacks it, as another part may hold it', async () => {
    expect((await resolve('74115061375')).data).toMatchObject({
      resolution: { status: 'registry_only' },
      register: { availability: { reason_code: 'register_partly_loaded' } },
    })
    expect(await resolve('53004085616', 404)).toMatchObject({
      code: 'company_not_found',
      detail: expect.stringContaining('other parts may contain it'),
      hint: expect.stringContaining('Search by name'),
    })
    expect(await resolve('51824753556', 404)).toMatchObject({
      detail: expect.stringContaining('Sole traders in the register are not shown'),
    })
  })
})
