import { Facts } from '../../../components/facts.tsx'
import { exact } from '../../../format/numbers.ts'
import { counted } from '../names.ts'
import styles from '../portfolios.module.css'
import type { Financed, FinancedData, SavedPortfolio } from '../use-portfolios.ts'

/** What to know before adding anything up, and where all of it comes from. */
export function Origin({
  portfolio: { imported_from: file },
  financed: { data, meta },
}: {
  readonly portfolio: SavedPortfolio
  readonly financed: Financed
}) {
  return (
    <section className={styles['part']} aria-labelledby="origin">
      <h2 id="origin">Read this with the figures</h2>
      <ul className={styles['caveats']}>
        {data.caveats.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
        {meta.warnings.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
      <Facts
        facts={[
          [
            'Book',
            file === null
              ? 'Sent to the API, not read from a file'
              : `${file.file_name}${file.sheet === null ? '' : `, sheet ${file.sheet}`}: ${counted(file.lines, 'line')}, ${exact(file.taken)} taken, ${exact(file.doubtful)} waiting for a choice when it was read, ${exact(file.refused)} refused, ${exact(file.left_out)} left out`,
          ],
          ['SHA-256', file === null ? null : <code key="sha256">{file.file_sha256}</code>],
          [
            'Method',
            <a key="method" href={data.method.url} target="_blank" rel="noreferrer">
              {data.method.id} {data.method.version}
            </a>,
          ],
          [
            'Sources',
            <ul key="sources" className={styles['sources']}>
              {sourcesOf(data).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>,
          ],
          ['Snapshot', <code key="snapshot">{meta.snapshot}</code>],
        ]}
      />
    </section>
  )
}

/** Each title once with the editions that were used. */
const sourcesOf = ({ provenance }: FinancedData): readonly string[] =>
  [...Map.groupBy(provenance, ({ title }) => title)].map(([title, releases]) => {
    const editions = releases.map(({ edition }) => edition).toSorted()
    return `${title}, ${editions.length > 2 ? `${editions[0]} to ${editions.at(-1)}` : editions.join(' and ')}`
  })
