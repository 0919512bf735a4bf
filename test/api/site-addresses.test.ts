import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { ingestAddresses } from '../../src/operations/addresses/ingest-addresses.ts'
import type { IngestRequest } from '../../src/operations/ingest/request.ts'
import { readReleases } from '../../src/operations/releases/releases.ts'
import { addressFile } from '../support/address-file.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const URL = '/v1/companies/49004028077/sites'
const ADDRESSES = [
  '||1|||MACQUARIE|STREET||SYDNEY|NSW|2000',
  '||10|||BRIDGE|ROAD||RICHMOND|VIC|3121',
  '||10|||BRIDGE|ROAD||RICHMOND|TAS|7025',
]
/** Of two editions published on one day, either may be in force. */
const LATER = { published_on: '2025-11-20' }
const SITES = [
  { site_id: 'sure', name: 'Sure', address: '1 Macquarie St, Sydney', state: 'NSW', postcode: '2000' },
  { site_id: 'torn', name: 'Torn', address: '10 Bridge Road, Richmond' },
  { site_id: 'odd', name: 'Odd', address: '99 Macquarie Street, Sydney NSW 2000' },
  {
    site_id: 'pinned',
    name: 'Pinned',
    address: '1 Macquarie St, Sydney',
    latitude: -33.94,
    longitude: 151.17,
  },
]

interface Site {
  readonly id: string
  readonly location: object
  readonly address_match: { readonly status: string; readonly candidates: readonly object[] } | null
}

describeOnOneEngine('sites declared by address', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    await app.inject({
      method: 'PUT',
      url: URL,
      headers: { ...app.tenant.headers, 'content-type': 'application/json' },
      payload: { sites: SITES },
    })
  })
  const declared = async (): Promise<Record<string, Site>> => {
    const { data } = await app.get(`${URL}/climate-risks`)
    const sites = (data['sites'] as readonly Site[]).filter(({ id }) => id.startsWith('tenant_declared'))
    return Object.fromEntries(sites.map((site) => [site.id.split(' ')[1] ?? '', site]))
  }
  const load = async (edition: string, addresses: readonly string[], more: Partial<IngestRequest> = {}) => {
    const home = await mkdtemp(path.join(os.tmpdir(), 'southerly-site-addresses-'))
    const location = path.join(home, `GNAF_CORE_${edition}.psv`)
    await writeFile(location, addressFile(addresses))
    const context = { database: app.database, clock: app.clock, home }
    try {
      return await ingestAddresses(context, { source: 'gnaf-core', location, ...more })
    } finally {
      await rm(home, { recursive: true })
    }
  }
  const CENTROID = { quality: 'approximate', precision: 'postcode_centroid', matched_name: 'postcode 2000' }

  it('stand in the middle of their postcode while no address file is loaded, and say so', async () => {
    const { sure, torn, pinned } = await declared()
    expect(sure).toMatchObject({
      location: CENTROID,
      address_match: { status: 'not_assessed', candidates: [] },
    })
    expect(torn).toMatchObject({ location: { quality: 'not_located', lat: null } })
    expect(pinned?.address_match).toBeNull()
  })

  it('take the point of the file when matched beyond doubt; else candidates are shown and nothing is moved', async () => {
    const { coverage } = await load('AUG25', ADDRESSES, { published_on: '2025-08-20' })
    expect(coverage).toMatchObject({
      sites_compared: 4,
      sites: [{ site_id: 'sure', finding: null, change: expect.stringContaining('postcode 2000 before') }],
      findings: [],
    })
    app.app.services.snapshots.refresh()

    const { sure, torn, odd, pinned } = await declared()
    expect(sure).toMatchObject({
      location: {
        lat: -33.05,
        lon: 150.05,
        quality: 'exact',
        precision: 'address',
        matched_name: '1 MACQUARIE STREET, SYDNEY NSW 2000',
        source: 'gnaf-core',
      },
      address_match: { status: 'matched', candidates: [{ address_detail_pid: 'GANSW700000001', score: 1 }] },
    })
    expect(torn).toMatchObject({
      location: { quality: 'not_located', lat: null },
      address_match: { status: 'ambiguous', candidates: [{}, {}] },
    })
    expect(odd).toMatchObject({ location: CENTROID, address_match: { status: 'uncertain' } })
    expect(pinned).toMatchObject({ location: { lat: -33.94, precision: 'declared_coordinates' } })
    const { data, meta } = await app.get(`${URL}/climate-risks?explain=true`)
    expect(data['provenance']).toMatchObject({
      inputs: expect.arrayContaining([expect.objectContaining({ ref: 'line 2', value_text: '150.05' })]),
    })
    expect(JSON.stringify(meta['licences'])).toContain('G-NAF')
  })

  it('stop an edition that moves or loses them, which is named to the operator and kept without names', async () => {
    const moved = [ADDRESSES[1]!, ADDRESSES[0]!, ADDRESSES[2]!]
    const { coverage } = await load('NOV25', moved, { ...LATER, dry_run: true })
    expect(coverage.sites).toMatchObject([{ site_id: 'sure', finding: 'site_moved', abn: '49004028077' }])
    await expect(load('NOV25', ADDRESSES.slice(1), LATER)).rejects.toMatchObject({
      message: expect.stringMatching(/rows_lost: rows: 3 .*site_lost: 1 of 4 .*site sure of 49004028077/s),
      hint: expect.stringContaining('--accept'),
    })
    const accept = { reason: 'the street was renumbered', accepted_by: 'maria' }
    const { release } = await load('NOV25', moved, { ...LATER, accept })
    const kept = (await readReleases(app.database)).find(({ id }) => id === release.id)?.accepted
    expect(kept).toMatchObject({ ...accept, findings: [{ kind: 'site_moved', abn: null }] })
    expect(JSON.stringify(kept)).not.toMatch(/sure|49004028077|ten_/)
  })
})
