/** Sends spans to a collector by OTLP over HTTP. Loaded only where SOUTHERLY_TRACES_URL is set. */
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Tracer } from './tracing.ts'

export interface TracesPlace {
  /** Where the collector takes traces: http://collector:4318/v1/traces */
  readonly url: string
  /** Of traces that begin here; those that begin elsewhere are recorded as their first sender decided. */
  readonly percent: number
  /** `southerly-server` or `southerly-worker`. */
  readonly service: string
}

const KINDS = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const

export function openTelemetryTracer({ url, percent, service }: TracesPlace): Tracer {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(percent / 100) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  const tracer = provider.getTracer('southerly')
  return {
    start(name, { kind, parent, attributes }) {
      const span = tracer.startSpan(
        name,
        { kind: KINDS[kind], ...(attributes === undefined ? {} : { attributes }) },
        contextOf(parent),
      )
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        end({ name: known, attributes: more, fault } = {}) {
          if (known !== undefined) span.updateName(known)
          if (more !== undefined) span.setAttributes(more)
          if (fault !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: fault })
          span.end()
        },
      }
    },
    close: () => provider.shutdown(),
  }
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/** What someone sends that is no trace context begins a new trace. */
function contextOf(traceparent: string | undefined): typeof ROOT_CONTEXT {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  })
}
