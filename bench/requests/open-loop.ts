import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../random.ts'
import { KINDS, type Kind, type Send } from './mix.ts'

export interface Held {
  /** Milliseconds by kind, counted from when a request was due: what waits for a busy sender counts too. */
  readonly times: ReadonlyMap<Kind, readonly number[]>
  readonly failed: number
}

/** The time within which a share of requests was answered. */
export function within(share: number, times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}

/** Sends at a rate for some seconds, whether or not answers come: a server that falls behind gets no mercy. */
export async function holdRate(send: Send, rate: number, seconds: number): Promise<Held> {
  const random = new Random(rate)
  const times = new Map(KINDS.map((kind) => [kind, [] as number[]]))
  const open: Promise<void>[] = []
  let failed = 0
  const start = performance.now()
  for (let n = 0; n < rate * seconds; n += 1) {
    const due = start + (1000 * n) / rate
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    const kind = kindAt(random.next())
    open.push(
      send(kind).then(
        () => void times.get(kind)!.push(performance.now() - due),
        () => {
          failed += 1
        },
      ),
    )
  }
  await Promise.all(open)
  return { times, failed }
}

/** The kind whose share of the line from 0 to 1 has the point. */
function kindAt(point: number): Kind {
  let end = 0
  for (const kind of KINDS) {
    end += kind.share
    if (point < end) return kind
  }
  return KINDS[0]!
}
