import { GJ_PER_KWH, stateOfGrid } from '../../../domain/company/scope3/energy.ts'
import { DIVISION_FUELS, GENERATION_FUELS } from '../../../domain/company/scope3/fuels.ts'
import type { Argument } from '../../../domain/disclosure/report/calculation.ts'
import { at, live, looking, type SheetDraft, type SheetLayout } from '../draft/sheet-draft.ts'
import type { WorkingPapers } from '../papers.ts'
import type { Range } from './scope3-range.ts'

const SCOPE3: SheetLayout = {
  name: 'Scope 3',
  title: 'Scope 3 screening: fuel and energy',
  explanation:
    'Ratio of upstream to combustion factors by region and fuel, and the power stations that burn the fuels. An order of magnitude, not an inventory.',
  widths: [38, 20, 14, 20, 20, 20, 20],
}

const COMBUSTION = 3
const RATIO = 5

export interface EnergyArguments {
  readonly scope1_t: Argument
  readonly scope2_t: Argument
  readonly net_energy_gj: Argument
  readonly division: string | null
  readonly factor_region: string | null
  readonly electricity: readonly {
    readonly region: string
    readonly scope2_kg_per_kwh: Argument
    readonly scope3_kg_per_kwh: Argument
  }[]
  readonly fuels: readonly {
    readonly fuel: string
    readonly region: string
    readonly scope1_kg_per_gj: Argument
    readonly scope3_kg_per_gj: Argument
  }[]
  readonly stations: readonly {
    readonly facility: string
    readonly scope1_t: Argument
    readonly primary_fuel: string | null
    readonly factor_region: string | null
  }[]
  readonly process_gases_t: readonly ProcessGases[]
  readonly extracts_gas: boolean
  readonly shared_rates: { readonly bought_at_wells: { readonly low: number; readonly high: number } }
}

type ProcessGases = Readonly<Record<'ch4_t' | 'n2o_t' | 'other_t', number | null>> & {
  readonly is_well: boolean
  readonly covered_t: number
}

/** A range; or why there is none: an input is missing, or there is nothing to estimate. */
type Part = Range | 'missing' | 'nothing'

interface Ratio {
  readonly what: string
  readonly region: string
  /** Upstream over combustion. */
  readonly cell: string
  readonly combustion: string
}

/**
 * Electricity by its region, stations by their fuel, and the rest of scope 1 by the fuels usual in the division. Null
 * where one of them is missing: what is left would be a smaller figure.
 */
export function energyRange(papers: WorkingPapers, given: EnergyArguments): Range | null {
  const sheet = papers.sheet(SCOPE3)
  sheet.header(['What', 'Kind', 'Region', 'Combustion factor', 'Upstream factor', 'Upstream over combustion'])
  const electricity = given.electricity.map(({ region, scope2_kg_per_kwh, scope3_kg_per_kwh }) =>
    ratioRow(papers, sheet, ['electricity', 'kg per kWh', region], scope2_kg_per_kwh, scope3_kg_per_kwh),
  )
  const fuels = given.fuels.map(({ fuel, region, scope1_kg_per_gj, scope3_kg_per_gj }) =>
    ratioRow(papers, sheet, [fuel, 'kg per GJ', region], scope1_kg_per_gj, scope3_kg_per_gj),
  )
  const known = (ratios: readonly (Ratio | null)[]): Ratio[] => ratios.filter((one) => one !== null)
  const stations = stationRows(papers, sheet, given, known(fuels))
  const electricityPart = bought(papers, given, known(electricity))
  const scope1 = papers.steps.given('Scope 1 of the year', given.scope1_t, 't CO2-e')
  const wells = burntAtWells(papers, given, scope1)
  const parts: readonly Part[] = [
    electricityPart,
    stations.range,
    fuelOfWells(papers, given, known(fuels), wells),
    otherFuel(papers, given, known(fuels), { scope1, stations: stations.scope1, wells }),
  ]
  if (parts.includes('missing')) return null
  const ranges = parts.filter((part) => typeof part !== 'string')
  const sum = (end: 'low' | 'high'): string => ranges.map((range) => range[end]).join('+')
  const centrals = ranges.flatMap(({ central }) => central ?? [])
  return {
    low: sum('low'),
    central: centrals.length === ranges.length ? centrals.join('+') : null,
    high: sum('high'),
  }
}

