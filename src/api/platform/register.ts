import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Compile } from 'typebox/compile'
import { rememberedBy } from '../../domain/remembered-by.ts'
import { ServiceError } from '../../errors.ts'
import type { Caller } from '../../operations/tenancy/authenticate.ts'
import { requireHistory } from '../../operations/tenancy/plan-history.ts'
import { withinTrace } from '../../telemetry/tracing.ts'
import { admitExchange, beginExchange, createAdmission } from './access/admission.ts'
import { requireEngaged } from './access/engagement.ts'
import type { Outage } from './access/outage.ts'
import type { Answer } from './answer/answer.ts'
import { JSON_TYPE, unsupportedMediaType } from './answer/framework-faults.ts'
import { isRendered, type Rendered, render } from './answer/rendered.ts'
import type { Sender } from './answer/send.ts'
import type { Exchange } from './exchange.ts'
import type { RepeatLane } from './repeat-lane.ts'
import { beginUpload } from './request/upload.ts'
import { compileValidation } from './request/validation.ts'
import type { HandlerResult, Route } from './route.ts'
import type { Services } from './services.ts'

/** Mounts a route: check the input, call the handler, send what it returns. A cached answer leaves without a promise. */
export function registerRoute(
  app: FastifyInstance,
  services: Services,
  sender: Sender,
  { lane, outage }: { readonly lane: RepeatLane; readonly outage: Outage },
  route: Route,
  checkAnswers: boolean,
): void {
  const finish = (exchange: Exchange, result: Answer | Rendered): void => {
    const rendered = isRendered(result) ? result : render(withStatus(result, route))
    if (checkAnswers) answerCheckOf(route)?.(rendered)
    sender.send(exchange, rendered)
  }

  const answer = (exchange: Exchange, request: FastifyRequest): void => {
    const fail = (error: unknown): void => sender.sendProblem(exchange, error)
    try {
      const { params, query, body } = validationOf(route)(request)
      const { caller } = exchange
      if (caller !== undefined) requireEngaged(caller, route, { params, query, body })
      const handle = (): HandlerResult =>
        // Entered here and not where the request began: reading a body loses what is current.
        withinTrace(exchange.span?.traceparent, () =>
          route.handler({ params, query, body, caller, services, exchange }),
        )
      const run = (): HandlerResult =>
        caller !== undefined && isHeavy(route, exchange)
          ? services.heavyLanes.take(caller.tenantId, handle)
          : handle()
      const allowed = caller && requireHistory(services.snapshots, caller, query)
      const result = allowed === undefined ? run() : allowed.then(run)
      if (result instanceof Promise) result.then((made) => finish(exchange, made)).catch(fail)
      else {
        finish(exchange, result)
        if (isRendered(result)) lane.keep(exchange, result)
      }
    } catch (error) {
      fail(error)
    }
  }

  /** What the handler answers at once, which is what the cache of answers holds. */
  const ready = (exchange: Exchange, request: FastifyRequest, caller: Caller): Rendered | undefined => {
    if (isHeavy(route, exchange)) return undefined
    try {
      const { params, query, body } = validationOf(route)(request)
      if (requireHistory(services.snapshots, caller, query) !== undefined) return undefined
      const result = route.handler({ params, query, body, caller, services, exchange })
      if (!(result instanceof Promise)) return isRendered(result) ? result : undefined
      // It asks the database, which is away.
      result.catch(() => {})
    } catch {
      // For the handler to say, once the request is admitted.
    }
    return undefined
  }

  const answerBody = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    answer(request.exchange!, request)
    return reply
  }

  /** A GET has no body to wait for, so it is admitted here: a hook of its own would cost every cached read. */
  const admitAndAnswer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const exchange = beginExchange(services, request, reply, route)
    const fail = (error: unknown): void => sender.sendProblem(exchange, error)
    try {
      const waiting = admitExchange(services, exchange)
      const goOn = (): void => answer(exchange, request)
      if (waiting === undefined) goOn()
      else outage.await(exchange, waiting, (caller) => ready(exchange, request, caller), goOn)
    } catch (error) {
      fail(error)
    }
    return reply
  }

  const mount = (scope: FastifyInstance): void => {
    const place = {
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(route.bodyLimit === undefined
        ? {}
        : { bodyLimit: Math.max(route.bodyLimit, services.settings.SOUTHERLY_BODY_LIMIT) }),
    }
    if (route.method === 'GET') scope.route({ ...place, handler: admitAndAnswer })
    else scope.route({ ...place, onRequest: createAdmission(services, route), handler: answerBody })
  }
  if (route.streams !== undefined)
    mountStreaming(app, route.streams, services.settings.SOUTHERLY_SEND_TIMEOUT_MS, mount)
  else if (route.bodyReaders === undefined) mount(app)
  else mountWithReaders(app, route.bodyReaders, mount)
}

/** Compiled for the first request: a start would take half a second longer for routes that no one asks. */
const validationOf = rememberedBy(compileValidation)

/** In its own scope, so that no other route takes these media types. */
function mountWithReaders(
  app: FastifyInstance,
  readers: NonNullable<Route['bodyReaders']>,
  mount: (scope: FastifyInstance) => void,
): void {
  app.register((scope, _options, done) => {
    for (const [type, read] of Object.entries(readers))
      scope.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, bytes, parsed) => {
        try {
          parsed(null, read(readText(bytes as Buffer)))
        } catch (error) {
          parsed(error as Error)
        }
      })
    const types = [JSON_TYPE, ...Object.keys(readers)]
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(unsupportedMediaType(types)))
    mount(scope)
    done()
  })
}

/** In its own scope: it takes bytes and nothing else, and no other route takes them. */
function mountStreaming(
  app: FastifyInstance,
  type: string,
  pieceMs: number,
  mount: (scope: FastifyInstance) => void,
): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(type, (request, payload, parsed) => {
      beginUpload(payload, request.exchange!.reply.raw, pieceMs)
      parsed(null, payload)
    })
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(unsupportedMediaType([type])))
    mount(scope)
    done()
  })
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Refuses what is not text, instead of reading a replacement character where a name had an accent. */
function readText(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new ServiceError('validation_failed', 'The body is not valid UTF-8.', {
      hint: 'Save the file as UTF-8 and send it again.',
    })
  }
}

const LARGE_BODY_BYTES = 64 * 1024

/** A body that does not say how long it is counts as large. */
const isHeavy = ({ heavy }: Route, { request }: Exchange): boolean =>
  heavy === true ||
  (heavy === 'when_large' && !(Number(request.headers['content-length']) <= LARGE_BODY_BYTES))

const withStatus = (answer: Answer, route: Route): Answer =>
  answer.status === undefined && route.status !== undefined ? { ...answer, status: route.status } : answer

/** In tests every JSON answer is held against the schema that OpenAPI publishes for it. */
function compileAnswerCheck(route: Route): ((rendered: Rendered) => void) | undefined {
  if (route.response === undefined) return undefined
  const validator = Compile(route.response)
  return (rendered) => {
    if (rendered.status !== (route.status ?? 200) || !isJson(rendered)) return
    const body: unknown = JSON.parse(Buffer.from(rendered.identity.bytes).toString())
    const [first] = validator.Errors(body)
    if (first !== undefined)
      throw new Error(
        `${route.operationId} answers outside its schema: ${first.instancePath} ${first.message}`,
      )
  }
}

const answerCheckOf = rememberedBy(compileAnswerCheck)

const isJson = ({ commonHeaders }: Rendered): boolean =>
  commonHeaders.some((value) => value.startsWith('application/json'))
