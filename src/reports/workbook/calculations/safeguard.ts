import { endYear, FEWEST_YEARS } from '../../../domain/company/emissions/trajectory.ts'
import {
  type DerivedStatus,
  EXCEEDANCE_BANDS,
  FACILITY_STATUSES,
} from '../../../domain/company/safeguard/facility.ts'
import {
  LAST_DECLINE_YEAR,
  YEAR_BEFORE_DECLINE,
} from '../../../domain/company/safeguard/statutory-decline.ts'
import type { Argument, Calculation } from '../../../domain/disclosure/report/calculation.ts'
import { bandFormulaFromTop } from '../band-formula.ts'
import { at, live, looking, type SheetDraft, type SheetLayout } from '../draft/sheet-draft.ts'
import type { Working, WorkingPapers } from '../papers.ts'

const SAFEGUARD: SheetLayout = {
  name: 'Safeguard',
  title: 'Safeguard Mechanism',
  explanation:
    'The company’s facilities in the latest year, compared with their baselines, and what the statutory decline requires of them if each follows its own trend. In t CO2-e.',
  widths: [30, 30, 20, 16, 16, 16, 18, 12, 14, 14, 14, 12],
}

interface Facility {
  readonly facility: string
  readonly responsible_emitter: string
  readonly role: string
  readonly derived_status: DerivedStatus
  readonly covered_emissions_t: Argument
  readonly baseline_t: Argument
  readonly net_emissions_t: Argument
  readonly reduction_contribution: Argument
  readonly accus_surrendered: Argument
  readonly smcs_surrendered: Argument
  readonly smcs_issued: Argument
  readonly history: readonly { readonly reporting_year: string; readonly covered_emissions_t: Argument }[]
}

interface Given {
  readonly reporting_year: string
  readonly covered_in_earlier_years: boolean
  readonly scope1_t: Argument
  readonly facilities: readonly Facility[]
}

export const safeguardWorking: Working = (papers, calculation, argument) => {
  const given = argument as Given
  const { steps } = papers
  steps.section(calculation)
  if (given.facilities.length === 0) {
    const coverage = given.covered_in_earlier_years ? 'covered_in_earlier_years' : 'not_covered'
    const count = steps.given('Facilities in the latest year', 0, null, 'Counted in the mechanism’s tables.')
    steps.output(calculation, 'coverage', `IF(${count}>0,"covered","${coverage}")`)
    for (const name of ['band', 'covered_emissions_t', 'share_of_scope1', 'total_shortfall_t'])
      steps.output(calculation, name, null)
    return
  }
  const sheet = papers.sheet(SAFEGUARD)
  const bands = facilityTable(papers, sheet, given)
  const shortfalls = outlookTable(papers, sheet, given)
  totals(papers, calculation, given, sheet, bands, shortfalls)
}

interface FacilityRows {
  readonly first: number
  readonly last: number
  readonly banded: readonly number[]
}

function facilityTable(papers: WorkingPapers, sheet: SheetDraft, { facilities }: Given): FacilityRows {
  const header = sheet.header([
    'Facility',
    'Responsible emitter',
    'Status',
    'Covered emissions',
    'Baseline',
    'Net emissions',
    'Net position (baseline less net)',
    'Above baseline, %',
    'Band',
    'ACCUs surrendered',
    'SMCs surrendered',
    'SMCs issued',
  ])
  const banded: number[] = []
  for (const one of facilities) {
    const row = sheet.nextRow
    const cell = (argument: Argument) => {
      const term = papers.term(argument)
      return term === null ? null : live(term)
    }
    sheet.add([
      looking('wrapped', one.facility),
      looking('wrapped', one.responsible_emitter),
      one.derived_status,
      cell(one.covered_emissions_t),
      cell(one.baseline_t),
      cell(one.net_emissions_t),
    ])
    for (const [index, units] of [one.accus_surrendered, one.smcs_surrendered, one.smcs_issued].entries())
      sheet.set(row, 9 + index, cell(units))
    if (one.baseline_t !== null && one.net_emissions_t !== null)
      sheet.set(row, 6, live(`${at(row, 4)}-${at(row, 5)}`))
    const hasExceedance = one.baseline_t !== null && Number(sheet.value(row, 4)) > 0
    if (hasExceedance) sheet.set(row, 7, live(`100*(${at(row, 3)}-${at(row, 4)})/${at(row, 4)}`))
    const rule = FACILITY_STATUSES[one.derived_status].band
    if (rule === 'not_counted' || (rule === 'by_exceedance' && !hasExceedance)) continue
    sheet.set(
      row,
      8,
      rule === 'by_exceedance'
        ? live(bandFormulaFromTop(EXCEEDANCE_BANDS, at(row, 7)))
        : looking('text', rule),
    )
    banded.push(row)
  }
  return { first: header + 1, last: sheet.nextRow - 1, banded }
}

