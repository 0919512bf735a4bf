/**
 * Writes the typed client's schema.ts from openapi.json, or with --check fails when the committed file is stale.
 *
 * The tool that writes it needs TypeScript 5 and 44 MB, so it is a package of its own that is installed when a file is
 * first written. The check needs no tool: the file names the SHA-256 of the document it was made from and of its own text.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, runProgram } from './run-program.ts'

const DOCUMENT = path.join(ROOT, 'openapi.json')
const FILE = path.join(ROOT, 'clients', 'typescript', 'src', 'schema.ts')
const TOOL = path.join(ROOT, 'tools', 'openapi')
const TOOL_OPTIONS = ['--root-types', '--root-types-no-schema-prefix', '--default-non-nullable=false']

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const headerOf = (text: string): string =>
  [
    '// Written by scripts/generate-client.ts; edit the routes instead.',
    `// openapi.json ${sha256(readFileSync(DOCUMENT, 'utf8'))}`,
    `// this text ${sha256(text)}`,
    '',
  ].join('\n')

if (process.argv.includes('--check')) {
  const [, , , ...rest] = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n') : []
  const text = rest.join('\n')
  if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== headerOf(text) + text) {
    console.error('clients/typescript/src/schema.ts is stale')
    process.exitCode = 1
  }
} else {
  const text = await writtenByTool()
  writeFileSync(FILE, headerOf(text) + text)
}

async function writtenByTool(): Promise<string> {
  const program = path.join(TOOL, 'node_modules', 'openapi-typescript', 'bin', 'cli.js')
  if (!existsSync(program))
    await run(['npm', 'ci', '--prefix', TOOL, '--ignore-scripts', '--no-audit', '--no-fund'])
  const folder = mkdtempSync(path.join(TOOL, 'node_modules', '.written-'))
  try {
    const output = path.join(folder, 'schema.ts')
    await run(['node', program, DOCUMENT, '--output', output, ...TOOL_OPTIONS])
    return readFileSync(output, 'utf8').replace(/^\/\*\*[\s\S]*?\*\/\n+/, '')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function run(command: readonly [string, ...string[]]): Promise<void> {
  const { code, text } = await runProgram(command, { show: false })
  if (code !== 0) throw new Error(`${command.join(' ')} failed with exit code ${code}:\n${text}`)
}
