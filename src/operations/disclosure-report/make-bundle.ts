import type { Disclosure } from '../../domain/disclosure/disclosure.ts'
import { completionDays } from '../../domain/disclosure/records/retention.ts'
import { composeReport } from '../../domain/disclosure/report/compose.ts'
import type { Provenance } from '../../domain/disclosure/report/provenance.ts'
import type { DisclosureReport } from '../../domain/disclosure/report/report.ts'
import type { LinesOfLedger } from '../../domain/ledger/lines-file.ts'
import { type CoverageMatrix, composeCoverage } from '../../reports/bundle/coverage-matrix.ts'
import { type BundleFiles, jsonFile, LINES_NAME, MANIFEST_NAME } from '../../reports/bundle/files.ts'
import { composeManifest, type Signer } from '../../reports/bundle/manifest.ts'
import { composeSummary } from '../../reports/bundle/summary.ts'
import { packFile, zipBundle } from '../../reports/bundle/zip.ts'
import type { PapersContent } from '../../reports/workbook/render-working-papers.ts'
import { changesSince } from './compare-bundles.ts'
import type { MadeBundle, PreviousBundle } from './perform-run.ts'
import type { RunStage } from './run-stages.ts'

/** What turns the report into the two files that take a processor. */
export interface BundleRenderers {
  pdf(report: DisclosureReport): Promise<Uint8Array>
  /** Gets ready for the first PDF. */
  preparePdf?(): Promise<void>
  /** Sets a PDF that says nothing. */
  practisePdf?(): Promise<void>
  workbook(content: PapersContent): Promise<Uint8Array>
}

export interface BundleTools {
  readonly signer: Signer
  readonly render: BundleRenderers
}

/** All that a bundle says, as plain data that can be handed to a thread. */
export interface BundleContent {
  readonly report: DisclosureReport
  readonly provenance: Provenance
  readonly coverage: CoverageMatrix
  readonly previous: PreviousBundle | null
  /** Every line of the ledger; null where the period has none. */
  readonly lines: LinesOfLedger | null
}

/** Waited for before each stage; ends the making when it throws. */
type OnStage = (stage: RunStage) => Promise<void>

/** What a bundle is composed from. */
interface BundleParts extends Pick<BundleContent, 'previous' | 'lines'> {
  readonly disclosure: Disclosure
}

/**
 * Composes what the bundle says. To be done where the disclosure was gathered, which holds far more than the bundle: a
 * copy in another thread lacks the members of evidence lists, and composing refuses it.
 */
export function composeBundle({ disclosure, previous, lines }: BundleParts): BundleContent {
  const { report, provenance } = composeReport(disclosure)
  return { report, provenance, coverage: composeCoverage(disclosure, report), previous, lines }
}

/** Renders, signs and zips what was composed; in another thread if need be. */
export async function sealBundle({
  content: { report, provenance, coverage, previous, lines },
  signer,
  render,
  onStage,
}: BundleTools & { readonly content: BundleContent; readonly onStage: OnStage }): Promise<MadeBundle> {
  await onStage('rendering_working_papers')
  const changes = previous === null ? null : changesSince(previous.zip, { report, provenance })
  const workbook = await render.workbook({ report, provenance, coverage, changes, lines })
  const rest = {
    'report.json': jsonFile(report),
    'working-papers.xlsx': workbook,
    'summary.md': Buffer.from(composeSummary(report)),
    'coverage-matrix.json': jsonFile(coverage),
    'provenance.json': jsonFile(provenance),
    ...(lines === null ? {} : { [LINES_NAME]: lines.csv }),
  }
  const packed = Object.entries(rest).map(([name, bytes]) => packFile(name, bytes))
  // Last, because another thread may be setting it all the while.
  await onStage('rendering_report')
  const files: BundleFiles = { ...rest, 'report.pdf': await render.pdf(report) }
  await onStage('sealing')
  const completed = completionDays(
    provenance.records.find(({ record }) => record === 's2_statements')?.body ?? {},
  )
  const manifest = composeManifest({ report, files, signer, previous, completed })
  const manifestFile = jsonFile(manifest)
  packed.push(packFile('report.pdf', files['report.pdf']), packFile(MANIFEST_NAME, manifestFile))
  return {
    zip: zipBundle(packed),
    manifest: Buffer.from(manifestFile).toString(),
    bundleId: manifest.bundle_id,
    evidenceHash: manifest.evidence_hash,
    retainUntil: manifest.retain_until,
  }
}
