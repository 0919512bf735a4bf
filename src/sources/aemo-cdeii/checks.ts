import { addDays } from '../formats/dates.ts'
import { ReadError } from '../read-error.ts'
import regions from './regions.json' with { type: 'json' }
import type { GridIntensityRow } from './row.ts'

/** Half of the last printed decimal of the index, and a little for figures that are themselves rounded. */
const INDEX_TOLERANCE = 0.000_06
/** Five regions, each printed to a hundredth at worst. */
const SUM_TOLERANCE = 0.05

/** The index is emissions by energy, and the market is the sum of its regions. */
export function requireIdentities(file: string, rows: readonly GridIntensityRow[]): void {
  for (const row of rows) {
    const computed = row.energy_mwh === 0 ? row.intensity_t_per_mwh : row.emissions_t / row.energy_mwh
    if (Math.abs(computed - row.intensity_t_per_mwh) > INDEX_TOLERANCE)
      throw new ReadError({
        file,
        at: row.row_ref,
        column: 'CO2E_INTENSITY_INDEX',
        value: row.intensity_text,
        problem: 'is not emissions by energy',
        expected: computed.toFixed(4),
      })
  }
}

/**
 * Every day has the market and all regions, adding up, and no day between the first and the last is missing: a day
 * and month that were swapped leave gaps, a file cut between two regions leaves a day that is not whole.
 */
export function requireWholeDays(file: string, rows: readonly GridIntensityRow[]): void {
  const byDay = Map.groupBy(rows, (row) => row.date)
  for (const [date, ofDay] of byDay) requireWholeDay(file, date, ofDay)
  const days = [...byDay.keys()].toSorted()
  for (const [index, day] of days.slice(1).entries()) {
    const expected = addDays(days[index]!, 1)
    if (day !== expected)
      throw new ReadError({
        file,
        at: byDay.get(day)![0]!.row_ref,
        column: 'SETTLEMENTDATE',
        value: day,
        problem: `follows ${days[index]}, so days are missing or day and month are swapped`,
        expected,
      })
  }
}

function requireWholeDay(file: string, date: string, rows: readonly GridIntensityRow[]): void {
  const byRegion = new Map(rows.map((row) => [row.region, row]))
  const missing = [regions.whole, ...regions.parts].filter((region) => !byRegion.has(region))
  const at = rows.at(-1)!.row_ref
  if (missing.length > 0)
    throw new ReadError({
      file,
      at,
      column: 'REGIONID',
      problem: `${date} lacks ${missing.join(', ')}`,
      expected: 'every region on every day',
      hint: 'The file may have been cut short. Download it again.',
    })
  for (const measure of ['energy_mwh', 'emissions_t'] as const) {
    const whole = byRegion.get(regions.whole)!
    const sum = regions.parts.reduce((total, region) => total + byRegion.get(region)![measure], 0)
    if (Math.abs(sum - whole[measure]) > SUM_TOLERANCE)
      throw new ReadError({
        file,
        at: whole.row_ref,
        column: measure === 'energy_mwh' ? 'TOTAL_SENT_OUT_ENERGY' : 'TOTAL_EMISSIONS',
        value: whole[measure],
        problem: `is not the sum of the regions on ${date}`,
        expected: sum.toFixed(2),
      })
  }
}
