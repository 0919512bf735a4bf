import { Button } from '@mantine/core'
import { useState } from 'react'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { short } from '../../../format/numbers.ts'
import styles from '../workspace.module.css'
import own from './evidence.module.css'
import type { Evidence, EvidenceDocument } from './use-evidence.ts'

/** Rows that are shown at first; a record may name thousands of documents. */
const ROWS = 50
/** Uses and requirements of a document that are told in its row. */
const USES = 5

export const contentOf = (sha256: string): string => `/v1/evidence-files/${sha256}/content`

export const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${short(Math.max(1, bytes / 1000))} kB` : `${short(bytes / 1_000_000)} MB`

const STATUS = {
  held: 'Held',
  missing: 'Not uploaded',
  other_type: 'Held, of another kind than the record says',
} as const

/** Every document that a record names: whether it is held, and what rests on it. Those that are missing come first. */
export function Documents({ evidence }: { readonly evidence: Evidence }) {
  const [rows, setRows] = useState(ROWS)
  const { documents, requirements } = evidence
  const missing = documents.filter(({ status }) => status === 'missing')
  const titles = new Map(requirements.map(({ requirement_id, title }) => [requirement_id, title ?? '']))
  const sorted = [...missing, ...documents.filter(({ status }) => status !== 'missing')]
  return (
    <section aria-labelledby="documents-title" className={styles['block']}>
      <h2 id="documents-title">What rests on which document</h2>
      <p className={styles['remark']}>{summaryOf(documents.length, missing.length)}</p>
      {documents.length === 0 ? null : (
        <ScrollTable label="Documents that records name" tall stacked>
          <thead>
            <tr>
              <th scope="col">Document</th>
              <th scope="col">Evidence of</th>
              <th scope="col">Requirements</th>
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, rows).map((document) => (
              <Row key={document.sha256} document={document} titles={titles} />
            ))}
          </tbody>
        </ScrollTable>
      )}
      {rows < sorted.length ? (
        <div>
          <Button variant="default" onClick={() => setRows(rows + ROWS)}>
            Show more
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function summaryOf(documents: number, missing: number): string {
  if (documents === 0) return 'No record of this period names a document.'
  const named = `The records name ${documents} ${documents === 1 ? 'document' : 'documents'}.`
  return missing === 0
    ? `${named} All are held.`
    : `${named} ${missing} ${missing === 1 ? 'is' : 'are'} not uploaded: drop the same file above, and it is found by its content.`
}

function Row({
  document,
  titles,
}: {
  readonly document: EvidenceDocument
  readonly titles: ReadonlyMap<string, string>
}) {
  const { sha256, status, file, uses, requirement_ids } = document
  const called = uses.find(({ name }) => name !== null)?.name ?? 'Document without a name'
  return (
    <tr>
      <th scope="row" className={own['name']}>
        {file === null ? (
          called
        ) : (
          <a href={contentOf(sha256)} download>
            {file.name}
          </a>
        )}
        <small className={status === 'held' ? undefined : own['missing']}>
          {STATUS[status]}
          {file === null ? '' : `, ${sizeOf(file.bytes)}`}
        </small>
        <small>
          SHA-256 <code title={sha256}>{sha256.slice(0, 12)}…</code>
        </small>
      </th>
      <td data-label="Evidence of">
        {uses.slice(0, USES).map(({ pointer, what, record }) => (
          <small key={`${record} ${pointer}`}>{what}</small>
        ))}
        {uses.length > USES ? <small>and {uses.length - USES} more</small> : null}
      </td>
      <td data-label="Requirements">
        {requirement_ids.length === 0
          ? 'None'
          : requirement_ids.slice(0, USES).map((id) => (
              <small key={id}>
                <strong>{id}</strong> {titles.get(id)}
              </small>
            ))}
        {requirement_ids.length > USES ? <small>and {requirement_ids.length - USES} more</small> : null}
      </td>
    </tr>
  )
}
