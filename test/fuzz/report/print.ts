import type { FuzzOptions, FuzzReport } from '../fuzz.ts'
import { megabytes } from '../memory.ts'
import { curlOf } from './curl.ts'
import type { Finding } from './findings.ts'

const DEAREST = 10
const CURL_SHOWN = 4000

/** The report for people. */
export function printReport(
  report: FuzzReport,
  { seed, engine }: Pick<FuzzOptions, 'seed' | 'engine'>,
): string {
  const { tally, seconds, findings, checkpoints } = report
  const again = `npm run fuzz -- --engine ${engine} --seed ${seed}`
  return [
    `${tally.requests} requests in ${seconds.toFixed(1)} s (${Math.round(tally.requests / seconds)}/s), seed ${seed}, ${engine}`,
    `statuses: ${pairs(tally.statuses())}`,
    `processor time of a request: ${processorTime(checkpoints)}`,
    `memory after collecting garbage: ${checkpoints.map(({ requests, heap, resident }) => `${requests}: ${megabytes(heap)} MB heap, ${megabytes(resident)} MB`).join('; ')}`,
    `where the time went: ${tally
      .dearest(DEAREST)
      .map(
        ([name, { milliseconds, requests, slowest }]) =>
          `${name} ${Math.round(milliseconds / requests)} ms, at most ${Math.round(slowest)}`,
      )
      .join('; ')}`,
    findings.length === 0 ? 'no findings' : `${findings.length} findings:`,
    ...findings.map((finding, at) => describe(finding, at, again, report.url)),
  ].join('\n')
}

/** After the first checkpoint, when the server is warm; this machine may have other things to do meanwhile. */
function processorTime(checkpoints: FuzzReport['checkpoints']): string {
  const [first, last] = [checkpoints[0], checkpoints.at(-1)]
  if (first === undefined || last === undefined || first === last) return 'not measured'
  const each = (last.processor - first.processor) / (last.requests - first.requests)
  return `${(each * 1000).toFixed(2)} ms in the server`
}

function describe(finding: Finding, at: number, again: string, url: string): string {
  const { kind, operation, detail, count, request, answer, cause } = finding
  const lines = [`${at + 1}. ${kind} in ${operation}: ${detail} (${count} times)`]
  if (request !== undefined) {
    lines.push(`   changed: ${request.changes.join('; ') || 'nothing'}; caller: ${request.caller}`)
    lines.push(`   again:   ${again} --only ${request.index}`)
    lines.push(`   curl:    ${curlOf(request, url).slice(0, CURL_SHOWN)}`)
  }
  if (cause !== undefined) lines.push(`   cause:   ${cause}`)
  if (answer !== '') lines.push(`   answer:  ${answer}`)
  return lines.join('\n')
}

const pairs = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

/** The report for programs, on one line. */
export function reportAsJson(
  { tally, seconds, findings, checkpoints, url }: FuzzReport,
  seed: number,
): string {
  return JSON.stringify({
    seed,
    requests: tally.requests,
    seconds,
    statuses: tally.statuses(),
    operations: Object.fromEntries(tally.operations),
    checkpoints,
    findings: findings.map(({ request, ...finding }) => ({
      ...finding,
      ...(request === undefined
        ? {}
        : {
            index: request.index,
            caller: request.caller,
            changes: request.changes,
            curl: curlOf(request, url),
          }),
    })),
  })
}
