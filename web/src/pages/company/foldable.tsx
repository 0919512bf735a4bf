import { type ReactNode, useEffect } from 'react'
import { usePrinting } from '../../components/use-printing.ts'
import styles from './company.module.css'
import { leaveParts, useParts } from './part-store.ts'

/** A part of the page that opens and closes, and stays as the reader leaves it. On paper all are open. */
export function Foldable({
  id,
  title,
  gist,
  isOpenAtFirst,
  children,
}: {
  readonly id: string
  readonly title: string
  /** What is inside, in a few words. */
  readonly gist: string | undefined
  readonly isOpenAtFirst: boolean
  readonly children: ReactNode
}) {
  const left = useParts()[id]
  const isPrinting = usePrinting()
  const isOpen = isPrinting || (left ?? isOpenAtFirst)
  useEffect(() => {
    // An address may ask for the part.
    if (window.location.hash === `#${id}`) leaveParts([id], true)
  }, [id])
  return (
    <details
      className={styles['fold']}
      id={id}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // Also opened by the browser, which looks for words in what is closed.
        if (currentTarget.open !== isOpen) leaveParts([id], currentTarget.open)
      }}
    >
      <summary>
        <h2>{title}</h2>
        {gist === undefined ? null : <span>{gist}</span>}
      </summary>
      {children}
    </details>
  )
}
