import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadRows } from '../../src/operations/ingest/load-rows.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { NEXT_YEAR_FILE, nextSafeguardYear } from '../support/safeguard-year.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'
import { newTenant } from './support.ts'

interface Mechanism {
  readonly coverage: string
  readonly coverage_note: string | null
  readonly band: string | null
  readonly data_quality: { readonly flags: readonly string[] }
  readonly former_facilities?: readonly object[]
  readonly facilities: readonly {
    readonly facility: string
    readonly reporting_year: string
    readonly link_basis: string
    readonly link_carried_from?: string
  }[]
}

interface Cited {
  readonly release: string
  readonly field: string
  readonly observed: string
  readonly ref: string
}

const BHP = '49004028077'

/** Another typist's dashes, spaces and legal forms; one mine is sold. */
const retyped = (row: Readonly<Record<string, string>>) => ({
  ...row,
  facility_name: (row['facility_name'] ?? '').replace(' - ', ' – ').replace(' Mine', '  MINE'),
  responsible_emitter:
    row['facility_name'] === 'Jimblebar Mine'
      ? 'ANOTHER MINER PTY LTD'
      : (row['responsible_emitter'] ?? '').replace(/ PTY LTD$/, ' Proprietary Limited'),
})

describeOnOneEngine('the next Safeguard year over the starter', (open) => {
  let app: StarterApp
  let home: string
  let before: Mechanism
  let after: Mechanism
  let cited: readonly Cited[]
  let stopped: string
  const profile = async (query: string) =>
    (await app.get(`/v1/companies/${BHP}/climate-profile?include=safeguard_mechanism&${query}`)).data as {
      readonly safeguard_mechanism: Mechanism
      readonly provenance: { readonly inputs: readonly Cited[] }
    }
  const listed = ({ facilities }: Mechanism, year: string) =>
    facilities.filter(({ reporting_year }) => reporting_year === year)

  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    home = await mkdtemp(path.join(os.tmpdir(), 'southerly-next-year-'))
    before = (await profile('')).safeguard_mechanism
    const location = path.join(home, NEXT_YEAR_FILE)
    await writeFile(location, nextSafeguardYear(retyped))
    const context = { database: app.database, clock: app.clock, home }
    const request = { source: 'safeguard', location, published_on: '2026-11-14' }
    stopped = await loadRows(context, request).then(String, String)
    const accept = { reason: 'Jimblebar was sold', accepted_by: 'maria' }
    const { snapshot } = await loadRows(context, { ...request, accept })
    const loaded = await profile(`snapshot=${snapshot}&explain=true`)
    after = loaded.safeguard_mechanism
    cited = loaded.provenance.inputs
  })
  afterAll(() => rm(home, { recursive: true }))

  it('BHP keeps its facilities under other dashes, spaces and legal forms, and says that links were carried', () => {
    expect(after).toMatchObject({ coverage: 'covered', band: before.band })
    expect(listed(after, '2025-26')).toHaveLength(listed(before, '2024-25').length - 1)
    for (const facility of listed(after, '2025-26'))
      expect(facility).toMatchObject({
        link_basis: 'analyst_subsidiary_link',
        link_carried_from: '2024-25',
      })
    expect(after.data_quality.flags).toContain('link_carried_over')
    expect(before.data_quality.flags).not.toContain('link_carried_over')
  })

  it('the load stops at the facility that BHP loses, and at no other', () => {
    expect(stopped.match(/facility_lost: .*/g)).toEqual([
      'facility_lost: BHP GROUP LIMITED (49004028077): Jimblebar Mine is listed under ANOTHER MINER PTY LTD in 2025-26 but not linked to a company.',
    ])
  })

  it('a facility under another emitter is not carried, and the company says so', () => {
    expect(after.former_facilities).toContainEqual(
      expect.objectContaining({
        facility: 'Jimblebar Mine',
        last_reporting_year: '2024-25',
        now: 'control_not_known',
      }),
    )
    expect(listed(after, '2025-26').filter(({ facility }) => /jimblebar/i.test(facility))).toEqual([])
    expect(after.data_quality.flags).toContain('link_lapsed')
    expect(after.coverage_note).toBe(
      'Jimblebar  MINE belonged to the company when it was last linked. It is now listed under ANOTHER MINER PTY LTD, and who controls it is not known.',
    )
  })

  it('the desk proposes who may control it, and says so where no such year is loaded', async () => {
    const { headers } = await newTenant(app.database, app.clock, { scopes: ['data:operate'] })
    const ask = (year: string) =>
      app.inject({ method: 'GET', url: `/v1/desk/link-proposals?year=${year}`, headers })
    expect((await ask('2025-26')).json().data).toMatchObject({
      registry_loaded: false,
      proposals: expect.arrayContaining([
        expect.objectContaining({
          facility: 'Jimblebar  MINE',
          proposal_state: 'lapsed',
          candidates: [expect.objectContaining({ abn: BHP })],
        }),
      ]),
    })
    expect((await ask('2031-32')).json()).toMatchObject({ status: 404, code: 'release_not_found' })
  })

  it('the evidence is the row of the link, in the year that it was made for', () => {
    const links = cited.filter(({ field }) => field === 'controlling_corporation_abn')
    expect(links.map(({ observed }) => observed)).not.toContain('2025-26')
    // Newman Operations, whose link of 2024-25 stands for 2025-26 too, and Jimblebar, whose link has lapsed.
    expect(links).toContainEqual(expect.objectContaining({ ref: 'line 801', observed: '2024-25' }))
    expect(links).toContainEqual(expect.objectContaining({ ref: 'line 763', observed: '2024-25' }))
  })
})
