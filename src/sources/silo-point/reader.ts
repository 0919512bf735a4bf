import { decodeText } from '../formats/text.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { Finding } from '../reading/findings.ts'
import { parseApsim } from './apsim.ts'
import { parseCsv } from './csv.ts'
import type { SiloPointRow, SiloResponse } from './row.ts'
import { checkSequence } from './sequence.ts'
import { SOURCE_CODES, VARIABLES, type Variable } from './variables.ts'

const NO_VALUES = Object.fromEntries(
  (Object.keys(VARIABLES) as Variable[]).flatMap((field) => [
    [field, null],
    [`${field}_source`, null],
  ]),
) as Record<Variable | `${Variable}_source`, null>

/** Reads an answer of the point service in CSV or APSIM format. */
export async function* readSiloPoint(file: InputFile, log: ReadLog): AsyncGenerator<SiloPointRow> {
  const { text } = await decodeText(file)
  const { body, firstLine } = withoutRecording(file.name, text)
  refuseRejection(file.name, body)
  const answer = body.startsWith('[weather.met.weather]')
    ? parseApsim(file.name, body, firstLine, log)
    : parseCsv(file.name, body, firstLine, log)
  if (answer.days.length === 0)
    throw new ReadError({
      file: file.name,
      problem: 'holds no days',
      hint: 'The response may have been cut short. Request it again.',
    })
  const leftOut = new Set(log.findings.all.filter(isLeftOut).map(({ row_ref }) => row_ref))
  checkSequence(file.name, answer.days, leftOut, log)
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
      hint: 'The service limits requests and requires an e-mail address as the username. Try again later.',
    })
  if (start.startsWith('{') || start.startsWith('['))
    if (!start.startsWith('[weather'))
      throw new ReadError({
        file,
        problem: 'is in a format that is not read here',
        expected: 'format=csv or format=apsim',
      })
}

const isLeftOut = ({ rule }: Finding): boolean => rule === 'row_not_understood'

function noteCodes({ days, scheme }: SiloResponse, log: ReadLog): void {
  const unknown = new Set<number>()
  for (const { values } of days)
    for (const [field, value] of Object.entries(values))
      if (field.endsWith('_source') && !SOURCE_CODES[scheme].has(value)) unknown.add(value)
  for (const code of [...unknown].toSorted((a, b) => a - b))
    log.note(
      'source_code_not_documented',
      `Source code ${code} is not explained in any document we have; the figures are kept.`,
    )
}
