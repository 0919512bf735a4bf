import { expect, test } from 'vitest'
import { energy, facility, fuel, partsOf, station } from '../../../../test/support/screening-inputs.ts'
import type { EnergyInput } from './energy.ts'

const electricityPart = (input: EnergyInput) => partsOf(input)['electricity']!
const generationPart = (input: EnergyInput) => partsOf(input)['generation_fuel']!
const otherFuelPart = (input: EnergyInput) => partsOf(input)['other_fuel']!
const wellsPart = (input: EnergyInput) => partsOf(input)['fuel_of_wells']

test('electricity: the region’s ratio, with a range over all regions', () => {
  const part = electricityPart(energy)
  expect(part.emissions_t?.central).toBeCloseTo(4.6875, 12)
  expect(part.emissions_t?.low).toBeCloseTo(4.6875, 12)
  expect(part.emissions_t?.high).toBeCloseTo(100 * (0.04 / 0.22), 10)
  expect(electricityPart({ ...energy, factor_region: null }).emissions_t?.central).toBeNull()
  expect(electricityPart({ ...energy, scope2_t: null }).emissions_t).toBeNull()
})
test('stations: by their fuel, gas by its region; waste gas has no upstream', () => {
  const part = generationPart({
    ...energy,
    stations: [station(900, 'Black Coal'), station(500, 'Gas', 'NSW_ACT'), station(70, 'Landfill Gas')],
  })
  expect(part.emissions_t?.low).toBeCloseTo(30 + 130, 10)
  expect(part.emissions_t?.central).toBeCloseTo(30 + 135, 10)
  expect(part.emissions_t?.high).toBeCloseTo(30 + 140, 10)
})
test('a station without a stated fuel leaves no figure of all of them', () => {
  const stations = [station(900, 'Black Coal'), station(1, 'Multiple sources')]
  const { emissions_t, note } = generationPart({ ...energy, stations })
  expect([emissions_t, note]).toEqual([null, 'Fuel or factor not known: Station.'])
  expect(generationPart({ ...energy, stations, fuel_factors: [], edition: '2022' }).note).toBe(
    'The 2022 edition of the national factors is not loaded.',
  )
})
test('other fuel: a range over the division’s fuels, no central, process gas taken out first', () => {
  const part = otherFuelPart({ ...energy, facilities: [facility(400)] })
  expect(part.emissions_t).toEqual({
    low: expect.closeTo(600 * (18 / 73.84), 9),
    central: null,
    high: expect.closeTo(600 * (18 / 69.82), 9),
  })
  const none = otherFuelPart({ ...energy, facilities: [facility(1_000)] })
  expect(none.emissions_t).toBeNull()
  expect(otherFuelPart({ ...energy, division: null }).emissions_t).toBeNull()
})
test('gas of a state also for its grids, which only electricity is listed by', () => {
  const western = { ...energy, fuel_factors: [...energy.fuel_factors, fuel('natural_gas', 50, 4.1, 'WA')] }
  for (const grid of ['SWIS', 'NWIS'])
    expect(generationPart({ ...western, stations: [station(500, 'Gas', grid)] }).emissions_t).toEqual({
      low: expect.closeTo(41, 9),
      central: expect.closeTo(41, 9),
      high: expect.closeTo(41, 9),
    })
})
test('other fuel is not more than the net energy can have given, unless stations sold some of it', () => {
  const landfill = { ...energy, net_energy: { gigajoules: 500, evidence: [] } }
  const part = otherFuelPart(landfill)
  expect(part.emissions_t?.high).toBeCloseTo(((500 * 73.84) / 1_000) * (18 / 69.82), 9)
  expect(part.note).toContain('Capped by the net energy consumed')
  const generator = { ...landfill, stations: [station(100, 'Black Coal')] }
  expect(otherFuelPart(generator).emissions_t?.high).toBeCloseTo(900 * (18 / 69.82), 9)
})
test('a part with nothing to estimate is told from one whose input is missing', () => {
  expect(generationPart(energy).availability.status).toBe('not_applicable')
  expect(otherFuelPart({ ...energy, fuel_factors: [], edition: '2022' }).availability).toMatchObject({
    status: 'not_assessed',
    detail: 'The 2022 edition of the national factors is not loaded.',
  })
})

test('wells burn their own gas: a hundredth to a tenth of it is bought diesel, and none is left for other fuel', () => {
  const input = { ...energy, facilities: [facility(0, 1_000, true)] }
  const part = wellsPart(input)
  expect(part?.emissions_t?.low).toBeCloseTo(10 * (17.3 / 70.2), 10)
  expect(part?.emissions_t?.high).toBeCloseTo(100 * (17.3 / 70.2), 10)
  expect(otherFuelPart(input).availability.reason_code).toBe('nothing_to_screen')
  expect(wellsPart({ ...input, fuel_factors: [] })?.availability.status).toBe('not_assessed')
  const producer = { ...energy, extracts_gas: true, facilities: [facility(400)] }
  expect(wellsPart(producer)?.emissions_t?.high).toBeCloseTo(60 * (17.3 / 70.2), 10)
  expect(wellsPart(energy)).toBeUndefined()
})
