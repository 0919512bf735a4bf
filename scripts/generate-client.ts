/**
 * Writes the generated files of the typed client from openapi.json, or with --check fails when a committed one is stale.
 *
 * The tool that writes the types needs TypeScript 5 and 44 MB, so it is a package of its own that is installed when they
 * are first written. The check needs no tool: schema.ts names the SHA-256 of what it was made from, the document without
 * its examples, and of its own text.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, runProgram } from './run-program.ts'

const DOCUMENT = path.join(ROOT, 'openapi.json')
const CLIENT = path.join(ROOT, 'clients', 'typescript', 'src')
const SCHEMA = path.join(CLIENT, 'schema.ts')
const OPERATIONS = path.join(CLIENT, 'operations.ts')
const TOOL = path.join(ROOT, 'tools', 'openapi')
const TOOL_OPTIONS = ['--root-types', '--root-types-no-schema-prefix', '--default-non-nullable=false']
/** Whole answers as examples are for the reference; in the types they would be half of the file. */
const LONGEST_EXAMPLE = 200

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
}

const documentText = readFileSync(DOCUMENT, 'utf8')
const operations = operationsOf(JSON.parse(documentText))
const typedText = JSON.stringify(withoutLongExamples(JSON.parse(documentText)))

if (process.argv.includes('--check')) {
  check('schema.ts', isFresh(contentOf(SCHEMA)))
  check('operations.ts', contentOf(OPERATIONS) === operations)
} else {
  writeFileSync(OPERATIONS, operations)
  if (!isFresh(contentOf(SCHEMA))) {
    const text = await writtenByTool()
    writeFileSync(SCHEMA, headerOf(text) + text)
  }
}

function check(name: string, fresh: boolean): void {
  if (fresh) return
  console.error(`clients/typescript/src/${name} is stale`)
  process.exitCode = 1
}

function contentOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function headerOf(text: string): string {
  return [
    '// Written by scripts/generate-client.ts; edit the routes instead.',
    `// openapi.json without examples ${sha256(typedText)}`,
    `// this text ${sha256(text)}`,
    '',
  ].join('\n')
}

function isFresh(file: string): boolean {
  const text = file.split('\n').slice(3).join('\n')
  return file === headerOf(text) + text
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Method and path of every operation: all that the client needs to know at run time. */
function operationsOf(document: { paths: Record<string, Record<string, Operation>> }): string {
  const rows = Object.entries(document.paths).flatMap(([place, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters }]) => {
      const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key')
      const members = [`method: '${method.toUpperCase()}'`, `path: '${place}'`]
      return `  ${operationId}: { ${[...members, ...(takesKey ? ['takesIdempotencyKey: true'] : [])].join(', ')} },`
    }),
  )
  return [
    '// Written by scripts/generate-client.ts; edit the routes instead.',
    '/** Method and path of every operation of the service. */',
    'export const OPERATIONS = {',
    ...rows.sort(),
    '} as const',
    '',
  ].join('\n')
}

async function writtenByTool(): Promise<string> {
  const program = path.join(TOOL, 'node_modules', 'openapi-typescript', 'bin', 'cli.js')
  if (!existsSync(program))
    await run(['npm', 'ci', '--prefix', TOOL, '--ignore-scripts', '--no-audit', '--no-fund'])
  const folder = mkdtempSync(path.join(TOOL, 'node_modules', '.written-'))
  try {
    const input = path.join(folder, 'openapi.json')
    const output = path.join(folder, 'schema.ts')
    writeFileSync(input, typedText)
    await run(['node', program, input, '--output', output, ...TOOL_OPTIONS])
    return readFileSync(output, 'utf8').replace(/^\/\*\*[\s\S]*?\*\/\n+/, '')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function withoutLongExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLongExamples)
  if (typeof value !== 'object' || value === null) return value
  const isContent = 'schema' in value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(isContent && (name === 'example' || name === 'examples')))
      .filter(([name, member]) => name !== 'examples' || JSON.stringify(member).length <= LONGEST_EXAMPLE)
      .map(([name, member]) => [name, withoutLongExamples(member)]),
  )
}

async function run(command: readonly [string, ...string[]]): Promise<void> {
  const { code, text } = await runProgram(command, { show: false })
  if (code !== 0) throw new Error(`${command.join(' ')} failed with exit code ${code}:\n${text}`)
}
