/** Bands as data: each method's thresholds are one table that the computation, the API, the PDF legend and the docs read. */
export const RISK_LEVELS = ['low', 'moderate', 'high', 'very_high', 'extreme'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]

export interface Band<Name extends string = string> {
  readonly name: Name
  /** Null: no lower bound. */
  readonly lower: number | null
  readonly lower_inclusive: boolean
  /** Null: no upper bound. */
  readonly upper: number | null
  readonly upper_inclusive: boolean
  readonly meaning: string
}

/** Tables by the name that the rules call them, each with what is measured. */
export type BandTables = Readonly<
  Record<string, { readonly measure: string; readonly bands: readonly Band[] }>
>

export interface BandEdge<Name extends string> {
  readonly name: Name
  readonly upper: number
  /** True when the edge itself still belongs to this band. */
  readonly upper_inclusive?: boolean
  readonly meaning: string
}

/** One rule as it was applied, so that a reader can repeat the decision by hand. */
export interface TraceStep {
  readonly rule: string
  readonly inputs: Readonly<Record<string, number | string | boolean | null>>
  /** How input and threshold were compared, such as `in_band` or `greater_than`. */
  readonly operator: string
  readonly threshold: number | string | null
  readonly result: string
  /** How far the input may move before another band applies; null where no number decides. */
  readonly distance_to_next_band: number | null
  readonly next_band: string | null
}

/**
 * Builds a table from its inner edges in ascending order. Each band starts where the one before ends, so the table
 * covers every number exactly once by construction.
 */
export function bandTable<Name extends string>(
  edges: readonly BandEdge<Name>[],
  top: { readonly name: Name; readonly meaning: string },
): readonly Band<Name>[] {
  const bands: Band<Name>[] = []
  for (const edge of edges) {
    const below = bands.at(-1)
    if (below !== undefined && below.upper !== null && edge.upper <= below.upper)
      throw new RangeError(`band ${edge.name}: edge ${edge.upper} is not above ${below.upper}`)
    bands.push({
      name: edge.name,
      ...lowerBound(below),
      upper: edge.upper,
      upper_inclusive: edge.upper_inclusive ?? false,
      meaning: edge.meaning,
    })
  }
  return [...bands, { ...top, ...lowerBound(bands.at(-1)), upper: null, upper_inclusive: false }]
}

function lowerBound(below: Band | undefined): Pick<Band, 'lower' | 'lower_inclusive'> {
  if (below === undefined) return { lower: null, lower_inclusive: false }
  return { lower: below.upper, lower_inclusive: !below.upper_inclusive }
}

export const isInBand = (band: Band, value: number): boolean =>
  (band.lower === null || value > band.lower || (band.lower_inclusive && value === band.lower)) &&
  (band.upper === null || value < band.upper || (band.upper_inclusive && value === band.upper))

/** The one band that holds a finite value. */
export function bandOf<Name extends string>(table: readonly Band<Name>[], value: number): Band<Name> {
  const found = table.find((band) => isInBand(band, value))
  if (found === undefined) throw new RangeError(`no band holds ${value}: expected a finite number`)
  return found
}

/** Finds the band and writes the step that explains it; the next band is the one behind the nearest edge. */
export function decideBand<Name extends string>(
  rule: string,
  measure: string,
  table: readonly Band<Name>[],
  value: number,
): { readonly band: Band<Name>; readonly step: TraceStep } {
  const band = bandOf(table, value)
  const next = nearestEdge(table, band, value)
  return {
    band,
    step: {
      rule,
      inputs: { [measure]: value },
      operator: 'in_band',
      threshold: bandRange(band),
      result: band.name,
      distance_to_next_band: next?.distance ?? null,
      next_band: next?.name ?? null,
    },
  }
}

const COMPARISONS = {
  at_least: (value: number, threshold: number) => value >= threshold,
  at_most: (value: number, threshold: number) => value <= threshold,
  greater_than: (value: number, threshold: number) => value > threshold,
} as const

/** The step of a rule with one limit: the side that the value is on, and how far the other side is. */
export function limitStep(
  rule: string,
  measured: { readonly measure: string; readonly value: number; readonly about?: TraceStep['inputs'] },
  limit: {
    readonly operator: keyof typeof COMPARISONS
    readonly threshold: number
    readonly met: string
    readonly otherwise: string
  },
): TraceStep {
  const { operator, threshold, met, otherwise } = limit
  const [result, next_band] = COMPARISONS[operator](measured.value, threshold)
    ? [met, otherwise]
    : [otherwise, met]
  return {
    rule,
    inputs: { ...measured.about, [measured.measure]: measured.value },
    operator,
    threshold,
    result,
    distance_to_next_band: Math.abs(measured.value - threshold),
    next_band,
  }
}

/** The step of a rule that no number decides. */
export const ruleStep = (
  rule: string,
  inputs: TraceStep['inputs'],
  operator: string,
  result: string,
): TraceStep => ({
  rule,
  inputs,
  operator,
  threshold: null,
  result,
  distance_to_next_band: null,
  next_band: null,
})

function nearestEdge(
  table: readonly Band[],
  band: Band,
  value: number,
): { readonly name: string; readonly distance: number } | undefined {
  const at = table.indexOf(band)
  const neighbours = [
    { name: table[at - 1]?.name, edge: band.lower },
    { name: table[at + 1]?.name, edge: band.upper },
  ].flatMap(({ name, edge }) =>
    name === undefined || edge === null ? [] : [{ name, distance: Math.abs(value - edge) }],
  )
  return neighbours.toSorted((a, b) => a.distance - b.distance)[0]
}

/** A band's bounds in words, as legends and docs print them. */
export function bandRange(band: Band): string {
  const lower = band.lower === null ? null : `${band.lower_inclusive ? 'from' : 'above'} ${band.lower}`
  const upper = band.upper === null ? null : `${band.upper_inclusive ? 'to' : 'below'} ${band.upper}`
  return [lower, upper].filter((bound) => bound !== null).join(' ') || 'any'
}

/** The worst of several levels; undefined for none. */
export const worstLevel = (levels: readonly RiskLevel[]): RiskLevel | undefined =>
  levels.toSorted((a, b) => RISK_LEVELS.indexOf(b) - RISK_LEVELS.indexOf(a))[0]
