import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

/** A span as OTLP writes it in JSON. */
export interface SentSpan {
  readonly service: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
}

interface OtlpBody {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { key: string; value: { stringValue?: string } }[] }
    readonly scopeSpans: readonly { readonly spans: readonly Omit<SentSpan, 'service'>[] }[]
  }[]
}

export interface Collector {
  readonly url: string
  readonly spans: SentSpan[]
  close(): Promise<void>
}

/** What takes traces by OTLP over HTTP, and reads them. */
export async function startCollector(): Promise<Collector> {
  const spans: SentSpan[] = []
  const server = createServer((request, response) => {
    void (json(request) as Promise<OtlpBody>).then(({ resourceSpans }) => {
      for (const { resource, scopeSpans } of resourceSpans) {
        const service =
          resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? 'unknown'
        spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))))
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the collector does not listen')
  return {
    url: `http://127.0.0.1:${address.port}/v1/traces`,
    spans,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
