import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { showDatabaseFigures } from './database-figures.ts'
import { addCounter, addGauge, addHistogram } from './prometheus.ts'
import { createDurations } from './tally.ts'

test('a histogram has the lines and the type that Prometheus expects', async () => {
  const registry = new Registry()
  const durations = createDurations()
  for (const seconds of [0.0005, 0.001, 0.3, 500]) durations.observe(seconds)
  addHistogram(registry, { name: 'southerly_x_seconds', help: 'Times.', labels: ['queue'] }, () => [
    [{ queue: 'run' }, durations],
  ])
  const text = await registry.metrics()
  expect(text).toContain('# TYPE southerly_x_seconds histogram')
  expect(text).toContain('southerly_x_seconds_bucket{queue="run",le="0.001"} 2')
  expect(text).toContain('southerly_x_seconds_bucket{queue="run",le="0.5"} 3')
  expect(text).toContain('southerly_x_seconds_bucket{queue="run",le="120"} 3')
  expect(text).toContain('southerly_x_seconds_bucket{queue="run",le="+Inf"} 4')
  expect(text).toContain('southerly_x_seconds_count{queue="run"} 4')
  expect(text).toContain('southerly_x_seconds_sum{queue="run"} 500.3015')
})

test('a counter says what it stands at, however often it is read', async () => {
  const registry = new Registry()
  addCounter(registry, { name: 'southerly_x_total', help: 'Things.', labels: ['kind'] }, (tell) =>
    tell(7, { kind: 'a' }),
  )
  await registry.metrics()
  expect(await registry.metrics()).toContain('southerly_x_total{kind="a"} 7')
})

test('a gauge forgets what is no longer told of', async () => {
  const registry = new Registry()
  let pools = ['a', 'b']
  addGauge(registry, { name: 'southerly_x', help: 'Pools.', labels: ['pool'] }, (tell) => {
    for (const pool of pools) tell(1, { pool })
  })
  expect(await registry.metrics()).toContain('southerly_x{pool="b"} 1')
  pools = ['a']
  expect(await registry.metrics()).not.toContain('pool="b"')
})

test('a database that gives no answer has no figures, least of all zeros', async () => {
  const registry = new Registry()
  showDatabaseFigures(registry, async () => undefined)
  const lines = (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  expect(lines).toEqual(['southerly_database_up 0'])
})
