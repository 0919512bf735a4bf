import type { Registry } from 'prom-client'
import type { Settings } from '../../config.ts'

/** Sends metrics where the settings say; answers how to send them a last time and end that. */
export async function pushMetrics(
  registry: Registry,
  settings: Settings,
  role: 'server' | 'worker',
  log: { warn(facts: object, what: string): void },
): Promise<() => Promise<void>> {
  const { SOUTHERLY_METRICS_URL: url, SOUTHERLY_METRICS_SECONDS: everySeconds } = settings
  if (url === undefined) return async () => {}
  const { sendMetrics } = await import('../../telemetry/otlp-metrics.ts')
  const stop = sendMetrics(registry, {
    url,
    everySeconds,
    service: `southerly-${role}`,
    onFault: (error) => log.warn({ err: error }, 'metrics could not be sent to the collector'),
  })
  // A collector that is away must not keep a process from ending.
  return () => stop().catch(() => {})
}
