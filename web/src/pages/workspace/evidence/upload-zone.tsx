import { Button } from '@mantine/core'
import { useId, useRef } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { useDrops } from '../../../components/use-drops.ts'
import own from './evidence.module.css'
import { useAddEvidence } from './use-evidence.ts'

const ENDINGS = '.pdf,.xlsx,.docx,.pptx,.csv,.txt,.png,.jpg,.jpeg,.tif,.tiff,.webp'

/** Takes bills, certificates and minutes that are dropped on it or chosen. */
export function UploadZone() {
  const { progress, adding } = useAddEvidence()
  const chooser = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLElement>(null)
  const id = useId()
  const send = (files: FileList | null): void => {
    if (files === null || files.length === 0 || adding.isPending) return
    adding.mutate([...files])
  }
  const over = useDrops(zone, send)
  const added = adding.data?.added ?? []
  return (
    <section ref={zone} className={own['drop']} data-over={over} aria-labelledby={id}>
      <h2 id={id}>Drop bills, certificates and minutes here</h2>
      <p>PDF, Excel, Word, PowerPoint, CSV, text or image, up to 50 MB each. No macros or passwords.</p>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={ENDINGS}
        aria-label="Files to upload"
        onChange={({ target }) => {
          send(target.files)
          target.value = ''
        }}
      />
      <Button variant="default" loading={adding.isPending} onClick={() => chooser.current?.click()}>
        Choose files
      </Button>
      <p role="status">
        {progress === undefined
          ? added.length === 0
            ? null
            : `Held: ${added.map(({ name }) => name).join(', ')}.`
          : `${progress.name}: ${Math.floor(progress.share * 100)}% uploaded.`}
      </p>
      {adding.data?.refused.map(({ name, error }) => (
        <ProblemMessage key={name} error={error} />
      ))}
    </section>
  )
}
