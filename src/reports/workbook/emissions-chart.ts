import { addChart } from './draft/charts.ts'
import type { SheetDraft } from './draft/sheet-draft.ts'

/** Draws the years of a table below it: `scope1` is the column of scope 1, with scope 2 to its right. */
export function drawEmissionsByScope(
  sheet: SheetDraft,
  { first, last, scope1 }: { readonly first: number; readonly last: number; readonly scope1: number },
): void {
  addChart(sheet, {
    kind: 'stacked columns',
    title: 'Emissions by scope, t CO2-e',
    alternative: 'Stacked columns of scope 1 and scope 2 emissions by reporting year',
    from: { row: last + 2, column: 0 },
    to: { row: last + 22, column: 6 },
    categories: sheet.column(0, first, last),
    series: [
      { name: 'Scope 1', values: sheet.column(scope1, first, last), colour: 'main' },
      { name: 'Scope 2', values: sheet.column(scope1 + 1, first, last), colour: 'second' },
    ],
  })
}
