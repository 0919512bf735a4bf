import { addDays } from '../formats/dates.ts'
import { ReadError } from '../read-error.ts'
import type { Findings, Proposal } from '../reading/findings.ts'
import regions from './regions.json' with { type: 'json' }
import type { GridIntensityRow } from './row.ts'

/** Half of the last printed decimal of the index, and a little for figures that are themselves rounded. */
const INDEX_TOLERANCE = 0.000_06
/** Five regions, each printed to a hundredth at worst. */
const SUM_TOLERANCE = 0.05

/** More gaps than that are days and months that were swapped. */
const MOST_GAPS = 5
const TAKE_THE_DAY: Proposal = { decision: 'take', reason: 'What the file holds of the day was read.' }

/** Reports an index that is not emissions by energy. */
export function checkIdentities(file: string, rows: readonly GridIntensityRow[], findings: Findings): void {
  for (const row of rows) {
    const computed = row.energy_mwh === 0 ? row.intensity_t_per_mwh : row.emissions_t / row.energy_mwh
    if (Math.abs(computed - row.intensity_t_per_mwh) > INDEX_TOLERANCE)
      findings.add(
        'index_is_not_emissions_by_energy',
        {
          file,
          at: row.row_ref,
          column: 'intensity_t_per_mwh',
          value: row.intensity_text,
          problem: 'is not emissions by energy',
          expected: computed.toFixed(4),
        },
        {
          decision: 'use',
          value: Number(computed.toFixed(4)),
          reason: 'Energy and emissions of the same row give it.',
        },
      )
  }
}

/**
 * Reports a day that lacks a region, does not add up, or is missing between the first and the last: a file cut between two
 * regions leaves a day that is not whole. Many missing days are refused: a day and month that were swapped leave gaps.
 */
export function checkWholeDays(file: string, rows: readonly GridIntensityRow[], findings: Findings): void {
  const byDay = Map.groupBy(rows, (row) => row.date)
  for (const [date, ofDay] of byDay) checkWholeDay(file, date, ofDay, findings)
  const days = [...byDay.keys()].toSorted()
  const gaps = days.slice(1).flatMap((day, index) => {
    const expected = addDays(days[index]!, 1)
    const at = byDay.get(day)![0]!.row_ref
    const problem = `follows ${days[index]}, so days are missing or day and month are swapped`
    return day === expected ? [] : [{ file, at, column: 'SETTLEMENTDATE', value: day, problem, expected }]
  })
  if (gaps.length > MOST_GAPS || gaps.length >= days.length / 2) throw new ReadError(gaps[0]!)
  for (const gap of gaps) findings.add('day_missing', gap, TAKE_THE_DAY)
}

function checkWholeDay(
  file: string,
  date: string,
  rows: readonly GridIntensityRow[],
  findings: Findings,
): void {
  const byRegion = new Map(rows.map((row) => [row.region, row]))
  const missing = [regions.whole, ...regions.parts].filter((region) => !byRegion.has(region))
  if (missing.length > 0) {
    findings.add(
      'day_not_whole',
      {
        file,
        at: rows.at(-1)!.row_ref,
        column: 'REGIONID',
        problem: `${date} lacks ${missing.join(', ')}: a row is damaged, or the file was cut short`,
        expected: 'every region on every day',
      },
      TAKE_THE_DAY,
    )
    return
  }
  for (const measure of ['energy_mwh', 'emissions_t'] as const) {
    const whole = byRegion.get(regions.whole)!
    const sum = regions.parts.reduce((total, region) => total + byRegion.get(region)![measure], 0)
    if (Math.abs(sum - whole[measure]) > SUM_TOLERANCE)
      findings.add(
        'market_is_not_sum_of_regions',
        {
          file,
          at: whole.row_ref,
          column: measure,
          value: whole[measure],
          problem: `is not the sum of the regions on ${date}`,
          expected: sum.toFixed(2),
        },
        { decision: 'take', reason: 'We cannot tell whether the market or a region is wrong.' },
      )
  }
}
