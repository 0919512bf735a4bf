import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordKind } from '../../src/domain/disclosure/records/kinds.ts'
import { sha256 } from '../../src/domain/evidence.ts'
import { exportedProfile } from '../../src/operations/company/export-profile.ts'
import { composeBundle, sealBundle } from '../../src/operations/disclosure-report/make-bundle.ts'
import { profileDocument } from '../../src/reports/pdf/profile-document.ts'
import { reportDocument } from '../../src/reports/pdf/report-document.ts'
import { renderProfileWorkbook } from '../../src/reports/workbook/render-profile-workbook.ts'
import { renderWorkingPapers } from '../../src/reports/workbook/render-working-papers.ts'
import { plainRenderers, testSigner } from '../support/bundles.ts'
import { putRecord } from '../support/disclosure-app.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { AGL, allRecords, BLUESCOPE, sampleReport } from '../support/sample-reports.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

/**
 * The figures of a few companies as a person can read them. A change of structure leaves every line as it is; a change of
 * figures or words renews the lists with `vitest run --project store test/store/golden-figures.test.ts --update`, and the
 * commit shows which figure moved, from what to what.
 */
const GOLDEN = path.resolve(import.meta.dirname, '../golden')
const SANDBOX = '10000000000'
const COMPANIES = {
  [AGL]: 'AGL, with many sites',
  [BLUESCOPE]: 'BlueScope, with every record',
  '27471341209': 'Cockburn',
  '80007550923': 'Santos',
  '24003179986': 'Figela',
  [SANDBOX]: 'of the sandbox',
} as const

let app: StarterApp
beforeAll(async () => {
  app = await starterApp(await openOnOneEngine({ holding: 'starter' }))
})
afterAll(async () => {
  await app.app.close()
  await app.database.close()
})

const hold = (file: string, lines: readonly string[]) =>
  expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(path.join(GOLDEN, file))

test('the figures of reports', async () => {
  const lines: string[] = []
  for (const [abn, name] of Object.entries(COMPANIES)) {
    const records = abn === BLUESCOPE ? allRecords() : undefined
    const { report, disclosure } = await sampleReport(app.database, abn, records)
    lines.push(`# ${abn} ${name}`, ...report.metrics.map(metricLine).toSorted(), '')
    const exported = {
      ...exportedProfile({ abn, snapshot: report.snapshot, profile: disclosure.profile, releases: [] }),
      sources: report.sources,
    }
    const made = async (): Promise<string[]> => {
      const bundle = await sealBundle({
        signer: testSigner(),
        render: { ...plainRenderers, workbook: renderWorkingPapers },
        content: composeBundle({ disclosure, previous: null, lines: null }),
        onStage: async () => {},
      })
      return [
        bundle.zip,
        JSON.stringify(reportDocument(report)),
        JSON.stringify(profileDocument(exported)),
        await renderProfileWorkbook(exported, { assurance: true }),
      ].map((bytes) => sha256(bytes))
    }
    // What is made again from the same content has the same bytes: shown of the company with most of it.
    if (abn === BLUESCOPE) expect(await made()).toEqual(await made())
  }
  await hold('figures.txt', lines)
})

type Metric = Awaited<ReturnType<typeof sampleReport>>['report']['metrics'][number]

/** A figure, its unit, and the reason where there is none. */
const metricLine = ({ id, value, unit, availability }: Metric): string =>
  [id, value ?? `none (${availability.reason_code ?? availability.status})`, unit ?? ''].join(' ').trimEnd()

/** What is asked about public data, and about the records of the one company that has some. */
const QUESTIONS = {
  [AGL]: ['climate-profile', 'climate-risk'],
  [BLUESCOPE]: [
    'filing-readiness?period=2024-25',
    'organisational-boundary/reconciliation?period=2024-25',
    'market-based-scope2?period=2024-25',
    'emission-targets/progress?period=2024-25',
  ],
} as const

test('the figures of answers', async () => {
  for (const [kind, record] of Object.entries(allRecords()))
    if (record !== null) await putRecord(app, app.tenant, BLUESCOPE, kind as RecordKind, record.body)
  const lines: string[] = []
  for (const [abn, questions] of Object.entries(QUESTIONS))
    for (const question of questions) {
      const { statusCode, body } = await app.inject({
        url: `/v1/companies/${abn}/${question}`,
        headers: app.tenant.headers,
      })
      const { data } = JSON.parse(body) as { data?: unknown }
      lines.push(`# ${statusCode} ${abn} ${question}`, ...figuresIn(data ?? null, '').toSorted(), '')
    }
  await hold('answers.txt', lines)
})

/** Long lists that say nothing more, and what changes with every file that is loaded. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'provenance',
  'evidence_hash',
  'block_hash',
  'history',
  'years',
  'regional_change',
  'bands',
  'inputs',
])

/** Numbers, words of a list such as a band, and truths, each with its place in the answer. */
function figuresIn(value: unknown, way: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => figuresIn(item, `${way}/${nameOf(item) ?? at}`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) =>
      LEFT_OUT.has(name) ? [] : figuresIn(part, `${way}/${name}`),
    )
  const isTold = typeof value === 'number' || (typeof value === 'string' && /^[a-z_]{2,30}$/.test(value))
  return isTold ? [`${way} ${value}`] : []
}

/** What tells a row apart, so that a further row moves no other line. */
function nameOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const { id, hazard, indicator, series, metric, component, category } = item as Readonly<
    Record<string, unknown>
  >
  const found = id ?? hazard ?? indicator ?? series ?? metric ?? component ?? category
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined
}
