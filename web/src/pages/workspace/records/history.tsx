import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { moment } from '../../../format/words.ts'
import { placeText } from '../form/place-text.ts'
import type { RecordGuide } from '../guides/guide.ts'
import { GUIDES } from '../guides/guides.ts'
import styles from '../workspace.module.css'
import { type FormPlace, type PastVersion, readHistory } from './record-api.ts'
import { valueText } from './value-text.ts'

/** Every version of a record, with who wrote it and what it changed; asked for when opened. */
export function History({ place }: { readonly place: FormPlace }) {
  const [opened, setOpened] = useState(false)
  const history = useQuery({
    queryKey: ['workspace', place.abn, 'history', place.kind.section, place.period],
    queryFn: ({ signal }) => readHistory(place, signal),
    enabled: opened,
  })
  return (
    <details className={styles['history']} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>History</summary>
      {opened ? (
        <Loaded query={history} skeleton={<Skeleton height={60} />}>
          {(versions) =>
            versions.length === 0 ? (
              <p>No versions yet.</p>
            ) : (
              <ol>
                {versions.map((version) => (
                  <Version key={version.version} version={version} guide={GUIDES[place.kind.section]} />
                ))}
              </ol>
            )
          }
        </Loaded>
      ) : null}
    </details>
  )
}

const SHOWN = 40

function Version({
  version: { version, authored_by, authored_by_name, authored_at, deletion_reason, field_changes },
  guide,
}: {
  readonly version: PastVersion
  readonly guide: RecordGuide
}) {
  return (
    <li>
      <strong>Version {version}</strong>{' '}
      <span>
        {moment(authored_at)}, by {authored_by_name ?? authored_by}
      </span>
      {deletion_reason === null ? null : <p>Deleted: {deletion_reason}</p>}
      {field_changes === null ? (
        <p>First version.</p>
      ) : (
        <ul>
          {field_changes.slice(0, SHOWN).map(({ pointer, change, before, after }) => (
            <li key={pointer}>
              {placeText(pointer, guide)}:{' '}
              {change === 'changed'
                ? `${valueText(before)} → ${valueText(after)}`
                : change === 'added'
                  ? `added ${valueText(after)}`
                  : `removed ${valueText(before)}`}
            </li>
          ))}
          {field_changes.length > SHOWN ? <li>and {field_changes.length - SHOWN} more fields</li> : null}
        </ul>
      )}
    </li>
  )
}
