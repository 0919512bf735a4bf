import { exact } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import styles from '../challenges.module.css'
import { countsText } from '../counts-text.ts'
import type { Challenge } from '../use-challenges.ts'
import { VERDICTS } from '../verdicts.ts'

export type Result = NonNullable<Challenge['result']>

const FORMATS = [
  { format: 'pdf', name: 'PDF' },
  { format: 'xlsx', name: 'Workbook (XLSX)' },
  { format: 'json', name: 'JSON' },
  { format: 'bundle', name: 'Signed bundle (ZIP)' },
] as const

/** How many numbers have which verdict, what was not read, and the files to take away. */
export function Summary({
  challenge: { id },
  result,
}: {
  readonly challenge: Challenge
  readonly result: Result
}) {
  const { counts, pages_without_text: unread } = result
  return (
    <section className={styles['summary']} aria-label="Summary">
      <p className={styles['lead']}>{countsText(result)}</p>
      <dl className={styles['verdicts']}>
        {VERDICTS.filter(({ verdict }) => (counts[verdict] ?? 0) > 0).map(({ verdict, kind, says }) => (
          <div key={verdict}>
            <dt>
              <span data-kind={kind}>{words(verdict)}</span> {exact(counts[verdict])}
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      {unread.length === 0 ? null : (
        <p>
          Not read: {unread.length === 1 ? 'page' : 'pages'} {unread.join(', ')}. A scan or a picture has no
          text, so nothing on it was compared. Ask for the report as a PDF with text.
        </p>
      )}
      <p className="screen-only">
        Download:{' '}
        {FORMATS.map(({ format, name }, index) => (
          <span key={format}>
            {index === 0 ? null : ' · '}
            <a href={`/v1/challenges/${id}/export?format=${format}`} download>
              {name}
            </a>
          </span>
        ))}
      </p>
    </section>
  )
}
