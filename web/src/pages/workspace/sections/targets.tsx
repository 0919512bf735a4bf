import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answer, api } from '../../../api/client.ts'
import { PageSkeleton } from '../../../components/skeleton.tsx'
import type { Layout } from '../form/form-context.ts'
import type { Members } from '../form/schema.ts'
import { TARGETS_GUIDE } from '../guides/targets.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { RecordSection } from '../records/record-section.tsx'
import { Progress } from '../targets/progress.tsx'
import { useWorkspace } from '../use-workspace.ts'

/** Emission targets, their way so far, and the form that sets them. */
export function Targets() {
  const { abn } = useWorkspace()
  const base = useRegistryBase(abn)
  const layout = useMemo<Layout>(
    () => ({
      guide: TARGETS_GUIDE,
      newItem: (list, items) => (list === '/targets' ? newTarget(items.length, base.data) : undefined),
    }),
    [base.data],
  )
  if (base.isPending) return <PageSkeleton />
  return (
    <RecordSection
      kind={RECORD_KINDS.targets}
      about="All of the company’s targets, or a statement that it has none. Without either, targets count as missing. New targets start with registry figures, which you can change."
      layout={layout}
      start={EMPTY}
    >
      <Progress />
    </RecordSection>
  )
}

const EMPTY: Members = { targets: [] }

interface Base {
  readonly period: { readonly start: string; readonly end: string }
  readonly value: number
  readonly year: string
}

/** The latest year that the registry prints for the company; null where it prints none. */
const useRegistryBase = (abn: string) =>
  useQuery({
    queryKey: ['registry base', abn],
    queryFn: ({ signal }) => readBase(abn, signal),
  })

async function readBase(abn: string, signal: AbortSignal): Promise<Base | null> {
  const { data } = await answer(
    api.GET('/v1/companies/{abn}/climate-profile', {
      params: { path: { abn }, query: { include: ['emissions'] } },
      signal,
    }),
  )
  const latest = data.emissions?.latest
  if (!latest || latest.scope1_and_2_t === null) return null
  return {
    period: { start: latest.period_start, end: latest.period_end },
    value: latest.scope1_and_2_t,
    year: latest.reporting_year,
  }
}

function newTarget(count: number, base: Base | null | undefined): Members {
  return {
    id: `target-${count + 1}`,
    status: 'draft',
    origin: { kind: 'voluntary' },
    category: 'mitigation',
    metric: 'Scope 1 and 2 greenhouse gas emissions',
    unit: 't CO2-e',
    type: 'absolute',
    basis: 'gross',
    scopes: ['scope1', 'scope2_location'],
    gases: ['CO2', 'CH4', 'N2O', 'HFCs', 'PFCs', 'SF6'],
    coverage: { entities: [], facilities: [], share_percent: 100 },
    base:
      base === null || base === undefined
        ? {}
        : { period: base.period, value: base.value, source: `Published registry figure for ${base.year}` },
    target_period: {},
    target: {},
    milestones: [],
    levers: [],
    evidence_ids: [],
  }
}
