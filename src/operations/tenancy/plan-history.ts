import { ServiceError } from '../../errors.ts'
import type { SnapshotChoice, SnapshotDirectory } from '../releases/snapshot-directory.ts'
import type { Caller } from './authenticate.ts'

/**
 * Refuses data of longer ago than the plan includes. Years count back from the newest snapshot, so that the answer is
 * the same on every day; a pinned snapshot counts by the day it came into force. Undefined where nothing has to be
 * looked up, which is nearly always.
 */
export function requireHistory(
  snapshots: SnapshotDirectory,
  { plan, limits }: Pick<Caller, 'plan' | 'limits'>,
  choice: SnapshotChoice,
): Promise<void> | undefined {
  const years = limits.history_years
  if (years === null || (choice.snapshot === undefined && choice.as_of === undefined)) return undefined
  return refuseOlder(snapshots, choice, { plan, years })
}

async function refuseOlder(
  snapshots: SnapshotDirectory,
  choice: SnapshotChoice,
  { plan, years }: { readonly plan: string; readonly years: number },
): Promise<void> {
  const [asked, newest] = await Promise.all([snapshots.select(choice), snapshots.newest()])
  if (asked.id === newest.id) return
  const day = choice.as_of ?? asked.as_of
  if (years > 0 && day >= yearsBefore(newest.as_of, years)) return
  const span = years === 0 ? 'the newest data only' : `data of the last ${years} years`
  throw new ServiceError('plan_required', `The plan ${plan} reads ${span}; ${day} was requested.`, {
    hint: 'Leave out snapshot and as_of for the newest data, or change the plan.',
  })
}

/** As text, which days can be compared by: 28 February stands where there is no 29th, and sorts alike. */
const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`
