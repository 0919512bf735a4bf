import { ScrollTable } from '../../../components/scroll-table.tsx'
import { exact } from '../../../format/numbers.ts'
import styles from '../challenges.module.css'
import type { Result } from './summary.tsx'

/** Paragraphs of the standard with the words of the report that usually answer them: where to look, never a judgement. Nothing for a file with none, such as a bill. */
export function Paragraphs({ result: { paragraphs } }: { readonly result: Result }) {
  const found = paragraphs.filter(({ places }) => places.length > 0)
  const without = paragraphs.filter(({ places }) => places.length === 0)
  if (found.length === 0) return null
  return (
    <section className={styles['summary']} aria-labelledby="paragraphs-title">
      <h2 id="paragraphs-title">Paragraphs of AASB S2</h2>
      <p>
        The report has the words that usually answer {exact(found.length)} of {exact(paragraphs.length)} main
        paragraphs. Whether they answer them is for a reader to judge; an answer may use other words.
      </p>
      <ScrollTable label="Words found by paragraph" tall stacked>
        <thead>
          <tr>
            <th scope="col">Paragraph</th>
            <th scope="col">Words found</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ requirement_id: id, title, places }) => (
            <tr key={id}>
              <th scope="row">
                {id} {title}
              </th>
              <td data-label="Words found">
                {places.map(({ page, line, words }) => (
                  <p key={`${page} ${line}`}>
                    {page === null ? `Line ${line}` : `Page ${page}, line ${line}`}: “{words}”
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {without.length === 0 ? null : (
        <details>
          <summary>
            {exact(without.length)} {without.length === 1 ? 'paragraph' : 'paragraphs'} without such words
          </summary>
          <ul>
            {without.map(({ requirement_id: id, title }) => (
              <li key={id}>
                {id} {title}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
