import type { EmissionTarget } from '../records/emission-targets.ts'
import { TARGET_FORMULAS } from './formula.ts'
import type { Mismatch } from './target-actuals.ts'
import { pathPoints } from './target-path.ts'

/** Aims that nobody could miss: no reduction in all, milestones that ask for none, net zero by credits alone. */
export function emptyAims(target: EmissionTarget, all: readonly EmissionTarget[]): Mismatch[] {
  const { base, goal, milestones } = pathPoints(target)
  const nothing = (TARGET_FORMULAS.formulas.constants['on_track_percent']!.value / 100) * base.value
  const straight = (year: number): number =>
    base.value + ((goal.value - base.value) * (year - base.year)) / (goal.year - base.year)
  const idle = milestones.filter(
    ({ year, value }) => value >= base.value || (value >= base.value - nothing && value > straight(year)),
  )
  return [
    ...(goal.value < base.value - nothing
      ? []
      : [
          {
            reason_code: 'target_asks_nothing',
            detail: 'The target asks for no reduction that could be told from the base value.',
          },
        ]),
    ...idle.map(({ year }) => ({
      reason_code: 'milestone_asks_nothing',
      detail: `The milestone of ${year} asks for no reduction that could be told from the base value, so being on its line says nothing.`,
    })),
    ...(target.basis === 'net' && !isReducing(target.gross_target_id, all)
      ? [
          {
            reason_code: 'net_without_gross_reduction',
            detail:
              'The target is net, and its gross target is not active or asks for no reduction: credits alone would meet it.',
          },
        ]
      : []),
  ]
}

function isReducing(id: string | undefined, all: readonly EmissionTarget[]): boolean {
  const twin = all.find((one) => one.id === id && one.basis === 'gross')
  if (twin === undefined || twin.status === 'draft' || twin.status === 'withdrawn') return false
  const { base, goal } = pathPoints(twin)
  return goal.value < base.value
}
