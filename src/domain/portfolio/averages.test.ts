import { describe, expect, it } from 'vitest'
import { PERIOD, starterTaker } from '../../../test/support/ledger-factors.ts'
import { attribute } from '../../../test/support/portfolio.ts'
import { type EnergyAverage, EnergyAverages } from './averages.ts'
import type { Holding } from './holding.ts'

const row = (
  asset_class: string,
  kind: string,
  state: string,
  more: Partial<EnergyAverage>,
): EnergyAverage => ({
  asset_class,
  kind,
  state,
  year: '2023-24',
  electricity_kwh: null,
  gas_gj: null,
  electricity_kwh_per_m2: null,
  gas_mj_per_m2: null,
  fuel: null,
  distance_km: null,
  fuel_l_per_100_km: null,
  release_id: 'averages',
  row_ref: 'line 2',
  ...more,
})

const AVERAGES = new EnergyAverages([
  row('mortgage', 'all', 'NSW', { electricity_kwh: 5000, gas_gj: 10 }),
  row('mortgage', 'house', 'NSW', {
    electricity_kwh: 6000,
    gas_gj: 12,
    electricity_kwh_per_m2: 40,
    gas_mj_per_m2: 80,
  }),
  row('mortgage', 'house', 'TAS', { electricity_kwh: 9000 }),
  row('commercial_property', 'office', 'AUS', { electricity_kwh_per_m2: 150, gas_mj_per_m2: 0 }),
  row('motor_vehicle_loan', 'all', 'AUS', { fuel: 'gasoline', distance_km: 12_000, fuel_l_per_100_km: 10 }),
  row('motor_vehicle_loan', 'electric car', 'AUS', { electricity_kwh: 2400 }),
])
const energy = { taker: starterTaker(), period: PERIOD, edition: '2025', release: 'factors' }

const HOME = { asset_class: 'mortgage', outstanding_aud: 300_000, property_value_aud: 600_000 }
const OFFICE = { ...HOME, asset_class: 'commercial_property', asset_kind: 'office' }
const CAR = { asset_class: 'motor_vehicle_loan', outstanding_aud: 10_000, vehicle_value_aud: 40_000 }

const one = (holding: Holding) => attribute([holding], { energy, averages: AVERAGES }).holdings[0]!
const asGiven = (holding: Holding) => attribute([holding], { energy }).holdings[0]!

describe('a loaded average', () => {
  it.each([
    ['a dwelling of any kind', { ...HOME, state: 'NSW' }, { electricity_kwh: 5000, gas_gj: 10 }, 5],
    [
      'a house',
      { ...HOME, asset_kind: 'House', state: 'New South Wales' },
      { electricity_kwh: 6000, gas_gj: 12 },
      5,
    ],
    [
      'a house by its floor area',
      { ...HOME, asset_kind: 'house', state: 'NSW', floor_area_m2: 200 },
      { electricity_kwh: 8000, gas_gj: 16 },
      4,
    ],
    [
      'an office of a state without a row',
      { ...OFFICE, state: 'VIC', floor_area_m2: 100 },
      { electricity_kwh: 15_000 },
      4,
    ],
    ['a vehicle', CAR, { fuel: 'gasoline', fuel_l: 1200 }, 5],
    ['a vehicle by its distance', { ...CAR, distance_km: 20_000 }, { fuel: 'gasoline', fuel_l: 2000 }, 4],
    ['an electric car', { ...CAR, asset_kind: 'Electric  Car', state: 'VIC' }, { electricity_kwh: 2400 }, 5],
  ])('gives %s what the same energy would give', (_, holding: Holding, given, score) => {
    const found = one(holding)
    const metered = asGiven({ ...holding, floor_area_m2: undefined, distance_km: undefined, ...given })
    expect(found).toMatchObject({
      status: 'covered',
      emissions: { source: 'average', score, release: 'averages' },
    })
    expect([found.scope1_t, found.scope2_t]).toEqual([metered.scope1_t, metered.scope2_t])
    expect(found.emissions!.ref).toMatch(
      /^average “.+”, (?:NSW|AUS), 2023-24 \(line 2\); national factors 2025/,
    )
  })

  it('stands behind what the caller gives', () => {
    const sources = [
      { ...HOME, state: 'NSW', gas_gj: 1 },
      { ...HOME, state: 'NSW', floor_area_m2: 100, intensity_kwh_per_m2: 1 },
      { ...CAR, fuel: 'diesel oil', fuel_l: 1 },
    ].map((holding) => one(holding).emissions?.source)
    expect(sources).toEqual(['energy', 'energy', 'energy'])
  })

  it.each([
    ['no state', HOME, 'state_missing'],
    ['a place that is no state', { ...HOME, state: 'Gotham' }, 'average_state_unknown'],
    ['a state without a row', { ...HOME, state: 'VIC' }, 'average_state_unknown'],
    ['a kind that is not loaded', { ...HOME, asset_kind: 'barn', state: 'NSW' }, 'average_kind_unknown'],
    ['electricity without gas', { ...HOME, asset_kind: 'house', state: 'TAS' }, 'energy_missing'],
    ['a rate without a floor area', { ...OFFICE, state: 'VIC' }, 'energy_missing'],
    ['a class without rows', { ...OFFICE, asset_kind: undefined, state: 'VIC' }, 'average_kind_unknown'],
    ['another fuel', { ...CAR, fuel: 'diesel oil' }, 'average_of_other_fuel'],
  ])('is not put in the place of what it is not: %s', (_, holding: Holding, code) => {
    expect(one(holding)).toMatchObject({ status: 'not_covered', reason_code: code })
  })

  it('is missing where none is loaded', () => {
    expect(asGiven({ ...HOME, state: 'NSW' })).toMatchObject({ reason_code: 'energy_missing' })
    expect(asGiven(CAR)).toMatchObject({ reason_code: 'energy_missing' })
  })
})
