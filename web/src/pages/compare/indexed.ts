/**
 * The place of the year that all series are 100 in: the first in which everyone has a figure above zero, since the last
 * change of warming potentials. Undefined where there is no such year, or nothing after it.
 */
export function baseYear(
  years: readonly string[],
  series: readonly { readonly values: readonly (number | null)[] }[],
  gwpBreak: string | null,
): number | undefined {
  const at = years.findIndex(
    (year, place) =>
      (gwpBreak === null || year >= gwpBreak) && series.every(({ values }) => (values[place] ?? 0) > 0),
  )
  return series.length === 0 || at === -1 || at === years.length - 1 ? undefined : at
}

/** Values from the base year on, per cent of it. */
export function indexed(values: readonly (number | null)[], base: number): readonly (number | null)[] {
  const whole = values[base] ?? null
  return values
    .slice(base)
    .map((value) => (value === null || whole === null || whole === 0 ? null : (100 * value) / whole))
}
