import type { CpiObservation, CpiSeries } from './cpi-series.ts'

/** How the index numbers of one key on two bases stand to each other, from the periods that both publish. */
export interface RereferenceLink {
  readonly key: string
  readonly from_series: string
  readonly to_series: string
  readonly from_base: string
  readonly to_base: string
  /** Bounds of the factor that all shared periods allow, given how each value was rounded. Null: they contradict each other. */
  readonly factor_low: number | null
  readonly factor_high: number | null
  readonly shared_periods: readonly {
    readonly time_period: string
    readonly from_text: string
    readonly to_text: string
    readonly ratio: number
  }[]
}

/** Links between series of one key on different bases, older base first. Nothing is joined: a link is for the reader. */
export function rereferenceLinks(series: readonly CpiSeries[]): RereferenceLink[] {
  const indexes = series.filter(({ first }) => first.base_period !== null)
  return indexes.flatMap((from) =>
    indexes
      .filter((to) => to.key === from.key && to.first.dataflow === from.first.dataflow)
      .filter((to) => to.first.base_period! > from.first.base_period!)
      .flatMap((to) => linkOf(from, to) ?? []),
  )
}

interface Pair {
  readonly from: CpiObservation
  readonly to: CpiObservation
}

function linkOf(from: CpiSeries, to: CpiSeries): RereferenceLink | undefined {
  const later = new Map(to.observations.map((row) => [row.time_period, row]))
  const pairs = from.observations.flatMap((row) => {
    const other = later.get(row.time_period)
    return isNumber(row) && other !== undefined && isNumber(other) ? [{ from: row, to: other }] : []
  })
  if (pairs.length === 0) return undefined
  const low = Math.max(...pairs.map((pair) => bounds(pair)[0]))
  const high = Math.min(...pairs.map((pair) => bounds(pair)[1]))
  return {
    key: from.key,
    from_series: from.series_id,
    to_series: to.series_id,
    from_base: from.first.base_period!,
    to_base: to.first.base_period!,
    factor_low: low <= high ? round(low) : null,
    factor_high: low <= high ? round(high) : null,
    shared_periods: pairs.map((pair) => ({
      time_period: pair.from.time_period,
      from_text: pair.from.obs_value_text!,
      to_text: pair.to.obs_value_text!,
      ratio: round(pair.from.obs_value! / pair.to.obs_value!),
    })),
  }
}

const isNumber = (row: CpiObservation): boolean => row.obs_value !== null && row.obs_value_text !== null

/** A value printed with one decimal stands for anything within half of its last digit. */
function bounds({ from, to }: Pair): readonly [number, number] {
  const [slackFrom, slackTo] = [halfDigit(from.obs_value_text!), halfDigit(to.obs_value_text!)]
  return [
    (from.obs_value! - slackFrom) / (to.obs_value! + slackTo),
    (from.obs_value! + slackFrom) / (to.obs_value! - slackTo),
  ]
}

const halfDigit = (text: string): number => 0.5 * 10 ** -(text.split('.')[1]?.length ?? 0)

const round = (value: number): number => Math.round(value * 1e6) / 1e6
