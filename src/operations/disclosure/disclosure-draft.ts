import { composeReport } from '../../domain/disclosure/report/compose.ts'
import type { DraftExport, DraftFormat } from '../company/export-profile.ts'
import type { GatheredDisclosure } from './gather-disclosure.ts'

/** The readable disclosure to be made into a file: plain data, so that a thread can do it. */
export const draftExport = (disclosure: GatheredDisclosure, format: DraftFormat): DraftExport => ({
  draft: composeReport(disclosure).report,
  format,
})

/** The file's name, such as climate-disclosure-10000000000-2026-06-30.docx. */
export const draftName = (
  { company, period }: Pick<GatheredDisclosure, 'company' | 'period'>,
  format: DraftFormat,
): string => `climate-disclosure-${company.abn}-${period.end}.${format}`
