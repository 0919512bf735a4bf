/**
 * `npm run screenshots [-- FOLDER] [--only TEXT] [--look]`: every page of the web app on a desktop and a phone, light and dark, from one
 * service with the starter data, and sheets that show them side by side. It ends with 1 where a page is wider than its screen,
 * breaks a rule of WCAG 2.2 AA, or its script reports an error; `--look` takes the pictures without asking axe, in half the time.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { startServer } from '../bench/server.ts'
import { ROOT } from './run-program.ts'
import { addressesOf } from './screenshots/addresses.ts'
import { prepare } from './screenshots/prepare.ts'
import { makeSheets } from './screenshots/sheets.ts'
import { type Shot, takeAll } from './screenshots/take.ts'
import { findChromium } from './setup-system-tools.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, look: { type: 'boolean', default: false } },
})
const folder = path.resolve(positionals[0] ?? path.join(ROOT, '.tmp/screenshots'))
const program = findChromium()
if (program === undefined) throw new Error('screenshots need Chromium; npm test says how to get it')

const home = mkdtempSync(path.join(tmpdir(), 'southerly-screenshots-'))
const server = await startServer(home, { PORT: process.env['PORT'] ?? '0' })
const browser = await chromium.launch({
  executablePath: program,
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
// Stopped from outside, the service must not stay behind.
process.once('SIGTERM', () => void server.stop().finally(() => process.exit(1)))
try {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const all = addressesOf(await prepare(server))
  const wanted = all.filter((address) => address.includes(values.only ?? ''))
  if (wanted.length === 0) throw new Error(`no address has ${values.only} in it`)
  const shots = await takeAll(browser, server, wanted, { folder, isChecked: !values.look })
  await makeSheets(browser, shots, folder)
  report(shots)
} finally {
  await browser.close()
  await server.stop()
  rmSync(home, { recursive: true, force: true })
}

function report(shots: readonly Shot[]): void {
  const faulty = shots.filter(({ faults }) => faults.length > 0)
  for (const { address, view, faults } of faulty)
    console.log(`${address} (${view})\n  ${[...new Set(faults)].join('\n  ')}`)
  console.log(`${shots.length} pictures in ${folder}, ${faulty.length} with faults`)
  if (faulty.length > 0) process.exitCode = 1
}
