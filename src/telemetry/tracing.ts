/**
 * Which trace the running work belongs to, by W3C Trace Context. Nothing of OpenTelemetry is loaded here: without a tracer
 * all of this costs a look at a variable.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

export type Attributes = Readonly<Record<string, string | number>>

export interface SpanOptions {
  /** `server` answers a request, `consumer` does a job, `client` waits for someone else. */
  readonly kind: 'server' | 'consumer' | 'client' | 'internal'
  /** The `traceparent` that it goes on from; else the one that is current. */
  readonly parent?: string | undefined
  readonly attributes?: Attributes
}

export interface Span {
  /** What others go on from, in the words of W3C Trace Context. */
  readonly traceparent: string
  end(outcome?: { readonly name?: string; readonly attributes?: Attributes; readonly fault?: string }): void
}

export interface Tracer {
  start(name: string, options: SpanOptions): Span
  /** Sends what is left. */
  close(): Promise<void>
}

let tracer: Tracer | undefined
const current = new AsyncLocalStorage<string>()

/** Has spans recorded from now on; undefined: no longer. */
export function useTracer(given: Tracer | undefined): void {
  tracer = given
}

/** The `traceparent` of the running work; undefined when no one traces it. */
export const currentTrace = (): string | undefined => current.getStore()

/** Runs work as part of a trace, without its own span. */
export const withinTrace = <T>(traceparent: string | undefined, work: () => T): T =>
  traceparent === undefined ? work() : current.run(traceparent, work)

/** Begins a span that its caller ends; undefined when nothing is traced. */
export const startSpan = (name: string, options: SpanOptions): Span | undefined =>
  tracer?.start(name, { ...options, parent: options.parent ?? current.getStore() })

/** Runs work in a span. */
export async function traced<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = startSpan(name, options)
  if (span === undefined) return await work()
  try {
    const result = await current.run(span.traceparent, work)
    span.end()
    return result
  } catch (error) {
    span.end({ fault: (error as Error).message })
    throw error
  }
}
