import styles from './skeleton.module.css'

/** A grey place as high as what will be there, so that nothing moves when it comes. */
export function Skeleton({ height, width }: { readonly height: number; readonly width?: string }) {
  return (
    <div
      className={styles['skeleton']}
      style={{ height, width: width ?? '100%' }}
      aria-hidden="true"
      data-waiting="true"
    />
  )
}

/** Stands for a page whose script is on its way. */
export function PageSkeleton() {
  return (
    <div className={styles['page']} role="status" aria-label="Loading">
      <Skeleton height={34} width="40%" />
      <Skeleton height={18} width="60%" />
      <Skeleton height={280} />
    </div>
  )
}
