import type { Dataflow, SdmxObservation } from '../formats/sdmx/sdmx-message.ts'
import { ReadError } from '../read-error.ts'
import bases from './bases.json' with { type: 'json' }
import type { CpiRow } from './row.ts'

/** A row with what later files of the same supersede: files on one base do, those on another are beside them. */
export interface PlacedRow {
  readonly row: CpiRow
  readonly slot: string
  /** Names the series: MEASURE.INDEX.TSEST.REGION.FREQ after the dataflow. */
  readonly series: string
}

type Place = { readonly file: string; readonly at: string }

/**
 * The base period of the index numbers of an SDMX observation: its dataflow implies one and its BASE_PERIOD may print
 * one. Nothing known, or two that differ, is an error, because a price level on the wrong base is off by 44 per cent.
 */
export function baseOf(observation: SdmxObservation, dataflow: Dataflow, place: Place): string {
  const implied = impliedBase(dataflow)
  const code = observation.component('BASE_PERIOD')
  const label = observation.label('BASE_PERIOD')
  const printed =
    code === undefined
      ? undefined
      : bases.find((base) => listed(base.codes, code) || listed(base.labels, label ?? code))?.base_period
  if (code !== undefined && printed === undefined)
    throw new ReadError({
      ...place,
      column: 'BASE_PERIOD',
      value: label ?? code,
      problem: 'is a base period that is not known',
      expected: bases.map((base) => base.base_period).join(' or '),
      hint: 'If the publisher moved to a new base, add it to bases.json with values that identify it.',
    })
  if ((implied ?? printed) === undefined || (implied ?? printed) !== (printed ?? implied))
    throw new ReadError({
      ...place,
      column: 'BASE_PERIOD',
      value: printed ?? `${dataflow.id}(${dataflow.version})`,
      problem:
        printed === undefined
          ? 'does not tell the base period'
          : `contradicts the dataflow, whose base is ${implied}`,
      expected: `a dataflow or a base period of ${bases.map((base) => base.base_period).join(' or ')}`,
    })
  return implied ?? printed!
}

/** The base period that a dataflow stands for as a whole; undefined where its version is not known. */
export const impliedBase = (dataflow: Dataflow): string | undefined =>
  bases.find((base) => listed(base.dataflows, `${dataflow.id}(${dataflow.version.split('.')[0]})`))
    ?.base_period

export const seriesOf = (
  row: Omit<CpiRow, 'time_period' | 'obs_value' | 'obs_value_text' | 'obs_status' | 'row_ref'>,
): string =>
  `${row.dataflow} ${row.measure_code}.${row.index_code}.${row.tsest}.${row.region_code}.${row.freq}`

export const slotOf = (dataflow: string, base: string | undefined): string =>
  base === undefined ? dataflow : `${dataflow} ${base}`

/** A workbook does not print its base period: the one whose known values it repeats. */
export function baseByValues(file: string, nationalIndex: ReadonlyMap<string, number>): string {
  const fitting = bases.filter((base) => {
    const shared = Object.entries(base.anchors).filter(([period]) => nationalIndex.has(period))
    const repeated = shared.filter(([period, value]) => nationalIndex.get(period) === value)
    // One value may be damaged; what most of them say is the base.
    return repeated.length > shared.length / 2
  })
  if (fitting.length !== 1)
    throw new ReadError({
      file,
      problem: 'repeats no known values of the national index, so its base period is not known',
      expected: `values of ${bases.map((base) => base.base_period).join(' or ')}`,
      hint: 'If the publisher moved to a new base, add it to bases.json with values that identify it.',
    })
  return fitting[0]!.base_period
}

/** The known value of a period on its base; undefined where none is known. The index is not revised. */
export function knownValue(row: CpiRow): number | undefined {
  if (row.obs_value === null || !isAnchorSeries(row)) return undefined
  const anchors: Readonly<Record<string, number>> | undefined = bases.find(
    (base) => base.base_period === row.base_period,
  )?.anchors
  return anchors?.[row.time_period]
}

/** The series whose values tell one base period from another: all groups, national, original index numbers. */
export const isAnchorSeries = (row: CpiRow): boolean =>
  row.measure_code === '1' && row.index_code === '10001' && row.tsest === '10' && row.region_code === '50'

const listed = (list: readonly string[], item: string): boolean => list.includes(item)
