import type { Settings } from '../../config.ts'
import { useTracer } from '../../telemetry/tracing.ts'

/** Sends traces where the settings say; answers how to send the last ones and end that. */
export async function openTraces(
  settings: Settings,
  role: 'server' | 'worker',
): Promise<() => Promise<void>> {
  const { SOUTHERLY_TRACES_URL: url, SOUTHERLY_TRACES_PERCENT: percent } = settings
  if (url === undefined) return async () => {}
  const { openTelemetryTracer } = await import('../../telemetry/open-telemetry.ts')
  const tracer = openTelemetryTracer({ url, percent, service: `southerly-${role}` })
  useTracer(tracer)
  return async () => {
    useTracer(undefined)
    // A collector that is away must not keep a process from ending.
    await tracer.close().catch(() => {})
  }
}
