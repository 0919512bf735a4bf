import { Button } from '@mantine/core'
import { type ReactNode, useId, useRef } from 'react'
import { useDrops } from '../use-drops.ts'
import styles from './drop-zone.module.css'

/** A place for files: they are dropped on it, or chosen by its button. */
export function DropZone({
  title,
  text,
  label,
  accept,
  multiple = false,
  button = multiple ? 'Choose files' : 'Choose a file',
  isMain = false,
  isBusy,
  status,
  take,
  choices,
  beside,
  children,
}: {
  readonly title: string
  readonly text: ReactNode
  /** Of the control that takes the files. */
  readonly label: string
  readonly accept?: string
  readonly multiple?: boolean
  readonly button?: string
  /** The button is what the page is about. */
  readonly isMain?: boolean
  readonly isBusy: boolean
  /** How far an upload is, or what came of it. */
  readonly status: ReactNode
  /** At least one; while it is busy none is taken. */
  readonly take: (files: readonly File[]) => void
  /** What is asked before a file is taken. */
  readonly choices?: ReactNode
  /** Beside the button. */
  readonly beside?: ReactNode
  readonly children?: ReactNode
}) {
  const chooser = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLElement>(null)
  const id = useId()
  const send = (files: FileList | null): void => {
    if (files !== null && files.length > 0 && !isBusy) take([...files])
  }
  const over = useDrops(zone, send)
  return (
    <section ref={zone} className={styles['drop']} data-over={over} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {choices}
      <input
        ref={chooser}
        type="file"
        multiple={multiple}
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          send(target.files)
          target.value = ''
        }}
      />
      <div className={styles['actions']}>
        <Button
          {...(isMain ? {} : { variant: 'default' })}
          loading={isBusy}
          onClick={() => chooser.current?.click()}
        >
          {button}
        </Button>
        {beside}
      </div>
      <p role="status">{status}</p>
      {children}
    </section>
  )
}

/** How much of a file has arrived, 0 to 1; undefined while none is on its way. */
export const uploadText = (share: number | undefined): string | null =>
  share === undefined ? null : share < 1 ? `${Math.floor(share * 100)}% uploaded.` : 'Reading the file.'
