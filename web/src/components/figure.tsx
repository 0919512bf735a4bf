import styles from './figure.module.css'
import type { Claim } from './provenance/claim.ts'
import { useProvenance } from './provenance/provenance-provider.tsx'

/** A number in running content that opens its provenance when pressed. */
export function Sourced({ claim, children }: { readonly claim: Claim; readonly children?: string }) {
  const ask = useProvenance()
  return (
    <button
      type="button"
      className={styles['sourced']}
      onClick={() => ask(claim)}
      aria-label={`${children ?? claim.value}, ${claim.title}: where it comes from`}
    >
      {children ?? claim.value}
    </button>
  )
}

/** A headline figure: what it is, the number, and one line about it. */
export function Figure({ claim, note }: { readonly claim: Claim; readonly note?: string | undefined }) {
  return (
    <div className={styles['figure']}>
      <span className={styles['label']}>{claim.title}</span>
      <span className={styles['value']}>
        <Sourced claim={claim} />
      </span>
      {note === undefined ? null : <span className={styles['note']}>{note}</span>}
    </div>
  )
}
