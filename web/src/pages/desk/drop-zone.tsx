import { Button } from '@mantine/core'
import { useId, useRef } from 'react'
import { useLocation } from 'wouter'
import { ProblemMessage } from '../../components/problem-message.tsx'
import { useDrops } from '../../components/use-drops.ts'
import styles from './desk.module.css'
import { useUpload } from './upload.ts'

/** Takes files that are dropped on it or chosen. One file leads to its page, several to the list. */
export function DropZone() {
  const [, go] = useLocation()
  const { progress, sending } = useUpload()
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()
  const send = (files: FileList | null): void => {
    if (files === null || files.length === 0 || sending.isPending) return
    sending.mutate([...files], {
      onSuccess: (sent) => {
        if (sent.length === 1) go(`/desk/files/${sent[0]?.id}`)
      },
    })
  }
  const zone = useRef<HTMLElement>(null)
  const over = useDrops(zone, send)
  return (
    <section ref={zone} className={styles['drop']} data-over={over} aria-labelledby={id}>
      <h2 id={id}>Drop a publisher’s file here</h2>
      <p>The file is checked first. Nothing changes until you load it.</p>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label="Files to check"
        onChange={({ target }) => {
          send(target.files)
          target.value = ''
        }}
      />
      <Button variant="default" loading={sending.isPending} onClick={() => chooser.current?.click()}>
        Choose a file
      </Button>
      <p role="status">
        {progress === undefined ? null : `${progress.name}: ${Math.floor(progress.share * 100)}% uploaded.`}
      </p>
      {sending.error === null ? null : <ProblemMessage error={sending.error} />}
    </section>
  )
}
