import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { sendMetrics } from './otlp-metrics.ts'
import { addCounter, addGauge, addHistogram } from './prometheus.ts'
import { createDurations } from './tally.ts'

/** What a collector was sent, byte for byte, as JSON. */
async function startCollector(status: number): Promise<{ readonly url: string; readonly bodies: unknown[] }> {
  const bodies: unknown[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      bodies.push(body)
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/metrics`, bodies }
}

function registryOfAll(): Registry {
  const registry = new Registry()
  const durations = createDurations()
  for (const seconds of [0.001, 0.002, 0.004, 500]) durations.observe(seconds)
  addGauge(registry, { name: 'southerly_up', help: 'U.' }, (tell) => tell(7.5))
  addGauge(registry, { name: 'southerly_unknown', help: 'N.' }, () => {})
  addCounter(registry, { name: 'southerly_jobs_total', help: 'J.', labels: ['queue'] }, (tell) => {
    tell(3, { queue: 'a' })
    tell(4, { queue: 'b' })
  })
  addHistogram(registry, { name: 'southerly_wait_seconds', help: 'W.', labels: ['queue'] }, () => [
    [{ queue: 'a' }, durations],
    [{ queue: 'b' }, createDurations()],
  ])
  return registry
}

const attribute = (queue: string) => [{ key: 'queue', value: { stringValue: queue } }]

test('a collector gets what Prometheus would read: gauges, counters and histograms, and nothing for what is not known', async () => {
  const collector = await startCollector(200)
  const faults: Error[] = []
  const place = { url: collector.url, everySeconds: 3600, service: 'southerly-worker' }
  await sendMetrics(registryOfAll(), { ...place, onFault: (error) => faults.push(error) })()
  expect(faults).toEqual([])
  expect(collector.bodies).toMatchObject([
    {
      resourceMetrics: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 'southerly-worker' } }] },
          scopeMetrics: [
            {
              scope: { name: 'southerly' },
              metrics: [
                {
                  name: 'southerly_up',
                  unit: '1',
                  gauge: { dataPoints: [{ attributes: [], asDouble: 7.5 }] },
                },
                {
                  name: 'southerly_jobs_total',
                  sum: {
                    isMonotonic: true,
                    aggregationTemporality: 2,
                    dataPoints: [
                      { attributes: attribute('a'), asDouble: 3 },
                      { attributes: attribute('b'), asDouble: 4 },
                    ],
                  },
                },
                {
                  name: 'southerly_wait_seconds',
                  unit: 's',
                  histogram: {
                    aggregationTemporality: 2,
                    dataPoints: [
                      {
                        attributes: attribute('a'),
                        count: 4,
                        sum: 500.007,
                        // Between bounds, not up to them; the last is above every bound.
                        bucketCounts: [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
                        explicitBounds: [
                          0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120,
                        ],
                      },
                      { attributes: attribute('b'), count: 0, sum: 0 },
                    ],
                  },
                },
              ],
            },
          ],
        },
      ],
    },
  ])
})

test('a collector that refuses is told of', async () => {
  const collector = await startCollector(400)
  const faults: Error[] = []
  const place = { url: collector.url, everySeconds: 3600, service: 'southerly-server' }
  await sendMetrics(registryOfAll(), { ...place, onFault: (error) => faults.push(error) })().catch(() => {})
  expect(faults.map(String)).toEqual([expect.stringContaining('Bad Request')])
})
