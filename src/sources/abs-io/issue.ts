import { isReportingYear } from '../../domain/reporting-year.ts'
import type { Workbook } from '../formats/workbook/workbook.ts'
import { ReadError } from '../read-error.ts'

/** What a workbook says about itself above its contents. */
export interface Issue {
  /** Financial year of the tables. */
  readonly edition: string
  readonly published_on: string | undefined
}

/** "…Input-Output Tables, 2017-18" and "Released at 11.30am (Canberra time) 13 November 2020" are above the contents. */
export function issueOf(file: string, workbook: Workbook): Issue {
  const texts = textsOf(workbook)
  const edition = texts
    .map((text) => /Input[- ]Output Tables,? (\d{4}-\d{2})/i.exec(text)?.[1])
    .find((year) => year !== undefined)
  if (edition === undefined || !isReportingYear(edition))
    throw new ReadError({
      file,
      value: workbook.sheets.map((sheet) => sheet.name),
      problem: 'are its sheets, and none of them says "Input-Output Tables" and a year',
      expected: 'a workbook of catalogue 5209.0.55.001',
    })
  const released = texts
    .map((text) => /Released at .*?(\d{1,2} \w+ \d{4})/i.exec(text)?.[1])
    .find((day) => day !== undefined)
  return { edition, published_on: released === undefined ? undefined : dayOf(released) }
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)

function dayOf(text: string): string | undefined {
  const [day, month, year] = text.toLowerCase().split(' ')
  const number = MONTHS.indexOf(month ?? '') + 1
  return number === 0 ? undefined : `${year}-${String(number).padStart(2, '0')}-${day!.padStart(2, '0')}`
}

/** Titles and sentences of the first rows of every sheet. */
export function textsOf(workbook: Workbook): string[] {
  return workbook.sheets.flatMap((sheet) =>
    Array.from({ length: Math.min(8, sheet.rowCount) }, (_, row) => sheet.values(row).slice(0, 4))
      .flat()
      .filter((value) => typeof value === 'string'),
  )
}
