/** What the processes of `process-pool.ts` do: whole runs, from the records to the kept bundle, and the files of profiles. */
import { MessageChannel } from 'node:worker_threads'
import { fixedClock, systemClock } from '../clock.ts'
import { type Database, openInThread, openObjectStore } from '../operations/database.ts'
import { tellFailure } from '../operations/disclosure-report/fail-run.ts'
import { openKnownSigner } from '../operations/disclosure-report/known-signing-key.ts'
import { composeBundle, sealBundle } from '../operations/disclosure-report/make-bundle.ts'
import { type MakeBundle, performRun, type RunTools } from '../operations/disclosure-report/perform-run.ts'
import { completeJob, LeaseLost } from '../operations/queue/lease.ts'
import { SnapshotDirectory } from '../operations/releases/snapshot-directory.ts'
import { forwardObjectTries } from '../telemetry/object-figures.ts'
import { withinTrace } from '../telemetry/tracing.ts'
import { giveWayToRequests } from './give-way.ts'
import type {
  FromProcess,
  PerformTask,
  ProcessStart,
  ProcessTask,
  TaskOutcome,
  ToProcess,
} from './process-messages.ts'
import { loadRenderers, refuse } from './renderers.ts'
import { createTypesetter, type Typesetter } from './typesetter.ts'
import { prepare } from './warm-up.ts'

if (process.argv.includes('--give-way')) giveWayToRequests()
// The process that started this one decides when it ends: Ctrl+C goes to the whole group, and a run that is nearly done may end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())

const tell = (message: FromProcess): void => void process.send!(message)
// This process has no metrics of its own.
forwardObjectTries((objectTry) => tell({ objectTry }))
const started = Promise.withResolvers<Tools>()
const engine = new MessageChannel()

process.on('message', (message: ToProcess) => {
  if ('engine' in message) engine.port2.postMessage(message.engine)
  else if ('start' in message) started.resolve(toolsOf(message.start))
  else if ('practise' in message) void started.promise.then(({ typesetter }) => typesetter.practise())
  else
    void perform(message.task).then(
      (outcome) => tell({ outcome }),
      (error: unknown) => tell({ outcome: outcomeOf(error as Error) }),
    )
})

interface Tools {
  readonly typesetter: Typesetter
  /** Opened with the first run: files of profiles need none. */
  runTools(): Promise<RunTools>
}

function toolsOf(start: ProcessStart): Tools {
  const typesetter = createTypesetter(start.renderers)
  let tools: Promise<RunTools> | undefined
  const open = async (): Promise<RunTools> => {
    const clock = start.now === undefined ? systemClock : fixedClock(start.now)
    const database = await openDatabase(start)
    const snapshots = new SnapshotDirectory(database, clock)
    return {
      database,
      objects: await openObjectStore(start.objectStore),
      clock,
      snapshots,
      secret: start.secret,
      make: makeWith(start, database, typesetter),
    }
  }
  return {
    typesetter,
    runTools() {
      tools ??= open()
      // A database that was away may be there for the next run.
      tools.catch(() => (tools = undefined))
      return tools
    },
  }
}

function openDatabase({ databaseUrl }: ProcessStart): Promise<Database> {
  if (databaseUrl !== undefined) return openInThread({ engine: 'postgres', url: databaseUrl })
  engine.port2.on('message', (message: unknown) => tell({ engine: message }))
  return openInThread({ engine: 'embedded', port: engine.port1 })
}

async function perform(task: ProcessTask): Promise<TaskOutcome> {
  const given = await started.promise
  const { typesetter } = given
  if ('wanted' in task) return { kind: 'file', bytes: await typesetter.renderProfile(task.wanted) }
  // While this thread reads and composes.
  typesetter.prepare()
  const tools = await given.runTools()
  if ('preparation' in task) {
    await prepare(tools, task.preparation)
    return { kind: 'done', isCompleted: false }
  }
  return await withinTrace(task.traceparent, () => performTask(tools, task))
}

async function performTask(tools: RunTools, { job, lease }: PerformTask): Promise<TaskOutcome> {
  let isCompleted = false
  await performRun(tools, job, {
    number: lease.attempt,
    // The process that aborts the run ends this process.
    signal: new AbortController().signal,
    async complete(sql) {
      await completeJob(sql, lease)
      isCompleted = true
    },
  })
  return { kind: 'done', isCompleted }
}

const outcomeOf = (error: Error): TaskOutcome =>
  error instanceof LeaseLost ? { kind: 'lease_lost' } : { kind: 'failed', failure: tellFailure(error) }

/** report.pdf is set by a thread while this one makes all else. */
const makeWith =
  ({ keys, renderers }: ProcessStart, database: Database, typesetter: Typesetter): MakeBundle =>
  async (subject, onStage) => {
    await onStage('composing')
    const content = composeBundle(subject)
    const pdf = typesetter.setReport(content.report)
    // Told when it is waited for, or not at all when something else has failed before.
    pdf.catch(() => {})
    return await sealBundle({
      content,
      onStage,
      signer: await openKnownSigner(database, keys),
      render: {
        pdf: () => pdf,
        workbook: async (papers) => (await loadRenderers(renderers)).workbook(papers).catch(refuse),
      },
    })
  }
