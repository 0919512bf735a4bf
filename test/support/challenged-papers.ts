import type { Held } from '../../src/domain/prose/held.ts'
import { challengeReport } from '../../src/operations/disclosure/challenge-report.ts'
import { heldOfReport } from '../../src/operations/disclosure/held-of-report.ts'
import { composeDraft } from '../../src/reports/disclosure-draft/compose-draft.ts'
import { figureList } from '../../src/reports/disclosure-draft/figure-list.ts'
import { renderDraft } from '../../src/reports/disclosure-draft/render-draft.ts'
import { renderReportPdf } from '../../src/reports/pdf/render-report-pdf.ts'
import { readReport } from '../../src/sources/filed-reports/read-report.ts'
import { fileInMemory } from '../../src/sources/input-file.ts'
import type { Database } from '../../src/store/database.ts'
import { statement } from './disclosure-records.ts'
import { stored } from './readiness-inputs.ts'
import {
  AGL,
  allRecords,
  BLUESCOPE,
  type SampleReport,
  sampleReport,
  sampleSnapshot,
} from './sample-reports.ts'

/** What the challenger says of a paper that the service made. */
export interface ChallengedPaper {
  readonly company: string
  readonly paper: string
  readonly numbers: number
  readonly counts: Readonly<Record<string, number>>
  /** Numbers that cannot both stand with what is held, with their lines. */
  readonly contradicted: readonly string[]
  /** Tonnes and gigajoules that the paper prints and that were not read. */
  readonly unread: readonly string[]
}

/** Scope 1 and 2 of BlueScope as the registry prints them for the year. */
const AS_PUBLISHED = { scope1_t: 6_223_931, scope2_location_t: 786_481 }

/** Every record, whose declared figures are those that are published. */
function declaredAsPublished(): ReturnType<typeof allRecords> {
  const records = allRecords()
  const body = records.s2_statements!.body
  const statements = body.statements.map((one) =>
    one.requirement_id === '29(a)(i)(1)'
      ? statement(one.requirement_id, {
          ...one,
          figures: [{ measure: 'scope1_t', value: AS_PUBLISHED.scope1_t }],
        })
      : one.figures?.[0]?.measure === 'scope2_location_t'
        ? statement(one.requirement_id, {
            ...one,
            figures: [{ measure: 'scope2_location_t', value: AS_PUBLISHED.scope2_location_t }],
          })
        : one,
  )
  return { ...records, s2_statements: stored({ ...body, statements }) }
}

/** The challenger over report.pdf and the readable disclosure: of a company without records, and of one that declares everything. */
export async function challengedPapers(
  database: Database,
  isWanted: (company: number, paper: string) => boolean = () => true,
): Promise<ChallengedPaper[]> {
  const found: ChallengedPaper[] = []
  const samples = [
    ['AGL, nothing declared', await sampleReport(database, AGL)],
    ['BlueScope, everything declared', await sampleReport(database, BLUESCOPE, declaredAsPublished())],
  ] as const
  for (const [at, [company, sample]] of samples.entries()) {
    const snapshot = await sampleSnapshot(database)
    const held = await heldOfReport(database, { ...sample.disclosure, snapshot, releases: [] }, null)
    for (const [paper, render] of PAPERS.filter(([name]) => isWanted(at, name)))
      found.push({ company, paper, ...(await challenged(sample, held, paper, await render(sample))) })
  }
  return found
}

const PAPERS = [
  ['report.pdf', ({ report }: SampleReport) => renderReportPdf(report)],
  ['disclosure.pdf', ({ report }: SampleReport) => renderDraft(report, 'pdf')],
  ['disclosure.docx', ({ report }: SampleReport) => renderDraft(report, 'docx')],
] as const

async function challenged(
  { report }: SampleReport,
  held: Held,
  paper: string,
  bytes: Uint8Array,
): Promise<Omit<ChallengedPaper, 'company' | 'paper'>> {
  const { numbers, differs } = await challengeReport(
    held,
    await readReport(fileInMemory(paper, Buffer.from(bytes))),
  )
  const contradicted = numbers.filter(({ check }) => CONTRADICTING.has(check.verdict))
  if (differs !== contradicted.length > 0) throw new Error(`${paper}: "differs" is not what its numbers say`)
  return {
    numbers: numbers.length,
    counts: Object.fromEntries(
      [...Map.groupBy(numbers, ({ check }) => check.verdict)].map(([verdict, those]) => [
        verdict,
        those.length,
      ]),
    ),
    contradicted: contradicted.map(
      ({ page, line, words, check }) =>
        `page ${page}, line ${line}: ${check.reading.quote} ${check.verdict} in ${words.slice(0, 120)}. ${check.why}`,
    ),
    unread:
      paper === 'report.pdf'
        ? []
        : without(
            figureList(composeDraft(report)).filter(({ pointer }) => isMassOrEnergy(report, pointer)),
            numbers.map(({ check }) => check.reading.quote),
          ),
  }
}

const CONTRADICTING: ReadonlySet<string> = new Set([
  'differs',
  'unit_suspect',
  'arithmetic_fails',
  'factor_outdated',
])

/** Metrics in tonnes or gigajoules; a nought is no amount that anything is compared with. */
function isMassOrEnergy({ metrics }: SampleReport['report'], pointer: string): boolean {
  const at = /^\/metrics\/(\d+)\/value$/.exec(pointer)?.[1]
  const metric = at === undefined ? undefined : metrics[Number(at)]
  return (metric?.unit === 't CO2-e' || metric?.unit === 'GJ') && metric.value !== 0
}

/** Those whose digits were not read, each as often as it is printed. */
function without(
  printed: readonly { readonly text: string; readonly pointer: string }[],
  quotes: readonly string[],
): string[] {
  const left = quotes.map(digitsOf)
  return printed.flatMap(({ text, pointer }) => {
    const at = left.indexOf(digitsOf(text))
    if (at === -1) return [`${text} (${pointer})`]
    left.splice(at, 1)
    return []
  })
}

const digitsOf = (text: string): string => /\d[\d,.]*/.exec(text)?.[0].replace(/[.,]$/, '') ?? text
