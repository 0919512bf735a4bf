import { Skeleton } from '../../components/skeleton.tsx'
import styles from './company.module.css'

/** As high as the first screen of a company, so that nothing moves when the answer comes. */
export function CompanySkeleton() {
  return (
    <div className={styles['page']} role="status" aria-label="Loading the company">
      <Skeleton height={92} width="70%" />
      <Skeleton height={84} />
      <Skeleton height={420} />
      <Skeleton height={360} />
    </div>
  )
}
