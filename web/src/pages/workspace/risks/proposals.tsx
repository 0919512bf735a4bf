import { Link } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { spaced } from '../form/names.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { useWhyReadOnly } from '../review/use-may-write.ts'
import { placeOf, useWorkspace } from '../use-workspace.ts'
import workspace from '../workspace.module.css'
import styles from './risks.module.css'
import { type Proposal, useProposals } from './use-proposals.ts'

/** What published figures point to. A person takes a proposal; none gets into the register by itself. */
export function Proposals() {
  const proposals = useProposals()
  return (
    <section aria-labelledby="proposals-title" className={workspace['block']}>
      <h2 id="proposals-title">Proposals from published figures</h2>
      <p className={workspace['remark']}>
        A proposal fills in what data shows. Horizon, likelihood, effect, amounts, response and owner are
        yours to state. Supply chains, markets and most opportunities are in no published table.
      </p>
      <Loaded query={proposals} skeleton={<Skeleton height={160} />}>
        {({ data }) =>
          data.proposals.length === 0 ? (
            <p>No published figure of the company points to a risk.</p>
          ) : (
            <ul className={styles['proposals']}>
              {data.proposals.map((one) => (
                <ProposalItem key={one.id} proposal={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function ProposalItem({ proposal }: { readonly proposal: Proposal }) {
  const { abn, asked } = useWorkspace()
  const isReadOnly = useWhyReadOnly(RECORD_KINDS.risks) !== undefined
  const { id, name, kind, why, figures, is_taken } = proposal
  return (
    <li>
      <div>
        <strong>{name}</strong> <small>{spaced(kind)}</small>
      </div>
      <p>{why}</p>
      <details>
        <summary>Evidence for {name}</summary>
        <ul>
          {figures.map(({ what, value, unit, evidence }) => (
            <li key={what}>
              {what}: {typeof value === 'number' ? numberText(value, unit) : spaced(value).toLowerCase()}
              {evidence.map(({ dataset, release, ref, field }) => (
                <small key={`${release} ${ref} ${field}`}>
                  {dataset}, {release}, {ref}
                </small>
              ))}
            </li>
          ))}
        </ul>
      </details>
      {is_taken ? (
        <p className={workspace['remark']}>In the register.</p>
      ) : isReadOnly ? null : (
        <Link
          href={placeOf(abn, RECORD_KINDS.risks.section, asked, { proposal: id })}
          aria-label={`Use as a draft: ${name}`}
        >
          Use as a draft
        </Link>
      )}
    </li>
  )
}

/** A year stands as it is. */
const numberText = (value: number, unit: string | null): string =>
  unit === null ? String(value) : `${Math.round(value).toLocaleString('en-AU')} ${unit}`
