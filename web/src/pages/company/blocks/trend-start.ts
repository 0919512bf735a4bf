/** How many years before and after the first one of a trend it is held against. */
const AROUND = 3
/** A first year outside of this share of what is usual bends the whole trend. */
const USUAL = { from: 0.75, to: 1 / 0.75 }

export interface UnusualStart {
  readonly year: string
  readonly kind: 'low' | 'high'
  readonly value: number
  /** The median of the years around it. */
  readonly usual: number
}

/**
 * Whether a trend starts in a year far from those around it, as airlines' did in 2020-21. Its number is right by rule and
 * still misleads who reads it without the years: the page says so beside it.
 */
export function unusualStart(
  history: readonly { readonly reporting_year: string; readonly scope1_and_2_t: number | null }[],
  firstYear: string | undefined,
): UnusualStart | undefined {
  const at = history.findIndex(({ reporting_year }) => reporting_year === firstYear)
  const value = history[at]?.scope1_and_2_t
  if (firstYear === undefined || value === undefined || value === null) return undefined
  const around = history
    .slice(Math.max(0, at - AROUND), at + AROUND + 1)
    .filter(({ reporting_year }) => reporting_year !== firstYear)
    .flatMap(({ scope1_and_2_t: total }) => (total === null ? [] : [total]))
  const usual = median(around)
  if (usual === undefined || (value >= usual * USUAL.from && value <= usual * USUAL.to)) return undefined
  return { year: firstYear, kind: value < usual ? 'low' : 'high', value, usual }
}

function median(values: readonly number[]): number | undefined {
  const ordered = values.toSorted((a, b) => a - b)
  const [low, high] = [ordered[(ordered.length - 1) >> 1], ordered[ordered.length >> 1]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}
