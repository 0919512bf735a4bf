import { createServer } from 'node:http'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import type { DestinationStream } from 'pino'
import type { Clock } from '../clock.ts'
import type { Settings } from '../config.ts'
import type { ZipPlaces } from '../operations/bundle-store/zips.ts'
import type { RenderFor } from '../operations/company/export-profile.ts'
import { warmSnapshot } from '../operations/company/warm-snapshot.ts'
import type { Database } from '../operations/database.ts'
import { databaseFigures } from '../operations/figures.ts'
import { createRegisterDesk, type RegisterDeskOptions } from '../operations/register/desk.ts'
import { SnapshotDirectory } from '../operations/releases/snapshot-directory.ts'
import { type ServingCheck, servingChecks } from '../operations/serving-checks.ts'
import { createAuthenticator } from '../operations/tenancy/authenticate.ts'
import { createMeter } from '../operations/tenancy/meter.ts'
import { createLogs } from '../telemetry/logs.ts'
import { createRegistry } from '../telemetry/registry.ts'
import { requireListed } from './openapi/problem-statuses.ts'
import { createAdmission } from './platform/access/admission.ts'
import { createCors } from './platform/access/cors.ts'
import { createHeavyLanes } from './platform/access/heavy-lanes.ts'
import { createLocalSignIn, type LocalMember } from './platform/access/local-sign-in.ts'
import { createOperators } from './platform/access/operators.ts'
import { createOutage } from './platform/access/outage.ts'
import { createSessions } from './platform/access/session.ts'
import { createSignIn } from './platform/access/sign-in.ts'
import { createStrangers } from './platform/access/strangers.ts'
import { createAnswerCache } from './platform/answer/answer-cache.ts'
import {
  createClientErrorHandler,
  createCodingGuard,
  createConnectHandler,
} from './platform/answer/client-errors.ts'
import { createNotFound } from './platform/answer/not-found.ts'
import { createSender } from './platform/answer/send.ts'
import { type Exchange, newExchange } from './platform/exchange.ts'
import { startHousekeeping } from './platform/housekeeping.ts'
import { createLifecycle } from './platform/lifecycle.ts'
import { createMetrics } from './platform/metrics.ts'
import { registerRoute } from './platform/register.ts'
import { createRepeatLane } from './platform/repeat-lane.ts'
import { dropTypeOfNoBody } from './platform/request/body-headers.ts'
import { parseJsonBody } from './platform/request/json-body.ts'
import { refusePipeline } from './platform/request/pipelining.ts'
import { parseQuery } from './platform/request/query.ts'
import { requestIdOf } from './platform/request/request-id.ts'
import type { Route } from './platform/route.ts'
import type { Services } from './platform/services.ts'
import { appPage } from './present/web-files.ts'
import { type AgentDoor, agentRoute } from './routes/mcp.ts'
import { ROUTES } from './routes.ts'

export interface AppDependencies {
  readonly database: Database
  /** Where ZIPs of bundles are kept; in the database unless given. */
  readonly objects?: ZipPlaces['objects']
  readonly settings: Settings
  readonly clock: Clock
  /** The server's secret (operations/server-secret.ts). */
  readonly secret: Uint8Array
  /** Who a sign-in link signs a browser on this machine in as (operations/tenancy/local-tenant.ts). */
  readonly localMember?: LocalMember | undefined
  /** Answers AI agents at /mcp; without it there is no such address. */
  readonly agents?: AgentDoor
  /** What /readyz asks beside database, migrations and snapshot. */
  readonly servingChecks?: readonly ServingCheck[]
  /** Makes files of profiles; in this very thread unless given. */
  readonly renderFor?: RenderFor
  /** Has idle workers of this process look for work at once; nothing happens unless given. */
  readonly wakeWorkers?: () => void
  /** Where log lines go; stderr unless given. */
  readonly log?: DestinationStream
  /** How the business register is reached; its own address unless given. */
  readonly registerTransport?: RegisterDeskOptions['transport']
  /** Routes beside the service's own, for tests. */
  readonly extraRoutes?: readonly Route[]
  /** Hold every answer against its published schema; on in tests. */
  readonly checkAnswers?: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
  }
}

const HEADER_BYTES = 16 * 1024

