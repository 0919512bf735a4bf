import { type ErrorCode, EXIT, OperatorError, ServiceError } from '../errors.ts'
import { databaseFault } from '../operations/database-fault.ts'
import { inTerminal } from './ledger-next-steps.ts'
import type { OutputFlags, Terminal } from './output.ts'

/** What to do next at the command line, where the operation's own hint is for callers of the API. */
const HINTS: Readonly<Partial<Record<ErrorCode, string>>> = {
  release_not_found: '`southerly releases` and `southerly snapshots` list what is loaded.',
  api_key_not_found: '`southerly key list` lists the keys of a tenant.',
  member_not_found: '`southerly member list` lists the people of a tenant.',
}

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
  return reportFault(
    signal.aborted && isAbort(error, signal) ? INTERRUPTION : describe(error),
    terminal,
    flags.json,
  )
}

/** Writes a fault in words, or as a JSON line, and answers its exit code. */
export function reportFault(fault: FaultReport, terminal: Terminal, json: boolean): number {
  if (json)
    terminal.err(
      `${JSON.stringify({ error: { message: fault.message, hint: fault.hint, code: fault.code, exit_code: fault.exitCode } })}\n`,
    )
  else
    terminal.err(`southerly: ${fault.message}\n${fault.hint ? `  ${fault.hint}\n` : ''}${fault.stack ?? ''}`)
  return fault.exitCode
}

export interface FaultReport {
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
      hint:
        HINTS[error.code] ?? (error.details.hint === undefined ? undefined : inTerminal(error.details.hint)),
      code: error.code,
      exitCode: error.status === 404 ? EXIT.notFound : error.status < 500 ? EXIT.badInput : EXIT.failure,
    }
  if (databaseFault(error) === 'unavailable')
    return {
      message: `the database does not respond: ${(error as Error).message}`,
      hint: 'Check that PostgreSQL is running and reachable, and try again.',
      exitCode: EXIT.failure,
    }
  const unexpected = error instanceof Error ? error : new Error(String(error))
  return {
    message: `unexpected error: ${unexpected.message}`,
    hint: 'This is a bug in Southerly, not in what you typed. Please report it with the lines below.',
    exitCode: EXIT.failure,
    stack: `${unexpected.stack ?? ''}\n`,
  }
}

const isAbort = (error: unknown, signal: AbortSignal): boolean =>
  error === signal.reason || (error instanceof Error && error.name === 'AbortError')
