/** Figures that are kept elsewhere, as metrics of prom-client that read them when Prometheus asks. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { BUCKETS, type Durations } from './tally.ts'

export type Labels = Readonly<Record<string, string>>
type Tell = (value: number, labels?: Labels) => void

export interface Described {
  readonly name: `southerly_${string}`
  readonly help: string
  readonly labels?: readonly string[]
}

export function addCounter(registry: Registry, described: Described, read: (tell: Tell) => void): void {
  const counter = new Counter({
    ...optionsOf(registry, described),
    collect() {
      counter.reset()
      read((value, labels = {}) => counter.inc(labels, value))
    },
  })
}

/** `read` may wait; what it does not tell of is left out, because nothing is not zero. */
export function addGauge(
  registry: Registry,
  described: Described,
  read: (tell: Tell) => void | Promise<void>,
): void {
  const gauge = new Gauge({
    ...optionsOf(registry, described),
    async collect() {
      gauge.reset()
      // Without labels a reset sets zero, which no one has measured.
      if (described.labels === undefined) gauge.remove()
      await read((value, labels = {}) => gauge.set(labels, value))
    },
  })
}

/** Not the library's own way to observe, which costs a cached read several microseconds. */
export function addHistogram(
  registry: Registry,
  described: Described,
  read: () => Iterable<readonly [Labels, Durations]>,
): void {
  const histogram = new TalliedHistogram(optionsOf(registry, described))
  histogram.tallied = () => ({ ...described, read })
}

const optionsOf = (registry: Registry, { name, help, labels = [] }: Described) => ({
  name,
  help,
  labelNames: [...labels],
  registers: [registry],
})

class TalliedHistogram extends Histogram {
  tallied: (() => Described & { read: () => Iterable<readonly [Labels, Durations]> }) | undefined

  /** What the registry asks for when it is to be read as JSON; the library's own expects labels that are shared. */
  override async get(): ReturnType<Histogram['get']> {
    return (await this.getForPromString()) as Awaited<ReturnType<Histogram['get']>>
  }

  /** What the registry asks for when Prometheus reads it. */
  async getForPromString(): Promise<object> {
    const { name, help, read } = this.tallied!()
    const values = [...read()].flatMap(([labels, durations]) => linesOf(name, labels, durations))
    return { name, help, type: 'histogram', values, aggregator: 'sum' }
  }
}

function linesOf(name: string, labels: Labels, durations: Durations): readonly object[] {
  let within = 0
  const buckets = durations.byBucket.map((count, index) => ({
    metricName: `${name}_bucket`,
    labels: { ...labels, le: String(BUCKETS[index] ?? '+Inf') },
    value: (within += count),
  }))
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: durations.sum },
    { metricName: `${name}_count`, labels, value: within },
  ]
}
