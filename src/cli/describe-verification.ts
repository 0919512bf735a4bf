import type { Finding, Verification } from '../operations/disclosure-report/verify-bundle.ts'
import { table } from './output.ts'

/** As many as a person reads; --json has all. */
const MOST_FINDINGS = 40

/** What a verification found, for people. */
export function describeVerification(verification: Verification): string {
  const { bundle, signature, files, checked, findings, not_recomputed, valid } = verification
  return [
    ...(bundle === null
      ? []
      : [
          `${bundle.name}, ABN ${bundle.abn}, ${bundle.period.start} to ${bundle.period.end}`,
          `${bundle.bundle_id}, snapshot ${bundle.snapshot}`,
          describeReview(bundle.review),
          '',
        ]),
    `signature: ${signature.trust.replaceAll('_', ' ')}${signature.key_id === null ? '' : ` (${signature.key_id})`}`,
    `  ${signature.detail}`,
    '',
    ...(files.length === 0
      ? []
      : [
          table(
            ['file', 'status', 'sha256'],
            files.map(({ name, status, actual }) => [
              name,
              status.replaceAll('_', ' '),
              actual?.sha256 ?? '',
            ]),
          ),
        ]),
    `checked: ${Object.entries(checked)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}`,
    ...(not_recomputed.length === 0 ? [] : ['', 'not recomputed:']),
    ...not_recomputed.map(({ where, reason }) => `  ${where}: ${reason}`),
    '',
    ...findings.slice(0, MOST_FINDINGS).flatMap(describeFinding),
    ...(findings.length > MOST_FINDINGS
      ? [`and ${findings.length - MOST_FINDINGS} more; --json lists them all`]
      : []),
    valid ? VALID[signature.trust === 'trusted' ? 'trusted' : 'unknown'] : `NOT VALID: ${tally(findings)}`,
  ].join('\n')
}

function describeReview(review: NonNullable<Verification['bundle']>['review']): string {
  if (review.status !== 'approved') return 'review: DRAFT, not made from approved records'
  if (review.draft_because !== null) {
    const gates = review.open_gates.length === 0 ? '' : ` Open gates: ${review.open_gates.join(', ')}.`
    return `review: DRAFT. ${review.draft_because}${gates} Records approved as they stand by ${review.approvers.join(' and ')}`
  }
  const self = review.self_approved ? ' (self-approved)' : ''
  const figures = FIGURE_WORDS[review.figures ?? ''] ?? ''
  const signed = review.signed_by === null ? '' : `; signed by ${review.signed_by}, director`
  return `review: approved by ${review.approvers.join(' and ')}${self}${figures}${signed}`
}

const FIGURE_WORDS: Readonly<Record<string, string>> = {
  as_approved: '; the figures are those that were approved',
  changed: '; FIGURES CHANGED SINCE APPROVAL, see summary.md',
  not_recorded: '; approved before figures were recorded',
}

/** Without a key no one vouches for the origin, and the last line must not sound as if. */
const VALID = {
  trusted:
    'valid: every hash, figure and status is correct, and the signature is from a key that you supplied',
  unknown: 'valid: every hash, figure and status is correct; who signed it was not checked (--key, --keys)',
}

/** How many findings there are, by kind: `3 findings (1 signature, 2 number)`. */
export function tally(findings: readonly Finding[]): string {
  const kinds = [...Map.groupBy(findings, ({ kind }) => kind)].map(
    ([kind, group]) => `${group.length} ${kind}`,
  )
  return `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} (${kinds.join(', ')})`
}

function describeFinding({ kind, where, detail, stated, recomputed, inputs }: Finding): string[] {
  return [
    `${kind}: ${where}: ${detail}`,
    ...(stated === undefined ? [] : [`    stated      ${JSON.stringify(stated)}`]),
    ...(recomputed === undefined ? [] : [`    recomputed  ${JSON.stringify(recomputed)}`]),
    ...(inputs === undefined || inputs.length === 0 ? [] : [`    from        ${inputs.join(', ')}`]),
  ]
}
