import { CopyButton } from '../../../components/copy-button.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { short } from '../../../format/numbers.ts'
import { moment, words } from '../../../format/words.ts'
import styles from '../workspace.module.css'
import own from './bundles.module.css'
import type { Bundle } from './use-bundles.ts'

/** Every bundle of the period: what it was made from, whether it still stands, and the way to take it away. */
export function BundleList({
  bundles,
  shown,
  show,
  compared,
  compare,
}: {
  readonly bundles: readonly Bundle[]
  readonly shown: string | undefined
  readonly show: (artifactId: string) => void
  readonly compared: readonly string[]
  readonly compare: (artifactIds: readonly string[]) => void
}) {
  const newest = bundles.find(({ superseded_by }) => superseded_by === null)
  const versionOf = (id: string | null): number | undefined =>
    bundles.find(({ artifact_id }) => artifact_id === id)?.version
  /** The two chosen last. */
  const toggle = (id: string): void =>
    compare(compared.includes(id) ? compared.filter((one) => one !== id) : [...compared, id].slice(-2))
  return (
    <section aria-labelledby="bundles-title" className={styles['block']}>
      <h2 id="bundles-title">Bundles for this period</h2>
      <ScrollTable label="List of bundles" stacked>
        <thead>
          <tr>
            <th scope="col">Bundle</th>
            <th scope="col">Made from</th>
            <th scope="col" className="screen-only">
              Compare
            </th>
            <th scope="col">Download</th>
          </tr>
        </thead>
        <tbody>
          {bundles.map((bundle) => (
            <tr key={bundle.artifact_id}>
              <th scope="row">
                Version {bundle.version}
                <small>{moment(bundle.made_at)}</small>
                <small>
                  {bundle.superseded_by === null
                    ? 'Current'
                    : `Superseded by version ${versionOf(bundle.superseded_by) ?? 'a later one'}`}
                </small>
              </th>
              <td>
                Standard {bundle.standard_version}
                <small>{recordsText(bundle)}</small>
                <small>
                  Snapshot <code>{bundle.snapshot}</code>
                </small>
              </td>
              <td data-label="Compare" className="screen-only">
                <input
                  type="checkbox"
                  aria-label={`Compare version ${bundle.version}`}
                  checked={compared.includes(bundle.artifact_id)}
                  onChange={() => toggle(bundle.artifact_id)}
                />
              </td>
              <td>
                <a href={bundle.download_url} download aria-label={`Download version ${bundle.version}`}>
                  Download
                </a>{' '}
                ({short(bundle.size / 1e6)} MB)
                <small className="screen-only">
                  <button
                    type="button"
                    className={own['textButton']}
                    aria-pressed={bundle.artifact_id === shown}
                    aria-label={`View contents: version ${bundle.version}`}
                    onClick={() => show(bundle.artifact_id)}
                  >
                    View contents
                  </button>
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {newest === undefined ? null : <Verify bundle={newest} />}
    </section>
  )
}

const recordsText = ({ records }: Bundle): string =>
  records.length === 0
    ? 'No company records'
    : records.map(({ kind, version }) => `${words(kind)} ${version}`).join(', ')

const KEYS = 'southerly-keys.json'

/** How anyone can check the file without us. */
function Verify({ bundle }: { readonly bundle: Bundle }) {
  const command = `southerly verify disclosure-${bundle.abn}-${bundle.period.start}-${bundle.period.end}-v${bundle.version}.zip --keys ${KEYS}`
  return (
    <div className={own['verify']}>
      <p>
        Verify it independently: in a clone of the project, this command recalculates every hash and every
        derived number from the file alone. With{' '}
        <a href={`/.well-known/${KEYS}`} download={KEYS}>
          the public keys of this service
        </a>{' '}
        it also confirms who signed it.
      </p>
      <p>
        <code>{command}</code> <CopyButton text={command}>Copy the command</CopyButton>
      </p>
      <p>
        SHA-256 of the ZIP: <code>{bundle.sha256}</code>
      </p>
    </div>
  )
}
