/** Places for costly work that tenants share. */
export interface FairTurns {
  /** Does the work when it is its turn. */
  take<Result>(owner: string, work: () => Promise<Result>): Promise<Result>
}

interface Waiting {
  readonly owner: string
  readonly begin: () => void
}

/** Whoever used more than this lately used much. */
const LITTLE_MS = 2000
/** After so long half of what was used is forgotten. */
const HALF_LIFE_MS = 60_000

interface TurnSettings {
  /** Whether one owner, or all who used much, may take every place. True for short work: then a place is never idle while something waits. */
  readonly fillsAll?: boolean
  readonly now?: () => number
}

/**
 * So many pieces of work at once. Of those that wait, the one whose owner used the places least lately is next. Unless told
 * otherwise, neither one owner nor all owners who used much together take the last place: whoever brings one small file need not
 * wait for another's large ones.
 */
export function createFairTurns(
  places: number,
  { fillsAll = false, now = () => performance.now() }: TurnSettings = {},
): FairTurns {
  const used = new Map<string, { milliseconds: number; at: number }>()
  const running: { readonly owner: string; readonly from: number }[] = []
  const waiting: Waiting[] = []

  const usedBy = (owner: string): number => {
    const past = used.get(owner)
    const faded = past === undefined ? 0 : past.milliseconds * 0.5 ** ((now() - past.at) / HALF_LIFE_MS)
    return running.reduce((sum, { owner: other, from }) => sum + (other === owner ? now() - from : 0), faded)
  }
  const mayBegin = (owner: string): boolean => {
    if (running.length >= places) return false
    if (fillsAll || places === 1) return true
    const isCostly = usedBy(owner) > LITTLE_MS
    const alike = running.filter(
      (other) => other.owner === owner || (isCostly && usedBy(other.owner) > LITTLE_MS),
    )
    return alike.length < places - 1
  }
  const next = (): void => {
    for (;;) {
      const [first] = waiting
        .filter(({ owner }) => mayBegin(owner))
        .toSorted((left, right) => usedBy(left.owner) - usedBy(right.owner))
      if (first === undefined) return
      waiting.splice(waiting.indexOf(first), 1)
      first.begin()
    }
  }
  const forget = (): void => {
    for (const owner of used.keys()) if (usedBy(owner) < 1) used.delete(owner)
  }

  return {
    async take(owner, work) {
      const turn = Promise.withResolvers<void>()
      let own: (typeof running)[number] | undefined
      const begin = (): void => {
        own = { owner, from: now() }
        running.push(own)
        turn.resolve()
      }
      waiting.push({ owner, begin })
      next()
      await turn.promise
      try {
        return await work()
      } finally {
        const milliseconds = usedBy(owner)
        running.splice(running.indexOf(own!), 1)
        forget()
        used.set(owner, { milliseconds, at: now() })
        next()
      }
    },
  }
}
