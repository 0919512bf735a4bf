import { moment } from '../../../format/words.ts'
import { CommentsButton } from '../review/comments-button.tsx'
import { useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'

/** `requirement:6(a)` as people say it. */
const aboutOf = (subject: string): string =>
  subject
    .replace(':', ' ')
    .replace(/^page \w+\//, 'page ')
    .replaceAll('_', ' ')

/** Comments that wait for an answer; nothing where there are none. */
export function OpenComments() {
  const { open_comments: comments } = useWorkspace().readiness.review
  if (comments.length === 0) return null
  return (
    <section aria-labelledby="comments-title" className={styles['block']}>
      <h2 id="comments-title">Open comments</h2>
      <ul className={styles['records']}>
        {comments.map(({ id, subject, text, name, written_at }) => (
          <li key={id}>
            <span>
              <strong>{aboutOf(subject)}</strong> {text}
            </span>
            <span>
              {name}, {moment(written_at)}{' '}
              <CommentsButton
                subject={subject}
                about={aboutOf(subject)}
                open={comments.filter((one) => one.subject === subject).length}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
