import { useMemo } from 'react'
import { Reconciliation } from '../boundary/reconciliation.tsx'
import type { Layout } from '../form/form-context.ts'
import { BOUNDARY_GUIDE } from '../guides/boundary.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { RecordSection } from '../records/record-section.tsx'
import { useWorkspace } from '../use-workspace.ts'

const LAYOUT: Layout = { guide: BOUNDARY_GUIDE }

/** Where the company ends for the period, and by which rule. */
export function Boundary() {
  const { abn, period, readiness } = useWorkspace()
  const start = useMemo(() => {
    const [first = '', last = ''] = period.split('/')
    const parent = {
      abn,
      name: readiness.name ?? '',
      relationship: 'parent',
      ownership_percent: 100,
      financial_control: true,
      operational_control: true,
      included: true,
      inclusion_percent: 100,
    }
    return {
      period: { start: first, end: last },
      entities: [parent],
      facilities: [],
      method_elections: [],
      reliefs: [],
      exclusions: [],
      changes: [],
    }
  }, [abn, period, readiness.name])
  return (
    <RecordSection
      kind={RECORD_KINDS.boundary}
      about="The reporting entities and consolidation approach, the methods you elected, and the facts that decide your reporting duty. One record per period."
      layout={LAYOUT}
      start={start}
    >
      <Reconciliation />
    </RecordSection>
  )
}
