import { EXIT, OperatorError, ServiceError } from '../errors.ts'
import type { OutputFlags, Terminal } from './output.ts'

/** What a shell expects of a program that Ctrl-C ended. */
const INTERRUPTED = 130

/** Writes an error to stderr for a person, or as a JSON line with --json, and answers the exit code. */
export function reportError(
  error: unknown,
  terminal: Terminal,
  flags: OutputFlags,
  signal: AbortSignal,
): number {
  terminal.progress(undefined)
  const fault = signal.aborted && isAbort(error, signal) ? INTERRUPTION : describe(error)
  if (flags.json)
    terminal.err(
      `${JSON.stringify({ error: { message: fault.message, hint: fault.hint, code: fault.code, exit_code: fault.exitCode } })}\n`,
    )
  else
    terminal.err(`southerly: ${fault.message}\n${fault.hint ? `  ${fault.hint}\n` : ''}${fault.stack ?? ''}`)
  return fault.exitCode
}

interface FaultReport {
  readonly message: string
  readonly exitCode: number
  readonly hint?: string | undefined
  readonly code?: string
  readonly stack?: string
}

const INTERRUPTION: FaultReport = { message: 'interrupted', exitCode: INTERRUPTED }

function describe(error: unknown): FaultReport {
  if (error instanceof OperatorError)
    return { message: error.message, hint: error.hint, exitCode: error.exitCode }
  if (error instanceof ServiceError)
    return {
      message: [error.message, ...(error.details.errors ?? []).map((fault) => fault.message)].join('\n  '),
      hint: error.details.hint,
      code: error.code,
      exitCode: error.status === 404 ? EXIT.notFound : error.status < 500 ? EXIT.badInput : EXIT.failure,
    }
  const unexpected = error instanceof Error ? error : new Error(String(error))
  return {
    message: `unexpected fault: ${unexpected.message}`,
    hint: 'This is a mistake in Southerly, not in what you typed; please report it with the lines below.',
    exitCode: EXIT.failure,
    stack: `${unexpected.stack ?? ''}\n`,
  }
}

const isAbort = (error: unknown, signal: AbortSignal): boolean =>
  error === signal.reason || (error instanceof Error && error.name === 'AbortError')
