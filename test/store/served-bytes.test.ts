import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RECORD_KINDS, type RecordKind } from '../../src/domain/disclosure/records/kinds.ts'
import { canonicalJson, sha256 } from '../../src/domain/evidence.ts'
import { exportedProfile } from '../../src/operations/company/export-profile.ts'
import { composeBundle, sealBundle } from '../../src/operations/disclosure-report/make-bundle.ts'
import companies from '../../src/operations/sandbox/companies.json' with { type: 'json' }
import { profileDocument } from '../../src/reports/pdf/profile-document.ts'
import { reportDocument } from '../../src/reports/pdf/report-document.ts'
import { renderProfileWorkbook } from '../../src/reports/workbook/render-profile-workbook.ts'
import { renderWorkingPapers } from '../../src/reports/workbook/render-working-papers.ts'
import { plainRenderers, testSigner } from '../support/bundles.ts'
import { putRecord } from '../support/disclosure-app.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { knownAbns } from '../support/profiles.ts'
import { AGL, allRecords, BLUESCOPE, sampleReport, sampleSnapshot } from '../support/sample-reports.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

/**
 * The bytes of answers, bundles and exports, held by their hashes: a change of structure leaves every line as it is. A change
 * of figures or words renews the lists with `vitest run --project store test/store/served-bytes.test.ts --update`, so that
 * it is seen in the commit which companies and which answers moved.
 */
const GOLDEN = path.resolve(import.meta.dirname, '../golden')
/** Of the real companies every so many-th, and three of their own kind: Cockburn, Santos, Figela. */
const EVERY = 60
const OF_OWN_KIND = ['27471341209', '80007550923', '24003179986']

let app: StarterApp
let abns: readonly string[]
beforeAll(async () => {
  app = await starterApp(await openOnOneEngine({ holding: 'starter' }))
  const known = await knownAbns(app.database, await sampleSnapshot(app.database))
  abns = [
    ...companies.companies.map(({ abn }) => abn),
    ...new Set([AGL, BLUESCOPE, ...OF_OWN_KIND, ...known.filter((_, at) => at % EVERY === 7)]),
  ]
})
afterAll(async () => {
  await app.app.close()
  await app.database.close()
})

const line = (name: string, bytes: string | Uint8Array): string => `${sha256(bytes)} ${name}\n`
const hold = (file: string, lines: readonly string[]) =>
  expect(lines.join('')).toMatchFileSnapshot(path.join(GOLDEN, file))

test('bundles', async () => {
  const lines: string[] = []
  for (const abn of abns) {
    const { disclosure, ...sample } = await sampleReport(
      app.database,
      abn,
      abn === BLUESCOPE ? allRecords() : undefined,
    )
    const made = await sealBundle({
      signer: testSigner(),
      render: { ...plainRenderers, workbook: renderWorkingPapers },
      content: composeBundle(disclosure, null),
      onStage: async () => {},
    })
    const { report } = sample
    const exported = {
      ...exportedProfile({ abn, snapshot: report.snapshot, profile: disclosure.profile, releases: [] }),
      sources: report.sources,
    }
    lines.push(
      line(`${abn} bundle`, made.zip),
      line(`${abn} report.pdf as it is typeset`, JSON.stringify(reportDocument(report))),
      line(`${abn} profile.pdf as it is typeset`, JSON.stringify(profileDocument(exported))),
      line(`${abn} profile.xlsx`, await renderProfileWorkbook(exported, { assurance: true })),
    )
  }
  await hold('bundles.txt', lines)
})

/** Answers about one company; those of records are empty-handed for all but one. */
const QUESTIONS = [
  'climate-profile?explain=true',
  'climate-profile?include=emissions,water_stress&include_targets=true',
  'climate-risk?explain=true',
  'reference-context?explain=true',
  'sector-peers?',
  'climate-series?',
  'sites/climate-profiles?',
  'sites/climate-risks?explain=true',
  'filing-readiness?period=2024-25&explain=true',
  'disclosure-metadata?period=2024-25',
  'organisational-boundary/reconciliation?period=2024-25',
  'market-based-scope2?period=2024-25&explain=true',
  'emission-targets/progress?period=2024-25',
]

test('answers', async () => {
  for (const [kind, record] of Object.entries(allRecords()))
    if (record !== null) await putRecord(app, app.tenant, BLUESCOPE, kind as RecordKind, record.body)
  expect(Object.keys(RECORD_KINDS)).toEqual(Object.keys(allRecords()))
  const lines: string[] = []
  const ask = async (url: string): Promise<void> => {
    const { statusCode, body, headers } = await app.inject({ url, headers: app.tenant.headers })
    const text = headers['content-type']?.toString().includes('json') === true ? lasting(body) : body
    lines.push(line(`${statusCode} ${url}`, text))
  }
  for (const abn of abns) {
    for (const question of QUESTIONS) await ask(`/v1/companies/${abn}/${question}`)
    await ask(`/v1/entities/${abn}/emissions`)
    await ask(`/v1/entities/resolve?abn=${abn}`)
  }
  for (const region of ['NSW1', 'VIC1', 'QLD1', 'SA1', 'TAS1', 'NEM'])
    await ask(`/v1/grid-intensity/${region}`)
  for (const scope of [1, 2, 3]) await ask(`/v1/emission-factors/scope${scope}?limit=200`)
  await ask('/v1/datasets')
  await ask('/v1/packs/au_climate_disclosure/frameworks/aasb-s2/requirements')
  await hold('answers.txt', lines)
})

/** Without the id of the request, who asked, and the sealed place in a list, which no two runs share. */
const lasting = (body: string): string =>
  canonicalJson(
    JSON.parse(body, (name, value: unknown) =>
      ['instance', 'request_id', 'authored_by', 'next_cursor'].includes(name) ? undefined : value,
    ),
  )
