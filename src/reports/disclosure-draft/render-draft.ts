import type { DisclosureReport } from '../../domain/disclosure/report/report.ts'
import { composeDraft } from './compose-draft.ts'
import { draftPages, writeDraftPdf } from './draft-pdf.ts'
import { figureSource } from './html/figure-source.ts'
import { writeHtml } from './html/write-html.ts'

/** The readable disclosure as a file. The same report gives the same bytes. */
export async function renderDraft(
  report: DisclosureReport,
  format: 'docx' | 'pdf' | 'html',
): Promise<Uint8Array> {
  const draft = composeDraft(report)
  if (format === 'pdf') return await writeDraftPdf(draft)
  if (format === 'html') return writeHtml(draft, (pointer) => figureSource(report, pointer))
  // Loaded when it is first needed: the library is a megabyte, and most threads only set PDF files.
  const { writeDocx } = await import('./docx/write-docx.ts')
  return await writeDocx(draft, await draftPages(draft))
}
