import { Button } from '@mantine/core'
import { Link, useLocation } from 'wouter'
import { ProblemMessage } from '../../components/problem-message.tsx'
import { moment, sentence } from '../../format/words.ts'
import styles from './desk.module.css'
import { type DeskUpdates, useDeskUpdates } from './use-desk.ts'
import { useOpening } from './use-waiting.ts'

type LookedAt = DeskUpdates['files'][number]

/** Files that updates received and did not load: where each came from, why it waits, and the way to open it. */
export function WaitingFiles() {
  const { data } = useDeskUpdates()
  const waiting = (data?.data.files ?? []).filter(({ is_waiting }) => is_waiting)
  if (waiting.length === 0) return null
  return (
    <section className={styles['part']}>
      <h2>Left by updates</h2>
      {waiting.map((file) => (
        <WaitingFile key={`${file.source} ${file.name}`} file={file} />
      ))}
    </section>
  )
}

function WaitingFile({ file }: { readonly file: LookedAt }) {
  const [, go] = useLocation()
  const opening = useOpening()
  const { source, name, url, checked_at, messages, sha256, desk_file } = file
  return (
    <article className={styles['finding']}>
      <h3>
        {name} <small>({source})</small>
      </h3>
      <p>
        From {url}, {moment(checked_at)}.
      </p>
      <p className={styles['lines']}>{messages.map(sentence).join('\n')}</p>
      {opening.error === null ? null : <ProblemMessage error={opening.error} />}
      <div>
        {desk_file === null ? (
          <Button
            variant="default"
            size="xs"
            loading={opening.isPending}
            aria-label={`Open ${name}`}
            onClick={() =>
              opening.mutate(
                { source, name, sha256: sha256 ?? '' },
                { onSuccess: ({ data }) => go(`/desk/files/${data.id}`) },
              )
            }
          >
            Open
          </Button>
        ) : (
          <Link href={`/desk/files/${desk_file}`}>Open at the desk</Link>
        )}
      </div>
    </article>
  )
}
