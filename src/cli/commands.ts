import type { Command } from './command.ts'
import { migrate } from './commands/migrate.ts'

/** Every command, in the order of the help. A new one: a file in commands/, a line here, a section in docs/guide/cli.md. */
export const COMMANDS: readonly Command[] = [migrate]
