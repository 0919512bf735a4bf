import path from 'node:path'
import { EXIT, OperatorError } from './errors.ts'
import {
  addresses,
  derivedPort,
  groupRoles,
  httpAddress,
  integer,
  mailbox,
  oneOf,
  optionalHash,
  optionalText,
  origins,
  proxy,
  type Setting,
  s3Address,
  slugs,
  smtp,
  text,
} from './setting-kinds.ts'

/** Every setting of the service. The only place that reads the environment. */
export const SETTINGS = {
  HOST: text('Address to listen on.', '127.0.0.1'),
  PORT: integer('Port to listen on; 0 takes a free one.', 8080, 0, 65535),
  METRICS_PORT: derivedPort(
    'Port of /metrics, and of /healthz and /readyz of workers. Unset: PORT + 1000 for `serve`, none for `worker`; 0 takes a free one; `off` serves none.',
  ),
  METRICS_HOST: text(
    'Address that METRICS_PORT listens on. Anyone who reaches it can read the figures, including tenant ids: keep it inside your network.',
    '127.0.0.1',
  ),
  SOUTHERLY_HOME: text('Directory of the embedded database, the archive and the keys.', '.southerly'),
  DATABASE_URL: optionalText(
    'PostgreSQL 15 or newer instead of the embedded database: postgres://user@host/database. Several servers of which one writes: postgres://user@a,b/database?target_session_attrs=read-write.',
  ),
  DATABASE_REPLICA_URL: optionalText(
    'Streaming replica of DATABASE_URL that `serve` reads public data from; tenants’ own data is always read from DATABASE_URL.',
  ),
  SOUTHERLY_REPLICA_LAG_MS: integer(
    'How far the replica may lag behind; beyond that, or if it is unavailable, DATABASE_URL is read.',
    5000,
    2000,
    600_000,
  ),
  SOUTHERLY_SECRET: optionalText(
    'Secret that hashes keys and signs cursors, 32 characters or more. Unset: made once and kept in $SOUTHERLY_HOME/secret. Several processes on one database must share it.',
  ),
  SOUTHERLY_SIGNING_KEY_FILE: optionalText(
    'Ed25519 private key in PEM that signs bundles. Unset: made on first use in $SOUTHERLY_HOME/keys/signing-key.pem. Several processes on one database must share it.',
  ),
  SOUTHERLY_PUBLIC_URL: optionalText(
    'Address that clients reach the service at, for links; default http://HOST:PORT.',
  ),
  SOUTHERLY_WEB_SIGN_IN: oneOf(
    'How a browser can sign in besides a provider, passkeys and API keys: `local`: on this machine, with a one-time link printed by `serve` and `sign-in` (embedded engine, loopback HOST); `key`: no other way.',
    'local',
    ['local', 'key'],
  ),
  SOUTHERLY_SESSION_IDLE_MINUTES: integer('Idle minutes after which a web app session ends.', 120, 1, 10_080),
  SOUTHERLY_SESSION_HOURS: integer('Hours after which a session ends in any case.', 12, 1, 720),
  SOUTHERLY_OIDC_ISSUER: optionalText(
    'Issuer of the OpenID provider that people sign in with: https://login.example.com. Unset: no provider. Needs SOUTHERLY_PUBLIC_URL.',
  ),
  SOUTHERLY_OIDC_CLIENT_ID: optionalText('Client id that the provider gave this service.'),
  SOUTHERLY_OIDC_CLIENT_SECRET: optionalText(
    'Client secret that the provider gave this service. Unset: a public client, protected by PKCE only.',
  ),
  SOUTHERLY_OIDC_CLIENT_SECRET_FILE: optionalText(
    'File with the client secret, instead of SOUTHERLY_OIDC_CLIENT_SECRET.',
  ),
  SOUTHERLY_OIDC_NAME: optionalText(
    'Name of the provider on the sign-in page: `Acme account`. Unset: the host of the issuer.',
  ),
  SOUTHERLY_OIDC_SCOPES: text('Scopes requested from the provider.', 'openid email profile'),
  SOUTHERLY_OIDC_TRUST_EMAIL: oneOf(
    'Whether to accept e-mail addresses that the provider does not mark as verified: `yes` only if your own directory sets them.',
    'no',
    ['no', 'yes'],
  ),
  SOUTHERLY_OIDC_TENANT: optionalText(
    'Tenant for SOUTHERLY_OIDC_GROUPS: people in these groups become members at their first sign-in, without an invitation.',
  ),
  SOUTHERLY_OIDC_GROUPS: groupRoles(
    'Groups of the provider and the roles that they give in SOUTHERLY_OIDC_TENANT: `climate-team=preparer,reviewer;board=approver`. A role that is named here follows the groups at each sign-in.',
  ),
  SOUTHERLY_OIDC_GROUPS_CLAIM: text('Claim of the provider that lists the groups.', 'groups'),
  SOUTHERLY_SMTP_URL: smtp(
    'Mail server that notifications are sent through: smtp://user:password@mail.example.com:587 (STARTTLS when the server offers it) or smtps://… (TLS from the start). Unset: no e-mail. Needs SOUTHERLY_SMTP_FROM and SOUTHERLY_PUBLIC_URL.',
  ),
  SOUTHERLY_SMTP_FROM: mailbox(
    'Address that e-mails come from: Southerly <southerly@example.com>, or the address alone.',
  ),
  SOUTHERLY_DIGEST_HOUR: integer(
    'Hour of the daily digest of notifications, UTC; 21 is early morning in Sydney.',
    21,
    0,
    23,
  ),
  SOUTHERLY_OPERATOR_KEY_SHA256: optionalHash(
    'SHA-256 of the operator key, which opens the routes under /v1/operator: 64 hexadecimal digits. Unset: these routes are off.',
  ),
  SOUTHERLY_CORS_ORIGINS: origins(
    'Origins of web pages that may call this API from a browser, separated by commas: https://app.example.com. Empty: none. Their cookies are never accepted.',
  ),
  SOUTHERLY_TRUSTED_PROXIES: addresses(
    "Addresses or ranges of proxies whose X-Forwarded-For header is trusted, separated by commas: 10.0.0.0/8. Empty: the connection's own address is used.",
  ),
  SOUTHERLY_LICENSED_SOURCES: slugs(
    'Sources with a non-commercial licence that the operator has an agreement for, separated by commas: agcd. Without it, such sources and tenants on paid plans cannot be used together.',
  ),
  SOUTHERLY_OBJECT_STORE: s3Address(
    'Bucket of an S3-compatible store that keeps the ZIPs of bundles: s3://southerly-bundles/production. Unset: they are kept in the database. All servers and workers on one database must share it.',
  ),
  SOUTHERLY_OBJECT_STORE_ENDPOINT: httpAddress(
    'Address of that store, without the bucket: https://s3.ap-southeast-2.amazonaws.com.',
  ),
  SOUTHERLY_OBJECT_STORE_REGION: text('Region that requests to the store are signed for.', 'us-east-1'),
  SOUTHERLY_OBJECT_STORE_ACCESS_KEY: optionalText(
    'Access key of the store. It must be allowed to get, put, delete and list objects of the bucket.',
  ),
  SOUTHERLY_OBJECT_STORE_SECRET_KEY: optionalText('Secret key that belongs to the access key.'),
  SOUTHERLY_OBJECT_STORE_SECRET_KEY_FILE: optionalText(
    'File with the secret key, instead of SOUTHERLY_OBJECT_STORE_SECRET_KEY.',
  ),
  SOUTHERLY_LOG: oneOf('Lowest log level to write.', 'info', ['debug', 'info', 'warn', 'error', 'silent']),
  SOUTHERLY_TRACES_URL: httpAddress(
    'Address of an OpenTelemetry collector that accepts OTLP over HTTP: http://collector.example.internal:4318/v1/traces. Unset: no traces.',
  ),
  SOUTHERLY_TRACES_PERCENT: integer(
    'Share of traces that are recorded, percent. A request that comes with a trace (`traceparent`) is recorded as its sender decided.',
    100,
    0,
    100,
  ),
  SOUTHERLY_METRICS_URL: httpAddress(
    'Address of an OpenTelemetry collector that accepts metrics by OTLP over HTTP: http://collector.example.internal:4318/v1/metrics. It receives the metrics of /metrics. Unset: none are sent.',
  ),
  SOUTHERLY_METRICS_SECONDS: integer('Interval at which metrics are sent, seconds.', 60, 1, 3600),
  SOUTHERLY_STARTER: oneOf('Whether the first start loads the starter dataset.', 'load', ['load', 'skip']),
  SOUTHERLY_DATABASE_WAIT: integer(
    'Seconds that `serve` and `worker` wait at start-up for a PostgreSQL server they cannot reach.',
    60,
    0,
    3600,
  ),
  SOUTHERLY_POOL: integer(
    'Connections to PostgreSQL for requests; two more are kept for keys, sessions and health checks.',
    10,
    1,
    200,
  ),
  SOUTHERLY_BODY_LIMIT: integer('Largest request body, bytes.', 1_048_576, 1024, 104_857_600),
  SOUTHERLY_REQUEST_TIMEOUT_MS: integer(
    'Time limit for a request to arrive and for its response to be computed.',
    30_000,
    100,
    600_000,
  ),
  SOUTHERLY_SEND_TIMEOUT_MS: integer(
    'Time limit for a client to receive each 256 KiB of a response, and to send each 256 KiB of a file; slower clients are cut off.',
    60_000,
    100,
    3_600_000,
  ),
  SOUTHERLY_KEEP_ALIVE_MS: integer(
    'Time that a connection stays open without a request. Set it longer than a load balancer in front keeps its own connections.',
    72_000,
    1000,
    3_600_000,
  ),
  SOUTHERLY_DRAIN_MS: integer(
    'Time after SIGTERM during which requests are still served while /readyz returns 503, so that a load balancer stops sending them. Set it to twice the interval of its health checks.',
    0,
    0,
    600_000,
  ),
  SOUTHERLY_SHUTDOWN_MS: integer(
    'Time that running requests have to finish when the service stops.',
    10_000,
    0,
    600_000,
  ),
  SOUTHERLY_WORKERS: integer(
    'Bundles that `serve` and `worker` make at the same time, each in its own process; 0: `serve` leaves them to `southerly worker`.',
    1,
    0,
    64,
  ),
  SOUTHERLY_WARM_UP: oneOf(
    'Whether `serve` gets ready for its first answers and the first bundle as soon as it has started. /readyz waits for the answers (about a second). The bundle takes some seconds of a processor, at a low priority, and 600 MB, which are free again 45 seconds after the last bundle.',
    'yes',
    ['yes', 'no'],
  ),
  SOUTHERLY_WEBHOOK_ALLOW_PRIVATE: oneOf(
    'Whether webhooks may go to private addresses and without TLS; `yes` only if every tenant may reach the server’s network.',
    'no',
    ['no', 'yes'],
  ),
  SOUTHERLY_READ_MB: integer(
    'Memory limit for reading one publisher’s file, in its own process, megabytes.',
    1024,
    64,
    65_536,
  ),
  SOUTHERLY_IMPORT_SECONDS: integer(
    'Time limit for reading one file that a tenant imports, seconds.',
    15,
    1,
    600,
  ),
  SOUTHERLY_DESK_FILE_MB: integer('Largest file that the data desk accepts, megabytes.', 2048, 1, 65_536),
  SOUTHERLY_SCAN_COMMAND: optionalText(
    'Program, with arguments separated by spaces, that scans each evidence file before it is accepted: `clamdscan --fdpass --no-summary`. It gets the path of the file as its last argument; it must exit with 0 if the file is clean, 1 if it is not, and anything else if it cannot tell. Unset: files are not scanned.',
  ),
  SOUTHERLY_CACHE_MB: integer('Memory for cached responses, megabytes.', 64, 0, 65_536),
  SOUTHERLY_API_KEY: optionalText(
    'Key that `southerly mcp` uses; unset: the one in `$SOUTHERLY_HOME/local-key`.',
  ),
  SOUTHERLY_UPDATE: oneOf(
    'Whether `serve` and `worker` run `southerly update` by themselves: `daily`, in one process, at the hour of SOUTHERLY_UPDATE_HOUR.',
    'off',
    ['off', 'daily'],
  ),
  SOUTHERLY_UPDATE_HOUR: integer('Hour of the daily update, UTC; 19 is early morning in Sydney.', 19, 0, 23),
  SOUTHERLY_MIRROR: optionalText(
    'Directory, or http address, that `southerly update` takes files from instead of the network: <mirror>/<source>/<file name>.',
  ),
  SOUTHERLY_FETCH_TIMEOUT_MS: integer(
    'Time limit for a publisher to send a file, for each of four tries.',
    60_000,
    50,
    3_600_000,
  ),
  HTTPS_PROXY: proxy('Proxy for requests to publishers: http://proxy.example.com:3128. Unset: directly.'),
  NO_PROXY: optionalText(
    'Hosts reached directly even if HTTPS_PROXY is set, separated by commas: .example.com,10.0.0.5.',
  ),
  ABR_GUID: optionalText(
    'GUID for ABN Lookup. With it, `southerly register` and answers about companies that are in no recent extract use the business register. Unset: the register is never used.',
  ),
  SOUTHERLY_REGISTER_MAX_AGE: integer(
    'Days after which business register data is fetched again, if ABR_GUID is set.',
    30,
    1,
    3650,
  ),
  SOUTHERLY_REGISTER_TIMEOUT_MS: integer(
    'Longest time that an answer waits for the business register; after that it is given without it and says so.',
    250,
    1,
    10_000,
  ),
} as const satisfies Record<string, Setting<unknown>>

