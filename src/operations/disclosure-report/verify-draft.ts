import path from 'node:path'
import type { DisclosureReport } from '../../domain/disclosure/report/report.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { composeDraft } from '../../reports/disclosure-draft/compose-draft.ts'
import { chartNumbers, figureList } from '../../reports/disclosure-draft/figure-list.ts'
import { checkDraft, type DraftFinding } from '../../reports/verifier/draft/check-draft.ts'
import { openZip } from '../../sources/formats/zip/zip.ts'
import { fileOnDisk } from '../../sources/input-file.ts'
import { readApart } from '../ingest/reading-process/read-apart.ts'

/** What became of the figures of a draft that was held against a bundle. */
export interface DraftCheck {
  readonly figures: number
  readonly charts: number
  readonly findings: readonly DraftFinding[]
}

/** Holds a Word file of the disclosure against the report.json of a bundle whose own check passed. */
export async function checkGivenDraft(draft: string, bundle: string): Promise<DraftCheck> {
  const report = await reportIn(bundle)
  const expected = composeDraft(report)
  const file = await readApart(
    { kind: 'draft', name: path.basename(draft), location: draft },
    async (output) => {
      output.resume()
    },
  )
  const figures = figureList(expected)
  const charts = chartNumbers(expected)
  return {
    figures: figures.length,
    charts: charts.length,
    findings: checkDraft(file, report, { figures, charts }),
  }
}

async function reportIn(bundle: string): Promise<DisclosureReport> {
  const archive = await openZip(await fileOnDisk(bundle))
  const bytes = await archive.open('report.json').bytes()
  const report = JSON.parse(new TextDecoder().decode(bytes)) as Partial<DisclosureReport>
  if (report.declared === undefined)
    throw new OperatorError(
      `${bundle} was made before statements were part of a bundle, so no draft belongs to it`,
      {
        hint: 'Make a new bundle and export the draft anew.',
        exitCode: EXIT.badInput,
      },
    )
  return report as DisclosureReport
}
