/**
 * `npm run generate [-- --check]`: rewrites every generated file that is committed, or with --check only tells which
 * ones are stale. Each generator is a program of its own that understands --check.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT, runProgram } from './run-program.ts'

const GENERATORS = [
  'generate-room-imports.ts',
  'generate-formulas.ts',
  'generate-schema.ts',
  'generate-openapi.ts',
  'generate-client.ts',
  'generate-python-client.ts',
  'generate-source-docs.ts',
  'generate-record-docs.ts',
  'generate-method-list.ts',
  'generate-glossary.ts',
]

const options = process.argv.includes('--check') ? ['--check'] : []
let failed = false
for (const generator of GENERATORS.filter((name) => existsSync(path.join(ROOT, 'scripts', name)))) {
  const { code } = await runProgram(['node', `scripts/${generator}`, ...options], { show: true })
  failed ||= code !== 0
}
process.exitCode = failed ? 1 : 0
