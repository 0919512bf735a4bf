/** What the threads of `run-threads.ts` do: whole runs, from the records to the kept bundle, with a database of their own. */
import { once } from 'node:events'
import { MessageChannel, type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { fixedClock, systemClock } from '../clock.ts'
import type { DisclosureReport } from '../domain/disclosure/report/report.ts'
import { openInThread } from '../operations/database.ts'
import { RenderingFailed, tellFailure } from '../operations/disclosure-report/fail-run.ts'
import { openKnownSigner } from '../operations/disclosure-report/known-signing-key.ts'
import { composeBundle, sealBundle } from '../operations/disclosure-report/make-bundle.ts'
import { type MakeBundle, performRun, type RunTools } from '../operations/disclosure-report/perform-run.ts'
import { completeJob, LeaseLost } from '../operations/queue/lease.ts'
import { SnapshotDirectory } from '../operations/releases/snapshot-directory.ts'
import { giveWayToRequests, loadRenderers } from './in-thread.ts'
import type { RunOutcome, RunTask, RunThreadData, ThreadMessage } from './run-messages.ts'
import type { Typeset } from './typeset-thread.ts'
import { prepare } from './warm-up.ts'

const given = workerData as RunThreadData
if (given.besideRequests) giveWayToRequests()
const main = parentPort!
const tell = (message: ThreadMessage, transfer: readonly MessagePort[] = []): void =>
  main.postMessage(message, transfer)

const clock = given.now === undefined ? systemClock : fixedClock(given.now)
const database = await openInThread(given.database)
const tools: RunTools = {
  database,
  clock,
  snapshots: new SnapshotDirectory(database, clock),
  secret: given.secret,
  make,
}

main.on('message', (task: RunTask) => {
  perform(task).then(
    (outcome) => tell({ outcome }),
    (error: unknown) => tell({ outcome: outcomeOf(error as Error) }),
  )
})

async function perform(task: RunTask): Promise<RunOutcome> {
  if ('preparation' in task) {
    await prepare(tools, task.preparation)
    return { kind: 'done', isCompleted: false }
  }
  const { job, lease } = task
  let isCompleted = false
  await performRun(tools, job, {
    number: lease.attempt,
    // Whoever aborts ends this thread.
    signal: new AbortController().signal,
    async complete(sql) {
      await completeJob(sql, lease)
      isCompleted = true
    },
  })
  return { kind: 'done', isCompleted }
}

const outcomeOf = (error: Error): RunOutcome =>
  error instanceof LeaseLost ? { kind: 'lease_lost' } : { kind: 'failed', failure: tellFailure(error) }

/** report.pdf is set by another thread while this one makes all else. */
async function make(
  { disclosure, previous }: Parameters<MakeBundle>[0],
  onStage: Parameters<MakeBundle>[1],
): ReturnType<MakeBundle> {
  await onStage('composing')
  const content = composeBundle(disclosure, previous)
  const pdf = typeset(content.report)
  // Told when it is waited for, or not at all when something else has failed before.
  pdf.catch(() => {})
  return await sealBundle({
    content,
    onStage,
    signer: await openKnownSigner(database, given.keys),
    render: {
      pdf: () => pdf,
      workbook: async (papers) => (await loadRenderers(given.renderers)).workbook(papers).catch(refuse),
    },
  })
}

async function typeset(report: DisclosureReport): Promise<Uint8Array> {
  const { port1, port2 } = new MessageChannel()
  const closed = once(port1, 'close').then(() => [])
  const answered = Promise.race([once(port1, 'message'), closed]) as Promise<[Typeset?]>
  tell({ typesetter: port2 }, [port2])
  port1.postMessage(report)
  const [typeset] = await answered
  if (typeset === undefined) throw new TypeError('the thread that sets report.pdf has ended')
  return 'bytes' in typeset ? typeset.bytes : refuse(Object.assign(new Error(), typeset.fault))
}

/** A plain Error is a renderer that refuses, in a sentence of its own; anything else is a mistake of ours. */
function refuse(error: Error): never {
  throw error.name === 'Error' ? new RenderingFailed(error.message, { cause: error }) : error
}
