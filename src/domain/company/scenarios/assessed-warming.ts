import type { Constant } from '../../formula/formula.ts'
import { absent, add, atMost, less, product, ratio, subtract, type Term, when } from '../../formula/terms.ts'

const OBSERVED = 'IPCC AR6 WGI, Cross-Chapter Box 2.3, Table 1: global surface temperature above 1850-1900'
const ASSESSED =
  'IPCC AR6 WGI, Figure SPM.8 panel a (Fyfe et al. 2021): best estimate of global warming above 1850-1900'

interface AssessedWindow {
  readonly first: number
  readonly last: number
  readonly warming_c: number
  readonly source: string
}

/**
 * How warm the world was in windows of years, from AR6; later windows by its best estimate for SSP2-4.5 at their middle. Single
 * figures with their source: the curves themselves state no licence and are not shipped.
 */
export const ASSESSED_WINDOWS: readonly AssessedWindow[] = [
  { first: 1986, last: 2005, warming_c: 0.69, source: OBSERVED },
  { first: 1995, last: 2014, warming_c: 0.85, source: OBSERVED },
  { first: 2006, last: 2015, warming_c: 0.94, source: OBSERVED },
  { first: 2011, last: 2020, warming_c: 1.09, source: OBSERVED },
  ...[
    [2012, 2021, 1.1395],
    [2016, 2025, 1.243],
    [2021, 2030, 1.3695],
    [2026, 2035, 1.4945],
    [2031, 2040, 1.6055],
  ].map(([first, last, warming_c]) => ({
    first: first!,
    last: last!,
    warming_c: warming_c!,
    source: `${ASSESSED}, SSP2-4.5 at the middle of ${first}-${last}`,
  })),
]

/** The window whose warming stands for 1981-2010: both have the same middle. */
const OF_BASELINE = ASSESSED_WINDOWS[0]!

const nameOf = ({ first, last }: AssessedWindow): string => `${first}_${last}`
const middleOf = (window: AssessedWindow): string => `middle_of_${nameOf(window)}`
const warmingOf = (window: AssessedWindow): string => `warming_of_${nameOf(window)}`

/** The constant that is the warming of the baseline. */
export const BASELINE_WARMING: string = warmingOf(OF_BASELINE)

export const ASSESSED_CONSTANTS: Readonly<Record<string, Constant>> = Object.fromEntries(
  ASSESSED_WINDOWS.flatMap((window) => {
    const { first, last, warming_c, source } = window
    return [
      [
        middleOf(window),
        {
          value: (first + last) / 2,
          unit: 'year',
          label: `Middle of ${first}-${last}`,
          source: 'definition',
        },
      ],
      [
        warmingOf(window),
        { value: warming_c, unit: 'degC', label: `Global warming of ${first}-${last}`, source },
      ],
    ]
  }),
)

/** Linear between the windows beside a middle year; nothing before the first and after the last. */
export function warmingAt(middle: string): Term {
  const pieces = ASSESSED_WINDOWS.slice(1).map((after, at) => ({ before: ASSESSED_WINDOWS[at]!, after }))
  const later = pieces.reduceRight<Term>(
    (otherwise, { before, after }) =>
      when(
        atMost(middle, middleOf(after)),
        add(
          warmingOf(before),
          product(
            subtract(warmingOf(after), warmingOf(before)),
            ratio(subtract(middle, middleOf(before)), subtract(middleOf(after), middleOf(before))),
          ),
        ),
        otherwise,
      ),
    absent('window_not_assessed'),
  )
  return when(less(middle, middleOf(OF_BASELINE)), absent('window_not_assessed'), later)
}

interface AssessedPathway {
  readonly pathway: string
  /** AR6's best estimate in a few years. */
  readonly best_estimates: readonly { readonly year: number; readonly warming_c: number }[]
  /** The first year whose best estimate is at or above 2.5 °C; null: not by 2099. */
  readonly exceeds_2_5_from: number | null
}

const ESTIMATE_YEARS = [2030, 2050, 2090, 2099] as const

const pathway = (
  name: string,
  estimates: readonly [number, number, number, number],
  exceeds_2_5_from: number | null,
): AssessedPathway => ({
  pathway: name,
  best_estimates: ESTIMATE_YEARS.map((year, at) => ({ year, warming_c: estimates[at]! })),
  exceeds_2_5_from,
})

/** From the same figure of AR6. */
export const ASSESSED_PATHWAYS: readonly AssessedPathway[] = [
  pathway('SSP1-1.9', [1.444, 1.565, 1.418, 1.385], null),
  pathway('SSP1-2.6', [1.461, 1.724, 1.759, 1.724], null),
  pathway('SSP2-4.5', [1.483, 1.946, 2.65, 2.748], 2080),
  pathway('SSP3-7.0', [1.488, 2.101, 3.568, 3.909], 2062),
  pathway('SSP5-8.5', [1.577, 2.348, 4.3, 4.735], 2054),
]

export const assessedPathway = (name: string): AssessedPathway | undefined =>
  ASSESSED_PATHWAYS.find((one) => one.pathway === name)
