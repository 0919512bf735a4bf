import type {
  ElectricityRegion,
  MarketBasedEvidence,
} from '../../../domain/disclosure/records/market-based-evidence.ts'
import type { Argument } from '../../../domain/disclosure/report/calculation.ts'
import { includesMandatoryShare, OWN_SCHEMES } from '../../../domain/disclosure/scope2/mandatory-share.ts'
import { live, looking, type SheetDraft, type SheetLayout } from '../draft/sheet-draft.ts'
import type { Working, WorkingPapers } from '../papers.ts'

const SCOPE2: SheetLayout = {
  name: 'Scope 2',
  title: 'Scope 2 from the electricity record',
  explanation:
    'Electricity and certificates declared by the company, region by region. What counts against the residual electricity follows the market-based method; the totals are on the Calculation sheet.',
  widths: [20, 26, 12, 18, 18, 22, 22, 44],
}

const RECORD = 'market_based_evidence'

type Percentages = readonly { readonly year: number; readonly percent: Argument }[]

interface Given {
  readonly region: ElectricityRegion
  readonly standing: readonly string[]
  readonly location_factor: Argument
  readonly residual_mix_factor: Argument
  readonly percentages: Percentages
  readonly jurisdictional: Percentages
}

export const scope2Working: Working = (papers, calculation, argument) => {
  const given = argument as Given
  const body = papers.provenance.records.find(({ record }) => record === RECORD)?.body as MarketBasedEvidence
  const { steps } = papers
  steps.section(calculation)
  const loads = loadRows(papers, body, given.region)
  const claims = claimRows(papers, body, given)
  const quantity = steps.step('Electricity bought', `SUM(${loads.kwh})`, 'kWh')
  const fromTarget = steps.step('of it exempt from the renewable energy target', loads.fromTarget, 'kWh')
  const fromScheme = steps.step('of it exempt from the scheme of its jurisdiction', loads.fromScheme, 'kWh')
  const location = steps.given('Location-based factor', given.location_factor, 'kg CO2-e per kWh')
  steps.output(calculation, 'location', location === null ? null : `${quantity}*${location}/1000`)
  const share = renewableShare(papers, body.period, 'Renewable power percentage', given.percentages)
  const scheme = OWN_SCHEMES.has(given.region)
    ? renewableShare(papers, body.period, 'Jurisdictional percentage', given.jurisdictional)
    : steps.step('Jurisdictional share', '0', null, `${given.region} has no scheme of its own.`)
  const surrendered = steps.step('Certificates voluntarily surrendered', claims('surrendered'), 'MWh')
  const onSite = steps.step('On-site generation claimed', claims('on_site'), 'MWh')
  const greenpower = steps.step('GreenPower on top of the mandatory share', claims('greenpower'), 'MWh')
  const withShare = steps.step('GreenPower that includes it', claims('greenpower_with_share'), 'MWh')
  const residual = steps.output(
    calculation,
    'residual',
    share === null || scheme === null
      ? null
      : `MAX(0,${quantity}-${share}*(${quantity}-${fromTarget})-${scheme}*(${quantity}-${fromScheme})-1000*(${surrendered}-${onSite})-1000*(${greenpower}+${withShare}*(1-${share})))`,
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
      'Exempt from',
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
        load.exempt_from ?? null,
      ])
  const column = (index: number): string => sheet.column(index, first, sheet.nextRow - 1)
  const exempt = (kind: string): string => `SUMIFS(${column(4)},${column(5)},"${kind}")`
  return {
    kwh: column(3),
    fromTarget: exempt('renewable_energy_target'),
    fromScheme: exempt('jurisdictional_scheme'),
  }
}

type Role = 'surrendered' | 'on_site' | 'greenpower' | 'greenpower_with_share'

/** The certificates of a region, each with what it counts as; gives the sum of a role as a formula. */
function claimRows(
  papers: WorkingPapers,
  { instruments }: MarketBasedEvidence,
  { region, standing }: Given,
): (role: Role) => string {
  const sheet = sheetOf(papers)
  const rows: Readonly<Record<Role, string[]>> = {
    surrendered: [],
    on_site: [],
    greenpower: [],
    greenpower_with_share: [],
  }
  for (const [index, instrument] of instruments.entries()) {
    if (instrument.region !== region) continue
    const roles = rolesOf(instrument, standing)
    const row = sheet.add([
      region,
      instrument.type,
      instrument.id,
      null,
      null,
      null,
      live(papers.declared(RECORD, `/instruments/${index}/mwh`)),
      looking('wrapped', roles.length === 0 ? 'nothing: not verified, or not surrendered' : roles.join(', ')),
    ])
    for (const role of roles) rows[role].push(sheet.reference(row, 6))
  }
  return (role) => (rows[role].length === 0 ? '0' : `SUM(${rows[role].join(',')})`)
}

function rolesOf(
  instrument: MarketBasedEvidence['instruments'][number],
  standing: readonly string[],
): Role[] {
  const { id, type, retirement } = instrument
  const counts = standing.includes(id)
  const isGreenpower = type === 'greenpower_product'
  const green: Role = includesMandatoryShare(instrument) ? 'greenpower_with_share' : 'greenpower'
  return [
    ...(type.startsWith('on_site') ? (['on_site'] as const) : []),
    ...(counts && isGreenpower ? [green] : []),
    ...(counts && !isGreenpower && retirement?.status === 'voluntarily_retired'
      ? (['surrendered'] as const)
      : []),
  ]
}

/** The mean of the calendar years, weighted by months, as a fraction; null where a year has no percentage. */
function renewableShare(
  { steps }: WorkingPapers,
  { start, end }: MarketBasedEvidence['period'],
  label: string,
  percentages: Percentages,
): string | null {
  const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  const months = Array.from({ length: monthOf(end) - monthOf(start) + 1 }, (_, index) =>
    Math.floor((monthOf(start) + index) / 12),
  )
  const cells = [...new Set(months)].map((year) => {
    const percent = percentages.find((one) => one.year === year)?.percent ?? null
    const cell = steps.given(`${label} ${year}`, percent, '%', noteOf(percent))
    return cell === null ? null : `${months.filter((one) => one === year).length}*${cell}`
  })
  return cells.includes(null)
    ? null
    : steps.step(`${label}, mean by months, as a fraction`, `(${cells.join('+')})/${months.length}/100`, null)
}

function noteOf(percent: Argument): string | null {
  if (percent === null) return 'Not loaded.'
  const isStated = typeof percent === 'object' && 'record' in percent
  return isStated ? 'Stated by the company; its source is in the record.' : null
}
