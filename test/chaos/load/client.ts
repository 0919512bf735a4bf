import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from '../world/world.ts'

export interface Asked {
  readonly status: number
  readonly body: Record<string, unknown>
}

export interface Question {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Sends requests to whichever node is up, and counts how they ended. */
export interface Client {
  /** One try; undefined when no whole answer came, so that nobody knows whether it happened. */
  ask(place: string, question?: Question): Promise<Asked | undefined>
  /** Again and again, elsewhere each time, until a node gives its word on it; undefined when the load is over before. */
  insist(place: string, question?: Question): Promise<Asked | undefined>
  /** The bytes of a file; undefined when there are none. */
  download(place: string): Promise<Buffer | undefined>
  /** Answers by status and code; `none` where none came, because a node was killed or too slow. */
  readonly statuses: ReadonlyMap<string, number>
  /** Answers that no fault excuses. */
  readonly wrong: readonly string[]
  readonly signal: AbortSignal
}

const ANSWER_MS = 8000
const PAUSE_MS = 60
const AVOID_MS = 5000
/** They say that the same request may be sent again. */
const AGAIN = new Set([429, 503, 504, 507])

export function createClient(world: World, signal: AbortSignal): Client {
  const statuses = new Map<string, number>()
  const wrong: string[] = []
  const late = new Map<string, number>()
  let turn = 0
  const count = (status: string): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1)

  const ask = async (place: string, { method, headers, body }: Question = {}): Promise<Asked | undefined> => {
    const urls = world.up('node').flatMap((node) => node.url() ?? [])
    const quick = urls.filter((url) => (late.get(url) ?? 0) < performance.now())
    const nodes = quick.length === 0 ? urls : quick
    const url = nodes[turn++ % Math.max(1, nodes.length)]
    if (url === undefined) {
      await sleep(PAUSE_MS)
      return undefined
    }
    const isBytes = body instanceof Uint8Array
    try {
      const answer = await fetch(`${url}${place}`, {
        method: method ?? 'GET',
        headers: {
          authorization: `Bearer ${world.key}`,
          ...(body === undefined
            ? {}
            : { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      const text = await answer.text()
      const told = text === '' ? {} : (JSON.parse(text) as Asked['body'])
      count([answer.status, told['code']].filter(Boolean).join(' '))
      if (answer.status === 500) wrong.push(`${method ?? 'GET'} ${place}: ${text}`)
      return { status: answer.status, body: told }
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      count(isLate ? 'none in time' : 'none')
      // As a proxy would: the others are asked meanwhile.
      if (isLate) late.set(url, performance.now() + AVOID_MS)
      return undefined
    }
  }
  const isInProgress = (asked: Asked): boolean => asked.body['code'] === 'idempotency_in_progress'
  return {
    ask,
    async insist(place, question) {
      for (;;) {
        const asked = await ask(place, question)
        if (asked !== undefined && !AGAIN.has(asked.status) && !isInProgress(asked)) return asked
        if (signal.aborted) return undefined
        await sleep(PAUSE_MS)
      }
    },
    async download(place) {
      // A slow answer on a busy machine is no lost file.
      for (;;) {
        const url = world.up('node')[0]?.url()
        const answer = await fetch(`${url}${place}`, { headers: { authorization: `Bearer ${world.key}` } })
        if (answer.ok) return Buffer.from(await answer.arrayBuffer())
        if (!AGAIN.has(answer.status) || signal.aborted) return undefined
        await sleep(PAUSE_MS)
      }
    },
    statuses,
    wrong,
    signal,
  }
}

/** What one kind of write came to. */
export interface Tally {
  readonly what: string
  readonly sent: number
  readonly acknowledged: number
  readonly found: number
  /** Acknowledged, and not there as it was acknowledged. */
  readonly lost: readonly string[]
  /** There more than once. */
  readonly doubled: readonly string[]
}

/** A kind of write under load. */
export interface Writer {
  /** Writes until the client's signal is aborted. */
  write(): Promise<void>
  /** Writes that were acknowledged so far. */
  acknowledged(): number
  /** Compares what was acknowledged with what is there, after the faults. */
  tally(client: Client): Promise<Tally>
}

export const dataOf = ({ body }: Asked): Record<string, unknown> => body['data'] as Record<string, unknown>

/** All rows of a list, page by page. */
export async function readAll(client: Client, place: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const next: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const asked = await client.insist(`${place}limit=200${next}`)
    if (asked?.status !== 200)
      throw new Error(`${place} answered ${asked?.status}: ${JSON.stringify(asked?.body)}`)
    rows.push(...(asked.body['data'] as Record<string, unknown>[]))
    cursor = (asked.body['page'] as { next_cursor: string | null }).next_cursor
  }
  return rows
}

/** Values that stand in a list more than once. */
export function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => seen.has(value) || !seen.add(value))
}
