import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { short } from '../../../format/numbers.ts'
import { useRight } from '../review/use-right.ts'
import { challengesOf, isReport, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import { Attach } from './attach.tsx'
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
  other_type: 'Held, but not the file type the record says',
} as const

/** Every document that a record names: whether it is held, and what rests on it. Those that are missing come first. */
export function Documents({ evidence }: { readonly evidence: Evidence }) {
  const [rows, setRows] = useState(ROWS)
  const { abn, period } = useWorkspace()
  const { documents, requirements } = evidence
  const missing = documents.filter(({ status }) => status === 'missing')
  const titles = new Map(requirements.map(({ requirement_id, title }) => [requirement_id, title ?? '']))
  const sorted = [...missing, ...documents.filter(({ status }) => status !== 'missing')]
  return (
    <section aria-labelledby="documents-title" className={styles['block']}>
      <h2 id="documents-title">Documents and what they support</h2>
      <p className={styles['remark']}>{summaryOf(documents.length, missing.length)}</p>
      {documents.length === 0 ? null : (
        <ScrollTable label="Documents named in records" tall stacked>
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
      {documents.length > missing.length ? (
        <p>
          <a href={`/v1/companies/${abn}/evidence/download?period=${period}`} download>
            Download all held files (ZIP)
          </a>
        </p>
      ) : null}
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
  if (documents === 0) return 'No record for this period names a document.'
  const named = `The records name ${documents} ${documents === 1 ? 'document' : 'documents'}.`
  return missing === 0
    ? `${named} All are held.`
    : `${named} ${missing} ${missing === 1 ? 'is' : 'are'} not uploaded. Drop the file above; it is matched by its content.`
}

function Row({
  document,
  titles,
}: {
  readonly document: EvidenceDocument
  readonly titles: ReadonlyMap<string, string>
}) {
  const { abn, period } = useWorkspace()
  const mayWrite = useRight('tenant:write')
  const { sha256, status, file, uses, requirement_ids } = document
  const called = uses.find(({ name }) => name !== null)?.name ?? 'Unnamed document'
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
        {file === null || !isReport(file.name) || !mayWrite ? null : (
          <small className="screen-only">
            <Link href={challengesOf({ abn, period, file: sha256 })}>
              Compare its numbers<span className="visually-hidden"> ({file.name})</span>
            </Link>
          </small>
        )}
        {file === null ? null : (
          <div className="screen-only">
            <Attach sha256={sha256} name={file.name} />
          </div>
        )}
        <small>
          SHA-256 <code title={sha256}>{sha256.slice(0, 12)}…</code>
        </small>
      </th>
      <td data-label="Evidence of">
        <Listed
          items={uses.map(({ pointer, what, record }) => ({ key: `${record} ${pointer}`, shown: what }))}
        />
      </td>
      <td data-label="Requirements">
        {requirement_ids.length === 0 ? (
          'None'
        ) : (
          <Listed
            items={requirement_ids.map((id) => ({
              key: id,
              shown: (
                <>
                  <strong>{id}</strong> {titles.get(id)}
                </>
              ),
            }))}
          />
        )}
      </td>
    </tr>
  )
}

interface Item {
  readonly key: string
  readonly shown: ReactNode
}

/** A few of them; the others are one press away. */
function Listed({ items }: { readonly items: readonly Item[] }) {
  const rest = items.slice(USES)
  return (
    <div className={own['listed']}>
      <Items items={items.slice(0, USES)} />
      {rest.length === 0 ? null : (
        <details>
          <summary>and {rest.length} more</summary>
          <Items items={rest} />
        </details>
      )}
    </div>
  )
}

const Items = ({ items }: { readonly items: readonly Item[] }) => (
  <ul>
    {items.map(({ key, shown }) => (
      <li key={key}>{shown}</li>
    ))}
  </ul>
)
