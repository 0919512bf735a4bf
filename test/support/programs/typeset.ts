/** Prints the SHA-256 of the PDF of a document: `typeset.ts <document.json>`. */
import { readFileSync } from 'node:fs'
import { sha256 } from '../../../src/domain/evidence.ts'
import type { PdfDocument } from '../../../src/reports/pdf/document.ts'
import { typesetPdf } from '../../../src/reports/pdf/typst.ts'

const document = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as PdfDocument
console.log(sha256(await typesetPdf(document)))
