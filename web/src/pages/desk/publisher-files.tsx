import { useLocation } from 'wouter'
import { DropZone } from '../../components/drop-zone/drop-zone.tsx'
import { ProblemMessage } from '../../components/problem-message.tsx'
import { useUpload } from './upload.ts'

/** Takes files of publishers. One file leads to its page, several to the list. */
export function PublisherFiles() {
  const [, go] = useLocation()
  const { progress, sending } = useUpload()
  return (
    <DropZone
      title="Drop a publisher’s file here"
      text="The file is checked first. Nothing changes until you load it."
      label="Files to check"
      multiple
      button="Choose a file"
      isBusy={sending.isPending}
      status={
        progress === undefined ? null : `${progress.name}: ${Math.floor(progress.share * 100)}% uploaded.`
      }
      take={(files) =>
        sending.mutate([...files], {
          onSuccess: (sent) => {
            if (sent.length === 1) go(`/desk/files/${sent[0]?.id}`)
          },
        })
      }
    >
      {sending.error === null ? null : <ProblemMessage error={sending.error} />}
    </DropZone>
  )
}
