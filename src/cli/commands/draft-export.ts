import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DRAFT_FORMATS } from '../../operations/company/export-profile.ts'
import { renderProfile } from '../../operations/company/render-profile.ts'
import { draftName, draftExport as exportOf } from '../../operations/disclosure/disclosure-draft.ts'
import { askedDisclosure, DISCLOSURE_INPUT } from '../asked-disclosure.ts'
import { defineCommand } from '../command.ts'
import { option, optionalChoice } from '../input.ts'

export const draftExport = defineCommand({
  name: 'draft export',
  summary: 'write the readable disclosure for a company and period as a Word file, a PDF or a web page',
  examples: [
    ['draft export 74115061375 --period 2025-26', 'a Word file to keep editing'],
    ['draft export 74115061375 --period 2025-26 --format pdf --out board.pdf', 'for people who only read it'],
    [
      'draft export 74115061375 --period 2025-26 --format html',
      'a page to publish: no scripts, every figure leads to its source',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    ...DISCLOSURE_INPUT,
    format: optionalChoice('format', 'docx, pdf or html; unset: docx.', DRAFT_FORMATS),
    out: option('file', 'Where to write the file; unset: this directory, named after company and period.'),
  },
  run: async ({ service, clock, output, workingDirectory }, values) => {
    const { snapshot, found: disclosure } = await askedDisclosure({ service, clock }, values)
    const format = values.format ?? 'docx'
    const bytes = await renderProfile(exportOf(disclosure, format))
    const file = path.resolve(workingDirectory, values.out ?? draftName(disclosure, format))
    await writeFile(file, bytes)
    output.result(
      { file, format, size: bytes.length, snapshot: snapshot.id },
      `${file}\n${bytes.length} bytes`,
    )
  },
})
