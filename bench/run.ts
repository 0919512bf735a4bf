/**
 * `npm run bench [-- name ...] [--json]`: measures what we state about speed, against a baseline in the same run. `--help`
 * lists the benches. One that fails, for want of a tool or otherwise, is named at the end, and the others go on.
 */
import { cpus } from 'node:os'
import { addresses } from './addresses.ts'
import { batchFairness } from './batch-fairness.ts'
import { bundleLoad } from './bundle-load.ts'
import { challengeReport } from './challenge-report.ts'
import { emissions } from './emissions.ts'
import { factorBatch } from './factor-batch.ts'
import { factorRead } from './factor-read.ts'
import { type Bench, type Figure, ratio } from './figure.ts'
import { gridCells } from './grid-cells.ts'
import { gridDays } from './grid-days.ts'
import { gridRead } from './grid-read.ts'
import { growth } from './growth.ts'
import { hostileMemory } from './hostile-memory.ts'
import { idleMemory } from './idle-memory.ts'
import { ledger } from './ledger.ts'
import { loadCheck } from './load-check.ts'
import { members } from './members.ts'
import { monitoring } from './monitoring.ts'
import { numbersInProse } from './numbers-in-prose.ts'
import { portfolio } from './portfolio.ts'
import { profileBatch } from './profile-batch.ts'
import { profileCost } from './profile-cost.ts'
import { profileRead } from './profile-read.ts'
import { readSources } from './read-sources.ts'
import { readTables } from './read-tables.ts'
import { register } from './register.ts'
import { reportPdf } from './report-pdf.ts'
import { reportWorkbook } from './report-workbook.ts'
import { requestCost } from './request-cost.ts'
import { requests } from './requests.ts'
import { screening } from './screening.ts'
import { sharedLimits } from './shared-limits.ts'
import { siteCost } from './site-cost.ts'
import { startUp } from './start-up.ts'
import { tenantReads } from './tenant-reads.ts'
import { transition } from './transition.ts'
import { web } from './web.ts'
import { webExplore } from './web-explore.ts'

const BENCHES: readonly Bench[] = [
  startUp,
  hostileMemory,
  emissions,
  factorRead,
  factorBatch,
  portfolio,
  profileRead,
  profileCost,
  profileBatch,
  siteCost,
  readSources,
  readTables,
  addresses,
  gridCells,
  gridDays,
  gridRead,
  reportPdf,
  reportWorkbook,
  bundleLoad,
  idleMemory,
  monitoring,
  numbersInProse,
  challengeReport,
  members,
  ledger,
  loadCheck,
  requestCost,
  sharedLimits,
  tenantReads,
  growth,
  requests,
  batchFairness,
  register,
  screening,
  transition,
  web,
  webExplore,
]

const words = process.argv.slice(2)
if (words.includes('--help')) {
  console.log('npm run bench [-- name ...] [--json]\n')
  for (const { name, what } of BENCHES) console.log(`  ${name.padEnd(16)} ${what}`)
  process.exit(0)
}
const json = words.includes('--json')
const names = words.filter((word) => !word.startsWith('--'))
const unknown = names.filter((name) => !BENCHES.some((bench) => bench.name === name))
if (unknown.length > 0) {
  console.error(
    `no bench is called ${unknown.join(', ')}; there are ${BENCHES.map(({ name }) => name).join(', ')}`,
  )
  process.exit(2)
}

const failed: string[] = []
if (!json) console.log(`Node ${process.version}, ${cpus().length} cores, ${process.platform}-${process.arch}`)
for (const bench of BENCHES.filter(({ name }) => names.length === 0 || names.includes(name))) {
  if (!json) console.log(`\n${bench.name}: ${bench.what}\n  against ${bench.baseline}`)
  try {
    for (const figure of await bench.run()) console.log(json ? asJson(bench, figure) : asText(figure))
  } catch (error) {
    failed.push(`${bench.name}: ${error instanceof Error ? error.message : String(error)}`)
    console.error(error)
  }
}
for (const failure of failed) console.error(`not measured: ${failure}`)
if (failed.length > 0) process.exitCode = 1

function asText(figure: Figure): string {
  const { against } = figure
  return (
    `  ${figure.name.padEnd(44)} ${show(figure.value)} ${figure.unit}` +
    `   ${against.name} ${show(against.value)} ${against.unit}   ratio ${ratio(figure).toFixed(2)} (${figure.better} is better)`
  )
}

function asJson(bench: Bench, figure: Figure): string {
  return JSON.stringify({ bench: bench.name, ...figure, ratio: ratio(figure) })
}

function show(value: number): string {
  return value >= 100 ? Math.round(value).toString() : value.toFixed(2)
}
