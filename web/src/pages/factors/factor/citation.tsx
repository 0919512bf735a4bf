import { CopyButton } from '../../../components/copy-button.tsx'
import styles from '../factors.module.css'
import type { Factor } from '../use-factors.ts'
import { curlOf } from './curl.ts'

/** How to cite the factor and how to ask for it by program. */
export function Citation({ factor }: { readonly factor: Factor }) {
  return (
    <section className={styles['citation']}>
      <h2>Cite or use in the API</h2>
      <p>{factor.citation}</p>
      {factor.footnotes.map((note) => (
        <p key={note} className={styles['kind']}>
          {note}
        </p>
      ))}
      <p className={styles['kind']}>
        <code>{factor.factor_id}</code>
      </p>
      <div className={styles['actions']}>
        <CopyButton text={factor.citation}>Copy citation</CopyButton>
        <CopyButton text={() => curlOf('GET', `/v1/emission-factors/${encodeURIComponent(factor.row_id)}`)}>
          Copy as curl
        </CopyButton>
        <CopyButton text={factor.factor_id}>Copy the id</CopyButton>
      </div>
    </section>
  )
}
