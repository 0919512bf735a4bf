import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Change, Coverage } from '../ledger/coverage.tsx'
import { Imports } from '../ledger/import/imports.tsx'
import { LedgerImport } from '../ledger/import/ledger-import.tsx'
import { Remembered } from '../ledger/import/remembered.tsx'
import { Intensity } from '../ledger/intensity.tsx'
import { Lines } from '../ledger/lines.tsx'
import { OwnFactors } from '../ledger/own-factors.tsx'
import { LedgerTotals } from '../ledger/totals.tsx'
import { useAnalysis, useTotals } from '../ledger/use-ledger.ts'
import { useWhyReadOnly } from '../review/use-may-write.ts'
import { useRight } from '../review/use-right.ts'
import styles from '../workspace.module.css'

/** What the company burnt, bought and lost in the period, and what it comes to. */
export function Ledger() {
  const totals = useTotals()
  const analysis = useAnalysis()
  const reason = useWhyReadOnly({ perPeriod: true }, 'disclosure:write')
  const mayRecord = useRight('tenant:write')
  return (
    <div className={styles['sectionBody']}>
      {reason === undefined ? null : <p className={styles['remark']}>{reason}</p>}
      <Loaded query={totals} skeleton={<Skeleton height={320} />}>
        {({ data }) => <LedgerTotals totals={data} />}
      </Loaded>
      {reason === undefined ? <LedgerImport /> : null}
      <Imports mayWrite={reason === undefined} />
      <Remembered mayWrite={reason === undefined} />
      <OwnFactors mayWrite={reason === undefined && mayRecord} />
      <Lines mayWrite={reason === undefined} />
      <Loaded query={analysis} skeleton={<Skeleton height={200} />}>
        {({ data }) => (
          <>
            <Coverage analysis={data} mayWrite={reason === undefined} />
            <Change analysis={data} />
            <Intensity />
          </>
        )}
      </Loaded>
    </div>
  )
}
