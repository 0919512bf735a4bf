/** When someone looks at their work. */
export interface Visit {
  /** End of the visit before this one: what changed after it is new. Null: there was none. */
  readonly since: string | null
  /** Last look of this visit; null: there was none. */
  readonly last_at: string | null
}

/** Looks that are closer together than this belong to one visit, so that a reload does not make what is new old. */
const SAME_VISIT_MINUTES = 30
/** Someone who was never here is shown the changes of so many days. */
const FIRST_VISIT_DAYS = 14

export const NEVER_HERE: Visit = { since: null, last_at: null }

/** The visit after one more look. */
export function lookAgain({ since, last_at }: Visit, now: Date): Visit {
  const at = now.toISOString()
  if (last_at === null) return { since: null, last_at: at }
  const minutes = (now.getTime() - Date.parse(last_at)) / 60_000
  return minutes <= SAME_VISIT_MINUTES ? { since, last_at: at } : { since: last_at, last_at: at }
}

/** From when on changes are new to someone who looks now. */
export function newSince(visit: Visit, now: Date): string {
  const { since } = lookAgain(visit, now)
  return since ?? new Date(now.getTime() - FIRST_VISIT_DAYS * 86_400_000).toISOString()
}
