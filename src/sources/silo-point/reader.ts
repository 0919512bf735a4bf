import { addDays } from '../formats/dates.ts'
import { decodeText } from '../formats/text.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { parseApsim } from './apsim.ts'
import { parseCsv } from './csv.ts'
import type { SiloDay, SiloPointRow, SiloResponse } from './row.ts'
import { SOURCE_CODES, VARIABLES, type Variable } from './variables.ts'

const NO_VALUES = Object.fromEntries(
  (Object.keys(VARIABLES) as Variable[]).flatMap((field) => [
    [field, null],
    [`${field}_source`, null],
  ]),
) as Record<Variable | `${Variable}_source`, null>

const HOTTEST = 55
const COLDEST = -30

/** Reads an answer of the point service in CSV or APSIM format. */
export async function* readSiloPoint(file: InputFile, log: ReadLog): AsyncGenerator<SiloPointRow> {
  const { text } = await decodeText(file)
  const { body, firstLine } = withoutRecording(file.name, text)
  refuseRejection(file.name, body)
  const answer = body.startsWith('[weather.met.weather]')
    ? parseApsim(file.name, body, firstLine)
    : parseCsv(file.name, body, firstLine)
  requireSense(file.name, answer)
  noteCodes(answer, log)
  const { place, days, extractedOn } = answer
  const where = place.station === null ? `${place.latitude},${place.longitude}` : `station ${place.station}`
  log.edition = {
    slot: `${place.dataset} ${where} from ${days[0]!.date}`,
    edition: extractedOn === undefined ? 'undated' : `extracted ${extractedOn}`,
    ...(extractedOn === undefined ? {} : { published_on: extractedOn }),
    observed_from: days[0]!.date,
    observed_to: days.at(-1)!.date,
  }
  for (const day of days)
    yield {
      ...place,
      date: day.date,
      ...NO_VALUES,
      ...day.values,
      code_scheme: answer.scheme,
      flags: answer.scheme === 'apsim' ? ['evaporation_stands_one_day_early'] : [],
      row_ref: day.row_ref,
    }
}

/** Answers that were recorded with a request begin with its address and the status. */
function withoutRecording(file: string, text: string): { body: string; firstLine: number } {
  const recorded = /^https?:\/\/\S+\r?\n(\d{3})\r?\n/.exec(text)
  if (recorded === null) return { body: text, firstLine: 1 }
  if (recorded[1] !== '200')
    throw new ReadError({
      file,
      at: 'line 2',
      value: recorded[1],
      problem: 'is the status of a failed request',
      expected: '200',
    })
  return { body: text.slice(recorded[0].length), firstLine: 3 }
}

/** Failures come as a sentence with status 200. */
function refuseRejection(file: string, body: string): void {
  const start = body.trimStart().slice(0, 2000)
  if (/\bsorry\b|request rejected/i.test(start))
    throw new ReadError({
      file,
      value: start.slice(0, 100),
      problem: 'is a refusal, not data',
      hint: 'The service limits requests and wants an e-mail address as username. Ask again later.',
    })
  if (start.startsWith('{') || start.startsWith('['))
    if (!start.startsWith('[weather'))
      throw new ReadError({
        file,
        problem: 'is in a format that is not read here',
        expected: 'format=csv or format=apsim',
      })
}

/** Days follow each other, and figures are possible. */
function requireSense(file: string, { days }: SiloResponse): void {
  if (days.length === 0)
    throw new ReadError({
      file,
      problem: 'holds no days',
      hint: 'The answer may have been cut short. Ask again.',
    })
  for (const [index, day] of days.entries()) {
    const before = days[index - 1]
    if (before !== undefined && day.date !== addDays(before.date, 1))
      throw new ReadError({
        file,
        at: day.row_ref,
        column: 'date',
        value: day.date,
        problem: `follows ${before.date}`,
        expected: addDays(before.date, 1),
      })
    requirePossible(file, day)
  }
}

function requirePossible(file: string, { values, row_ref }: SiloDay): void {
  const { max_temp_c: max, min_temp_c: min } = values
  const fault = (column: string, value: number, problem: string, expected: string): ReadError =>
    new ReadError({ file, at: row_ref, column, value, problem, expected })
  for (const [field, value] of Object.entries(values)) {
    const temperature = field === 'max_temp_c' || field === 'min_temp_c'
    const [lowest, highest] = temperature ? [COLDEST, HOTTEST] : [0, 10_000]
    if (value < lowest || value > highest)
      throw fault(field, value, 'is not possible', `${lowest} to ${highest}`)
  }
  if (max !== undefined && min !== undefined && max < min)
    throw fault('max_temp_c', max, `is below the minimum ${min}`, 'at least the minimum')
}

function noteCodes({ days, scheme }: SiloResponse, log: ReadLog): void {
  const unknown = new Set<number>()
  for (const { values } of days)
    for (const [field, value] of Object.entries(values))
      if (field.endsWith('_source') && !SOURCE_CODES[scheme].has(value)) unknown.add(value)
  for (const code of [...unknown].toSorted((a, b) => a - b))
    log.note(
      'source_code_not_documented',
      `Source code ${code} is not explained by any document at hand; the figures are kept.`,
    )
}
