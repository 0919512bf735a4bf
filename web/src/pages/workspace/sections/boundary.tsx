import { useMemo } from 'react'
import { Reconciliation } from '../boundary/reconciliation.tsx'
import type { Layout } from '../form/form-context.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { RecordSection } from '../records/record-section.tsx'
import { useWorkspace } from '../use-workspace.ts'

const LAYOUT: Layout = {
  hidden: ['/period'],
  order: {
    '': [
      'approach',
      'rationale',
      'entities',
      'facilities',
      'exclusions',
      'changes',
      'method_elections',
      'reliefs',
      'base_year_policy',
      'reporting_duty',
      'sign_off',
    ],
    '/entities/*': [
      'name',
      'abn',
      'relationship',
      'ownership_percent',
      'financial_control',
      'operational_control',
      'included',
      'inclusion_percent',
      'reason',
    ],
    '/facilities/*': ['name', 'entity_abn', 'included', 'reason'],
    '/reporting_duty': [
      'lodges_financial_reports',
      'entity_kind',
      'listed',
      'revenue_aud',
      'gross_assets_aud',
      'employees',
      'asset_owner_aud',
      'nger',
      'year_starts',
    ],
  },
  labels: {
    '/approach': 'Consolidation approach',
    '/sign_off/on': 'Day',
    '/reporting_duty/lodges_financial_reports': 'Lodges financial reports under Chapter 2M',
    '/reporting_duty/listed': 'Listed on a stock exchange',
    '/reporting_duty/year_starts': 'First days of financial years',
  },
  itemNames: {
    '/entities': 'entity',
    '/facilities': 'facility',
    '/exclusions': 'exclusion',
    '/changes': 'change',
    '/method_elections': 'method election',
    '/reliefs': 'relief',
  },
}

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
