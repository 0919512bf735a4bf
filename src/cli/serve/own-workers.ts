import type { Settings } from '../../config.ts'
import type { BundleProcesses } from '../../jobs/bundle-processes.ts'
import type { Workers } from '../../jobs/start-workers.ts'
import type { DailyUpdate } from '../../jobs/updates.ts'
import type { RenderFor } from '../../operations/company/export-profile.ts'
import { openKnownSigner, requireKnownKey } from '../../operations/disclosure-report/known-signing-key.ts'
import type { Service } from '../../operations/open-service.ts'
import type { SnapshotDirectory } from '../../operations/releases/snapshot-directory.ts'
import { networkOf } from '../../operations/update/network.ts'
import { type FileOutcome, verdictOf } from '../../operations/update/report.ts'
import type { Context } from '../command.ts'

/** Where workers write what an operator should know. */
export interface WorkerLog {
  error(error: Error, what: string): void
  note(what: string, facts: object): void
}

/** Each queue is asked for work when workers begin; on the embedded engine the first answer would wait for all of them. */
const AFTER_THE_SERVER_MS = 250

/** The workers of this process, as the settings have them; none do anything before `start`, or when there are to be none. */
export interface OwnWorkers {
  /** Starts a process for bundles while there is no data yet for it to read. */
  startAhead(): void
  /** With the API's snapshots, and after `warm`, all gets ready for the first bundle: both take all processors of a small machine. */
  start(log: WorkerLog, beside?: { snapshots: SnapshotDirectory; warm: Promise<void> }): Promise<void>
  /** Has them look for work at once. */
  wake(): void
  /** Makes the file of a profile in a process; also when there are no workers. */
  readonly renderFor: RenderFor
  /** Lets running work end within the time and gives the rest back to the queue. Once more changes nothing. */
  stop(graceMilliseconds: number): Promise<void>
}

export function ownWorkers(
  service: Service,
  { settings, clock }: Pick<Context, 'settings' | 'clock'>,
  { besideRequests } = { besideRequests: false },
): OwnWorkers {
  const bundlesAtOnce = settings.SOUTHERLY_WORKERS
  const keys = { home: service.home, configured: settings.SOUTHERLY_SIGNING_KEY_FILE }
  let opening: Promise<BundleProcesses> | undefined
  let workers: Workers | undefined
  const ending = new AbortController()
  // Loaded late: a server answers before it begins to work on the queue.
  const bundles = (): Promise<BundleProcesses> =>
    (opening ??= import('../../jobs/bundle-processes.ts').then(({ createBundleProcesses }) =>
      createBundleProcesses({
        atOnce: Math.max(1, bundlesAtOnce),
        database: service.database,
        secret: () => service.secret(),
        keys,
        objectStore: service.objectStore,
        besideRequests,
      }),
    ))
  const getsReady = bundlesAtOnce > 0 && settings.SOUTHERLY_WARM_UP === 'yes'
  return {
    startAhead() {
      if (!getsReady) return
      bundles()
        .then((open) => open.startAhead())
        // Said when they are needed.
        .catch(() => {})
    },
    async start(log, beside) {
      if (bundlesAtOnce === 0) return
      const { database } = service
      // Where others may share the database the key is settled now: the first bundle would be too late to find that there are two.
      await (database.engine === 'postgres' ? openKnownSigner : requireKnownKey)(database, keys)
      const secret = await service.secret()
      const wanted = {
        database,
        clock,
        secret,
        allowPrivateWebhooks: settings.SOUTHERLY_WEBHOOK_ALLOW_PRIVATE === 'yes',
        digestHour: settings.SOUTHERLY_DIGEST_HOUR,
        ...(await mailerOf(settings)),
        desk: {
          home: service.home,
          memoryMb: settings.SOUTHERLY_READ_MB,
          licensedSources: settings.SOUTHERLY_LICENSED_SOURCES,
          onLoaded: () => beside?.snapshots.refresh(),
        },
        ...(settings.SOUTHERLY_UPDATE === 'daily'
          ? { dailyUpdate: dailyUpdate(service, settings, log) }
          : {}),
        onError: (...told: Parameters<WorkerLog['error']>) => log.error(...told),
      }
      const begin = async (): Promise<void> => {
        const { startWorkers } = await import('../../jobs/start-workers.ts')
        const open = await bundles()
        if (ending.signal.aborted) return
        workers = startWorkers({ ...wanted, bundles: open })
        if (beside !== undefined && getsReady) getReady(open, beside.warm, ending.signal, log)
      }
      if (!besideRequests) return begin()
      const later = setTimeout(() => {
        begin().catch((error: unknown) => log.error(error as Error, 'the workers did not start'))
      }, AFTER_THE_SERVER_MS)
      ending.signal.addEventListener('abort', () => clearTimeout(later))
    },
    wake: () => workers?.wake(),
    renderFor: (tenantId) => async (wanted) => (await bundles()).renderFor(tenantId)(wanted),
    async stop(graceMilliseconds) {
      ending.abort()
      const [stopping, closing] = [workers, opening]
      workers = undefined
      opening = undefined
      await stopping?.stop(graceMilliseconds)
      await (await closing)?.close()
    },
  }
}

/** Loaded only where a mail server is set up. */
async function mailerOf(settings: Settings) {
  const { SOUTHERLY_SMTP_URL: url, SOUTHERLY_SMTP_FROM: from, SOUTHERLY_PUBLIC_URL: publicUrl } = settings
  if (url === undefined || from === undefined || publicUrl === undefined) return {}
  const { smtpMailer } = await import('../../operations/notifications/smtp.ts')
  return { mailer: smtpMailer({ url, from, publicUrl }) }
}

function dailyUpdate({ home }: Service, settings: Settings, log: WorkerLog): DailyUpdate {
  return {
    home,
    hour: settings.SOUTHERLY_UPDATE_HOUR,
    memoryMb: settings.SOUTHERLY_READ_MB,
    mirror: settings.SOUTHERLY_MIRROR,
    transport: networkOf(settings),
    onReport: (report) =>
      log.note(`the daily update ended: ${verdictOf(report)}`, { files: report.files.map(inOneLine) }),
  }
}

const inOneLine = ({ source, name, outcome, release, messages }: FileOutcome): string =>
  [source, name, outcome, release ?? messages[0]?.split('\n')[0] ?? ''].join(' ')

function getReady(bundles: BundleProcesses, warm: Promise<void>, signal: AbortSignal, log: WorkerLog): void {
  warm
    .then(() => import('../../jobs/warm-up.ts'))
    .then(async ({ warmBundles }) => {
      if (!signal.aborted) await warmBundles(bundles, signal)
    })
    .catch((error: unknown) => {
      if (!signal.aborted) log.error(error as Error, 'the server could not prepare for its first bundle')
    })
}
