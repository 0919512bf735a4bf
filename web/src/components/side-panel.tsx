import { CloseButton } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './side-panel.module.css'

/**
 * A drawer at the right edge (the whole screen on a phone). The browser's own dialog keeps the focus inside, closes on
 * Escape and gives the focus back.
 */
export function SidePanel({
  opened,
  title,
  onClose,
  children,
}: {
  readonly opened: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (opened) dialog.current?.showModal()
    else dialog.current?.close()
  }, [opened])
  return (
    <dialog
      ref={dialog}
      className={styles['panel']}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles['inside']}>
        <header className={styles['header']}>
          <h2 id={titleId}>{title}</h2>
          <CloseButton aria-label="Close" onClick={onClose} />
        </header>
        {opened ? children : null}
      </div>
    </dialog>
  )
}
