import { type LedgerLine, LineRefusal } from '../ledger/line.ts'
import { emissionsOfLine, type LineTaker } from '../ledger/take-line.ts'
import type { Period } from '../period.ts'
import type { EnergyAverage, EnergyAverages } from './averages.ts'
import { bookWords } from './book/fields.ts'
import type { HoldingEmissions, NoEmissions, Score } from './company.ts'
import { type Holding, PROPERTY_CLASSES } from './holding.ts'

/** The national factors of the year that ends on or before the balance date, and the averages that an operator loaded. */
export interface EnergyFactors {
  readonly taker: LineTaker
  readonly period: Period
  readonly edition: string
  readonly release: string
}

interface Energy {
  readonly score: Score
  readonly lines: readonly Pick<LedgerLine, 'activity' | 'use' | 'quantity' | 'unit'>[]
  /** What the holding is taken to be one of; null where its own energy or rate is given. */
  readonly average: EnergyAverage | null
}

const KM_OF_A_RATE = 100
const MJ_OF_A_GJ = 1000

/**
 * Emissions of a building or vehicle from its energy: metered, or from its size or distance with the caller's own rate, else with an
 * average that is loaded for its kind and state.
 */
export function emissionsOfEnergy(
  holding: Holding,
  factors: EnergyFactors | undefined,
  averages: EnergyAverages | undefined,
): HoldingEmissions | NoEmissions {
  const isProperty = (PROPERTY_CLASSES as readonly string[]).includes(holding.asset_class)
  const energy = isProperty ? ofBuilding(holding, averages) : ofVehicle(holding, averages)
  if ('reason_code' in energy) return energy
  if (factors === undefined)
    return { reason_code: 'factors_not_loaded', reason: 'No national factors are loaded for the year.' }
  if (holding.state === undefined && energy.lines.some(({ activity }) => activity === 'electricity'))
    return {
      reason_code: 'state_missing',
      reason: 'Electricity has a factor for each grid: give the state.',
    }
  return computed(energy, holding, factors)
}

const missing = (reason: string): NoEmissions => ({ reason_code: 'energy_missing', reason })

function ofBuilding(holding: Holding, averages: EnergyAverages | undefined): Energy | NoEmissions {
  const { electricity_kwh, gas_gj, floor_area_m2: area, intensity_kwh_per_m2 } = holding
  if (electricity_kwh !== undefined || gas_gj !== undefined)
    return { score: 2, lines: [...electricity(electricity_kwh), ...gas(gas_gj)], average: null }
  if (area !== undefined && intensity_kwh_per_m2 !== undefined)
    return { score: 3, lines: electricity(area * intensity_kwh_per_m2), average: null }
  if (averages === undefined)
    return missing(
      'Neither metered energy nor a floor area with an intensity is given, and no averages are loaded.',
    )
  const average = averages.find(holding)
  if ('reason_code' in average) return average
  const { electricity_kwh_per_m2: rate, gas_mj_per_m2: gasRate } = average
  if (area !== undefined && rate !== null && gasRate !== null)
    return { score: 4, lines: [...electricity(area * rate), ...gas((area * gasRate) / MJ_OF_A_GJ)], average }
  if (average.electricity_kwh !== null && average.gas_gj !== null)
    return { score: 5, lines: [...electricity(average.electricity_kwh), ...gas(average.gas_gj)], average }
  const basis = area === undefined && rate !== null && gasRate !== null ? ' Its floor area would do.' : ''
  return missing(`The average ${inWords(average)} has no electricity and gas of one in a year.${basis}`)
}

function ofVehicle(holding: Holding, averages: EnergyAverages | undefined): Energy | NoEmissions {
  const { electricity_kwh, fuel, fuel_l, distance_km, fuel_l_per_100_km: rate } = holding
  if (electricity_kwh !== undefined && fuel_l === undefined)
    return { score: 2, lines: electricity(electricity_kwh), average: null }
  const litres =
    fuel_l ??
    (distance_km === undefined || rate === undefined ? undefined : (distance_km * rate) / KM_OF_A_RATE)
  if (litres === undefined) return ofAverageVehicle(holding, averages)
  if (fuel === undefined) return { reason_code: 'fuel_missing', reason: 'The litres need their fuel.' }
  return {
    score: fuel_l === undefined ? 3 : 2,
    lines: [...transport(fuel, litres), ...electricity(electricity_kwh)],
    average: null,
  }
}

