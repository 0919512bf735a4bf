import type { MeasureId } from './measures.ts'

type FigureArray = Float32Array | Uint16Array

/**
 * How an array of figures goes on when the days that follow are added: the greater of both, their sum, or the runs of dry days,
 * which may go on over the border.
 */
type Joining = 'greater' | 'sum' | 'dry_longest' | 'dry_start' | 'dry_end'

interface FigureField {
  readonly name: string
  readonly width: 2 | 4
  readonly joining: Joining
}

const greater = (name: string): FigureField => ({ name, width: 4, joining: 'greater' })
const count = (name: string): FigureField => ({ name, width: 2, joining: 'sum' })

/** Maxima of which days are counted for the response curves: 35 and 40 degrees less the shifts of 0 to 5 degrees. */
export const CURVE_LEVELS: readonly number[] = Array.from({ length: 21 }, (_, step) => 30 + step / 2)
/** Rain of less is a dry day; days with so much are counted. */
export const DRY_BELOW_MM = 1
export const HEAVY_FROM_MM = 20

const HOT: readonly FigureField[] = [greater('hottest')]
const CURVE: readonly FigureField[] = [...HOT, ...CURVE_LEVELS.map((level) => count(`ge_${level}`))]
const RAIN: readonly FigureField[] = [
  greater('largest'),
  greater('largest_5'),
  count('ge_20'),
  { name: 'dry_longest', width: 2, joining: 'dry_longest' },
  { name: 'dry_start', width: 2, joining: 'dry_start' },
  { name: 'dry_end', width: 2, joining: 'dry_end' },
  ...Array.from(
    { length: 12 },
    (_, month): FigureField => ({
      name: `month_${month + 1}`,
      width: 4,
      joining: 'sum',
    }),
  ),
]

/** What is wanted of the days of a measure. */
export type FigureKind = 'hot' | 'curve' | 'rain'

const FIELDS: Readonly<Record<FigureKind, readonly FigureField[]>> = { hot: HOT, curve: CURVE, rain: RAIN }

/** Figures of single days: for each field of the kind an array with a number for each cell. */
export interface DayFigures {
  readonly kind: FigureKind
  readonly arrays: readonly FigureArray[]
  /** Days of the calendar that they speak of, those without a value too. */
  span: number
}

/** Minima are wanted for their sums alone; the water balance has no figures of days. */
export const figureKind = (measure: MeasureId, isBaseline: boolean): FigureKind | undefined =>
  measure === 'rain' ? 'rain' : measure === 'tmax' ? (isBaseline ? 'curve' : 'hot') : undefined

/** Before any day: no maximum, no count. */
export const emptyFigures = (kind: FigureKind, cells: number): DayFigures => ({
  kind,
  span: 0,
  arrays: FIELDS[kind].map(({ width, joining }) =>
    width === 2
      ? new Uint16Array(cells)
      : new Float32Array(cells).fill(joining === 'greater' ? Number.NEGATIVE_INFINITY : 0),
  ),
})

/** Bytes of each field of a kind, in the order of the arrays. */
export const figureWidths = (kind: FigureKind): readonly (2 | 4)[] => FIELDS[kind].map(({ width }) => width)

/** Where the array of a field is. */
export const figureIndex = (kind: FigureKind, name: string): number =>
  FIELDS[kind].findIndex((field) => field.name === name)

const arrayOf = ({ kind, arrays }: DayFigures, name: string): FigureArray => {
  const array = arrays[figureIndex(kind, name)]
  if (array === undefined) throw new RangeError(`figures of ${kind} have no ${name}`)
  return array
}

export function numbersOf(figures: DayFigures, name: string): Float32Array {
  const array = arrayOf(figures, name)
  if (array instanceof Float32Array) return array
  throw new RangeError(`${name} is a count`)
}

export function countsOf(figures: DayFigures, name: string): Uint16Array {
  const array = arrayOf(figures, name)
  if (array instanceof Uint16Array) return array
  throw new RangeError(`${name} is not a count`)
}

/** Adds the figures of the days that follow. */
export function joinFigures(total: DayFigures, part: DayFigures): void {
  if (total.kind === 'rain') joinDryDays(total, part)
  for (const [index, { joining }] of FIELDS[total.kind].entries()) {
    const [to, from] = [total.arrays[index]!, part.arrays[index]!]
    if (joining !== 'greater' && joining !== 'sum') continue
    for (let first = 0; first < to.length; first += CELLS_AT_ONCE) {
      const end = Math.min(first + CELLS_AT_ONCE, to.length)
      if (to instanceof Uint16Array && from instanceof Uint16Array) addCounts(to, from, first, end)
      else if (to instanceof Float32Array && from instanceof Float32Array)
        (joining === 'sum' ? addNumbers : takeGreater)(to, from, first, end)
    }
  }
  total.span += part.span
}

/** As in cell-sums.ts: short loops, and one function for each kind of array. */
const CELLS_AT_ONCE = 2048

function addCounts(to: Uint16Array, from: Uint16Array, first: number, end: number): void {
  for (let cell = first; cell < end; cell += 1) to[cell]! += from[cell]!
}

function addNumbers(to: Float32Array, from: Float32Array, first: number, end: number): void {
  for (let cell = first; cell < end; cell += 1) to[cell]! += from[cell]!
}

function takeGreater(to: Float32Array, from: Float32Array, first: number, end: number): void {
  for (let cell = first; cell < end; cell += 1) if (from[cell]! > to[cell]!) to[cell] = from[cell]!
}

/** A run of dry days at the end of the first part goes on with that at the beginning of the second. */
function joinDryDays(total: DayFigures, part: DayFigures): void {
  const [longest, start, end] = ['dry_longest', 'dry_start', 'dry_end'].map((name) =>
    countsOf(total, name),
  ) as [Uint16Array, Uint16Array, Uint16Array]
  const [partLongest, partStart, partEnd] = ['dry_longest', 'dry_start', 'dry_end'].map((name) =>
    countsOf(part, name),
  ) as [Uint16Array, Uint16Array, Uint16Array]
  for (let cell = 0; cell < longest.length; cell += 1) {
    const across = end[cell]! + partStart[cell]!
    longest[cell] = Math.max(longest[cell]!, partLongest[cell]!, across)
    if (start[cell] === total.span) start[cell]! += partStart[cell]!
    end[cell] = partEnd[cell] === part.span ? end[cell]! + part.span : partEnd[cell]!
  }
}

export const flipFigures = (
  { kind, arrays, span }: DayFigures,
  flip: <T extends FigureArray>(values: T) => T,
): DayFigures => ({ kind, span, arrays: arrays.map((array) => flip(array)) })
