import type { Clock } from '../clock.ts'
import type { Settings } from '../config.ts'
import type { Migrations, Service } from '../operations/open-service.ts'
import type { Inputs, Values } from './input.ts'
import type { Output, Terminal } from './output.ts'

/** What every command is handed. Commands touch neither process nor terminal, so a running server can run them too. */
export interface Context {
  readonly settings: Settings
  readonly clock: Clock
  readonly output: Output
  /** Where the caller stands; relative paths are relative to it. */
  readonly workingDirectory: string
  /** Aborted by the first Ctrl-C, by SIGTERM, or when the caller of a handed-over command goes away. */
  readonly signal: AbortSignal
}

/** What a command that works on the database is handed. */
export interface ServiceContext extends Context {
  readonly service: Service
  /** The server that runs this command for another process; undefined when the command runs by itself. */
  readonly server: RunningServer | undefined
}

export interface RunningServer {
  readonly url: string
  readonly pid: number
  /** A new sign-in link; undefined where the server gives out none. */
  newSignInUrl(): string | undefined
}

/** What a command of its own process is handed besides: the way to run other callers' commands on its own service. */
export interface HostContext extends Context {
  readonly runHandedOver: (call: HandedOver) => Promise<number>
}

/** A command line that another process sent to this one. */
export interface HandedOver {
  readonly argv: readonly string[]
  readonly workingDirectory: string
  readonly terminal: Terminal
  readonly signal: AbortSignal
  readonly service: Service
  readonly server: RunningServer
}

interface Described<Table extends Inputs> {
  /** As typed: `serve`, `tenant create`. */
  readonly name: string
  readonly summary: string
  /** Command lines without the leading `southerly`, and what each does. */
  readonly examples: readonly (readonly [line: string, what: string])[]
  /** Exit codes that mean something of their own for this command. */
  readonly exits?: readonly (readonly [code: number, what: string])[]
  readonly input: Table
}

interface HostCommand<Table extends Inputs> extends Described<Table> {
  /** The command opens what it needs itself. */
  readonly needs: 'nothing'
  run(context: HostContext, values: Values<Table>): Promise<void>
}

interface ServiceCommand<Table extends Inputs> extends Described<Table> {
  /** The command works on the database: opened for it, or handed to the server that holds it. */
  readonly needs: 'service'
  /** What to do about migrations that the database lacks; see openService. */
  readonly migrations: Migrations
  run(context: ServiceContext, values: Values<Table>): Promise<void>
}

/** A command as the table of commands holds it; its values were made by its own `input`. */
export type Command = HostCommand<Inputs> | ServiceCommand<Inputs>

/** Describes a command; `run` gets the values of `input` with their types. */
export function defineCommand<Table extends Inputs>(
  command: HostCommand<Table> | ServiceCommand<Table>,
): Command {
  return command
}
