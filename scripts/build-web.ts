/**
 * Builds the web app into web/dist. `npm run setup` (and so `npm start` and `npm test`) runs it when the sources changed.
 * It builds beside and moves into place, so that a running service never sees half of an app.
 */
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { ROOT } from './run-program.ts'
import { hashOfWebSources, RECEIPT } from './setup-web.mjs'

const builtFrom = hashOfWebSources(ROOT)
const beside = path.join(ROOT, '.tmp', `web-${process.pid}`)
const built = path.join(ROOT, 'web', 'dist')

await build({
  configFile: path.join(ROOT, 'web', 'vite.config.ts'),
  build: { outDir: beside },
  logLevel: 'warn',
})
writeFileSync(path.join(beside, RECEIPT), builtFrom)
rmSync(built, { recursive: true, force: true })
renameSync(beside, built)
