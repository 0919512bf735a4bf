import { describe, expect, test } from 'vitest'
import { readFactorSet } from './read-factor-set.ts'

const HEADING =
  'id,activity,use,unit,category,kg_co2e_per_unit,co2,ch4,n2o,f_gas,biogenic_co2_kg_per_unit,cell'
const FLIGHT = 'flight,Domestic flight,economy,passenger-km,category_6,0.2,0.19,0.004,0.006,0,,Air!F12'

const read = (...rows: readonly string[]) => {
  const bytes = Buffer.from(rows.join('\n'))
  return readFactorSet({
    name: 'travel.csv',
    size: bytes.length,
    bytes: async () => bytes,
    stream: async function* () {
      yield bytes
    },
  })
}

describe('a file of public factors', () => {
  test('gives each factor with the cell that prints it; gases and biogenic CO2 where they are printed', async () => {
    expect(
      await read(HEADING, FLIGHT, '', 'wood,Wood pellets,,t,stationary,52,,,,,1600,Bioenergy!C4'),
    ).toEqual([
      {
        id: 'flight',
        activity: 'Domestic flight',
        use: 'economy',
        unit: 'passenger-km',
        category: 'category_6',
        kg_co2e_per_unit: 0.2,
        gases: { co2: 0.19, ch4: 0.004, n2o: 0.006, f_gas: 0 },
        cell: 'Air!F12',
      },
      {
        id: 'wood',
        activity: 'Wood pellets',
        unit: 't',
        category: 'stationary',
        kg_co2e_per_unit: 52,
        biogenic_co2_kg_per_unit: 1600,
        cell: 'Bioenergy!C4',
      },
    ])
  })

  test.each([
    ['without a cell', [HEADING, FLIGHT.replace('Air!F12', '')], 'line 2, column "cell": "" is empty'],
    ['without a column', [HEADING.replace(',cell', ''), FLIGHT], 'line 1: has no column cell'],
    [
      'with a column of its own',
      [`${HEADING},colour`, FLIGHT],
      'line 1: "colour" is not a column of a factor set',
    ],
    ['with a column twice', [`${HEADING},cell`, FLIGHT], 'line 1, column "cell": is there twice'],
    [
      'with gases that do not add up',
      [HEADING, FLIGHT.replace('0.19', '0.18')],
      'line 2, column "kg_co2e_per_unit": "0.2" is not the sum of its gases',
    ],
    [
      'with a mark for a number',
      [HEADING, FLIGHT.replace(',0.2,', ',n/a,')],
      'line 2, column "kg_co2e_per_unit": "n/a" is not a number of zero or more',
    ],
    ['below zero', [HEADING, FLIGHT.replace(',0.2,', ',-0.2,')], '"-0.2" is not a number of zero or more'],
    [
      'with a thousands separator',
      [HEADING, FLIGHT.replace(',0.2,', ',"1,200",')],
      '"1,200" is not a number of zero or more',
    ],
    [
      'of no category',
      [HEADING, FLIGHT.replace('category_6', 'travel')],
      'line 2, column "category": "travel" is not a category',
    ],
    ['with an id twice', [HEADING, FLIGHT, FLIGHT], 'line 3, column "id": "flight" is in line 2 already'],
    ['without factors', [HEADING], 'has no factor'],
    ['without anything', [''], 'is empty'],
  ])('is refused %s', async (_, rows, message) => {
    await expect(read(...rows)).rejects.toThrow(message)
  })
})
