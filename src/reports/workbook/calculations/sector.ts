import {
  BENCHMARK_METRICS,
  type BenchmarkMetric,
  SMALLEST_ENERGY_GJ,
} from '../../../domain/company/sector/benchmark-metrics.ts'
import { QUARTILE_SHARES, SMALLEST_POPULATION } from '../../../domain/company/sector/sector-benchmark.ts'
import type { Argument } from '../../../domain/disclosure/report/calculation.ts'
import { at, live, looking, type SheetDraft, type SheetLayout } from '../draft/sheet-draft.ts'
import type { Working, WorkingPapers } from '../papers.ts'

const SECTOR: SheetLayout = {
  name: 'Sector',
  title: 'Sector',
  explanation:
    'Reporters in the company’s class and year, as published in the registry. Intensities are calculated here; an empty cell has no published figure.',
  widths: [16, 14, 18, 18, 18, 20, 22, 20, 22],
}

/** The column that holds each metric. */
const COLUMNS: Readonly<Record<BenchmarkMetric, number>> = {
  scope1: 2,
  scope2: 3,
  scope1_and_2: 4,
  energy_intensity: 7,
  income_intensity: 8,
}

interface Member {
  readonly abn: string
  readonly scope1_t: Argument
  readonly scope2_t: Argument
  readonly net_energy_gj: Argument
  readonly total_income_aud: Argument
}

export const sectorWorking: Working = (papers, calculation, given) => {
  const { abn, members } = given as { readonly abn: string; readonly members: readonly Member[] }
  const { steps } = papers
  const sheet = papers.sheet(SECTOR)
  const header = sheet.header([
    'ABN',
    'Row of',
    'Scope 1, t CO2-e',
    'Scope 2, t CO2-e',
    'Scope 1 and 2, t CO2-e',
    'Net energy, GJ',
    'Total income, A$',
    't CO2-e per TJ',
    't CO2-e per A$ million',
  ])
  for (const member of members) memberRow(papers, sheet, member, member.abn === abn)
  sheet.filterFrom(header)
  const [first, last] = [header + 1, sheet.nextRow - 1]
  const column = (index: number): string => sheet.column(index, first, last)
  const own = first + members.findIndex((member) => member.abn === abn)
  steps.section(calculation)
  for (const { id: metric, unit } of BENCHMARK_METRICS) {
    const index = COLUMNS[metric]
    if (calculation.outputs[`${metric}.n`] === undefined) continue
    const values = column(index)
    const isKnown = sheet.value(own, index) !== null
    const out = (name: string, formula: string | null): string | null =>
      steps.output(calculation, `${metric}.${name}`, formula)
    const value = out('value', isKnown ? `INDEX(${values},MATCH("${abn}",${column(0)},0))` : null)
    const n = out('n', `COUNT(${values})`)
    const isPlaced = value !== null && n !== null && Number(steps.value(n)) >= SMALLEST_POPULATION
    const below = isPlaced
      ? steps.step(`Peers below, ${unit}`, `SUMPRODUCT((${values}<>"")*(${values}<${value}))`, null)
      : null
    const equal = isPlaced
      ? steps.step(
          'Peers equal, including the company',
          `SUMPRODUCT((${values}<>"")*(${values}=${value}))`,
          null,
        )
      : null
    const percentile = out('percentile', isPlaced ? `100*(${below}+${equal}/2)/${n}` : null)
    out('quartile', isPlaced ? `MIN(4,INT(${percentile}/25)+1)` : null)
    for (const [name, share] of Object.entries(QUARTILE_SHARES))
      out(name, isPlaced ? `PERCENTILE(${values},${share})` : null)
  }
}

function memberRow(papers: WorkingPapers, sheet: SheetDraft, member: Member, isCompany: boolean): void {
  const row = sheet.nextRow
  const terms = [member.scope1_t, member.scope2_t].map((one) => papers.term(one))
  const [energy, income] = [papers.term(member.net_energy_gj), papers.term(member.total_income_aud)]
  const hasTotal = !terms.includes(null)
  sheet.add([
    looking(isCompany ? 'strong' : 'text', member.abn),
    isCompany ? looking('strong', 'the company') : 'a peer',
    ...terms.map((term) => (term === null ? null : live(term))),
    hasTotal ? live(`${at(row, 2)}+${at(row, 3)}`) : null,
    energy === null ? null : live(energy),
    income === null ? null : live(income),
  ])
  if (hasTotal && energy !== null && Number(sheet.value(row, 5)) >= SMALLEST_ENERGY_GJ)
    sheet.set(row, 7, live(`${at(row, 4)}/${at(row, 5)}*1000`))
  if (hasTotal && income !== null) sheet.set(row, 8, live(`${at(row, 4)}/${at(row, 6)}*1000000`))
}
