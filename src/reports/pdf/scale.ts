import { number, short } from '../format.ts'
import { at } from './scene.ts'

export interface Scale {
  readonly low: number
  readonly high: number
  /** Round numbers from low to high. */
  readonly ticks: readonly number[]
  readonly place: (value: number) => number
}

const STEPS = [1, 2, 2.5, 5, 10]

/** What stands at the ticks of an axis, all with as many decimals. */
export function tickTexts(ticks: readonly number[]): string[] {
  if (ticks.some((tick) => Math.abs(tick) >= 1e4)) return ticks.map(short)
  const decimals = Math.max(...ticks.map((tick) => String(tick).split('.')[1]?.length ?? 0))
  return ticks.map((tick) => number(tick, decimals))
}

/** A linear axis over the values, its ends at round numbers. `from` and `to` are places on the page. */
export function linearScale(
  values: readonly number[],
  [from, to]: readonly [number, number],
  { zero = true, count = 5 }: { zero?: boolean; count?: number } = {},
): Scale {
  const least = Math.min(...values, ...(zero ? [0] : []))
  const most = Math.max(...values, ...(zero ? [0] : []))
  // Values that are all but equal get an axis of a millionth of their size instead of none.
  const span = Math.max(most - least, Math.abs(most) * 1e-6, Math.abs(least) * 1e-6, 1e-6)
  const step = roundStep(span / count)
  const first = Math.floor(least / step)
  const last = Math.max(Math.ceil(most / step), first + 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step))
  const [low, high] = [tidy(first * step), tidy(last * step)]
  return { low, high, ticks, place: (value) => at(from + ((value - low) / (high - low)) * (to - from)) }
}

/** A logarithmic axis over positive values, in whole powers of ten. */
export function logarithmicScale(values: readonly number[], [from, to]: readonly [number, number]): Scale {
  const first = Math.floor(Math.log10(Math.min(...values)))
  const last = Math.max(Math.ceil(Math.log10(Math.max(...values))), first + 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index))
  return {
    low: 10 ** first,
    high: 10 ** last,
    ticks,
    place: (value) => at(from + ((Math.log10(value) - first) / (last - first)) * (to - from)),
  }
}

function roundStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw))
  return power * (STEPS.find((step) => step * power >= raw) ?? 10)
}

const tidy = (value: number): number => Number(value.toPrecision(12))
