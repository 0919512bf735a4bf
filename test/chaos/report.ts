import type { ChaosReport, Progress } from './chaos.ts'

const HEAD = ['', 'sent', 'acknowledged', 'found', 'lost', 'doubled']
const MEMORY_HEAD = ['', 'early', 'late', 'most']
const SHOWN = 40

/** The report for people. */
export function printReport(report: ChaosReport, seed: number): string {
  const { faults, tallies, findings, statuses } = report
  const rows = tallies.map(({ what, sent, acknowledged, found, lost, doubled }) =>
    [what, sent, acknowledged, found, lost.length, doubled.length].map(String),
  )
  return [
    `${report.seconds.toFixed(0)} s, seed ${seed}`,
    `faults: ${pairs(faults)}${happened(faults) < report.planned ? ` (${report.planned} were planned)` : ''}`,
    ...report.notTried.map((fault) => `not tried: ${fault}`),
    '',
    ...table([HEAD, ...rows]),
    '',
    `answers: ${pairs(statuses)}`,
    `audit trail: ${report.auditEvents} entries`,
    `webhook events that arrived twice under one id: ${report.repeatedDeliveries}`,
    `bundle runs given up after five killed workers: ${report.givenUp}`,
    ...(report.soak === undefined ? [] : soakLines(report.soak)),
    findings.length === 0 ? 'nothing lost, doubled or leaked' : `${findings.length} findings:`,
    ...findings.slice(0, SHOWN).map((finding) => `- ${finding}`),
    ...(findings.length > SHOWN ? [`and ${findings.length - SHOWN} more`] : []),
  ].join('\n')
}

/** Where a run stands, on one line. */
export const progressLine = (state: Progress, seconds: number): string =>
  [
    `${seconds.toFixed(0)} s`,
    `${happened(state.faults)} of ${state.planned} faults (${pairs(state.faults)})`,
    `${state.acknowledged} writes acknowledged`,
    `${state.faulty} faulty answers or falls`,
    ...state.memory,
  ].join(', ')

/** The report for programs, on one line. */
export const reportAsJson = (report: ChaosReport, seed: number): string => JSON.stringify({ seed, ...report })

const soakLines = ({ minutes, rounds, statuses, memory }: NonNullable<ChaosReport['soak']>): string[] => [
  '',
  `soak: ${minutes.toFixed(1)} min, ${rounds} rounds of reads, answers: ${pairs(statuses)}`,
  ...table([
    MEMORY_HEAD,
    ...memory.map(({ name, early, late, most }) => [
      name,
      ...[early, late, most].map((used) => `${used.toFixed(0)} MB`),
    ]),
  ]),
  '',
]

const happened = (faults: ChaosReport['faults']): number =>
  Object.values(faults).reduce((sum, count) => sum + count, 0)

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
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
