import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Settings } from '../../config.ts'
import type { ZipPlaces } from '../../operations/bundle-store/zips.ts'
import type { RenderFor } from '../../operations/company/export-profile.ts'
import type { Database } from '../../operations/database.ts'
import type { RegisterDesk } from '../../operations/register/desk.ts'
import type { SnapshotDirectory } from '../../operations/releases/snapshot-directory.ts'
import type { ServingCheck } from '../../operations/serving-checks.ts'
import type { Authenticator } from '../../operations/tenancy/authenticate.ts'
import type { Meter } from '../../operations/tenancy/meter.ts'
import type { HeavyLanes } from './access/heavy-lanes.ts'
import type { LocalSignIn } from './access/local-sign-in.ts'
import type { Operators } from './access/operators.ts'
import type { Sessions } from './access/session.ts'
import type { SignIn } from './access/sign-in.ts'
import type { Strangers } from './access/strangers.ts'
import type { AnswerCache } from './answer/answer-cache.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Metrics } from './metrics.ts'
import type { RouteDescription } from './route-description.ts'

/** What handlers and the platform share; made once by `buildApp`. */
export interface Services {
  readonly database: Database
  /** Where ZIPs of bundles are kept; undefined: in the database. */
  readonly objects: ZipPlaces['objects']
  readonly settings: Settings
  readonly clock: Clock
  readonly secret: Uint8Array
  readonly log: Logger
  readonly writeLine: ((line: string) => void) | undefined
  readonly authenticator: Authenticator
  /** Who asks, when a browser sends its cookie instead of a key. */
  readonly sessions: Sessions
  /** Sign-in links for a browser on this machine. */
  readonly localSignIn: LocalSignIn
  /** How people prove who they are: a provider, passkeys. */
  readonly signIn: SignIn
  /** How often an address may knock where no key is asked for. */
  readonly strangers: Strangers
  /** Whether the operator of the service asks. */
  readonly operators: Operators
  readonly meter: Meter
  readonly heavyLanes: HeavyLanes
  readonly answers: AnswerCache
  /** Which snapshot of the public data answers a request. */
  readonly snapshots: SnapshotDirectory
  /** What the business register itself says of a company. */
  readonly register: RegisterDesk
  readonly metrics: Metrics
  readonly lifecycle: Lifecycle
  readonly servingChecks: readonly ServingCheck[]
  /** Makes files of profiles, in a thread where there is one. */
  readonly renderFor: RenderFor
  /** Has idle workers of this process look for work at once; called after work was enqueued. */
  readonly wakeWorkers: () => void
  /** Every route, for OpenAPI. */
  readonly routes: readonly RouteDescription[]
  /** Address that clients reach the service at, without a slash at the end. */
  readonly baseUrl: () => string
}
