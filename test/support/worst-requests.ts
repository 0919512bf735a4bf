import { itemsOfFile, itemsOfReading } from '../../src/api/platform/items.ts'
import { RECORD_KINDS, type RecordKind } from '../../src/domain/disclosure/records/kinds.ts'
import { RECORD_EXAMPLES, type RecordExample } from './record-resources.ts'
import {
  worstBoundary,
  worstEvidence,
  worstImport,
  worstLookups,
  worstSheet,
  worstSites,
  worstStatements,
  worstTargets,
} from './worst-bodies.ts'
import { WORST_OF_DATA } from './worst-data.ts'
import { WORST_AT_THE_DESK } from './worst-desk.ts'
import { worstDraft } from './worst-draft.ts'
import { WORST_OF_EVIDENCE } from './worst-evidence.ts'
import {
  cold,
  company,
  type Ground,
  get,
  history,
  ofCompany,
  ofRecords,
  onRecord,
  recordBodies,
  recorded,
  recordedAbn,
  removal,
  text,
  type Worst,
  type WorstRequest,
  words,
  writing,
} from './worst-ground.ts'
import { WORST_OF_LEDGERS } from './worst-ledger.ts'
import { WORST_OF_OPERATORS } from './worst-operator.ts'
import { WORST_PAGES } from './worst-pages.ts'
import { WORST_OF_PEOPLE } from './worst-people.ts'
import { WORST_OF_PORTFOLIOS } from './worst-portfolio.ts'
import { WORST_AT_SIGN_IN } from './worst-sign-in.ts'
import { unknownWords, validAbns } from './worst-text.ts'

const factorList =
  (scope: string): Worst =>
  (ground) => [
    { url: `/v1/emission-factors/${scope}?limit=200&gwp_basis=AR6&${cold(ground)}` },
    { url: `/v1/emission-factors/${scope}?fuel_type=${text(unknownWords(ground.turn, 99))}` },
  ]
const page = (path: string): Worst => get(`${path}?limit=200`)
const name = (path: string): Worst => get(`${path}/${'x'.repeat(100)}`)
const NOBODY = '0'.repeat(16)
const PERIOD = '&period=2025-26'

/** The largest contents of a kind of record; a kind that has none here is asked with its example. */
const WORST_CONTENTS: Readonly<Record<string, (ground: Ground) => object>> = {
  sites: worstSites,
  emission_targets: worstTargets,
  organisational_boundary: (ground) => worstBoundary(recordedAbn(ground)),
  market_based_evidence: worstEvidence,
  s2_statements: ({ requirements }) => worstStatements(requirements),
}
/** Rows that are written along with a record, in characters. */
const ALONGSIDE: Readonly<Record<string, number>> = { market_based_evidence: 8 * 20_000 }

const OTHER_NAMES: Readonly<Record<string, string>> = {
  sites: 'Sites',
  meter_regions: 'MeterRegions',
  own_factors: 'OwnFactors',
}

/** The routes of one kind of record by their operation ids. */
const onKind = ({ kind, route, perPeriod, body }: RecordExample): Record<string, Worst> => {
  const name = isDisclosed(kind) ? RECORD_KINDS[kind].name : OTHER_NAMES[kind]!
  return {
    [`put${name}`]: writing(route, WORST_CONTENTS[kind] ?? (() => body), ALONGSIDE[kind]),
    [`get${name}`]: onRecord(route),
    [`list${name}Versions`]: history(route),
    [`delete${name}`]: removal(route, perPeriod ? PERIOD : ''),
  }
}
const isDisclosed = (kind: string): kind is RecordKind => kind in RECORD_KINDS

