import type { Route } from '../../src/api/platform/route.ts'
import type { Tool } from '../../src/mcp/tool.ts'

/** Whose data an answer may hold. The attacker asks nearly always; the other sometimes, so that leaks show both ways. */
export type Side = 'attacker' | 'victim'

export type Header = readonly [name: string, value: string]

/** One request of the stream, exactly as it goes onto the wire. */
export interface FuzzRequest {
  readonly index: number
  /** What it asks: an operation id, `mcp:` with a tool, or `wire:` with a malformation. */
  readonly operation: string
  /** Whose key it carries, or would carry had it not been spoilt. */
  readonly side: Side
  /** Name of the key, for the report: `admin`, `companies`, `none`. */
  readonly caller: string
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers: readonly Header[]
  readonly body?: string | undefined
  /** The body goes in chunks instead of with its length. */
  readonly isChunked?: boolean | undefined
  /** What was done to it, in order. */
  readonly changes: readonly string[]
  /** The route that it was made for, unless the method or the path was changed. */
  readonly route?: Route | undefined
  /** The tool that it calls, with the arguments. */
  readonly call?: { readonly tool: Tool; readonly given: unknown } | undefined
  /** Bytes instead of a request that could be put together from the members above. */
  readonly raw?: Buffer | undefined
  /** Names an object of the other tenant: no success may come of it. */
  readonly foreign?: boolean | undefined
}

/** What a malformed or odd request was answered with, or why there was no answer. */
export type Outcome =
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly headers: Readonly<Record<string, string>>
      /** As it arrived. */
      readonly head: string
      /** Decoded, where it was compressed. */
      readonly body: Buffer
      readonly milliseconds: number
    }
  | { readonly kind: 'hang' | 'closed' | 'garbled'; readonly detail: string }

export type Answer = Extract<Outcome, { kind: 'answer' }>

/** The bytes of a request. Header values may hold anything, line ends too. */
export function bytesOf(request: FuzzRequest): Buffer {
  if (request.raw !== undefined) return request.raw
  const body = request.body === undefined ? undefined : Buffer.from(request.body)
  let head = `${request.method} ${request.target} HTTP/1.1\r\n`
  for (const [name, value] of request.headers) head += `${name}: ${value}\r\n`
  if (body === undefined) return Buffer.from(`${head}\r\n`)
  if (request.isChunked !== true)
    return Buffer.concat([Buffer.from(`${head}content-length: ${body.length}\r\n\r\n`), body])
  const size = body.length === 0 ? '' : `${body.length.toString(16)}\r\n`
  return Buffer.concat([
    Buffer.from(`${head}transfer-encoding: chunked\r\n\r\n${size}`),
    body,
    Buffer.from(body.length === 0 ? '0\r\n\r\n' : '\r\n0\r\n\r\n'),
  ])
}
