import { expect, test } from 'vitest'
import peer from '../../../test/oracle/climate-indices-spi.json' with { type: 'json' }
import { indexOfMonths } from './precipitation-index.ts'

/** January alone: a calendar month has its own distribution, and no other month is in a sum of one. */
const rain = peer.january_rain_mm.flatMap((january) => [january, ...Array<number>(11).fill(Number.NaN)])
const base = { first: peer.first_year, last: peer.first_year + peer.january_rain_mm.length - 1 }

/** climate_indices holds itself to 0.001; it prints twelve digits, from the same estimator. */
const DIGITS = 9

test('117 Januaries have the index that climate_indices prints, to nine decimals', () => {
  const found = indexOfMonths(rain, peer.first_year, base, 1).filter(({ month }) => month.endsWith('-01'))
  expect(peer.january_spi_1_gamma).toHaveLength(117)
  for (const [at, printed] of peer.january_spi_1_gamma.entries())
    expect(found[at]?.value, found[at]?.month).toBeCloseTo(printed, DIGITS)
  // The same rain with one more millimetre is another index: the agreement is no accident of the digits.
  const moved = indexOfMonths(rain.with(0, rain[0]! + 1), peer.first_year, base, 1)
  expect(moved[0]?.value).not.toBeCloseTo(peer.january_spi_1_gamma[0]!, 2)
})
