import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from '../world/world.ts'
import { type Client, readAll, repeated, type Writer } from './client.ts'

const PAUSE_MS = 40

/** Has test events sent to a webhook. An event arrives at least once, and always under the one id that makes it known again. */
export function eventWriter(
  client: Client,
  world: World,
): Writer & { repeats(): number; pending(reader: Client): Promise<number> } {
  const acknowledged: string[] = []
  let sent = 0
  let webhook = ''
  const deliveries = (reader: Client): Promise<Record<string, unknown>[]> =>
    readAll(reader, `/v1/webhooks/${webhook}/deliveries?`)
  const idsOf = (): readonly (readonly [string, string])[] => [
    ...new Map(
      world.receiver.received.map(({ headers, event }) => {
        const pair = [event.data.id, String(headers['webhook-id'])] as const
        return [pair.join(' '), pair]
      }),
    ).values(),
  ]
  return {
    acknowledged: () => acknowledged.length,
    async write() {
      const made = await client.insist('/v1/webhooks', {
        method: 'POST',
        headers: { 'idempotency-key': 'the-webhook-of-chaos' },
        body: { url: world.receiver.url },
      })
      if (made?.status !== 201) throw new Error(JSON.stringify(made))
      webhook = String(made.body['id'])
      while (!client.signal.aborted) {
        sent += 1
        const asked = await client.insist(`/v1/webhooks/${webhook}/test`, {
          method: 'POST',
          headers: { 'idempotency-key': `event-${sent}-of-chaos` },
        })
        if (asked === undefined) continue
        if (asked.status !== 202) throw new Error(JSON.stringify(asked))
        acknowledged.push(String(asked.body['event_id']))
        await sleep(PAUSE_MS)
      }
    },
    pending: async (reader) =>
      webhook === '' ? 0 : (await deliveries(reader)).filter(({ state }) => state === 'pending').length,
    repeats: () => world.receiver.received.length - idsOf().length,
    async tally(reader) {
      const pairs = idsOf()
      const arrived = new Set(pairs.map(([event]) => event))
      const tests = (await deliveries(reader)).filter(({ type }) => type === 'webhook.test')
      const doubled = repeated(pairs.map(([event]) => event)).map((event) => `${event} under two ids`)
      // An event more than there were requests: one of them took effect twice.
      if (tests.length > sent) doubled.push(`${tests.length - sent} events that nobody asked for`)
      return {
        what: 'webhook events',
        sent,
        acknowledged: acknowledged.length,
        found: tests.filter(({ event_id }) => arrived.has(String(event_id))).length,
        lost: acknowledged.filter((event) => !arrived.has(event)),
        doubled: [...doubled, ...repeated(acknowledged)],
      }
    },
  }
}
