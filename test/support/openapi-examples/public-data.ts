import { AGL, BHP, NOBODY, type Stage } from './stage.ts'

const FACTORS = '/v1/emission-factors'
const BOOK = {
  balance_date: '2025-12-31',
  holdings: [
    { id: '1', abn: AGL, asset_class: 'listed_equity', outstanding_aud: 1e8, evic_aud: 1e10 },
    { id: '2', name: 'Some Pty Ltd', asset_class: 'business_loan', outstanding_aud: 5e6 },
  ],
}

const ADDRESSES: readonly string[] = [
  '/v1/addresses/match?q=1%20George%20St,%20Sydney%20NSW%202000',
  '/v1/climate/facilities?state=TAS',
  '/v1/climate/heat-response',
  '/v1/climate/transition-scenarios',
  '/v1/climate/warming-levels?region=EAU',
  `/v1/companies/${AGL}/climate-profile`,
  `/v1/companies/${AGL}/climate-risk?explain=true`,
  `/v1/companies/${AGL}/climate-series`,
  `/v1/companies/${AGL}/reference-context?period=2024-25`,
  `/v1/companies/${AGL}/sector-peers`,
  '/v1/datasets/au_cer_nger_corporate/releases',
  `${FACTORS}/greenpower?state=ACT`,
  `${FACTORS}/renewable-products?state=ACT`,
  `${FACTORS}/scope1?fuel_type=diesel&limit=1`,
  `${FACTORS}/scope2?region=VIC&reporting_period=2025-26`,
  `${FACTORS}/scope3?limit=1`,
  `${FACTORS}/search?q=R410A`,
  `${FACTORS}/stationary.liquid-fuel.diesel-oil?gwp_basis=AR6`,
  '/v1/entities/resolve?name=woodside',
  `/v1/entities/${AGL}/emissions?from=2019-20`,
  '/v1/grid-intensity/VIC?interval=year',
  '/v1/packs/au_climate_disclosure/frameworks/aasb-s2/requirements?limit=1',
  '/v1/public-factors?limit=1',
  '/v1/registry/overview',
  '/v1/registry/reporters',
  '/v1/statistical/multipliers?level=division&limit=1',
  '/v1/statistical/series?region=Australia&measure=1&from=2024-Q2&to=2024-Q2',
  '/v1/tables',
]

const QUESTIONS: readonly (readonly [address: string, body: object])[] = [
  ['/v1/companies/batch/climate-profiles', { abns: [AGL, BHP], include: ['entity', 'emissions'] }],
  ['/v1/companies/batch/climate-risks', { abns: [AGL, BHP] }],
  [
    `${FACTORS}/batch`,
    {
      reporting_period: '2024-25',
      lookups: [
        { factor_id: 'electricity.purchased-grid.vic.location' },
        { scope: 2, region: 'WA', method: 'location_based' },
      ],
    },
  ],
  [
    `${FACTORS}/calculate`,
    {
      edition: '2025',
      items: [
        {
          quantity: 1150,
          unit: 'kL',
          factor: { factor_id: 'stationary.gaseous-fuel.liquefied-natural-gas' },
        },
      ],
    },
  ],
  [
    `${FACTORS}/lint`,
    {
      reporting_period: '2025-26',
      rows: [{ id: 'A7', description: 'vic grid', value: 0.77, unit: 'kg CO2-e/kWh' }],
    },
  ],
  ['/v1/portfolios/preview', BOOK],
  ['/v1/portfolios/preview/export?format=json', BOOK],
  ['/v1/portfolios/resolve', { lines: ['AGL Energy Limited', '49 004 028 077'] }],
  ['/v1/reporting-duty', { entity_kind: 'disclosing_entity', revenue_aud: 6e8, gross_assets_aud: 1.2e9 }],
]

/** What anyone with a key learns of published data. */
export async function publicData({ ask, key }: Stage): Promise<void> {
  for (const address of ['/healthz', '/readyz', '/v1/datasets', '/v1/plans', '/v1/roles'])
    await ask(NOBODY, 'GET', address)
  const [first] = (await ask(NOBODY, 'GET', '/v1/formulas')).json<{
    data: { method: string; version: string }[]
  }>().data
  await ask(NOBODY, 'GET', `/v1/formulas/${first!.method}/${first!.version}`)
  for (const address of ADDRESSES) await ask(key, 'GET', address)
  for (const [address, body] of QUESTIONS) await ask(key, 'POST', address, body)
  const snapshots = (await ask(key, 'GET', '/v1/snapshots?limit=200')).json<{
    data: { snapshot: string }[]
  }>().data
  const [newest, before] = snapshots.map(({ snapshot }) => snapshot)
  await ask(key, 'GET', `/v1/snapshots/${before}/diff/${newest}?rows=1`)
}
