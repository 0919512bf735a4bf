/** `npm run chaos [-- --full] [--kills N] [--restarts N] [--minutes M] [--seed S]`: harms nodes, workers and PostgreSQL under load. */
import { parseArgs } from 'node:util'
import { type ChaosOptions, chaos } from './chaos.ts'
import { printReport, reportAsJson } from './report.ts'

const USUAL = { kills: 40, restarts: 4, others: 12, minutes: 2, bundles: 5 }
const FULL = { kills: 1000, restarts: 100, others: 120, minutes: 120, bundles: 200 }

const HELP = `npm run chaos -- [options]

Starts three nodes, two workers and a PostgreSQL of its own on loopback, writes to them, harms them in a
seeded order, and counts what was acknowledged and what is there. Ends with 1 when anything was lost,
doubled or leaked.

  --kills N      kill -9 of nodes and workers (${USUAL.kills})
  --restarts N   restarts of PostgreSQL, immediate and fast in turn (${USUAL.restarts})
  --others N     frozen processes and backends, cut and hung connections, full disks, moved clocks (${USUAL.others})
  --bundles N    most bundle runs (${USUAL.bundles})
  --minutes M    how long the load lasts; faults are spread over it (${USUAL.minutes})
  --seed S       another order of faults (1)
  --full         ${FULL.kills} kills, ${FULL.restarts} restarts, ${FULL.others} others, two hours
  --json         one line of JSON
  --help         this text`

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    restarts: { type: 'string' },
    others: { type: 'string' },
    bundles: { type: 'string' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: '1' },
    full: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

if (values.help) console.log(HELP)
else {
  const options = readOptions()
  const report = await chaos(options)
  console.log(values.json ? reportAsJson(report, options.seed) : printReport(report, options.seed))
  process.exitCode = report.findings.length === 0 ? 0 : 1
}

function readOptions(): ChaosOptions {
  const size = values.full ? FULL : USUAL
  const given = (name: keyof typeof size): number =>
    values[name] === undefined ? size[name] : numberIn(name, values[name])
  let told = 0
  return {
    kills: given('kills'),
    restarts: given('restarts'),
    others: given('others'),
    bundles: given('bundles'),
    minutes: given('minutes'),
    seed: numberIn('seed', values.seed),
    nodes: 3,
    workers: 2,
    onProgress: (done, all) => {
      const tenth = Math.floor((10 * done) / all)
      if (tenth > told) console.error(`${done} of ${all} faults`)
      told = tenth
    },
  }
}

function numberIn(name: string, text: string): number {
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(text) || (name !== 'minutes' && text.includes('.'))) {
    console.error(
      `--${name} ${text} is not a ${name === 'minutes' ? 'number' : 'whole number'}. --help lists the options.`,
    )
    process.exit(2)
  }
  return Number(text)
}
