import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../loaded.tsx'
import { Skeleton } from '../skeleton.tsx'
import { CalculationSteps } from './calculation-steps.tsx'
import type { Claim } from './claim.ts'
import styles from './provenance.module.css'
import { ReleaseCard } from './release-card.tsx'

/** Everything that is known about where a figure comes from, down to the cell. */
export function ProvenancePanel({ claim }: { readonly claim: Claim }) {
  const evidence = useQuery({ queryKey: claim.evidenceKey, queryFn: claim.loadEvidence })
  return (
    <>
      <p className={styles['value']}>{claim.value}</p>
      {(claim.remarks ?? []).map((remark) => (
        <p key={remark} className={styles['remark']}>
          {remark}
        </p>
      ))}
      {claim.method === undefined ? null : (
        <p>
          Computed by the method{' '}
          <a href={claim.method.url} target="_blank" rel="noreferrer">
            {claim.method.id} {claim.method.version}
          </a>
          .
        </p>
      )}
      <Loaded query={evidence} skeleton={<Skeleton height={220} />}>
        {({ releases, inputs, calculations = [], licences, allOf }) =>
          releases.length === 0 ? (
            <p>No published input was used.</p>
          ) : (
            <div className={styles['releases']}>
              {calculations.map((one) => (
                <CalculationSteps key={one.formula} calculation={one} releases={releases} />
              ))}
              {releases.map((release) => (
                <ReleaseCard
                  key={release.release}
                  release={release}
                  inputs={inputs.filter((input) => input.release === release.release)}
                  licences={licences.filter((licence) => licence.dataset === release.dataset)}
                  allOf={allOf}
                />
              ))}
            </div>
          )
        }
      </Loaded>
    </>
  )
}
