import { beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { climateProfile } from '../../src/operations/company/climate-profile.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

/** No address of these is in the starter data. */
const C_S_ENERGY = '54078848745'
const CITIC_PACIFIC = '64119578371'
const NEWMONT = '39007688093'
const LMS_ENERGY = '39059428474'

describeOnOneEngine('a company whose address is not known', (open) => {
  let database: Database
  let app: StarterApp
  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    app = await starterApp(database)
  })
  const profile = (abn: string, query = '') => app.get(`/v1/companies/${abn}/climate-profile${query}`)

  it('has the region of its facilities, and the climate of the largest with a place, both flagged', async () => {
    const { data } = await profile(C_S_ENERGY)
    expect(data).toMatchObject({
      entity: { state: null, postcode: null },
      grid_intensity: {
        region: 'QLD1',
        data_quality: { score: 3, flags: expect.arrayContaining(['region_of_facilities']) },
        region_decision: { rule: 'facilities', precision: 'state', state: 'QLD', factor_region: 'QLD' },
        twelve_months: { intensity_t_per_mwh: expect.any(Number) },
      },
      climate_context: {
        location: {
          kind: 'facility',
          postcode: null,
          state: 'QLD',
          facility: { name: 'Kogan Creek Power Station', facilities_known: 4 },
        },
        data_quality: { score: 3, flags: expect.arrayContaining(['location_of_facility']) },
      },
      scope3_screening: {
        categories: expect.arrayContaining([
          expect.objectContaining({ category: 3, flags: expect.arrayContaining(['region_of_facilities']) }),
        ]),
      },
    })
  })

  it('has no physical risk of an office, and none of its sites has days within reach', async () => {
    const { data } = await app.get(`/v1/companies/${C_S_ENERGY}/climate-risk`)
    expect(data).toMatchObject({
      physical: {
        head_office: { availability: { status: 'no_match', reason_code: 'not_located' } },
        sites: { availability: { status: 'not_assessed', reason_code: 'no_site_assessed' } },
      },
    })
  })

  it('cites the stations that decided', async () => {
    const snapshot = await new SnapshotDirectory(database, systemClock).newest()
    const { profile: composed } = await climateProfile(database, snapshot, C_S_ENERGY)
    const cited = composed.blocks.grid_intensity.inputs.filter(({ field }) => field === 'primary_fuel')
    expect(cited).toHaveLength(4)
    const { inputs } = composed.blocks.climate_context
    expect(inputs.filter(({ field }) => field === 'latitude')).toHaveLength(1)
  })

  it('serves its reference context too', async () => {
    const { data } = await app.get(`/v1/companies/${C_S_ENERGY}/reference-context?period=2023-24`)
    expect(data).toMatchObject({
      region: { rule: 'facilities', factor_region: 'QLD' },
      electricity_factors: expect.arrayContaining([expect.objectContaining({ region: 'QLD' })]),
    })
  })

  it.each([
    [
      'mine in the Pilbara',
      CITIC_PACIFIC,
      'no_match',
      'outside_market_region',
      /one facility in WA.*Gascoyne/,
    ],
    [
      'mine in the territory',
      NEWMONT,
      'not_published',
      'no_index_for_state',
      /one facility in NT.*territory/,
    ],
    ['company in two states', LMS_ENERGY, 'no_match', 'state_unknown', /in more than one state/],
  ])('%s: no grid, and why', async (_, abn, status, reason_code, detail) => {
    const { data } = await profile(abn, '?include=grid_intensity')
    expect(data).toMatchObject({
      grid_intensity: { availability: { status, reason_code, detail: expect.stringMatching(detail) } },
    })
  })
})
