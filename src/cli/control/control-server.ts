import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Terminal } from '../output.ts'
import {
  ANSWER_PATH,
  CONTROL_PATH,
  type ControlMessage,
  type ControlRequest,
  isControlAnswer,
  isControlRequest,
} from './messages.ts'

const BODY_LIMIT = 1_048_576

/** Runs a handed-over command line and answers its exit code. */
export type ControlHandler = (
  request: ControlRequest,
  terminal: Terminal,
  signal: AbortSignal,
) => Promise<number>

export interface ControlServer {
  readonly port: number
  /** Cancels running commands and stops listening. */
  close(): Promise<void>
}

/**
 * Listens on 127.0.0.1 for command lines of the same user, who proves it with the token of control.json. Not part of the
 * public API: another port, another token, and callers without it learn nothing but 401.
 */
export async function startControlServer(token: string, handle: ControlHandler): Promise<ControlServer> {
  const running = new Set<AbortController>()
  const questions: Questions = new Map()
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    answer(request, response, token, handle, running, questions).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const controller of running) controller.abort()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      if (running.size === 0) server.closeAllConnections()
      await closed
    },
  }
}

/** Questions that wait for their answer, by id. */
type Questions = Map<string, (choice: string | undefined) => void>

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
  handle: ControlHandler,
  running: Set<AbortController>,
  questions: Questions,
): Promise<void> {
  if (!sameToken(request.headers.authorization, token)) return refuse(response, 401)
  if (request.method === 'POST' && request.url === ANSWER_PATH)
    return takeAnswer(request, response, questions)
  if (request.method !== 'POST' || request.url !== CONTROL_PATH) return refuse(response, 404)
  const call = await readBody(request)
  if (!isControlRequest(call)) return refuse(response, 400)
  const controller = new AbortController()
  running.add(controller)
  // The caller pressed Ctrl-C or was killed.
  response.on('close', () => controller.abort())
  response.writeHead(200, { 'content-type': 'application/x-ndjson', connection: 'close' })
  const send = (message: ControlMessage): void => {
    if (!response.destroyed) response.write(`${JSON.stringify(message)}\n`)
  }
  try {
    const ask = call.canAsk === true ? askThrough(send, questions, controller.signal) : {}
    const code = await handle(call, { ...terminalOf(send), ...ask }, controller.signal)
    send({ type: 'exit', code })
  } finally {
    running.delete(controller)
    response.end()
  }
}

async function takeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  questions: Questions,
): Promise<void> {
  const body = await readBody(request)
  if (!isControlAnswer(body)) return refuse(response, 400)
  questions.get(body.id)?.(body.choice ?? undefined)
  return refuse(response, 204)
}

/** Sends questions to the client and waits for its answer; no one waits for a client that went away. */
function askThrough(
  send: (message: ControlMessage) => void,
  questions: Questions,
  signal: AbortSignal,
): Required<Pick<Terminal, 'ask'>> {
  return {
    ask: async (question) => {
      const id = randomUUID()
      const { promise, resolve } = Promise.withResolvers<string | undefined>()
      const leave = (): void => resolve(undefined)
      questions.set(id, resolve)
      signal.addEventListener('abort', leave)
      try {
        send({ type: 'ask', id, question })
        return await promise
      } finally {
        questions.delete(id)
        signal.removeEventListener('abort', leave)
      }
    },
  }
}

/** Work that counts rows reports thousands of states a second; a person sees ten. The last one always arrives. */
const PROGRESS_EVERY_MS = 100

function terminalOf(send: (message: ControlMessage) => void): Terminal {
  let sentAt = Number.NEGATIVE_INFINITY
  return {
    out: (text) => send({ type: 'out', text }),
    err: (text) => send({ type: 'err', text }),
    progress: (state) => {
      const now = performance.now()
      if (state !== undefined && state.done !== state.total && now - sentAt < PROGRESS_EVERY_MS) return
      sentAt = now
      send({ type: 'progress', state: state ?? null })
    },
  }
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { connection: 'close' }).end()
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const bytes of request.setEncoding('utf8')) {
    text += String(bytes)
    if (text.length > BODY_LIMIT) return undefined
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Digests have one length, so that comparing takes the same time whatever was sent. */
function sameToken(header: string | undefined, token: string): boolean {
  const digest = (value: string): Buffer => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`))
}
