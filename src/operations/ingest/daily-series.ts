import { type DailySeries, dailySeries, type YearRange } from '../../domain/daily-indices/daily-series.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { readDailyCsv } from '../../sources/formats/daily-csv.ts'
import { fileOnDisk } from '../../sources/input-file.ts'

/** The days of one station or cell from a CSV of the project's own layout. Needs no database. */
export async function readDailySeries(location: string): Promise<DailySeries> {
  return dailySeries(await readDailyCsv(await fileOnDisk(location)))
}

/** Refuses a baseline that reaches beyond the series: percentiles of fewer years than it names would not say so. */
export function requireBaseline({ years }: DailySeries, base: YearRange): void {
  const [first, last] = [years[0]!.year, years.at(-1)!.year]
  if (base.first >= first && base.last <= last) return
  throw new OperatorError(
    `the baseline ${base.first}-${base.last} reaches beyond the days of the file, which are of ${first} to ${last}`,
    { hint: `Give a baseline inside ${first}-${last} with --baseline.`, exitCode: EXIT.badInput },
  )
}