/** The worst requests of every route by its operation id. A new route fails its test until it has a line here. */
export const WORST_REQUESTS: Readonly<Record<string, Worst>> = {
  resolveEntity: words('/v1/entities/resolve?limit=50&name=', 199, '&state=NSW'),
  getEntityEmissions: ({ abns, turn }) => [{ url: `/v1/entities/${abns[turn % abns.length]}/emissions` }],
  getClimateProfile: (ground) => [
    ...ofCompany('climate-profile')(ground).map((asked) =>
      asked.url.includes('snapshot=') ? { ...asked, items: 2 } : asked,
    ),
    {
      url: `${company(ground)}/climate-profile?explain=true&changed_since=${ground.snapshots.at(-1)}`,
      items: 2,
    },
  ],
  // The first of the two has the readiness of the period computed that this round wrote.
  listCompanyPeriods: (ground) => [
    {
      url: '/v1/company-periods?limit=200&sort=score',
      items: itemsOfReading(JSON.stringify(recordBodies(ground)).length),
    },
    { url: '/v1/company-periods?format=csv' },
  ],
  ...WORST_OF_LEDGERS,
  ...WORST_OF_PORTFOLIOS,
  importFile: (ground) => [worstImport(recorded(ground))],
  getClimateRisk: ofCompany('climate-risk'),
  getReferenceContext: ofCompany('reference-context'),
  exportClimateProfile: (ground) =>
    ['format=pdf', 'format=xlsx&assurance=true'].map((query) => ({
      url: `${company(ground)}/climate-profile/export?${query}`,
    })),
  getSectorPeers: ofCompany('sector-peers', ''),
  getRegistryOverview: (ground) => [{ url: `/v1/registry/overview?${cold(ground)}` }],
  listReporters: (ground) => [{ url: `/v1/registry/reporters?${cold(ground)}` }],
  getClimateSeries: ofCompany('climate-series', ''),
  listFacilityHazards: (ground) => [
    { url: `/v1/climate/facilities?scenario=1.5,2,3,4,SSP1-2.6:2050,SSP5-8.5:2090&${cold(ground)}` },
  ],
  listWarmingLevels: (ground) => [{ url: `/v1/climate/warming-levels?ensemble=all&${cold(ground)}` }],
  getTransitionScenarios: (ground) => [{ url: `/v1/climate/transition-scenarios?${cold(ground)}` }],
  getHeatResponse: (ground) => [{ url: `/v1/climate/heat-response?shift_c=4.99&${cold(ground)}` }],
  batchClimateProfiles: (ground) => companyBatch('climate-profiles', ground),
  batchClimateRisks: (ground) => companyBatch('climate-risks', ground),
  exportPortfolio: ({ abns, turn }) => [
    {
      url: '/v1/companies/batch/climate-profiles/export',
      body: { abns: [...abns, ...validAbns(1000 - abns.length, turn)] },
      items: 1000,
    },
  ],
  getSiteClimateProfiles: ofRecords('sites/climate-profiles', 'explain=true', () => [worstSites()]),
  getSiteClimateRisks: ofRecords('sites/climate-risks', 'explain=true', () => [worstSites()]),
  getTargetProgress: ofRecords('emission-targets/progress'),
  getMarketBasedScope2: ofRecords('market-based-scope2'),
  getRiskProposals: ofRecords('risk-proposals', 'explain=true'),
  getFilingReadiness: (ground) =>
    ['json', 'csv', 'md'].flatMap((format) =>
      ofRecords('filing-readiness', `period=2025-26&explain=true&format=${format}`)(ground),
    ),
  getContradictions: ofRecords('contradictions'),
  checkNumbersInText: (ground) => [
    {
      url: `${recorded(ground)}/number-checks`,
      body: { period: '2025-26', text: `${ground.turn} t\n`.repeat(20_000).slice(0, 20_000) },
      items: itemsOfReading(JSON.stringify(recordBodies(ground)).length),
    },
  ],
  checkNumbersOfDraft: (ground) =>
    ofRecords('disclosure-draft/number-checks')(ground).map((asked) => ({
      ...asked,
      items: 4 * asked.items!,
    })),
  getDisclosureDraft: (ground) =>
    ['docx', 'pdf'].flatMap((format) =>
      ofRecords(
        'disclosure-draft',
        `period=2025-26&format=${format}`,
      )(ground).map((asked) => ({
        ...asked,
        items: 4 * asked.items!,
      })),
    ),
  importDisclosureDraft: (ground) => {
    const body = worstDraft(ground.requirements, ground.turn)
    const own = itemsOfReading(JSON.stringify(recordBodies(ground)).length)
    return [
      {
        url: `${recorded(ground)}/disclosure-draft/import?period=2025-26&name=a.docx`,
        type: 'application/octet-stream',
        body,
        items: own + itemsOfFile(body.length),
        isSpent: true,
      },
    ]
  },
  getReadinessChange: ofRecords('filing-readiness/last-change'),
  explainContradiction: (ground) => [
    {
      url: `${recorded(ground)}/contradictions/con_${'0'.repeat(20)}/explanation?period=2025-26`,
      body: { person: 'A. Person', reason: unknownWords(ground.turn, 3999) },
      items: itemsOfReading(JSON.stringify(recordBodies(ground)).length),
      isSpent: true,
    },
  ],
  getDisclosureMetadata: ofRecords('disclosure-metadata'),
  getBoundaryReconciliation: ofRecords('organisational-boundary/reconciliation'),
  classifyReportingDuty: () => [
    {
      url: '/v1/reporting-duty',
      body: {
        entity_kind: 'disclosing_entity',
        revenue_aud: 1e308,
        gross_assets_aud: 1e308,
        employees: 1e15,
      },
    },
  ],
  listRecords: onRecord(`records`),
  ...Object.fromEntries(RECORD_EXAMPLES.flatMap((example) => Object.entries(onKind(example)))),
  getReview: onRecord('review?period=2025-26'),
  signDeclaration: (ground) => [
    {
      url: `${recorded(ground)}/review/sign?period=2025-26`,
      body: { bundle: 'x'.repeat(120), sha256: '0'.repeat(64) },
    },
  ],
  ...Object.fromEntries(
    [
      ['submitForReview', 'submit', 'submit'],
      ['decideReview', 'decide', 'mark_reviewed'],
      ['approveReview', 'approve', 'approve'],
    ].map(([operation, route, move]): [string, Worst] => [
      operation!,
      (ground) => [
        {
          url: `${recorded(ground)}/review/${route}?period=2025-26`,
          body: {
            move,
            subjects: ground.requirements.map((id) => `statement:${id}`),
            reason: unknownWords(1, 1999),
            ...(route === 'approve'
              ? {
                  expected: ground.requirements.map((id) => ({
                    subject: `statement:${id}`,
                    sha256: '0'.repeat(64),
                  })),
                }
              : {}),
          },
        },
      ],
    ]),
  ),
  listComments: onRecord('comments?period=2025-26&limit=200'),
  addComment: (ground) => [
    {
      url: `${recorded(ground)}/comments?period=2025-26`,
      body: { subject: 'requirement:6(a)', text: unknownWords(ground.turn, 9_999) },
    },
  ],
  resolveComment: (ground) => [
    { url: `${recorded(ground)}/comments/cmt_${NOBODY}/resolve?period=2025-26`, body: {} },
  ],
  reopenComment: (ground) => [
    { url: `${recorded(ground)}/comments/cmt_${NOBODY}/reopen?period=2025-26`, body: {} },
  ],
  getAuditSheet: (ground) =>
    ['json', 'xlsx'].flatMap((format) =>
      ofRecords('audit-sheet', `period=2025-26&explain=true&format=${format}`)(ground),
    ),
  markAuditSheet: (ground) => [
    {
      url: `${recorded(ground)}/audit-sheet?period=2025-26`,
      body: {
        marks: ground.requirements.slice(0, 200).map((requirement_id) => ({
          requirement_id,
          mark: 'query',
          note: unknownWords(ground.turn, 9_999),
          evidence_sha256: '0'.repeat(64),
        })),
      },
    },
  ],
  requestDisclosureReport: (ground) => [
    { url: `${company(ground)}/disclosure-report`, body: { period: '2025-26' } },
  ],
  listDisclosureReports: onRecord('disclosure-reports?limit=200'),
  downloadLatestDisclosureReport: onRecord(`disclosure-reports/latest/download`),
  downloadDisclosureReport: onRecord(`disclosure-reports/${'x'.repeat(64)}/download`),
  compareDisclosureReports: onRecord(`disclosure-reports/compare?a=${'x'.repeat(64)}&b=${'y'.repeat(64)}`),
  listDisclosureRuns: onRecord('disclosure-report-runs?limit=200'),
  getDisclosureRun: onRecord(`disclosure-report-runs/${'x'.repeat(64)}`),
  cancelDisclosureRun: onRecord(`disclosure-report-runs/${'x'.repeat(64)}/cancel`),
  verifyHash: get(`/v1/verify/${'a'.repeat(64)}`),
  getSigningKeys: get('/.well-known/southerly-keys.json'),
  getBundleSchema: name('/schemas'),
  getGridIntensity: (ground) => [
    { url: `/v1/grid-intensity/NEM?from=1999-01-01&interval=day&${cold(ground)}` },
  ],
  matchAddress: words('/v1/addresses/match?limit=20&q=', 299, '%20NSW%202000'),
  ...WORST_OF_DATA,
  ...WORST_AT_THE_DESK,
  ...WORST_OF_EVIDENCE,
  ...WORST_AT_SIGN_IN,
  ...WORST_OF_OPERATORS,
  ...WORST_OF_PEOPLE,
  ...WORST_PAGES,
  putWatchlist: ({ abns, turn }) => [
    {
      url: `/v1/watchlists/worst${turn}`,
      body: { name: unknownWords(turn, 199), companies: [...abns, ...validAbns(9_900)] },
      items: 9,
    },
  ],
  listWatchlists: page('/v1/watchlists'),
  getWatchlist: get('/v1/watchlists/worst0'),
  deleteWatchlist: ({ turn }) => [{ url: `/v1/watchlists/worst${turn}` }],
  listEvents: page('/v1/events'),
  createWebhook: ({ turn }) => [
    { url: '/v1/webhooks', body: { url: `https://example.com/${'a'.repeat(1900)}${turn}` } },
  ],
  listWebhooks: page('/v1/webhooks'),
  getWebhook: ({ webhookId }) => [{ url: `/v1/webhooks/${webhookId}` }],
  replaceWebhook: ({ webhookId }) => [
    { url: `/v1/webhooks/${webhookId}`, body: { url: `https://example.com/${'a'.repeat(1900)}` } },
  ],
  deleteWebhook: ({ webhookId }) => [{ url: `/v1/webhooks/${webhookId}` }],
  rotateWebhookSecret: ({ webhookId }) => [{ url: `/v1/webhooks/${webhookId}/rotate`, body: {} }],
  testWebhook: ({ webhookId }) => [{ url: `/v1/webhooks/${webhookId}/test` }],
  listWebhookDeliveries: ({ webhookId }) => [{ url: `/v1/webhooks/${webhookId}/deliveries?limit=200` }],
  getWebhookDelivery: ({ webhookId }) => [{ url: `/v1/webhooks/${webhookId}/deliveries/${NOBODY}` }],
  resendWebhookEvent: ({ webhookId }) => [{ url: `/v1/webhooks/${webhookId}/deliveries/${NOBODY}/resend` }],
  listScope1Factors: factorList('scope1'),
  listScope2Factors: factorList('scope2'),
  listScope3Factors: factorList('scope3'),
  searchFactors: (ground) => [
    ...words('/v1/emission-factors/search?limit=200&q=', 199)(ground),
    { url: `/v1/emission-factors/search?limit=200&gwp_basis=AR6&q=scope1%20gas&${cold(ground)}` },
  ],
  listRenewableProducts: page('/v1/emission-factors/renewable-products'),
  listGreenPower: words('/v1/emission-factors/greenpower?limit=200&provider=', 99),
  lintFactors: ({ turn }) => [{ url: '/v1/emission-factors/lint', body: worstSheet(turn), items: 200 }],
  getFactor: words('/v1/emission-factors/', 199),
  batchFactors: ({ turn }) => [{ url: '/v1/emission-factors/batch', body: worstLookups(turn), items: 200 }],
  calculateEmissions: ({ turn }) => [
    {
      url: '/v1/emission-factors/calculate',
      body: {
        items: worstLookups(turn).lookups.map((factor) => ({ quantity: 1e15, unit: 'kWh', factor })),
      },
      items: 200,
    },
  ],
  listStatisticalSeries: (ground) => [
    { url: `/v1/statistical/series?limit=200&${cold(ground)}` },
    { url: `/v1/statistical/series?region=${text(unknownWords(ground.turn, 99))}` },
  ],
  listMultipliers: (ground) => [{ url: `/v1/statistical/multipliers?limit=200&${cold(ground)}` }],
  listRequirements: words(
    '/v1/packs/au_climate_disclosure/frameworks/aasb-s2/requirements?limit=200&q=',
    199,
  ),
  refuseOtherFramework: name('/v1/packs/au_climate_disclosure/frameworks'),
  getMe: get('/v1/me'),
  openSession: get('/v1/session'),
  openSessionByLink: () => [{ url: '/v1/session/link', body: { token: 'x'.repeat(100) } }],
  closeSession: get('/v1/session'),
  listSessions: page('/v1/sessions'),
  endSession: get(`/v1/sessions/${'x'.repeat(64)}`),
  listRoles: get('/v1/roles'),
  inviteMember: ({ turn }) => [
    {
      url: '/v1/members',
      body: {
        name: unknownWords(turn, 199),
        email: `round${turn}@${'x'.repeat(250)}.example`,
        roles: ['auditor'],
        engagements: validAbns(200, turn).map((abn) => ({ abn, period: '2025-26', ends_on: '2099-12-31' })),
      },
    },
  ],
  getUsage: get('/v1/usage?from=2026-01-01&to=2026-12-31'),
  createKey: ({ turn }) => [
    { url: '/v1/keys', body: { name: unknownWords(turn, 199), scopes: ['tenant:read'] } },
  ],
  listKeys: page('/v1/keys'),
  getKey: ({ keyId }) => [{ url: `/v1/keys/${keyId}` }],
  rotateKey: ({ keyId }) => [{ url: `/v1/keys/${keyId}/rotate`, body: {} }],
  revokeKey: ({ keyId }) => [{ url: `/v1/keys/${keyId}` }],
  listAuditEvents: words('/v1/audit-events?limit=200&actor=', 99),
  listPlans: get('/v1/plans'),
  listFormulas: get('/v1/formulas'),
  getFormulas: get('/v1/formulas/site_rollup/1.1.0'),
  getHealth: get('/healthz'),
  getReadiness: get('/readyz'),
  getOpenApi: get('/openapi.json'),
  getDocs: get('/docs'),
  getDocsScript: get('/docs/reference.js'),
  getLlmsText: get('/llms.txt'),
  getDocPage: get(`/docs/${'x'.repeat(99)}/${'y'.repeat(99)}`, '/docs/guide/api-basics'),
  getErrorPage: name('/errors'),
  getMethodPage: name('/methods'),
  getAsset: name('/assets'),
}

function companyBatch(path: string, { abns, turn, snapshots }: Ground): WorstRequest[] {
  const url = `/v1/companies/batch/${path}?explain=true`
  const some = abns.slice(turn, turn + 50)
  const csv = { url, type: 'text/csv' }
  return [
    { url, body: { abns: some }, items: some.length },
    { url: `${url}&snapshot=${snapshots[5 + turn]}`, body: { abns: some }, items: some.length },
    { ...csv, body: `abn\n${'1\n'.repeat(400_000)}` },
    { ...csv, body: 'a,'.repeat(500_000) },
    { ...csv, body: ' '.repeat(1_000_000) },
  ]
}