/** The baseline as it declines, the trend of covered emissions, and the shortfall between the two. */
function outlookTable(
  papers: WorkingPapers,
  sheet: SheetDraft,
  { facilities, reporting_year }: Given,
): string | null {
  sheet.skip()
  sheet.header([
    'Facility',
    'Reporting year',
    'What',
    'Covered emissions',
    'Declining baseline',
    'Projected on trend',
    'Shortfall',
  ])
  const first = sheet.nextRow
  let hasShortfall = false
  for (const facility of facilities) {
    const [baseline, contribution] = [
      papers.term(facility.baseline_t),
      papers.term(facility.reduction_contribution),
    ]
    const history = facility.history.map((year) => {
      const term = papers.term(year.covered_emissions_t)
      return sheet.add([
        looking('wrapped', facility.facility),
        { value: endYear(year.reporting_year), look: 'text', format: '0' },
        'year of the trend',
        term === null ? null : live(term),
      ])
    })
    if (baseline === null || contribution === null) continue
    const [from, to] = [history[0] ?? 0, history.at(-1) ?? 0]
    const xs = `$B$${from + 1}:$B$${to + 1}`
    const ys = `$D$${from + 1}:$D$${to + 1}`
    const hasTrend = history.length >= FEWEST_YEARS
    for (let year = endYear(reporting_year) + 1; year <= endYear(LAST_DECLINE_YEAR); year += 1) {
      const row = sheet.nextRow
      sheet.add([
        looking('wrapped', facility.facility),
        { value: year, look: 'text', format: '0' },
        'outlook',
      ])
      sheet.set(
        row,
        4,
        live(
          `MAX(Baseline_floor,${baseline}/${contribution}*(1-Safeguard_decline*(${at(row, 1)}-${endYear(YEAR_BEFORE_DECLINE)})))`,
        ),
      )
      if (!hasTrend) continue
      hasShortfall = true
      sheet.set(row, 5, live(`MAX(0,AVERAGE(${ys})+SLOPE(${ys},${xs})*(${at(row, 1)}-AVERAGE(${xs})))`))
      sheet.set(row, 6, live(`MAX(0,${at(row, 5)}-${at(row, 4)})`))
    }
  }
  return hasShortfall ? sheet.column(6, first, sheet.nextRow - 1) : null
}

function totals(
  papers: WorkingPapers,
  calculation: Calculation,
  { scope1_t }: Given,
  sheet: SheetDraft,
  { first, last, banded }: FacilityRows,
  shortfalls: string | null,
): void {
  const { steps } = papers
  const column = (index: number): string => sheet.column(index, first, last)
  const count = steps.step('Facilities in the latest year', `COUNT(${column(3)})`, null)
  steps.output(calculation, 'coverage', `IF(${count}>0,"covered","not_covered")`)
  const ranks = banded.map((row) => `MATCH(${sheet.reference(row, 8)},Levels,0)`)
  steps.output(calculation, 'band', ranks.length === 0 ? null : `INDEX(Levels,MAX(${ranks.join(',')}))`)
  const covered = steps.output(calculation, 'covered_emissions_t', `SUM(${column(3)})`)
  const scope1 = steps.given('Scope 1 of the same year', scope1_t, 't CO2-e')
  const hasShare = scope1 !== null && Number(steps.value(scope1)) > 0
  steps.output(calculation, 'share_of_scope1', hasShare ? `${covered}/${scope1}` : null)
  steps.output(calculation, 'total_shortfall_t', shortfalls === null ? null : `SUM(${shortfalls})`)
}
