/** Prints the SHA-256 of the working papers of a report: `render-working-papers.ts <report and provenance.json>`. */
import { readFileSync } from 'node:fs'
import type { Provenance } from '../../../src/domain/disclosure/report/provenance.ts'
import type { DisclosureReport } from '../../../src/domain/disclosure/report/report.ts'
import { sha256 } from '../../../src/domain/evidence.ts'
import { renderWorkingPapers } from '../../../src/reports/workbook/render-working-papers.ts'

const { report, provenance } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  report: DisclosureReport
  provenance: Provenance
}
console.log(sha256(await renderWorkingPapers(report, provenance)))
