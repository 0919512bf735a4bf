import { CommanderError, InvalidArgumentError, Option, Command as Parser } from 'commander'
import { EXIT } from '../errors.ts'
import type { Command } from './command.ts'
import type { Input } from './input.ts'
import type { OutputFlags, Terminal } from './output.ts'
import { reportFault } from './report-error.ts'

/** A command line that names a command and fits its inputs. */
export interface Invocation {
  readonly command: Command
  readonly values: Readonly<Record<string, unknown>>
  readonly flags: OutputFlags
}

const SEE_HELP = 'Add --help to see what is accepted.'

/** What the groups of commands are about, for `southerly --help`. */
const GROUPS: Readonly<Record<string, string>> = {
  tenant: 'customers of this service',
  key: 'API keys of a tenant',
  audit: 'the audit trail',
  events: 'events of tenants',
  links: 'which company controls a Safeguard facility',
}

/**
 * Reads a command line. Help, the version and mistakes are written to the terminal and answered as an exit code;
 * a mistyped command is answered with the nearest one.
 */
export function parseCommandLine(
  argv: readonly string[],
  commands: readonly Command[],
  facts: { readonly terminal: Terminal; readonly version: string },
): Invocation | { readonly exitCode: number } {
  let invocation: Invocation | undefined
  // A script that asks for JSON gets it also where the rest of its command line cannot be read.
  const json = argv.includes('--json')
  const terminal = json ? { ...facts.terminal, err: () => {} } : facts.terminal
  const root = configure(new Parser('southerly'), terminal)
    .description('Climate intelligence and climate disclosure for Australian companies')
    .version(facts.version, '-V, --version', 'print the version')
    .addHelpText('after', '\nEvery command explains itself: southerly <command> --help')
  const groups = new Map<string, Parser>()
  const groupOf = (name: string): Parser => {
    const known = groups.get(name)
    if (known) return known
    const group = configure(root.command(name), terminal).description(GROUPS[name] ?? '')
    groups.set(name, group)
    return group
  }
  for (const command of commands) {
    const words = command.name.split(' ')
    const parent = words.length === 1 ? root : groupOf(words[0] ?? '')
    const parser = addCommand(parent, words.at(-1) ?? '', command, terminal, (found) => {
      invocation = found
    })
    // `register` is a command and the group of `register purge`.
    if (words.length === 1) groups.set(command.name, parser)
  }
  try {
    root.parse([...argv], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return { exitCode: EXIT.ok }
    const message = error.message.replace(/^error: /, '')
    if (json) reportFault({ message, hint: SEE_HELP, exitCode: EXIT.usage }, facts.terminal, json)
    return { exitCode: EXIT.usage }
  }
  return invocation ?? { exitCode: EXIT.usage }
}

function addCommand(
  parent: Parser,
  word: string,
  command: Command,
  terminal: Terminal,
  found: (invocation: Invocation) => void,
): Parser {
  const parser = configure(parent.command(word), terminal)
    .summary(command.summary)
    .description(command.summary)
  const inputs = Object.entries(command.input)
  for (const [name, input] of inputs) addInput(parser, name, input)
  parser
    .option('--json', 'print the outcome as one line of JSON', false)
    .option('--quiet', 'print only the outcome: no progress or remarks', false)
    .addHelpText('after', examplesOf(command))
    .action(() => {
      const given: Record<string, unknown> = parser.opts()
      const words = inputs.filter(([, input]) => isPositional(input)).map(([name]) => name)
      found({
        command,
        values: {
          ...Object.fromEntries(inputs.map(([name]) => [name, given[name]])),
          ...Object.fromEntries(words.map((name, index) => [name, parser.processedArgs[index]])),
        },
        flags: { json: given['json'] === true, quiet: given['quiet'] === true },
      })
    })
  return parser
}

function addInput(parser: Parser, name: string, input: Input<unknown>): void {
  const parse = (text: string, previous: unknown): unknown => {
    try {
      const value = input.parse(text)
      return Array.isArray(value) && Array.isArray(previous)
        ? [...(previous as unknown[]), ...(value as unknown[])]
        : value
    } catch (error) {
      throw new InvalidArgumentError((error as Error).message)
    }
  }
  if (isPositional(input)) {
    const word = `${kebab(name)}${input.kind === 'arguments' ? '...' : ''}`
    if (input.required) parser.argument(`<${word}>`, input.doc, parse)
    else parser.argument(`[${word}]`, input.doc, parse, input.fallback)
    return
  }
  const flags = input.kind === 'flag' ? `--${kebab(name)}` : `--${kebab(name)} <${input.placeholder}>`
  const declared = new Option(flags, input.doc).makeOptionMandatory(input.required)
  if (input.fallback !== undefined) declared.default(input.fallback)
  if (input.kind !== 'flag') declared.argParser(parse)
  parser.addOption(declared)
}

const isPositional = (input: Input<unknown>): boolean =>
  input.kind === 'argument' || input.kind === 'arguments'

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const configure = (parser: Parser, terminal: Terminal): Parser =>
  parser
    .exitOverride()
    // Options behind a subcommand are the subcommand's own, where a command is a group as well.
    .enablePositionalOptions()
    .allowExcessArguments(false)
    .showHelpAfterError(SEE_HELP)
    .configureOutput({ writeOut: (text) => terminal.out(text), writeErr: (text) => terminal.err(text) })
    .helpCommand(false)

function examplesOf({ examples, exits = [] }: Command): string {
  const shown = examples.map(([line, what]) => `  # ${what}\n  southerly ${line}\n`).join('')
  const codes = exits.map(([code, what]) => `  ${code}  ${what}\n`).join('')
  return `${shown === '' ? '' : `\nExamples:\n${shown}`}${codes === '' ? '' : `\nExit codes:\n${codes}`}`
}
