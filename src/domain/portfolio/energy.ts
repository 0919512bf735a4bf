import { type LedgerLine, LineRefusal } from '../ledger/line.ts'
import { emissionsOfLine, type LineTaker } from '../ledger/take-line.ts'
import type { Period } from '../period.ts'
import type { HoldingEmissions, NoEmissions, Score } from './company.ts'
import { type Holding, PROPERTY_CLASSES } from './holding.ts'

/** The national factors of the year that ends on or before the balance date. */
export interface EnergyFactors {
  readonly taker: LineTaker
  readonly period: Period
  readonly edition: string
}

interface Energy {
  readonly score: Score
  readonly lines: readonly Pick<LedgerLine, 'activity' | 'use' | 'quantity' | 'unit'>[]
}

const KM_OF_A_RATE = 100

/** Emissions of a building or vehicle from its energy: metered, or from its size or distance with the caller's own rate. */
export function emissionsOfEnergy(
  holding: Holding,
  factors: EnergyFactors | undefined,
): HoldingEmissions | NoEmissions {
  const isProperty = (PROPERTY_CLASSES as readonly string[]).includes(holding.asset_class)
  const energy = isProperty ? ofBuilding(holding) : ofVehicle(holding)
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

function ofBuilding({
  electricity_kwh,
  gas_gj,
  floor_area_m2,
  intensity_kwh_per_m2,
}: Holding): Energy | NoEmissions {
  if (electricity_kwh !== undefined || gas_gj !== undefined)
    return { score: 2, lines: [...electricity(electricity_kwh), ...gas(gas_gj)] }
  if (floor_area_m2 !== undefined && intensity_kwh_per_m2 !== undefined)
    return { score: 3, lines: electricity(floor_area_m2 * intensity_kwh_per_m2) }
  return {
    reason_code: 'energy_missing',
    reason:
      'Neither metered energy nor a floor area with an intensity is given, and no average of dwellings is loaded.',
  }
}

function ofVehicle({
  electricity_kwh,
  fuel,
  fuel_l,
  distance_km,
  fuel_l_per_100_km,
}: Holding): Energy | NoEmissions {
  if (electricity_kwh !== undefined && fuel_l === undefined)
    return { score: 2, lines: electricity(electricity_kwh) }
  const litres =
    fuel_l ??
    (distance_km === undefined || fuel_l_per_100_km === undefined
      ? undefined
      : (distance_km * fuel_l_per_100_km) / KM_OF_A_RATE)
  if (litres === undefined)
    return {
      reason_code: 'energy_missing',
      reason: 'Neither litres nor a distance with litres per 100 km is given.',
    }
  if (fuel === undefined) return { reason_code: 'fuel_missing', reason: 'The litres need their fuel.' }
  return {
    score: fuel_l === undefined ? 3 : 2,
    lines: [
      { activity: fuel, use: 'transport', quantity: litres, unit: 'L' },
      ...electricity(electricity_kwh),
    ],
  }
}

const electricity = (quantity: number | undefined): Energy['lines'] =>
  quantity === undefined ? [] : [{ activity: 'electricity', quantity, unit: 'kWh' }]

const gas = (quantity: number | undefined): Energy['lines'] =>
  quantity === undefined
    ? []
    : [{ activity: 'natural gas distributed in a pipeline', use: 'stationary', quantity, unit: 'GJ' }]

function computed(
  { score, lines }: Energy,
  { state }: Holding,
  { taker, period, edition }: EnergyFactors,
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
  return {
    source: 'energy',
    scope1_t: found['1'],
    scope2_t: found['2'],
    scope3_t: null,
    score,
    reporting_year: null,
    year_end: period.end,
    release: null,
    ref: `national factors ${edition}: ${used.join(', ')}`,
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
