import { at, live, looking, typed } from '../workbook/draft/sheet-draft.ts'
import type { WorkbookDraft } from '../workbook/draft/workbook-draft.ts'

interface Tie {
  readonly label: string
  readonly cell: string
  readonly stated: number
}

/** Figures of the workbook beside those that the service states. */
export class TieOut {
  readonly #ties: Tie[] = []

  /** A figure that is absent on both sides is left out; one that only one side has cannot be: the sheets are drawn from what is stated. */
  add(label: string, cell: string | undefined, stated: number | null): void {
    if (cell !== undefined && stated !== null) this.#ties.push({ label, cell, stated })
  }

  write(draft: WorkbookDraft): void {
    const sheet = draft.sheet({
      name: 'Tie-out',
      title: 'Tie-out',
      explanation:
        'Figures of this workbook beside those that the service states. They tie within a billionth. A figure that is not known is left out on both sides.',
      widths: [70, 26, 26, 20, 10],
    })
    sheet.header(['Figure', 'This workbook', 'As stated', 'Difference', 'Ties'])
    const first = sheet.nextRow
    for (const { label, cell, stated } of this.#ties) {
      const row = sheet.nextRow
      sheet.add([
        label,
        live(cell, 'result'),
        typed(stated),
        live(`${at(row, 1)}-${at(row, 2)}`),
        live(`IF(ABS(${at(row, 3)})<=0.000000001*MAX(1,ABS(${at(row, 2)})),1,0)`),
      ])
    }
    const last = sheet.nextRow - 1
    if (last < first) return
    sheet.add([
      looking('strong', 'Figures that do not tie'),
      live(`${last - first + 1}-SUM(${sheet.column(4, first, last)})`, 'result'),
    ])
  }
}
