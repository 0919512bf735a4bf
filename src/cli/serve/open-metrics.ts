import type { Registry } from 'prom-client'
import { metricsPort, type Settings } from '../../config.ts'
import { type MetricsServer, startMetricsServer } from '../../telemetry/metrics-server.ts'
import { listening } from './listen.ts'

/** Serves the figures of this process where the settings say; undefined where they say nowhere. */
export async function openMetrics(
  registry: Registry,
  isReady: () => Promise<boolean>,
  settings: Settings,
  role: 'server' | 'worker',
): Promise<MetricsServer | undefined> {
  const port = metricsPort(settings, role)
  if (port === undefined) return undefined
  const place = { host: settings.METRICS_HOST, port }
  return await listening({ ...place, setting: 'METRICS_PORT' }, () =>
    startMetricsServer(registry, isReady, place),
  )
}