/** The whole HTTP service, ready to `listen` or `inject`. Everything that it uses is handed in. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { settings, database, clock, secret } = dependencies
  const { agents } = dependencies
  const routes = [
    ...ROUTES,
    ...(agents === undefined ? [] : [agentRoute(agents, () => app)]),
    ...(dependencies.extraRoutes ?? []),
  ]
  const timeout = settings.SOUTHERLY_REQUEST_TIMEOUT_MS
  const baseUrl = (): string =>
    settings.SOUTHERLY_PUBLIC_URL?.replace(/\/+$/, '') ?? listeningUrl(app, settings)
  const lifecycle = createLifecycle()
  const answers = createAnswerCache(settings.SOUTHERLY_CACHE_MB)
  const authenticator = createAuthenticator({ database, secret, clock })
  const logs = createLogs(settings, dependencies.log)
  const snapshots = new SnapshotDirectory(database, clock, (view) => warmSnapshot(database, view))
  const services: Services = {
    database,
    objects: dependencies.objects,
    settings,
    clock,
    secret,
    ...logs,
    lifecycle,
    answers,
    snapshots,
    register: createRegisterDesk({
      database,
      clock,
      snapshots,
      guid: settings.ABR_GUID,
      limitMs: settings.SOUTHERLY_REGISTER_TIMEOUT_MS,
      maxAgeDays: settings.SOUTHERLY_REGISTER_MAX_AGE,
      report: (problem) => logs.log.warn({ problem }, 'the business register gave no answer'),
      transport: dependencies.registerTransport,
    }),
    baseUrl,
    renderFor: dependencies.renderFor ?? renderHere,
    wakeWorkers: dependencies.wakeWorkers ?? (() => {}),
    routes,
    authenticator,
    sessions: createSessions({ secret, clock, settings, database }),
    localSignIn: createLocalSignIn({ clock, settings, localMember: dependencies.localMember }),
    signIn: createSignIn({ settings, clock, secret }),
    strangers: createStrangers(clock),
    operators: createOperators({ keyHash: settings.SOUTHERLY_OPERATOR_KEY_SHA256, clock }),
    meter: createMeter({ database, clock }),
    heavyLanes: createHeavyLanes(),
    metrics: createMetrics(
      createRegistry({
        role: 'server',
        engine: database.engine,
        readDatabase: databaseFigures(database, (error) =>
          logs.log.warn({ err: error }, 'figures of the database could not be read'),
        ),
      }),
      { lifecycle, answers },
    ),
    servingChecks: [...servingChecks(database, dependencies.objects), ...(dependencies.servingChecks ?? [])],
  }
  const sender = createSender(services, dependencies.checkAnswers === true ? requireListed : undefined)
  const outage = createOutage(services, sender)
  const lane = createRepeatLane(services, sender, outage)

  /** Its own, or a new one for a request that the framework refuses before any hook. */
  const exchangeOf = (request: FastifyRequest, reply: FastifyReply): Exchange =>
    request.exchange ?? newExchange(request, reply, undefined, clock.time())
  const refuseCoding = createCodingGuard(baseUrl, settings.SOUTHERLY_SEND_TIMEOUT_MS)
  const app: FastifyInstance = fastify({
    logger: false,
    genReqId: requestIdOf,
    bodyLimit: settings.SOUTHERLY_BODY_LIMIT,
    trustProxy: settings.SOUTHERLY_TRUSTED_PROXIES.length > 0 && [...settings.SOUTHERLY_TRUSTED_PROXIES],
    requestTimeout: timeout,
    connectionTimeout: 0,
    keepAliveTimeout: settings.SOUTHERLY_KEEP_ALIVE_MS,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    serverFactory: (handler) => {
      const http = {
        maxHeaderSize: HEADER_BYTES,
        connectionsCheckingInterval: Math.min(1000, timeout),
        // A request without a body needs no stream that ends: most have none. `dropTypeOfNoBody` keeps anyone from waiting for it.
        optimizeEmptyRequests: true,
      }
      return createServer(
        { ...http, requestTimeout: timeout, keepAliveTimeout: settings.SOUTHERLY_KEEP_ALIVE_MS },
        (request, response) => {
          if (refusePipeline(request, response) || refuseCoding(request)) return
          if (lane.take(request, response)) return
          dropTypeOfNoBody(request)
          handler(request, response)
        },
      ).on('connect', createConnectHandler(baseUrl, settings.SOUTHERLY_SEND_TIMEOUT_MS))
    },
    routerOptions: { querystringParser: parseQuery, maxParamLength: 8192 },
    clientErrorHandler: createClientErrorHandler(baseUrl, settings.SOUTHERLY_SEND_TIMEOUT_MS),
    frameworkErrors: (error, request, reply) => sender.sendProblem(exchangeOf(request, reply), error),
  })
  app.decorate('services', services)
  app.decorateRequest('exchange', null)
  // No route takes it, and the framework has its own words for one without a Content-Type.
  app.addHttpMethod('QUERY', { hasBody: false, overrideExisting: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(/^application\/json\s*(;|$)/i, { parseAs: 'buffer' }, (_request, bytes, done) => {
    try {
      done(null, bytes.length === 0 ? undefined : parseJsonBody(bytes as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
  app.setErrorHandler((error, request, reply) => {
    sender.sendProblem(exchangeOf(request, reply), error)
  })
  mountNotFound(
    app,
    createAdmission(services, undefined),
    createNotFound({ sender, exchangeOf }, routes, createCors(settings), appPage),
  )
  for (const route of routes)
    registerRoute(app, services, sender, { lane, outage }, route, dependencies.checkAnswers ?? false)
  startHousekeeping(app, services, sender)
  await app.ready()
  return app
}

/** Answers before a body is read: no one needs it, and it may never come. A scope of its own, so that no route has these hooks. */
function mountNotFound(
  app: FastifyInstance,
  admit: ReturnType<typeof createAdmission>,
  answer: ReturnType<typeof createNotFound>,
): void {
  app.register((scope, _options, done) => {
    scope.addHook('onRequest', admit)
    scope.addHook('onRequest', (request, reply, _goOn) => answer(request, reply))
    scope.setNotFoundHandler(answer)
    done()
  })
}

/** Loaded with the first export, so that no start waits for it. Copied as for a thread, so that both take the same. */
const renderHere: RenderFor = () => async (wanted) => {
  const { renderProfile } = await import('../operations/company/render-profile.ts')
  return await renderProfile(structuredClone(wanted))
}

function listeningUrl(app: FastifyInstance, settings: Settings): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.PORT
  const host = settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST
  return `http://${host}:${port}`
}
