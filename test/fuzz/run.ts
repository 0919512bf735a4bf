/** `npm run fuzz [-- --full] [--seed S] [--only N]`: attacks a real server with requests made from its own schemas. */
import { parseArgs } from 'node:util'
import { type FuzzOptions, type FuzzReport, fuzz } from './fuzz.ts'
import { curlOf } from './report/curl.ts'
import { printReport, reportAsJson } from './report/print.ts'
import { showProgress } from './report/progress.ts'

const USUAL = { requests: 20_000, bundles: 3 }
const FULL = { requests: 1_000_000, bundles: 40 }

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string' },
    only: { type: 'string' },
    engine: { type: 'string', default: 'embedded' },
    connections: { type: 'string' },
    full: { type: 'boolean', default: false },
    'no-bundles': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const options = readOptions()
const progress = showProgress(process.stderr, options.indexes.count)
const report: FuzzReport = await fuzz({
  ...options,
  onProgress: (done, findings) => progress.at(done, findings),
  onFinding: ({ kind, operation, detail, request }) =>
    console.error(`\n${kind} in ${operation}: ${detail} (--seed ${options.seed} --only ${request?.index})`),
})
progress.end()
console.log(values.json ? reportAsJson(report, options.seed) : printReport(report, options))
if (values.only !== undefined)
  for (const finding of report.findings)
    if (finding.request !== undefined) console.log(curlOf(finding.request, report.url))
process.exitCode = report.findings.length === 0 ? 0 : 1

function readOptions(): Omit<FuzzOptions, 'onProgress' | 'onFinding'> {
  const size = values.full ? FULL : USUAL
  const only = values.only?.split(',').map(wholeNumber)
  const count = only?.length ?? wholeNumber(values.requests ?? String(size.requests))
  if (values.engine !== 'embedded' && values.engine !== 'postgres')
    throw new Error('--engine is embedded or postgres')
  return {
    seed: wholeNumber(values.seed),
    engine: values.engine,
    indexes: { count, at: (position) => only?.[position] ?? position },
    bundles: values['no-bundles'] ? 0 : size.bundles,
    ...(values.connections === undefined ? {} : { connections: wholeNumber(values.connections) }),
  }
}

function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Error(`${text} is not a whole number`)
  return Number(text)
}
