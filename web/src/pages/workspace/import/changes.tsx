import { Button } from '@mantine/core'
import { useState } from 'react'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { exact } from '../../../format/numbers.ts'
import { valueText } from '../records/value-text.ts'
import styles from '../workspace.module.css'
import own from './import.module.css'
import type { Preview } from './use-import.ts'

type Change = Preview['changes'][number]

/** Rows that are shown at first; a table may have thousands. */
const ROWS = 50

const WORDS = { added: 'New', changed: 'Changes', same: 'Same', removed: 'Removed' } as const
const ORDER = ['removed', 'changed', 'added', 'same'] as const

/** What becomes of each item of the record; what goes or changes comes first. */
export function Changes({ preview }: { readonly preview: Preview }) {
  const [rows, setRows] = useState(ROWS)
  const { changes, change_counts: counts, totals } = preview
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="changes-title" className={styles['block']}>
      <h2 id="changes-title">What would change</h2>
      <p className={styles['remark']}>
        {ORDER.flatMap((kind) => {
          const count = counts[kind]
          return count === 0 ? [] : [`${count} ${TOLD[kind]}`]
        }).join(', ')}
        .
        {totals === null
          ? ''
          : ` The record holds ${exact(Number(totals.before))} ${totals.unit} and would hold ${exact(Number(totals.after))} ${totals.unit}.`}
      </p>
      <ScrollTable label="Items of the record" tall stacked>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Change</th>
            <th scope="col">Where</th>
            <th scope="col">Content</th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, rows).map((change) => (
            <tr key={`${change.change} ${change.at} ${change.name} ${contentOf(change).join(' ')}`}>
              <th scope="row">{change.name}</th>
              <td data-label="Change" data-change={change.change} className={own['change']}>
                {WORDS[change.change]}
              </td>
              <td data-label="Where">{change.at ?? 'not in the file'}</td>
              <td data-label="Content">
                {contentOf(change).map((line) => (
                  <small key={line} className={own['line']}>
                    {line}
                  </small>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {rows < changes.length ? (
        <div>
          <Button variant="default" onClick={() => setRows(rows + ROWS)}>
            Show more
          </Button>
        </div>
      ) : preview.next_offset === null ? null : (
        <p className={styles['remark']}>
          These are the first {changes.length} rows. All of them are applied.
        </p>
      )}
    </section>
  )
}

const TOLD = { added: 'new', changed: 'changed', same: 'as before', removed: 'removed' } as const

/** Members that the item's own name tells, or that are the same for the whole file. */
const TOLD_ELSEWHERE = new Set(['document_sha256', 'meter', 'period', 'id', 'site_id', 'name'])

function contentOf({ change, members, before, after }: Change): string[] {
  if (change === 'changed')
    return members.map((name) =>
      name === 'document_sha256'
        ? 'supported by this file'
        : `${words(name)}: ${valueText(before?.[name])} → ${valueText(after?.[name])}`,
    )
  const item = change === 'removed' ? before : after
  if (change === 'same' || item === null) return []
  return Object.entries(item)
    .filter(([name, value]) => !TOLD_ELSEWHERE.has(name) && value !== 0)
    .map(([name, value]) => `${words(name)}: ${valueText(value)}`)
}

const words = (name: string): string => name.replaceAll('_', ' ')
