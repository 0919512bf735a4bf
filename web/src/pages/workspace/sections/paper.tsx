import { DraftExchange } from '../draft/draft-exchange.tsx'
import styles from '../workspace.module.css'

/** The readable disclosure of the period: take it away, check its numbers, bring the edited text back. */
export const Paper = () => (
  <div className={styles['sectionBody']}>
    <DraftExchange />
  </div>
)
