/** Lets loops sleep until someone rings or their time is up, and misses no ring between two sleeps. */
export interface Bell {
  /** Rings so far. */
  readonly rings: number
  ring(): void
  /** Sleeps unless the bell has rung since `rings` was read. */
  sleep(milliseconds: number, rings: number): Promise<void>
}

export function createBell(): Bell {
  let rings = 0
  let sleepers: (() => void)[] = []
  return {
    get rings() {
      return rings
    },
    ring() {
      rings += 1
      const woken = sleepers
      sleepers = []
      for (const wake of woken) wake()
    },
    sleep(milliseconds, heard) {
      if (heard !== rings) return Promise.resolve()
      return new Promise((resolve) => {
        const timer = setTimeout(wake, milliseconds)
        function wake(): void {
          clearTimeout(timer)
          sleepers = sleepers.filter((sleeper) => sleeper !== wake)
          resolve()
        }
        sleepers.push(wake)
      })
    },
  }
}
