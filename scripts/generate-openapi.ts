/** Writes openapi.json from the routes, or with --check fails when the committed file is stale. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { renderOpenApi } from '../src/api/openapi/render.ts'
import { ROOT } from './run-program.ts'

const file = path.join(ROOT, 'openapi.json')
const fresh = renderOpenApi()

if (!process.argv.includes('--check')) writeFileSync(file, fresh)
else if (readFileSync(file, 'utf8') !== fresh) {
  console.error('openapi.json is stale')
  process.exitCode = 1
}