function ratioRow(
  papers: WorkingPapers,
  sheet: SheetDraft,
  [what, kind, region]: readonly [string, string, string],
  combustion: Argument,
  upstream: Argument,
): Ratio | null {
  const terms = [combustion, upstream].map((one) => papers.term(one))
  const row = sheet.add([
    what.replaceAll('_', ' '),
    kind,
    region,
    ...terms.map((term) => (term === null ? null : live(term))),
  ])
  if (terms.includes(null) || Number(sheet.value(row, COMBUSTION)) <= 0) return null
  sheet.set(row, RATIO, live(`${at(row, 4)}/${at(row, COMBUSTION)}`))
  return { what, region, cell: sheet.reference(row, RATIO), combustion: sheet.reference(row, COMBUSTION) }
}

function bought({ steps }: WorkingPapers, given: EnergyArguments, ratios: readonly Ratio[]): Part {
  const scope2 = steps.given('Scope 2 of the year', given.scope2_t, 't CO2-e')
  if (scope2 === null || ratios.length === 0) return 'missing'
  const own = ratios.find(({ region }) => region === given.factor_region)
  const all = `${ratios[0]!.cell}:${ratios.at(-1)!.cell.split('!')[1]}`
  return {
    low: steps.step('Electricity, low', `${scope2}*MIN(${all})`, 't CO2-e'),
    central:
      own === undefined ? null : steps.step('Electricity, own region', `${scope2}*${own.cell}`, 't CO2-e'),
    high: steps.step('Electricity, high', `${scope2}*MAX(${all})`, 't CO2-e'),
  }
}

/** Each station by the ratios of its fuel; all of their scope 1 leaves what is burnt elsewhere. */
function stationRows(
  papers: WorkingPapers,
  sheet: SheetDraft,
  { stations }: EnergyArguments,
  fuels: readonly Ratio[],
): { readonly range: Part; readonly scope1: string | null } {
  if (stations.length === 0) return { range: 'nothing', scope1: null }
  sheet.skip()
  sheet.header([
    'Power station',
    'Fuel',
    'Region',
    'Scope 1, t CO2-e',
    'Upstream, low',
    'Upstream, mean',
    'Upstream, high',
  ])
  const first = sheet.nextRow
  const outcomes = new Set<'counted' | 'missing' | 'nothing'>()
  for (const { facility, scope1_t, primary_fuel, factor_region } of stations) {
    const row = sheet.nextRow
    const term = papers.term(scope1_t)
    sheet.add([looking('wrapped', facility), primary_fuel, factor_region, term === null ? null : live(term)])
    const wanted: readonly string[] | undefined = GENERATION_FUELS.get(primary_fuel ?? '')?.fuels
    const cells = ratiosOf(wanted ?? [], factor_region, fuels)
      .map(({ cell }) => cell)
      .join(',')
    const isCounted = cells !== '' && term !== null
    outcomes.add(isCounted ? 'counted' : wanted?.length === 0 ? 'nothing' : 'missing')
    if (!isCounted) continue
    for (const [index, name] of ['MIN', 'AVERAGE', 'MAX'].entries())
      sheet.set(row, 4 + index, live(`${at(row, 3)}*${name}(${cells})`))
  }
  const column = (index: number): string => `SUM(${sheet.column(index, first, sheet.nextRow - 1)})`
  const { steps } = papers
  if (outcomes.has('missing') || !outcomes.has('counted'))
    return { scope1: column(3), range: outcomes.has('missing') ? 'missing' : 'nothing' }
  return {
    scope1: column(3),
    range: {
      low: steps.step('Fuel of power stations, low', column(4), 't CO2-e'),
      central: steps.step('Fuel of power stations, mean', column(5), 't CO2-e'),
      high: steps.step('Fuel of power stations, high', column(6), 't CO2-e'),
    },
  }
}

const gasesOf = ({ ch4_t, n2o_t, other_t }: ProcessGases): number[] =>
  [ch4_t, n2o_t, other_t].filter((one) => one !== null)

/** Whether the company has wells or gas plants, which burn their own gas. */
const hasWells = ({ extracts_gas, process_gases_t, scope1_t }: EnergyArguments): boolean =>
  (extracts_gas && scope1_t !== null) || (!extracts_gas && process_gases_t.some(({ is_well }) => is_well))

