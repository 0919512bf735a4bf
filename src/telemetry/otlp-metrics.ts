/** Sends the metrics of the registry to a collector by OTLP over HTTP. Loaded only where SOUTHERLY_METRICS_URL is set. */
import { ValueType } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  MeterProvider,
  type MetricData,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import type { Registry } from 'prom-client'

export interface MetricsPlace {
  /** Where the collector takes metrics: http://collector:4318/v1/metrics */
  readonly url: string
  readonly everySeconds: number
  /** `southerly-server` or `southerly-worker`. */
  readonly service: string
  /** Told what went wrong, each time that they could not be sent. */
  readonly onFault: (error: Error) => void
}

/** Sends what Prometheus would read, every so often; answers how to send it a last time and end that. */
export function sendMetrics(
  registry: Registry,
  { url, everySeconds, service, onFault }: MetricsPlace,
): () => Promise<void> {
  const resource = resourceFromAttributes({ 'service.name': service })
  const producer: MetricProducer = {
    async collect() {
      const metrics = await readRegistry(registry).catch((error: unknown) => {
        onFault(error as Error)
        throw error
      })
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'southerly' }, metrics }] },
        errors: [],
      }
    },
  }
  const provider = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new TellingExporter({ url }, onFault),
        exportIntervalMillis: everySeconds * 1000,
        exportTimeoutMillis: Math.min(everySeconds * 1000, LONGEST_SENDING_MS),
        metricProducers: [producer],
      }),
    ],
  })
  return () => provider.shutdown()
}

const LONGEST_SENDING_MS = 10_000

/** The library keeps faults to itself. */
class TellingExporter extends OTLPMetricExporter {
  readonly #onFault: (error: Error) => void

  constructor(options: ConstructorParameters<typeof OTLPMetricExporter>[0], onFault: (error: Error) => void) {
    super(options)
    this.#onFault = onFault
  }

  override export(...[metrics, done]: Parameters<OTLPMetricExporter['export']>): void {
    super.export(metrics, (result) => {
      if (result.error !== undefined) this.#onFault(result.error)
      done(result)
    })
  }
}

/** A line as Prometheus would be told it. */
interface Line {
  readonly metricName?: string
  readonly labels: Readonly<Record<string, string | number>>
  readonly value: number
}

async function readRegistry(registry: Registry): Promise<MetricData[]> {
  const times = timesNow()
  const metrics = await registry.getMetricsAsJSON()
  return metrics.flatMap(({ name, help, type, values }): MetricData[] => {
    const lines = values as unknown as readonly Line[]
    // Nothing was measured; that is not zero.
    if (lines.length === 0) return []
    const kind = String(type)
    const common = {
      descriptor: { name, description: help, unit: unitOf(name), valueType: ValueType.DOUBLE },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    }
    const points = (): DataPoint<number>[] =>
      lines.map(({ labels, value }) => ({ ...times, attributes: { ...labels }, value }))
    if (kind === 'counter')
      return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }]
    if (kind === 'gauge') return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() }]
    if (kind === 'histogram')
      return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(lines, times) }]
    throw new Error(`the metric ${name} is a ${kind}, which cannot be sent`)
  })
}

type Times = Pick<DataPoint<number>, 'startTime' | 'endTime'>

const timesNow = (): Times => {
  const asParts = (milliseconds: number): [number, number] => {
    const seconds = Math.floor(milliseconds / 1000)
    return [seconds, Math.round((milliseconds - seconds * 1000) * 1e6)]
  }
  const { timeOrigin } = performance
  return { startTime: asParts(timeOrigin), endTime: asParts(timeOrigin + performance.now()) }
}

/** Prometheus counts what is at or below a bound; OTLP what is between two. */
function histograms(lines: readonly Line[], times: Times): DataPoint<Histogram>[] {
  const byLabels = new Map<string, { labels: Line['labels']; lines: Line[] }>()
  for (const line of lines) {
    const { le: _, ...labels } = line.labels
    const key = JSON.stringify(Object.entries(labels).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    const group = byLabels.get(key) ?? { labels, lines: [] }
    group.lines.push(line)
    byLabels.set(key, group)
  }
  return [...byLabels.values()].map(({ labels, lines: own }) => {
    const buckets = own.filter(({ labels: { le } }) => le !== undefined)
    const ended = (suffix: string): number =>
      own.find(({ metricName = '' }) => metricName.endsWith(suffix))?.value ?? 0
    return {
      ...times,
      attributes: { ...labels },
      value: {
        buckets: {
          boundaries: buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite),
          counts: buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0)),
        },
        sum: ended('_sum'),
        count: ended('_count'),
      },
    }
  })
}

/** Names of Prometheus end in their unit. */
const unitOf = (name: string): string =>
  /_seconds(_total)?$/.test(name) ? 's' : /_bytes(_total)?$/.test(name) ? 'By' : '1'
