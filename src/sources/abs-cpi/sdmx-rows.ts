import { readSdmx } from '../formats/sdmx/sdmx.ts'
import type { Dataflow, SdmxObservation } from '../formats/sdmx/sdmx-message.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { Findings } from '../reading/findings.ts'
import { baseOf, impliedBase, seriesOf, slotOf } from './base-periods.ts'
import codes from './codes.json' with { type: 'json' }
import components from './components.json' with { type: 'json' }
import { checkPeriod } from './periods.ts'
import { type PrintedObservation, printedValue } from './printed-observation.ts'
import type { CpiRow } from './row.ts'

const DATAFLOWS = new Set(['CPI', 'CPI_M'])

/** What all observations of a series share, worked out once while they follow each other, as they mostly do. */
interface SeriesFacts {
  readonly slot: string
  readonly series: string
  readonly row: Omit<CpiRow, 'time_period' | 'obs_value' | 'obs_value_text' | 'obs_status' | 'row_ref'>
}

interface KnownSeries extends SeriesFacts {
  readonly dataflow: Dataflow
  readonly codes: readonly (string | undefined)[]
}

const SERIES_COMPONENTS = [
  'MEASURE',
  'INDEX',
  'TSEST',
  'REGION',
  'FREQ',
  'UNIT_MEASURE',
  'BASE_PERIOD',
  'ACTION',
]

/** Observations of an answer of the publisher's data service, in any of its formats. */
export async function* readSdmxRows(
  file: InputFile,
  hinted: Dataflow | undefined,
  { findings }: ReadLog,
): AsyncGenerator<PrintedObservation> {
  const { components: found, observations } = await readSdmx(file)
  checkComponents(file.name, found, findings)
  let facts: KnownSeries | undefined
  for await (const open of observations)
    yield {
      read: () => {
        const observation = open()
        const dataflow = observation.dataflow ?? hinted
        if (dataflow === undefined)
          throw new ReadError({
            file: file.name,
            at: observation.at,
            problem: 'does not say which dataflow it belongs to, so its base period is not known',
            hint: 'Give it with --edition, such as --edition "ABS:CPI(2.0.0)".',
          })
        if (facts === undefined || !isSameSeries(observation, dataflow, facts)) {
          const series = readSeries(file.name, observation, dataflow)
          facts = { ...series, dataflow, codes: SERIES_COMPONENTS.map((id) => observation.component(id)) }
        }
        return {
          row: readObservation(file.name, observation, facts, findings),
          slot: facts.slot,
          series: facts.series,
        }
      },
    }
}

const isSameSeries = (observation: SdmxObservation, dataflow: Dataflow, known: KnownSeries): boolean =>
  known.dataflow === dataflow &&
  SERIES_COMPONENTS.every((id, index) => observation.component(id) === known.codes[index])

function readObservation(
  file: string,
  observation: SdmxObservation,
  { row }: SeriesFacts,
  findings: Findings,
): CpiRow {
  const { at } = observation
  const period = observation.component('TIME_PERIOD') ?? ''
  checkPeriod(period, row.freq, { file, at, column: 'TIME_PERIOD' })
  const printed = observation.component('OBS_VALUE')
  return {
    ...row,
    time_period: period,
    obs_value: printed === undefined ? null : printedValue(printed, { file, at }, findings),
    obs_value_text: printed ?? null,
    obs_status: observation.component('OBS_STATUS') ?? null,
    row_ref: at,
  }
}

function readSeries(file: string, observation: SdmxObservation, dataflow: Dataflow): SeriesFacts {
  const { at } = observation
  const fault = (column: string, value: string, problem: string, expected: string): ReadError =>
    new ReadError({ file, at, column, value, problem, expected })
  const coded = <T>(id: string, table: Readonly<Record<string, T>>): [string, T] => {
    const code = observation.component(id) ?? ''
    if (!Object.hasOwn(table, code))
      throw fault(id, code, 'is not a known code', Object.keys(table).join(', '))
    return [code, table[code]!]
  }
  if (dataflow.agency !== 'ABS' || !DATAFLOWS.has(dataflow.id))
    throw fault(
      'DATAFLOW',
      `${dataflow.agency}:${dataflow.id}`,
      'is another dataflow',
      'ABS:CPI or ABS:CPI_M',
    )
  const action = observation.component('ACTION')
  if (action === 'D') throw fault('ACTION', action, 'deletes an observation', 'I, A or R')
  const [measureCode, measure] = coded('MEASURE', codes.MEASURE)
  const unit = observation.component('UNIT_MEASURE')
  if (unit !== undefined && unit !== measure.unit_code)
    throw fault('UNIT_MEASURE', unit, `is not the unit of measure ${measureCode}`, measure.unit_code)
  const [region, { name: regionName }] = coded('REGION', codes.REGION)
  const index = observation.component('INDEX') ?? ''
  if (!/^\d+$/.test(index)) throw fault('INDEX', index, 'is not the code of a group', 'digits')
  const base = measure.unit === 'index' ? baseOf(observation, dataflow, { file, at }) : null
  const row = {
    dataflow: `${dataflow.agency}:${dataflow.id}`,
    dataflow_version: dataflow.version,
    measure_code: measureCode,
    measure: measure.name,
    index_code: index,
    index_name: observation.label('INDEX') ?? (codes.INDEX as Record<string, string>)[index] ?? null,
    tsest: coded('TSEST', codes.TSEST)[0],
    region_code: region,
    region_name: regionName,
    freq: coded('FREQ', codes.FREQ)[0],
    unit: measure.unit,
    base_period: base,
    abs_series_id: null,
  }
  return { row, slot: slotOf(dataflow.id, base ?? impliedBase(dataflow)), series: seriesOf(row) }
}

function checkComponents(file: string, found: readonly string[], findings: Findings): void {
  const known = new Set([...components.required, ...components.optional])
  const unknown = found.filter((id) => !known.has(id))
  const missing = components.required.filter((id) => !found.includes(id))
  const expected = `${components.required.join(', ')}; possible besides: ${components.optional.join(', ')}`
  if (missing.length > 0)
    throw new ReadError({
      file,
      at: 'the headings',
      ...(unknown[0] === undefined ? {} : { value: unknown[0] }),
      problem: `lack ${missing.join(', ')}`,
      expected,
    })
  for (const id of unknown)
    findings.add(
      'component_not_known',
      { file, at: 'the headings', column: id, value: id, problem: 'is not a known component', expected },
      { decision: 'take', reason: 'Everything else was read. Add it to components.json once it is known.' },
    )
}
