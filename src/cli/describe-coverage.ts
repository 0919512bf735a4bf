import type { LoadCoverage } from '../operations/ingest/check-coverage.ts'
import type { Withdrawal } from '../operations/ingest/withdraw.ts'
import { count } from './describe-reading.ts'

const SHOWN = 10

/** What a release changes for whom, for people: counts by block, the first companies, and what looks wrong. */
export function describeCoverage(coverage: LoadCoverage): string[] {
  const { compared, changed, findings } = coverage
  const blocks = Map.groupBy(
    changed.flatMap((company) => company.blocks),
    (block) => block,
  )
  // Companies of which something can be told come first; the others rest on new inputs alone.
  const told = changed.toSorted((a, b) => Number(b.changes.length > 0) - Number(a.changes.length > 0))
  const rest = changed.length - SHOWN
  return [
    ...(compared === 0
      ? []
      : [`changed   ${count(changed.length)} of ${count(compared)} companies compared`]),
    ...[...blocks].map(([block, all]) => `  ${block}: ${count(all.length)}`),
    ...told
      .slice(0, SHOWN)
      .map(
        ({ abn, name, blocks: own, changes }) =>
          `  ${abn} ${name ?? ''}: ${changes.length === 0 ? own.join(', ') : changes.join(' ')}`,
      ),
    ...(rest > 0 ? [`  ... and ${count(rest)} more; --json prints all`] : []),
    ...describeSites(coverage),
    ...findings.map(({ kind, message }) => `looks wrong  ${kind}: ${message}`),
  ]
}

const describeSites = ({ sites_compared, sites }: LoadCoverage): string[] =>
  sites_compared === 0
    ? []
    : [
        `sites     ${count(sites.length)} of ${count(sites_compared)} declared sites have another location or were located differently`,
        ...sites
          .toSorted((a, b) => Number(b.finding !== null) - Number(a.finding !== null))
          .slice(0, SHOWN)
          .map(
            ({ tenant_id, abn, site_id, change }) => `  site ${site_id} of ${abn} (${tenant_id}): ${change}`,
          ),
        ...(sites.length > SHOWN ? [`  ... and ${count(sites.length - SHOWN)} more; --json prints all`] : []),
      ]

export const describeWithdrawal = ({ outcome, release, warnings, coverage }: Withdrawal): string =>
  [
    ...warnings.map(({ message }) => `warning   ${message}`),
    ...describeCoverage(coverage),
    outcome === 'checked'
      ? `${release.id} would be withdrawn; nothing was saved`
      : `withdrew ${release.id}: ${release.withdrawn_reason}`,
  ].join('\n')
