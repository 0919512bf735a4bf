import type { Period } from './documents.ts'
import { canonical } from './json.ts'
import type { Target } from './target-record.ts'
import { tonnesIn } from './tonnes.ts'

/** Bases that stand beside the year, by their scopes: of the whole group's gross tonnes, in the period that most such targets have. */
export function yearBases(targets: readonly object[]) {
  const known = (targets as readonly Target[]).map((target, at) => ({ target, at }))
  const whole = known.filter(
    ({ target: { type, basis, unit, gases, coverage } }) =>
      type === 'absolute' &&
      basis === 'gross' &&
      tonnesIn(unit) === 1 &&
      gases.length >= 6 &&
      coverage.share_percent === 100 &&
      coverage.entities.length + coverage.facilities.length === 0,
  )
  const groups = [...Map.groupBy(whole, ({ target }) => canonical(target.base.period)).values()]
  const most = groups.toSorted((a, b) => b.length - a.length)[0] ?? []
  const period: Period | null = most[0]?.target.base.period ?? null
  const cells = new Map(
    most
      .toReversed()
      .map(({ target, at }) => [
        [...target.scopes].toSorted().join(),
        { pointer: `/declared/targets/${at}/base/value`, value: target.base.value },
      ]),
  )
  return { period, cells }
}
