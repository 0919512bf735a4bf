import { DropZone } from '../../../components/drop-zone/drop-zone.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { useAddEvidence } from './use-evidence.ts'

const ENDINGS = '.pdf,.xlsx,.docx,.pptx,.csv,.txt,.html,.htm,.png,.jpg,.jpeg,.tif,.tiff,.webp'

/** Takes bills, certificates and minutes that are dropped on it or chosen. */
export function UploadZone() {
  const { progress, adding } = useAddEvidence()
  const added = adding.data?.added ?? []
  return (
    <DropZone
      title="Drop bills, certificates and minutes here"
      text="PDF, Excel, Word, PowerPoint, CSV, text or image, up to 50 MB each. No macros or passwords."
      label="Files to upload"
      accept={ENDINGS}
      multiple
      isBusy={adding.isPending}
      status={
        progress === undefined
          ? added.length === 0
            ? null
            : `Held: ${added.map(({ name }) => name).join(', ')}.`
          : `${progress.name}: ${Math.floor(progress.share * 100)}% uploaded.`
      }
      take={(files) => adding.mutate([...files])}
    >
      {adding.data?.refused.map(({ name, error }) => (
        <ProblemMessage key={name} error={error} />
      ))}
    </DropZone>
  )
}
