/** Prints the SHA-256 of the working papers of a report: `render-working-papers.ts <content.json>`. */
import { readFileSync } from 'node:fs'
import { sha256 } from '../../../src/domain/evidence.ts'
import {
  type PapersContent,
  renderWorkingPapers,
} from '../../../src/reports/workbook/render-working-papers.ts'

const content = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as PapersContent
console.log(sha256(await renderWorkingPapers(content)))
