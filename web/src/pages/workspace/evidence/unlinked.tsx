import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { CopyButton } from '../../../components/copy-button.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { date } from '../../../format/words.ts'
import { useRight } from '../review/use-right.ts'
import { challengesOf, isReport, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import { Attach } from './attach.tsx'
import { contentOf, sizeOf } from './documents.tsx'
import own from './evidence.module.css'
import { type Evidence, useRemoveEvidence } from './use-evidence.ts'

/** Files that were uploaded for the period and that no record names. */
export function Unlinked({ evidence }: { readonly evidence: Evidence }) {
  const mayWrite = useRight('tenant:write')
  const { abn, period } = useWorkspace()
  const removing = useRemoveEvidence()
  const { supports_nothing: files, has_more_unlinked } = evidence
  if (files.length === 0) return null
  return (
    <section aria-labelledby="unlinked-title" className={styles['block']}>
      <h2 id="unlinked-title">Unused files</h2>
      <p className={styles['remark']}>
        No record uses these files{has_more_unlinked ? ' (showing the newest 200)' : ''}. Attach them to a
        statement, name them in another record, or remove them.
      </p>
      {removing.error === null ? null : <ProblemMessage error={removing.error} />}
      <ScrollTable label="Files that no record names" stacked>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Uploaded</th>
            <th scope="col" className="screen-only">
              What to do
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ sha256, name, bytes, received_at }) => (
            <tr key={sha256}>
              <th scope="row" className={own['name']}>
                <a href={contentOf(sha256)} download>
                  {name}
                </a>
                <small>{sizeOf(bytes)}</small>
              </th>
              <td data-label="Uploaded">{date(received_at)}</td>
              <td className="screen-only">
                <div className={own['actions']}>
                  <Attach sha256={sha256} name={name} />
                  <CopyButton text={sha256}>Copy SHA-256</CopyButton>
                  {mayWrite && isReport(name) ? (
                    <Link href={challengesOf({ abn, period, file: sha256 })}>
                      Compare its numbers<span className="visually-hidden"> ({name})</span>
                    </Link>
                  ) : null}
                  {mayWrite ? (
                    <Button
                      variant="default"
                      size="xs"
                      aria-label={`Remove ${name}`}
                      loading={removing.isPending && removing.variables === sha256}
                      onClick={() => removing.mutate(sha256)}
                    >
                      Remove
                    </Button>
                  ) : null}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  )
}
