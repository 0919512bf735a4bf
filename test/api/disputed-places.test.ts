import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDesk } from '../../src/jobs/desk.ts'
import { openQueue, type Queue } from '../../src/jobs/queue.ts'
import { describeOnOneEngine, FULL_RUN } from '../support/engines.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const INFRABUILD = '16627011938'
const MILL = 'safeguard InfraBuild Steel - Laverton Steel Mill'
const HEADINGS =
  'row_ref,scheme,facility_name,last_year,owner_abn,state,latitude,longitude,precision,matched_name,source_text,second_latitude,second_longitude,second_km,second_kind,second_source'

/** A row for the mill: an invented map places it, and another 111 km to the north where `second` says so. */
const table = (latitude: number, second: string): string =>
  `${HEADINGS}\nline 2,safeguard,InfraBuild Steel - Laverton Steel Mill,2024-25,${INFRABUILD},VIC,${latitude},144.782,approximate,,invented map,${second}\n`

interface Site {
  readonly id: string
  readonly band: string | null
  readonly location: Readonly<Record<string, unknown>> & { readonly availability: { detail: string } }
}

interface Physical {
  readonly sites: {
    readonly sites_assessed: number
    readonly data_quality: { readonly flags: readonly string[] }
  }
  readonly site_hazards: readonly { readonly hazard: string; readonly absent: readonly object[] }[]
  readonly site_bands: readonly Site[]
}

describeOnOneEngine('a place that two sources dispute', (open) => {
  let test: TestApp
  let operator: TestTenant
  let queue: Queue
  const home = mkdtempSync(path.join(os.tmpdir(), 'southerly disputed '))
  const faults: string[] = []

  beforeAll(async () => {
    const database = await open({ holding: 'starter' })
    test = await testApp(database, { environment: { SOUTHERLY_HOME: home } })
    operator = await newTenant(database, test.clock, { scopes: ['admin', 'data:operate'] })
    const onError = (error: Error, what: string): void => void faults.push(`${what}: ${error.message}`)
    queue = openQueue({ database, onError })
    startDesk(queue, { database, clock: test.clock, home, memoryMb: 512, licensedSources: [], onError })
  })
  afterAll(async () => {
    await queue.stop(0)
    await test.app.close()
    await rm(home, { recursive: true })
  })

  const get = async (url: string) =>
    (await test.inject({ method: 'GET', url, headers: operator.headers })).json()
  const physical = async (): Promise<Physical> =>
    (await get(`/v1/companies/${INFRABUILD}/climate-risk`)).data.physical
  const millOf = ({ site_bands }: Physical): Site | undefined => site_bands.find(({ id }) => id === MILL)

  async function load(name: string, text: string, published_on: string): Promise<void> {
    const sent = await test.inject({
      method: 'POST',
      url: `/v1/desk/files?name=${name}.csv&source=facility-locations&edition=${name}&published_on=${published_on}`,
      headers: { ...operator.headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(text),
    })
    expect([sent.statusCode, sent.body]).toEqual([202, expect.any(String)])
    const url = `/v1/desk/files/${sent.json().data.id}`
    const settled = async () => {
      await expect.poll(async () => (await get(url)).data.state).not.toMatch(/^(checking|loading)$/)
      return (await get(url)).data
    }
    const { version, state, problem } = await settled()
    expect([state, problem]).toEqual([expect.stringMatching(/^(ready|looks_wrong)$/), null])
    await test.inject({
      method: 'POST',
      url: `${url}/load`,
      headers: operator.headers,
      payload: { version, accept_reason: 'One facility was looked at.' },
    })
    expect((await settled()).state).toBe('loaded')
    test.app.services.snapshots.refresh()
  }

  // Two loads at the desk, each compared with every company; the rule itself is tested in the domain.
  it.runIf(FULL_RUN)('is out of roll-ups, which name it, until somebody decides at the desk', async () => {
    const before = await physical()
    expect(millOf(before)?.location).toMatchObject({
      lat: -37.8288,
      second_opinion: { distance_km: expect.any(Number), kind: 'site' },
    })

    await load('disputed', table(-37.83, '-36.83,144.782,111.2,site,another map'), '2026-11-10')
    const disputed = await physical()
    expect(millOf(disputed)).toMatchObject({
      band: null,
      location: {
        lat: null,
        lon: null,
        second_opinion: { lat: -36.83, distance_km: 111.2 },
        availability: { status: 'not_assessed', reason_code: 'location_disputed' },
      },
    })
    expect(millOf(disputed)?.location.availability.detail).toContain('111 km apart')
    expect(disputed.sites).toMatchObject({
      availability: {
        reason_code: 'no_site_assessed',
        detail: expect.stringContaining('Laverton Steel Mill'),
      },
    })
    expect(disputed.sites.data_quality.flags).toContain('location_disputed')
    expect(disputed.site_hazards.find(({ hazard }) => hazard === 'warming')?.absent).toContainEqual({
      reason: 'location_disputed',
      sites: 1,
    })
    const { not_located } = (await get('/v1/climate/facilities?state=VIC')).data
    expect(not_located).toContainEqual(
      expect.objectContaining({
        id: MILL,
        availability: expect.objectContaining({ reason_code: 'location_disputed' }),
      }),
    )

    await load('decided', table(-37.84, ',,,,'), '2026-11-11')
    const decided = await physical()
    expect(millOf(decided)).toMatchObject({
      band: millOf(before)?.band,
      location: { lat: -37.84, second_opinion: null, availability: { status: 'available' } },
    })
    expect(decided.sites.sites_assessed).toBe(before.sites.sites_assessed)
    expect(decided.sites.data_quality.flags).not.toContain('location_disputed')
    expect(faults).toEqual([])
  })
})
