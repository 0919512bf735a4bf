import path from 'node:path'
import type { DisclosureReport } from '../../domain/disclosure/report/report.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { type CheckedDraft, checkDraft } from '../../reports/verifier/draft/check-draft.ts'
import { openZip } from '../../sources/formats/zip/zip.ts'
import { fileOnDisk } from '../../sources/input-file.ts'
import { readApart } from '../ingest/reading-process/read-apart.ts'

export type DraftCheck = CheckedDraft

/** Holds a Word file of the disclosure against the report.json of a bundle whose own check passed. */
export async function checkGivenDraft(draft: string, bundle: string): Promise<CheckedDraft> {
  const report = await reportIn(bundle)
  const file = await readApart(
    { kind: 'draft', name: path.basename(draft), location: draft },
    async (output) => {
      output.resume()
    },
  )
  return checkDraft(file, report)
}

export async function reportIn(bundle: string): Promise<DisclosureReport> {
  const archive = await openZip(await fileOnDisk(bundle))
  const bytes = await archive.open('report.json').bytes()
  const report = JSON.parse(new TextDecoder().decode(bytes)) as Partial<DisclosureReport>
  if (report.declared === undefined)
    throw new OperatorError(
      `${bundle} was made before statements were part of a bundle, so no draft belongs to it`,
      {
        hint: 'Make a new bundle and export the draft again.',
        exitCode: EXIT.badInput,
      },
    )
  return report as DisclosureReport
}
