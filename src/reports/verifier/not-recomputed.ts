import type { ReportFile } from './documents.ts'
import { atPointer, numbersIn } from './json.ts'
import type { Finding, NotRecomputed } from './verification.ts'

/** Numbers of report.json that no formula gives. Those without a reason are held by a tie or by the schema. */
const STATED: readonly {
  readonly pointer: RegExp
  readonly where: string
  readonly reason: string | null
}[] = [
  { pointer: /^\/records\/\d+\/version$/, where: '', reason: null },
  { pointer: /^\/elections\//, where: '', reason: null },
  { pointer: /^\/series\/emissions\/confidence$/, where: '', reason: null },
  {
    pointer: /^\/metrics\/\d+\/data_quality$/,
    where: 'data_quality',
    reason: 'The score of each figure is a judgement of its method, stated on its page, and no computation.',
  },
  {
    pointer: /^\/readiness\/(?:duty|year_number)/,
    where: '/readiness/duty',
    reason: 'The group and the dates follow from facts about the company that are stated, not published.',
  },
  {
    pointer: /^\/series\/climate\/(?:place|indicators\/\d+\/station)\//,
    where: '/series/climate',
    reason: 'Coordinates of places and distances to stations come from tables that the bundle does not hold.',
  },
]

/** What the bundle holds beside report.json that is only checked byte by byte. */
const FILES: readonly NotRecomputed[] = [
  { where: 'report.pdf', reason: 'Checked by its hash; its text is not read.' },
  { where: 'working-papers.xlsx', reason: 'Checked by its hash; it recalculates itself when opened.' },
]

/** Every number of the report that was not compared: known kinds are listed with the reason, others are findings. */
export function notRecomputed(
  report: ReportFile,
  covered: readonly string[],
): { readonly findings: readonly Finding[]; readonly listed: readonly NotRecomputed[] } {
  const findings: Finding[] = []
  const listed = new Map<string, NotRecomputed>(FILES.map((one) => [one.where, one]))
  const roots = new Set(covered)
  for (const pointer of numbersIn(report)) {
    if (isBelow(pointer, roots)) continue
    const metric = /^\/metrics\/(?<index>\d+)\/value$/.exec(pointer)?.groups?.['index']
    const known = STATED.find((one) => one.pointer.test(pointer))
    if (metric !== undefined) {
      const where = report.metrics[Number(metric)]!.id
      listed.set(where, { where, reason: 'provenance.json holds no calculation of it.' })
    } else if (known === undefined)
      findings.push({
        kind: 'number',
        where: `report.json${pointer}`,
        detail: 'no calculation stands behind it',
        stated: atPointer(report, pointer),
      })
    else if (known.reason !== null) listed.set(known.where, { where: known.where, reason: known.reason })
  }
  return { findings, listed: [...listed.values()] }
}

/** Whether a pointer is one of the roots or stands below one. */
function isBelow(pointer: string, roots: ReadonlySet<string>): boolean {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1))
    if (roots.has(pointer.slice(0, end))) return true
  return false
}
