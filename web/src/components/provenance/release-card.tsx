import { publication } from '../../format/words.ts'
import { CopyButton } from '../copy-button.tsx'
import type { Evidence } from './claim.ts'
import styles from './provenance.module.css'

const SHOWN = 12

/** One release of a source: who published it, which file, under which licence, and the rows that were used. */
export function ReleaseCard({
  release,
  inputs,
  licences,
  allOf,
}: {
  readonly release: Evidence['releases'][number]
  readonly inputs: Evidence['inputs']
  readonly licences: Evidence['licences']
  readonly allOf: string | undefined
}) {
  // Tables of one dataset may come from publishers who each ask for an attribution under one licence.
  const terms = [...new Map(licences.map((licence) => [licence.url, licence])).values()]
  return (
    <article className={styles['release']}>
      <h3>
        {release.title}, {release.edition}
      </h3>
      <p className={styles['remark']}>
        {release.publisher}, {publication(release)}
      </p>
      <InputTable inputs={inputs} allOf={allOf} />
      <dl className={styles['facts']}>
        <dt>File</dt>
        <dd>
          <a href={release.landing_page} target="_blank" rel="noreferrer">
            {release.file_name}
          </a>
        </dd>
        <dt>SHA-256</dt>
        <dd>
          <code>{release.file_sha256}</code>
        </dd>
        <dt>{terms.length > 1 ? 'Licences' : 'Licence'}</dt>
        <dd>
          {terms.length === 0 ? 'Not stated' : null}
          {terms.map(({ name, url }) => (
            <div key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            </div>
          ))}
        </dd>
      </dl>
      <div>
        <CopyButton text={citationOf(release, inputs, licences)}>Copy citation</CopyButton>
      </div>
    </article>
  )
}

function InputTable({
  inputs,
  allOf,
}: {
  readonly inputs: Evidence['inputs']
  readonly allOf: string | undefined
}) {
  if (inputs.length === 0) return null
  return (
    <table className={styles['inputs']}>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Observed</th>
          <th scope="col">Where</th>
          <th scope="col">As printed</th>
        </tr>
      </thead>
      <tbody>
        {inputs.slice(0, SHOWN).map((input) => (
          <tr key={`${input.field} ${input.observed} ${input.ref}`}>
            <td>{input.field}</td>
            <td>{input.observed}</td>
            <td>{input.ref}</td>
            <td>
              {input.field === 'sha256_of_inputs' ? 'a list, by its hash' : (input.value_text ?? 'empty')}
            </td>
          </tr>
        ))}
      </tbody>
      {inputs.length > SHOWN ? (
        <caption>
          {SHOWN} of {inputs.length} inputs. {allOf}
        </caption>
      ) : null}
    </table>
  )
}

function citationOf(
  release: Evidence['releases'][number],
  inputs: Evidence['inputs'],
  licences: Evidence['licences'],
): string {
  const places = inputs.slice(0, 3).map((input) => `${input.field} at ${input.ref}`)
  return [
    `${release.publisher}, ${release.title}, ${release.edition}, ${publication(release)}`,
    `file ${release.file_name}, SHA-256 ${release.file_sha256}${places.length === 0 ? '' : `, ${places.join(', ')}`}`,
    release.landing_page,
    ...new Set(licences.map(({ attribution }) => attribution)),
  ]
    .filter((part) => part !== '')
    .join('. ')
}
