import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Documents } from '../evidence/documents.tsx'
import { Unlinked } from '../evidence/unlinked.tsx'
import { UploadZone } from '../evidence/upload-zone.tsx'
import { useEvidence } from '../evidence/use-evidence.ts'
import { useRight } from '../review/use-right.ts'
import styles from '../workspace.module.css'

/** Files behind the records: upload them, see what rests on which, what is named and not there, and what supports nothing. */
export function EvidenceSection() {
  const evidence = useEvidence()
  const mayWrite = useRight('tenant:write')
  return (
    <div className={styles['sectionBody']}>
      {mayWrite ? <UploadZone /> : null}
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
