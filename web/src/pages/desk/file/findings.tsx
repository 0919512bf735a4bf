import styles from '../desk.module.css'
import type { DeskFile } from '../use-desk.ts'

export type Finding = NonNullable<DeskFile['reading']>['findings'][number]

/** Places in doubt, each as a card with what the reader proposes. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <section className={styles['part']}>
      <h2>{findings.length === 1 ? 'One place is in doubt' : `${findings.length} places are in doubt`}</h2>
      {findings.map((finding) => (
        <article key={`${finding.row_ref} ${finding.column} ${finding.rule}`} className={styles['finding']}>
          <h3>
            {finding.row_ref}
            {finding.column === null ? '' : `, ${finding.column}`}
          </h3>
          <p>
            {finding.value === null ? '' : `“${finding.value}” `}
            {finding.problem}
            {finding.expected === null ? '.' : `; expected ${finding.expected}.`}
          </p>
          <p>
            Proposed: {PROPOSALS[finding.proposal.decision]}
            {finding.proposal.value === undefined ? '' : ` ${finding.proposal.value}`}.{' '}
            {finding.proposal.reason}
          </p>
        </article>
      ))}
    </section>
  )
}

const PROPOSALS = { take: 'take it with a flag', use: 'use', leave_out: 'leave it out' } as const
