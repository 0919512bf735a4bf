/** `npm run chaos [-- --full] [--kills N] [--restarts N] [--minutes M] [--soak M] [--seed S]`: harms nodes, workers and PostgreSQL under load. */
import { parseArgs } from 'node:util'
import { type ChaosOptions, chaos, type Progress } from './chaos.ts'
import { printReport, progressLine, reportAsJson } from './report.ts'

const USUAL = { kills: 40, restarts: 4, others: 12, minutes: 2, bundles: 5, soak: 0 }
const FULL = { kills: 1000, restarts: 100, others: 120, minutes: 120, bundles: 200, soak: 120 }

const HELP = `npm run chaos -- [options]

Starts three nodes, two workers and a PostgreSQL of its own on loopback, writes to them, harms them in a
seeded order, and counts what was acknowledged and what is there. Ends with 1 when anything was lost,
doubled or leaked. Ctrl-C ends faults and load early; what happened until then is counted all the same. A second
Ctrl-C ends it without a count.

  --kills N      kill -9 of nodes and workers (${USUAL.kills})
  --restarts N   restarts of PostgreSQL, immediate and fast in turn (${USUAL.restarts})
  --others N     frozen processes and backends, cut and hung connections, full disks, moved clocks (${USUAL.others})
  --bundles N    most bundle runs (${USUAL.bundles})
  --minutes M    how long the load lasts; faults are spread over it (${USUAL.minutes})
  --soak M       minutes of load without faults afterwards; no process may grow (${USUAL.soak})
  --limit M      ends the faults after so many minutes, finished or not; the soak follows
  --seed S       another order of faults (1)
  --full         ${FULL.kills} kills, ${FULL.restarts} restarts, ${FULL.others} others in two hours,
                 then two hours of soak
  --json         one line of JSON
  --help         this text`

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    restarts: { type: 'string' },
    others: { type: 'string' },
    bundles: { type: 'string' },
    minutes: { type: 'string' },
    soak: { type: 'string' },
    limit: { type: 'string' },
    seed: { type: 'string', default: '1' },
    full: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const MINUTES = new Set(['minutes', 'soak', 'limit'])
const PROGRESS_MS = 30_000
const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (interrupted.signal.aborted) process.exit(1)
    console.error(`${signal}: faults end here. What was written until now is being counted.`)
    interrupted.abort()
  })

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
  return {
    kills: given('kills'),
    restarts: given('restarts'),
    others: given('others'),
    bundles: given('bundles'),
    minutes: given('minutes'),
    soakMinutes: given('soak'),
    seed: numberIn('seed', values.seed),
    nodes: 3,
    workers: 2,
    stop: interrupted.signal,
    ...(values.limit === undefined ? {} : { limitMinutes: numberIn('limit', values.limit) }),
    onProgress: progressPrinter(),
  }
}

/** A line now and then: a run of hours must show that it goes on, and what it has found. */
function progressPrinter(): (state: Progress) => void {
  const began = performance.now()
  let last = began
  return (state) => {
    if (performance.now() - last < PROGRESS_MS) return
    last = performance.now()
    console.error(progressLine(state, (last - began) / 1000))
  }
}

function numberIn(name: string, text: string): number {
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(text) || (!MINUTES.has(name) && text.includes('.'))) {
    console.error(
      `--${name} ${text} is not a ${MINUTES.has(name) ? 'number' : 'whole number'}. --help lists the options.`,
    )
    process.exit(2)
  }
  return Number(text)
}
