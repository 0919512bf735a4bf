import type { Clock } from '../clock.ts'
import type { Settings } from '../config.ts'
import { EXIT, OperatorError } from '../errors.ts'
import { type Migrations, openService, type Service } from '../operations/open-service.ts'
import type { Context, HandedOver, HostContext } from './command.ts'
import { commandsFor } from './commands.ts'
import { handOver } from './control/hand-over.ts'
import { createOutput, type Terminal } from './output.ts'
import { type Invocation, parseCommandLine } from './program.ts'
import { reportError } from './report-error.ts'
import { servicePlace } from './service-place.ts'

/** The process around a command line. */
export interface Surroundings {
  readonly readSettings: () => Settings
  readonly clock: Clock
  readonly terminal: Terminal
  readonly workingDirectory: string
  readonly signal: AbortSignal
  readonly version: string
}

/** Runs a command line and answers its exit code. */
export async function runCommandLine(argv: readonly string[], around: Surroundings): Promise<number> {
  const parsed = parseCommandLine(argv, await commandsFor(argv), around)
  if ('exitCode' in parsed) return parsed.exitCode
  const { command, values, flags } = parsed
  return guarded(parsed, around.terminal, around.signal, async () => {
    const context = contextOf(parsed, around)
    if (command.needs === 'nothing') {
      await command.run(context, values)
      return EXIT.ok
    }
    const service = await openOrRefusal(context.settings, command.migrations)
    if (service instanceof OperatorError) {
      const call = { argv, workingDirectory: around.workingDirectory }
      const { terminal, signal } = around
      const shown = flags.json || flags.quiet ? { ...terminal, progress: () => {} } : terminal
      return handOver(context.settings.SOUTHERLY_HOME, call, shown, signal, service)
    }
    try {
      await command.run({ ...context, service, server: undefined }, values)
      return EXIT.ok
    } finally {
      await service.close()
    }
  })
}

/** Runs a command line that another process handed to this one, on this one's service. */
async function runHandedOver(call: HandedOver, around: Surroundings): Promise<number> {
  const { terminal, signal, service, server, workingDirectory } = call
  const parsed = parseCommandLine(call.argv, await commandsFor(call.argv), {
    terminal,
    version: around.version,
  })
  if ('exitCode' in parsed) return parsed.exitCode
  return guarded(parsed, terminal, signal, async () => {
    if (parsed.command.needs === 'nothing')
      throw new OperatorError(`${parsed.command.name} runs in its own process only`, { exitCode: EXIT.usage })
    const context = contextOf(parsed, { ...around, terminal, signal, workingDirectory })
    await parsed.command.run({ ...context, service, server }, parsed.values)
    return EXIT.ok
  })
}

function contextOf({ flags }: Invocation, around: Surroundings): HostContext {
  const context: Context = {
    settings: around.readSettings(),
    clock: around.clock,
    output: createOutput(around.terminal, flags),
    workingDirectory: around.workingDirectory,
    signal: around.signal,
  }
  return { ...context, runHandedOver: (call) => runHandedOver(call, around) }
}

async function guarded(
  { flags }: Invocation,
  terminal: Terminal,
  signal: AbortSignal,
  work: () => Promise<number>,
): Promise<number> {
  try {
    const code = await work()
    terminal.progress(undefined)
    return code
  } catch (error) {
    return reportError(error, terminal, flags, signal)
  }
}

/** The service, or why the directory cannot be opened because another process holds it. */
async function openOrRefusal(settings: Settings, migrations: Migrations): Promise<Service | OperatorError> {
  try {
    return await openService(servicePlace(settings), migrations)
  } catch (error) {
    if (error instanceof OperatorError && error.exitCode === EXIT.inUse) return error
    throw error
  }
}