/** CO2 of wells and gas plants; null where the company has none. */
function burntAtWells(
  { steps }: WorkingPapers,
  given: EnergyArguments,
  scope1: string | null,
): string | null {
  if (!hasWells(given) || scope1 === null) return null
  const { extracts_gas, process_gases_t } = given
  const terms = process_gases_t
    .filter(({ is_well }) => is_well)
    .map((one) => [one.covered_t, ...gasesOf(one)].join('-'))
  return steps.step(
    'Burnt at wells and gas plants',
    extracts_gas ? `MAX(0,${[scope1, ...process_gases_t.flatMap(gasesOf)].join('-')})` : terms.join('+'),
    't CO2-e',
    'Their own gas, whose upstream is in scope 1',
  )
}

/** A small share of what wells burn is bought, and that is diesel. */
function fuelOfWells(
  { steps }: WorkingPapers,
  { factor_region, shared_rates }: EnergyArguments,
  fuels: readonly Ratio[],
  burnt: string | null,
): Part {
  if (burnt === null) return 'nothing'
  const cells = ratiosOf(['diesel'], factor_region, fuels)
    .map(({ cell }) => cell)
    .join(',')
  if (cells === '') return 'missing'
  const { low, high } = shared_rates.bought_at_wells
  const step = (end: string, share: string): string =>
    steps.step(`Fuel bought for wells, ${end}`, `${burnt}*${share}`, 't CO2-e')
  return {
    low: step('low', `MIN(${cells})*${low}`),
    central: step('middle', `AVERAGE(${cells})*SQRT(${low}*${high})`),
    high: step('high', `MAX(${cells})*${high}`),
  }
}

function otherFuel(
  { steps }: WorkingPapers,
  { net_energy_gj, division, process_gases_t, factor_region }: EnergyArguments,
  fuels: readonly Ratio[],
  {
    scope1,
    stations: stationScope1,
    wells,
  }: Readonly<Record<'scope1' | 'stations' | 'wells', string | null>>,
): Part {
  if (scope1 === null) return 'missing'
  const left = steps.step(
    'Left of scope 1',
    [scope1, stationScope1, wells, ...process_gases_t.flatMap(gasesOf)]
      .filter((term) => term !== null)
      .join('-'),
    't CO2-e',
    'Scope 1 less power stations, wells and gases of processes',
  )
  if (Number(steps.value(left)) <= 0) return 'nothing'
  const ratios = ratiosOf(DIVISION_FUELS[division ?? '']?.fuels ?? [], factor_region, fuels)
  if (ratios.length === 0) return 'missing'
  const energy = stationScope1 === null ? steps.given('Net energy consumed', net_energy_gj, 'GJ') : null
  const highest = `MAX(${ratios.map(({ combustion }) => combustion).join(',')})`
  const burnt =
    energy === null
      ? left
      : steps.step(
          'Burnt outside power stations',
          `MIN(${left},${energy}*${highest}/1000)`,
          't CO2-e',
          'No more than the net energy consumed could have emitted, at the highest factor',
        )
  if (Number(steps.value(burnt)) <= 0) return 'nothing'
  const cells = ratios.map(({ cell }) => cell).join(',')
  return {
    low: steps.step('Other fuel, low', `${burnt}*MIN(${cells})`, 't CO2-e'),
    central: null,
    high: steps.step('Other fuel, high', `${burnt}*MAX(${cells})`, 't CO2-e'),
  }
}

/** The upstream of a gigajoule, kg: terms over the usual fuels and electricity; none where energy is no measure. */
export function upstreamTerms(papers: WorkingPapers, given: EnergyArguments): readonly string[] {
  const wanted: readonly string[] = DIVISION_FUELS[given.division ?? '']?.fuels ?? []
  const rows = wanted.flatMap((fuel) => {
    const all = given.fuels.filter((row) => row.fuel === fuel)
    const local = all.filter(({ region }) => region === stateOfGrid(given.factor_region))
    return local.length > 0 ? local : all
  })
  if (given.stations.length > 0 || hasWells(given)) return []
  if (rows.length === 0 || given.electricity.length === 0) return []
  return [
    ...rows.map(({ scope3_kg_per_gj }) => papers.term(scope3_kg_per_gj)),
    ...given.electricity.map(({ scope3_kg_per_kwh }) => `${papers.term(scope3_kg_per_kwh)}/${GJ_PER_KWH}`),
  ].filter((term) => term !== null)
}

/** Ratios of the region where the fuel has any there, else of everywhere. */
function ratiosOf(wanted: readonly string[], region: string | null, fuels: readonly Ratio[]): Ratio[] {
  return wanted.flatMap((fuel) => {
    const rows = fuels.filter(({ what }) => what === fuel)
    const local = rows.filter((row) => row.region === stateOfGrid(region))
    return local.length > 0 ? local : rows
  })
}
