/** Prints the SHA-256 of the PDFs of a document that is set three times and each time needs more memory than there is. */
import { readFileSync } from 'node:fs'
import { sha256 } from '../../../src/domain/evidence.ts'
import { openCompiler } from '../../../src/reports/pdf/typst.ts'

const document = readFileSync(process.argv[2] ?? '')
const { pdf } = await openCompiler({ roomBytes: 65_536 })
for (let time = 0; time < 3; time += 1) console.log(sha256(pdf(document).result ?? new Uint8Array()))
