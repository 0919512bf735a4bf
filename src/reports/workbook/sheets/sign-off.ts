import { looking } from '../draft/sheet-draft.ts'
import type { WorkbookDraft } from '../draft/workbook-draft.ts'

/** What is agreed for the working papers of a bundle. */
export const BUNDLE_STEPS: readonly string[] = [
  'Inputs agreed to the publishers’ files',
  'Factors agreed to their source',
  'Tie-out looked at: every difference is 0 or explained',
  'Gaps and flags looked at',
  'Declared records agreed to the company’s books',
  'Coverage of the requirements looked at',
  'Report and summary agreed to these papers',
]

/** Cells for the people who prepare and review; empty, since no one has signed what a machine has just written. */
export function signOffSheet(draft: WorkbookDraft, steps: readonly string[], day: string): void {
  const sheet = draft.sheet({
    name: 'Sign-off',
    title: 'Sign-off',
    explanation:
      'To be filled in by people. A signature changes the file, and with it its hash: keep the original beside the signed copy.',
    widths: [54, 28, 16, 28, 16, 44],
  })
  sheet.header(['Step', 'Prepared by', 'On', 'Reviewed by', 'On', 'Remark'])
  const first = sheet.nextRow
  for (const step of steps)
    sheet.add([
      looking('wrapped', step),
      ...Array.from({ length: 5 }, (_, column) => ({
        value: null,
        look: 'box' as const,
        ...(column === 1 || column === 3 ? { format: 'yyyy-mm-dd' } : {}),
      })),
    ])
  const last = sheet.nextRow
  for (const column of ['C', 'E'])
    sheet.validations.push({
      type: 'date',
      operator: 'greaterThanOrEqual',
      formula1: `DATE(${day.split('-').map(Number).join(',')})`,
      range: `${column}${first + 1}:${column}${last}`,
      allowBlank: true,
      showErrorMessage: true,
      errorTitle: 'A day',
      errorMessage: `A day from ${day} on, the day of the data, is expected.`,
    })
}
