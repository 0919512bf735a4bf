import { expect, test } from 'vitest'
import { byTable } from '../../../../test/oracle/hazards.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { plain } from '../../formula/list-output.ts'
import { HAZARDS_FORMULAS, stormsADecade } from './formula.ts'
import { HAZARD_BAND_TABLES } from './hazard-bands.ts'

test.each(Object.entries(HAZARD_BAND_TABLES))(
  'the second derivation has the table %s, edges included',
  (name, { bands }) => {
    for (const { upper, lower } of bands)
      for (const edge of [upper, lower].filter((one) => one !== null))
        for (const value of [edge - 1e-6, edge, edge + 1e-6]) {
          const expected = bands.find(
            (one) =>
              (one.lower === null || value > one.lower || (one.lower_inclusive && value === one.lower)) &&
              (one.upper === null || value < one.upper || (one.upper_inclusive && value === one.upper)),
          )
          expect(byTable(name, value), `${name} ${value}`).toBe(expected?.name)
        }
  },
)

test('storms are counted by their wind, and the worse of two tables stands', () => {
  const winds = [34, 50, 90, 33]
  expect(stormsADecade(winds)).toEqual([3 / 3.8, 2 / 3.8, 1 / 3.8])
  const found = evaluate(HAZARDS_FORMULAS.formula('hazard_tropical_cyclone'), {
    storms: winds.map((highest_wind) => ({ highest_wind })),
  })
  // Gales are rarer than one in ten years, hurricane force is not as rare as one in forty.
  expect(plain(found.value('band'))).toBe('moderate')
})