function ofAverageVehicle(holding: Holding, averages: EnergyAverages | undefined): Energy | NoEmissions {
  if (averages === undefined)
    return missing(
      'Neither litres nor a distance with litres per 100 km is given, and no averages are loaded.',
    )
  const average = averages.find(holding)
  if ('reason_code' in average) return average
  if (average.fuel === null)
    return average.electricity_kwh === null
      ? missing(`The average ${inWords(average)} has neither a fuel nor electricity.`)
      : { score: 5, lines: electricity(average.electricity_kwh), average }
  if (holding.fuel !== undefined && bookWords(holding.fuel) !== bookWords(average.fuel))
    return {
      reason_code: 'average_of_other_fuel',
      reason: `The vehicle runs on ${holding.fuel}, the average ${inWords(average)} on ${average.fuel}: name another kind as asset_kind.`,
    }
  const distance = holding.distance_km ?? average.distance_km
  if (average.fuel_l_per_100_km === null || distance === null)
    return missing(`The average ${inWords(average)} has no distance with litres per 100 km.`)
  return {
    score: holding.distance_km === undefined ? 5 : 4,
    lines: [
      ...transport(average.fuel, (distance * average.fuel_l_per_100_km) / KM_OF_A_RATE),
      ...electricity(average.electricity_kwh ?? undefined),
    ],
    average,
  }
}

const inWords = ({ kind, state, year }: EnergyAverage): string => `“${kind}”, ${state}, ${year}`

const transport = (activity: string, quantity: number): Energy['lines'] => [
  { activity, use: 'transport', quantity, unit: 'L' },
]

const electricity = (quantity: number | undefined): Energy['lines'] =>
  quantity === undefined ? [] : [{ activity: 'electricity', quantity, unit: 'kWh' }]

const gas = (quantity: number | undefined): Energy['lines'] =>
  quantity === undefined
    ? []
    : [{ activity: 'natural gas distributed in a pipeline', use: 'stationary', quantity, unit: 'GJ' }]

function computed(
  { score, lines, average }: Energy,
  { state }: Holding,
  { taker, period, edition, release }: EnergyFactors,
): HoldingEmissions | NoEmissions {
  const found = { '1': 0, '2': 0 }
  const used: string[] = []
  for (const line of lines) {
    const taken = taking(taker, {
      ...line,
      from: period.start,
      to: period.end,
      upstream: false,
      ...(state === undefined ? {} : { region: state }),
    })
    if ('reason_code' in taken) return taken
    const tonnes = emissionsOfLine(taken.use, taken.activity)
    found['1'] += tonnes['1'] ?? 0
    found['2'] += tonnes['2'] ?? 0
    used.push(taken.use.parts[0]!.row_id)
  }
  const averaged = average === null ? '' : `average ${inWords(average)} (${average.row_ref}); `
  return {
    source: average === null ? 'energy' : 'average',
    scope1_t: found['1'],
    scope2_t: found['2'],
    scope3_t: null,
    score,
    reporting_year: null,
    year_end: period.end,
    release: average?.release_id ?? release,
    ref: `${averaged}national factors ${edition}: ${used.join(', ')}`,
    lags: false,
  }
}

/** A factor that is in doubt is not taken: nothing is guessed. */
function taking(taker: LineTaker, line: LedgerLine): ReturnType<LineTaker['take']> | NoEmissions {
  try {
    const taken = taker.take(line)
    const [doubt] = taken.doubts
    return doubt === undefined ? taken : { reason_code: doubt.code, reason: doubt.message }
  } catch (error) {
    if (!(error instanceof LineRefusal)) throw error
    return { reason_code: error.reason.code, reason: error.reason.message }
  }
}
