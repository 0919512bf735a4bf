/** Turns a value of the data into a place on the screen. */
export type Scale = (value: number) => number

export const linearScale =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Scale =>
  (value) =>
    to === from ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start)

/** For positive values that span several powers of ten. */
export function logScale(domain: readonly [number, number], range: readonly [number, number]): Scale {
  const scale = linearScale([Math.log10(domain[0]), Math.log10(domain[1])], range)
  return (value) => scale(Math.log10(value))
}

/** Smallest and largest of the values that there are, with zero when asked for; undefined when there is none. */
export function extentOf(
  values: readonly (number | null | undefined)[],
  withZero = false,
): readonly [number, number] | undefined {
  const known = values.filter((value) => value !== null && value !== undefined)
  if (known.length === 0) return undefined
  const all = withZero ? [...known, 0] : known
  return [Math.min(...all), Math.max(...all)]
}

/** Round values that divide a range into about `count` steps, and the range widened to them. */
export function roundTicks(
  [from, to]: readonly [number, number],
  count: number,
): { readonly ticks: readonly number[]; readonly domain: readonly [number, number] } {
  const span = to - from || Math.abs(to) || 1
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const first = Math.floor(from / step)
  const last = Math.max(Math.ceil(to / step), first + 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
  return { ticks, domain: [ticks[0]!, ticks.at(-1)!] }
}

/** Powers of ten that enclose a range of positive values. */
export function powerTicks([from, to]: readonly [number, number]): readonly number[] {
  const first = Math.floor(Math.log10(from))
  const last = Math.max(Math.ceil(Math.log10(to)), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index))
}
