import type { MarketBasedEvidence } from '../../../domain/disclosure/records/market-based-evidence.ts'
import type { Argument } from '../../../domain/disclosure/report/calculation.ts'
import { live, looking, type SheetDraft, type SheetLayout } from '../draft/sheet-draft.ts'
import type { Working, WorkingPapers } from '../papers.ts'

const SCOPE2: SheetLayout = {
  name: 'Scope 2',
  title: 'Scope 2 from the electricity record',
  explanation:
    'Electricity and certificates that the company declared, region by region. What counts against the residual electricity follows the market-based method; the sums are on the sheet Calculation.',
  widths: [20, 26, 12, 18, 18, 22, 44],
}

const RECORD = 'market_based_evidence'

interface Given {
  readonly region: string
  readonly standing: readonly string[]
  readonly location_factor: Argument
  readonly residual_mix_factor: Argument
  readonly percentages: readonly { readonly year: number; readonly percent: Argument }[]
  readonly jurisdictional_share: Argument
}

export const scope2Working: Working = (papers, calculation, argument) => {
  const given = argument as Given
  const body = papers.provenance.records.find(({ record }) => record === RECORD)?.body as MarketBasedEvidence
  const { steps } = papers
  steps.section(calculation)
  const loads = loadRows(papers, body, given.region)
  const claims = claimRows(papers, body, given)
  const quantity = steps.step('Electricity bought', `SUM(${loads.kwh})`, 'kWh')
  const exempt = steps.step('of it exempt', `SUM(${loads.exempt})`, 'kWh')
  const location = steps.given('Location-based factor', given.location_factor, 'kg CO2-e per kWh')
  steps.output(calculation, 'location', location === null ? null : `${quantity}*${location}/1000`)
  const share = renewableShare(papers, body.period, given.percentages)
  const jurisdictional = steps.given('Jurisdictional renewable share', given.jurisdictional_share, null)
  const surrendered = steps.step('Certificates surrendered by choice', claims('surrendered'), 'MWh')
  const onSite = steps.step('On-site generation claimed', claims('on_site'), 'MWh')
  const greenpower = steps.step('GreenPower', claims('greenpower'), 'MWh')
  const residual = steps.output(
    calculation,
    'residual',
    share === null || jurisdictional === null
      ? null
      : `MAX(0,(${quantity}-${exempt})*(1-(${share}+${jurisdictional}))+${exempt}*(1-${share})-1000*(${surrendered}-${onSite})-1000*${greenpower})`,
  )
  const factor = steps.given('Residual mix factor', given.residual_mix_factor, 'kg CO2-e per kWh')
  steps.output(
    calculation,
    'market',
    residual === null || factor === null ? null : `${residual}*${factor}/1000`,
  )
}

function sheetOf(papers: WorkingPapers): SheetDraft {
  const sheet = papers.sheet(SCOPE2)
  if (sheet.headerRow === null)
    sheet.header([
      'Region',
      'What',
      'Id',
      'Electricity, kWh',
      'of it exempt, kWh',
      'Certificates, MWh',
      'Counted as',
    ])
  return sheet
}

function loadRows(papers: WorkingPapers, { consumption }: MarketBasedEvidence, region: string) {
  const sheet = sheetOf(papers)
  const first = sheet.nextRow
  for (const [index, load] of consumption.entries())
    if (load.region === region)
      sheet.add([
        region,
        'consumption',
        null,
        live(papers.declared(RECORD, `/consumption/${index}/kwh`)),
        live(papers.declared(RECORD, `/consumption/${index}/exempt_kwh`)),
      ])
  const column = (index: number): string => sheet.column(index, first, sheet.nextRow - 1)
  return { kwh: column(3), exempt: column(4) }
}

type Role = 'surrendered' | 'on_site' | 'greenpower'

/** The certificates of a region, each with what it counts as; gives the sum of a role as a formula. */
function claimRows(
  papers: WorkingPapers,
  { instruments }: MarketBasedEvidence,
  { region, standing }: Given,
): (role: Role) => string {
  const sheet = sheetOf(papers)
  const rows: Readonly<Record<Role, string[]>> = { surrendered: [], on_site: [], greenpower: [] }
  for (const [index, instrument] of instruments.entries()) {
    if (instrument.region !== region) continue
    const roles = rolesOf(instrument, standing)
    const row = sheet.add([
      region,
      instrument.type,
      instrument.id,
      null,
      null,
      live(papers.declared(RECORD, `/instruments/${index}/mwh`)),
      looking('wrapped', roles.length === 0 ? 'nothing: not verified, or not surrendered' : roles.join(', ')),
    ])
    for (const role of roles) rows[role].push(sheet.reference(row, 5))
  }
  return (role) => (rows[role].length === 0 ? '0' : `SUM(${rows[role].join(',')})`)
}

function rolesOf(
  { id, type, retirement }: MarketBasedEvidence['instruments'][number],
  standing: readonly string[],
): Role[] {
  const counts = standing.includes(id)
  const isGreenpower = type === 'greenpower_product'
  return [
    ...(type.startsWith('on_site') ? (['on_site'] as const) : []),
    ...(counts && isGreenpower ? (['greenpower'] as const) : []),
    ...(counts && !isGreenpower && retirement?.status === 'voluntarily_retired'
      ? (['surrendered'] as const)
      : []),
  ]
}

/** The mean of the calendar years, weighted by months, as a fraction; null where a year has no percentage. */
function renewableShare(
  { steps }: WorkingPapers,
  { start, end }: MarketBasedEvidence['period'],
  percentages: Given['percentages'],
): string | null {
  const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  const months = Array.from({ length: monthOf(end) - monthOf(start) + 1 }, (_, index) =>
    Math.floor((monthOf(start) + index) / 12),
  )
  const cells = [...new Set(months)].map((year) => {
    const percent = percentages.find((one) => one.year === year)?.percent ?? null
    const cell = steps.given(
      `Renewable power percentage ${year}`,
      percent,
      '%',
      percent === null ? 'Not loaded.' : null,
    )
    return cell === null ? null : `${months.filter((one) => one === year).length}*${cell}`
  })
  return cells.includes(null)
    ? null
    : steps.step('Mean by months, as a fraction', `(${cells.join('+')})/${months.length}/100`, null)
}
