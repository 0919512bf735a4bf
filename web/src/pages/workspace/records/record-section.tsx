import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import type { Layout } from '../form/form-context.ts'
import type { Members } from '../form/schema.ts'
import { RecordReview } from '../review/record-review.tsx'
import { useWhyReadOnly } from '../review/use-may-write.ts'
import { placeOf, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import { useServerDraft } from './drafts/use-draft.ts'
import { History } from './history.tsx'
import type { FormKind, RecordKind } from './kinds.ts'
import { type Place, readRecord, recordKey, recordStatus } from './record-api.ts'
import { RecordForm } from './record-form.tsx'
import type { Begun } from './use-record-form.ts'

/** The record of a kind in force for the period of the workspace; null where there is none. */
function useRecord(kind: RecordKind) {
  const { abn, period } = useWorkspace()
  const place: Place = { abn, kind, period }
  return useQuery({
    queryKey: recordKey(place),
    queryFn: async ({ signal }) =>
      (await recordStatus(place, signal)) === 'in_force' ? ((await readRecord(place, signal)) ?? null) : null,
  })
}

/** A section around one record: what it is for, what is computed from it, its form, its history. */
export function RecordSection({
  kind,
  about,
  layout,
  start,
  begin,
  next,
  above,
  children,
}: {
  readonly kind: FormKind
  readonly about: string
  readonly layout: Layout
  readonly start: Members
  /** What the address asks to begin with. */
  readonly begin?: (body: Members) => Begun | undefined
  /** What to do after it was saved. */
  readonly next?: ReactNode
  /** What the service knows without the record. */
  readonly above?: ReactNode
  /** What the service makes of the record, once there is one. */
  readonly children?: ReactNode
}) {
  const { abn, period } = useWorkspace()
  const record = useRecord(kind)
  const server = useServerDraft({ abn, kind, period })
  return (
    <div className={styles['sectionBody']}>
      {above}
      {record.data === null || record.data === undefined ? null : children}
      <section aria-labelledby="record-title" className={styles['block']}>
        <h2 id="record-title">{kind.title}</h2>
        <p className={styles['remark']}>{about}</p>
        <ImportLink kind={kind} />
        <RecordReview kind={kind} />
        <Loaded query={record} skeleton={<Skeleton height={420} />}>
          {(stored) =>
            server.isReady ? (
              <RecordForm
                place={{ abn, kind, period }}
                loaded={stored ?? undefined}
                server={server}
                layout={layout}
                start={start}
                begin={begin}
                next={next}
              />
            ) : (
              <Skeleton height={420} />
            )
          }
        </Loaded>
        <History place={{ abn, kind, period }} />
      </section>
    </div>
  )
}

/** Records that can be taken over from a file. */
const IMPORTED: ReadonlySet<string> = new Set(['electricity', 'sites', 'targets', 'risks'])

function ImportLink({ kind }: { readonly kind: RecordKind }) {
  const { abn, asked } = useWorkspace()
  const why = useWhyReadOnly(kind)
  if (!IMPORTED.has(kind.section) || why !== undefined) return null
  return (
    <p className={`${styles['remark']} screen-only`}>
      <Link href={placeOf(abn, 'import', asked, { kind: kind.section })}>
        {kind.section === 'electricity'
          ? 'Import from a spreadsheet or a meter file'
          : 'Import from a spreadsheet'}
      </Link>
    </p>
  )
}
