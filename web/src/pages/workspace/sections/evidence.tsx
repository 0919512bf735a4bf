import { Link } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Documents } from '../evidence/documents.tsx'
import { Unlinked } from '../evidence/unlinked.tsx'
import { UploadZone } from '../evidence/upload-zone.tsx'
import { useEvidence } from '../evidence/use-evidence.ts'
import { useRight } from '../review/use-right.ts'
import { challengesOf, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'

/** Files behind the records: upload them, see what rests on which, what is named and not there, and what supports nothing. */
export function EvidenceSection() {
  const { abn, period } = useWorkspace()
  const evidence = useEvidence()
  const mayWrite = useRight('tenant:write')
  return (
    <div className={styles['sectionBody']}>
      {mayWrite ? <UploadZone /> : null}
      <p className="screen-only">
        <Link href={challengesOf({ abn, period })}>Challenge a report</Link>: compare each number of a filed
        report with the registry, the national factors and the records of this period.
      </p>
      <Loaded query={evidence} skeleton={<Skeleton height={320} />}>
        {({ data }) => (
          <>
            <Documents evidence={data} />
            <Unlinked evidence={data} />
          </>
        )}
      </Loaded>
    </div>
  )
}
