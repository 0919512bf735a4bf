import { type ChildProcess, fork } from 'node:child_process'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { OperatorError } from '../../../errors.ts'
import { ReadError } from '../../../sources/read-error.ts'
import type { LedgerQuestion } from './ledger-task.ts'
import { MEMORY_EXCEEDED, type ReadMessage, type ReadTask, type TaskResults } from './task.ts'

export interface ReadingLimits {
  /** Megabytes that the process may take. */
  readonly memoryMb?: number | undefined
  readonly signal?: AbortSignal | undefined
  readonly onRows?: ((rows: number) => void) | undefined
  /** Answers what the process must know from the database. */
  readonly onAsk?: ((question: LedgerQuestion) => Promise<object | null>) | undefined
}

/** Far above what any publisher's file has needed: see docs/decisions/0029-files-are-read-apart.md. */
const MEMORY_MB = 1024
const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))
const QUICK_MODULES = new URL('../../../quick-modules.ts', import.meta.url).href
/** Enough of what a dying process says to tell why it died. */
const KEPT_OF_STDERR = 4096

/**
 * Reads a file in its own process, with a limit on its memory: a hostile or damaged file ends that process, never the
 * one that asked. What is read goes to the open file `output`, or to `read` as it comes. Rejects with what was
 * wrong with the file.
 */
export async function readApart<Kind extends ReadTask['kind']>(
  task: Extract<ReadTask, { kind: Kind }>,
  output: number | ((output: Readable) => Promise<void>),
  { memoryMb = MEMORY_MB, signal, onRows, onAsk }: ReadingLimits = {},
): Promise<TaskResults[Kind]> {
  signal?.throwIfAborted()
  const child = fork(CHILD, [String(memoryMb)], {
    execArgv: [`--max-old-space-size=${memoryMb}`, '--import', QUICK_MODULES],
    serialization: 'advanced',
    stdio: ['ignore', typeof output === 'number' ? output : 'pipe', 'pipe', 'ipc'],
  })
  const stop = (): void => void child.kill('SIGKILL')
  signal?.addEventListener('abort', stop)
  try {
    const ended = endOf(child, task.name, memoryMb, onRows, onAsk)
    child.send(task)
    if (typeof output !== 'number') await Promise.all([output(child.stdout!), ended])
    return (await ended) as TaskResults[Kind]
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
    stop()
  }
}

/** Settles when the process is gone and all that it said has arrived. */
function endOf(
  child: ChildProcess,
  file: string,
  memoryMb: number,
  onRows: ReadingLimits['onRows'],
  onAsk: ReadingLimits['onAsk'],
): Promise<TaskResults[keyof TaskResults]> {
  let last: ReadMessage | undefined
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-KEPT_OF_STDERR)
  })
  return new Promise((resolve, reject) => {
    child.on('message', (message: ReadMessage) => {
      if ('rows' in message) onRows?.(message.rows)
      else if ('ask' in message)
        onAsk!(message.ask).then((answer) => {
          if (child.connected) child.send({ answer })
        }, reject)
      else last = message
    })
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (last !== undefined && 'result' in last) resolve(last.result)
      else reject(faultOf(last, { file, memoryMb, said, ending: String(signal ?? code) }))
    })
  })
}

interface Ending {
  readonly file: string
  readonly memoryMb: number
  readonly said: string
  readonly ending: string
}

function faultOf(last: ReadMessage | undefined, { file, memoryMb, said, ending }: Ending): Error {
  if (last !== undefined && 'fault' in last) return new ReadError(last.fault)
  if (last !== undefined && 'refusal' in last) {
    const { message, hint, exitCode } = last.refusal
    return new OperatorError(message, { exitCode, ...(hint === undefined ? {} : { hint }) })
  }
  if (last !== undefined && 'error' in last) return new Error(`reading ${file} failed: ${last.error}`)
  if (said.includes(MEMORY_EXCEEDED) || said.includes('heap out of memory'))
    return new ReadError({
      file,
      problem: `takes more than ${memoryMb} MB of memory to read`,
      hint: 'Nothing was loaded. Check that it is the file that the publisher offers for this source. If it is, set SOUTHERLY_READ_MB to more.',
    })
  return new OperatorError(`the process that read ${file} was ended (${ending})`, {
    hint: 'Nothing was loaded. The system may have been short of memory; try again.',
    ...(said === '' ? {} : { cause: said }),
  })
}
