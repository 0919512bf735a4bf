import type { EvidenceInput, Method } from '../evidence.ts'
import { compareText } from '../text-order.ts'

export const STATISTICAL_SERIES: Method = { id: 'statistical_series', version: '1.0.0' }

/** One published observation, with the release that it was read from. */
export interface CpiObservation {
  readonly release_id: string
  readonly dataset: string
  readonly file_sha256: string
  readonly row_ref: string
  readonly dataflow: string
  readonly dataflow_version: string | null
  readonly measure_code: string
  readonly measure: string
  readonly index_code: string
  readonly index_name: string | null
  readonly tsest: string
  readonly region_code: string
  readonly region_name: string
  readonly freq: 'Q' | 'M'
  readonly time_period: string
  readonly obs_value: number | null
  readonly obs_value_text: string | null
  readonly unit: string
  readonly base_period: string | null
  readonly abs_series_id: string | null
  readonly obs_status: string | null
}

/** Observations of one key on one base. Index numbers of two bases are two series, never one. */
export interface CpiSeries {
  /** Unique: dataflow, key and base. */
  readonly series_id: string
  /** SDMX key: measure, index, adjustment, region, frequency. */
  readonly key: string
  readonly first: CpiObservation
  readonly observations: readonly CpiObservation[]
}

export function composeSeries(rows: readonly CpiObservation[]): CpiSeries[] {
  const groups = Map.groupBy(
    rows,
    (row) => `${row.dataflow}/${keyOf(row)}/${row.base_period ?? 'change'}/${row.release_id}`,
  )
  return [...groups.values()]
    .map((observations) => {
      const first = observations[0]!
      return {
        series_id: `${first.dataflow}/${keyOf(first)}${first.base_period === null ? '' : `/${first.base_period}`}`,
        key: keyOf(first),
        first,
        observations: observations.toSorted((a, b) => compareText(a.time_period, b.time_period)),
      }
    })
    .toSorted(
      (a, b) => compareText(a.series_id, b.series_id) || compareText(a.first.release_id, b.first.release_id),
    )
}

const keyOf = (row: CpiObservation): string =>
  [row.measure_code, row.index_code, row.tsest, row.region_code, row.freq].join('.')

/** Observations within a range; each end is a year, quarter or month, both included. */
export function within(
  observations: readonly CpiObservation[],
  from: string | undefined,
  to: string | undefined,
): CpiObservation[] {
  const low = from === undefined ? undefined : monthsOf(from)?.[0]
  const high = to === undefined ? undefined : monthsOf(to)?.[1]
  return observations.filter(({ time_period }) => {
    const [start, end] = monthsOf(time_period)!
    return (low === undefined || end >= low) && (high === undefined || start <= high)
  })
}

const PERIOD = /^(\d{4})(?:-(?:Q([1-4])|(0[1-9]|1[0-2])))?$/

/** First and last month of a year, quarter or month, counted from year 0; undefined for any other text. */
export function monthsOf(period: string): readonly [number, number] | undefined {
  const match = PERIOD.exec(period)
  if (match === null) return undefined
  const year = Number(match[1]) * 12
  if (match[2] !== undefined) return [year + Number(match[2]) * 3 - 2, year + Number(match[2]) * 3]
  if (match[3] !== undefined) return [year + Number(match[3]), year + Number(match[3])]
  return [year + 1, year + 12]
}

export const inputsOfSeries = (series: readonly CpiSeries[]): EvidenceInput[] =>
  series.flatMap(({ series_id, observations }) =>
    observations.map((row) => ({
      dataset: row.dataset,
      release: row.release_id,
      file_sha256: row.file_sha256,
      ref: row.row_ref,
      field: series_id,
      observed: row.time_period,
      value_text: row.obs_value_text,
    })),
  )
