/** Writes .oxlintrc.rooms.json from the import table of ARCHITECTURE.md, or with --check fails when it is stale. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { importRules } from './room-imports.ts'
import { ROOT } from './run-program.ts'

const file = path.join(ROOT, '.oxlintrc.rooms.json')
const rules = importRules(readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8'))
const fresh = `${JSON.stringify(rules, null, 2)}\n`
if (!process.argv.includes('--check')) writeFileSync(file, fresh)
else if (readFileSync(file, 'utf8') !== fresh) {
  console.error(
    '.oxlintrc.rooms.json is stale: it does not say what the table of imports in ARCHITECTURE.md says',
  )
  process.exitCode = 1
}