type SettingName = keyof typeof SETTINGS
export type Settings = { readonly [Name in SettingName]: ReturnType<(typeof SETTINGS)[Name]['parse']> }

/** Where /metrics listens, or undefined when it is off. A free PORT gets a free metrics port too. */
export function metricsPort(settings: Settings, role: 'server' | 'worker'): number | undefined {
  if (settings.METRICS_PORT === 'off') return undefined
  if (settings.METRICS_PORT !== 'derived') return settings.METRICS_PORT
  // A worker has the PORT of the server beside it, and would take its metrics port.
  if (role === 'worker') return undefined
  return settings.PORT === 0 || settings.PORT > 64535 ? 0 : settings.PORT + 1000
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Whether a browser window could show up: Linux names the display, other systems always have one. */
export const hasDesktop = (environment: Environment = process.env): boolean =>
  process.platform !== 'linux' || Boolean(environment['DISPLAY'] ?? environment['WAYLAND_DISPLAY'])

/** Has threads find their modules compiled in a directory too: Node tells them by the environment alone. */
export function shareCompiledModules(directory: string | undefined): void {
  if (directory !== undefined) process.env['NODE_COMPILE_CACHE'] = directory
}

/** Variables of the environment that look like settings and are none: mistyped, or of another version. */
export const unknownSettings = (environment: Environment = process.env): readonly string[] =>
  Object.keys(environment)
    .filter((name) => name.startsWith('SOUTHERLY_') && !Object.hasOwn(SETTINGS, name))
    .toSorted()

/** Settings that other programs share write them in small letters too. */
const SMALL_LETTERS = new Map([
  ['HTTPS_PROXY', 'https_proxy'],
  ['NO_PROXY', 'no_proxy'],
])

/** Reads and checks all settings at once, so that an operator sees every mistake in one go. */
export function readSettings(
  environment: Environment = process.env,
  workingDirectory = process.cwd(),
): Settings {
  const values: Record<string, unknown> = {}
  const mistakes: string[] = []
  for (const [name, setting] of Object.entries(SETTINGS)) {
    const given = environment[name] ?? environment[SMALL_LETTERS.get(name) ?? ''] ?? setting.fallback
    try {
      values[name] = setting.parse(given)
    } catch (error) {
      const shown =
        name === 'SOUTHERLY_SMTP_URL' ? '(not shown: it may contain a password)' : JSON.stringify(given)
      mistakes.push(`${name}=${shown} ${(error as Error).message}`)
    }
  }
  const secret = values['SOUTHERLY_SECRET']
  if (typeof secret === 'string' && secret.length < 32)
    mistakes.push('SOUTHERLY_SECRET must have 32 characters or more')
  if (values['SOUTHERLY_SMTP_URL'] !== undefined)
    for (const needed of ['SOUTHERLY_SMTP_FROM', 'SOUTHERLY_PUBLIC_URL'])
      if (values[needed] === undefined)
        mistakes.push(`SOUTHERLY_SMTP_URL is set, so ${needed} must be set too: e-mails need it`)
  if (mistakes.length > 0)
    throw new OperatorError(`settings are not valid:\n  ${mistakes.join('\n  ')}`, {
      hint: 'docs/guide/configuration.md lists every setting.',
      exitCode: EXIT.usage,
    })
  values['SOUTHERLY_HOME'] = path.resolve(workingDirectory, String(values['SOUTHERLY_HOME']))
  const mirror = values['SOUTHERLY_MIRROR']
  if (typeof mirror === 'string' && !/^https?:\/\//i.test(mirror))
    values['SOUTHERLY_MIRROR'] = path.resolve(workingDirectory, mirror)
  return Object.freeze(values) as Settings
}
