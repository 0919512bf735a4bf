import type { ReactNode } from 'react'
import { Absence, type Availability } from '../../components/absence.tsx'
import { Term } from '../../components/term.tsx'
import { words } from '../../format/words.ts'
import styles from './company.module.css'

interface BlockData {
  readonly availability: Availability
  readonly basis: string
  readonly data_quality: { readonly score: number; readonly flags: readonly string[] }
  readonly method: { readonly id: string; readonly version: string; readonly url: string }
}

/** A block of the profile: what is the matter with it, its content, how it was made. */
export function Block({
  data,
  children,
}: {
  readonly data: BlockData | undefined
  readonly children: ReactNode
}) {
  const held = data?.availability.status === 'available' || data?.availability.status === 'stale'
  return (
    <div className={styles['block']}>
      {data === undefined ? null : <Absence availability={data.availability} />}
      {held ? children : null}
      {data === undefined ? null : <MadeBy data={data} />}
    </div>
  )
}

function MadeBy({ data: { basis, data_quality, method } }: { readonly data: BlockData }) {
  return (
    <p className={styles['madeBy']}>
      <Term id="basis">{words(basis)}</Term> · <Term id="data_quality">data quality</Term>{' '}
      {data_quality.score} of 5
      {data_quality.flags.length === 0 ? '' : ` (${data_quality.flags.map(spaced).join(', ')})`} · method{' '}
      <a href={method.url} target="_blank" rel="noreferrer">
        {method.id} {method.version}
      </a>
    </p>
  )
}

const spaced = (flag: string): string => flag.replaceAll('_', ' ').replace(/\bgwp\b/, 'GWP')
