import type { ChaosReport } from './chaos.ts'

const HEAD = ['', 'sent', 'acknowledged', 'found', 'lost', 'doubled']
const SHOWN = 40

/** The report for people. */
export function printReport(report: ChaosReport, seed: number): string {
  const { faults, tallies, findings, statuses } = report
  const rows = tallies.map(({ what, sent, acknowledged, found, lost, doubled }) =>
    [what, sent, acknowledged, found, lost.length, doubled.length].map(String),
  )
  return [
    `${report.seconds.toFixed(0)} s, seed ${seed}`,
    `faults: ${pairs(faults)}`,
    ...report.notTried.map((fault) => `not tried: ${fault}`),
    '',
    ...table([HEAD, ...rows]),
    '',
    `answers: ${pairs(statuses)}`,
    `audit trail: ${report.auditEvents} entries`,
    `webhook events that arrived twice under one id: ${report.repeatedDeliveries}`,
    findings.length === 0 ? 'nothing lost, doubled or leaked' : `${findings.length} findings:`,
    ...findings.slice(0, SHOWN).map((finding) => `- ${finding}`),
    ...(findings.length > SHOWN ? [`and ${findings.length - SHOWN} more`] : []),
  ].join('\n')
}

/** The report for programs, on one line. */
export const reportAsJson = (report: ChaosReport, seed: number): string => JSON.stringify({ seed, ...report })

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  )
}

const pairs = (counts: Readonly<Record<string, number | undefined>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || 'none'
