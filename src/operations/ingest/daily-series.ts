import {
  type DailySeries,
  type DayValues,
  dailySeries,
  type YearRange,
} from '../../domain/daily-indices/daily-series.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { readDailyCsv } from '../../sources/formats/daily-csv.ts'
import { decodeText } from '../../sources/formats/text.ts'
import { fileOnDisk, type InputFile } from '../../sources/input-file.ts'
import { ReadLog } from '../../sources/read-log.ts'
import { readSiloPoint } from '../../sources/silo-point/reader.ts'
import { weatherOf } from '../../sources/silo-point/weather.ts'

/** The days of one station or cell, from a CSV of the project's own layout or an answer of SILO's point service. Needs no database. */
export async function readDailySeries(location: string): Promise<DailySeries> {
  const file = await fileOnDisk(location)
  return dailySeries((await isSiloPoint(file)) ? await readSiloDays(file) : await readDailyCsv(file))
}

/** By its first lines: the point service heads its days YYYY-MM-DD, or names the format. */
async function isSiloPoint(file: InputFile): Promise<boolean> {
  const { text } = await decodeText(file)
  return /\bYYYY-MM-DD\b|\[weather\.met\.weather\]/.test(text.slice(0, 4000))
}

async function readSiloDays(file: InputFile): Promise<DayValues[]> {
  const log = new ReadLog()
  const days: DayValues[] = []
  for await (const row of readSiloPoint(file, log)) days.push(weatherOf(row))
  const [first] = log.findings.all
  if (first === undefined) return days
  throw new OperatorError(
    `${file.name} has ${log.findings.all.length} places in doubt, the first at ${first.row_ref}`,
    {
      hint: `Look at them with "southerly read silo-point ${file.name}", and correct the file.`,
      exitCode: EXIT.badInput,
    },
  )
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
