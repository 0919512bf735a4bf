import type { AuditSheetRow } from '../../domain/review/audit-sheet.ts'
import { isDraftPaper } from '../../domain/review/period-review.ts'
import type { GatheredDisclosure } from '../disclosure/gather-disclosure.ts'

/** The sheet as a workbook. What writes workbooks is loaded when the first is asked for. */
export async function renderAuditSheet(
  { company, period, snapshot, standard, review }: GatheredDisclosure,
  rows: readonly AuditSheetRow[],
): Promise<Uint8Array> {
  const { renderAuditSheetWorkbook } = await import('../../reports/workbook/render-audit-sheet.ts')
  return await renderAuditSheetWorkbook({
    name: company.name ?? company.abn,
    abn: company.abn,
    period,
    as_of: snapshot.as_of,
    standard: standard.title,
    review: isDraftPaper(review) ? `DRAFT. ${review.statement}` : review.statement,
    rows,
  })
}
