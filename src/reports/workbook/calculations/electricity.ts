import type { Argument } from '../../../domain/disclosure/report/calculation.ts'
import { live, type SheetDraft, type SheetLayout } from '../draft/sheet-draft.ts'
import type { Working, WorkingPapers } from '../papers.ts'

const ELECTRICITY: SheetLayout = {
  name: 'Electricity',
  title: 'Electricity',
  explanation:
    'Daily energy sent out and emissions in the company’s region, as published by the market operator. The index is emissions divided by energy, so each day is weighted by its energy. It is not a scope 2 factor.',
  widths: [14, 22, 22, 26],
}

type Days = readonly { readonly day: string; readonly energy_mwh: Argument; readonly emissions_t: Argument }[]

export const gridWorking: Working = (papers, calculation, given) => {
  const { now, before } = given as { readonly now: Days; readonly before: Days | null }
  const sheet = papers.sheet(ELECTRICITY)
  const header = sheet.header(['Day', 'Energy, MWh', 'Emissions, t CO2-e', 'Which twelve months'])
  const [later, earlier] = [
    dayRows(papers, sheet, now, 'latest'),
    before === null ? null : dayRows(papers, sheet, before, 'five years before'),
  ]
  sheet.filterFrom(header)
  const { steps } = papers
  steps.section(calculation)
  const to = steps.output(calculation, 'now', `AVERAGE(${later.emissions})/AVERAGE(${later.energy})`)
  const from = steps.output(
    calculation,
    'before',
    earlier === null ? null : `AVERAGE(${earlier.emissions})/AVERAGE(${earlier.energy})`,
  )
  steps.output(
    calculation,
    'change_percent',
    to === null || from === null ? null : `100*(${to}-${from})/${from}`,
  )
}

function dayRows(papers: WorkingPapers, sheet: SheetDraft, days: Days, which: string) {
  const first = sheet.nextRow
  for (const { day, energy_mwh, emissions_t } of days)
    sheet.add([
      day,
      ...[energy_mwh, emissions_t].map((one) => {
        const term = papers.term(one)
        return term === null ? null : live(term)
      }),
      which,
    ])
  const column = (index: number): string => sheet.column(index, first, sheet.nextRow - 1)
  return { energy: column(1), emissions: column(2) }
}
