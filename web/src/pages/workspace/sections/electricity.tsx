import { useMemo } from 'react'
import { exact } from '../../../format/numbers.ts'
import { BothMethods } from '../electricity/both-methods.tsx'
import type { Layout } from '../form/form-context.ts'
import { isMembers, textOf, type Value } from '../form/schema.ts'
import { ELECTRICITY_GUIDE } from '../guides/electricity.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { RecordSection } from '../records/record-section.tsx'
import { useWorkspace } from '../use-workspace.ts'

/** Which site and meter a load is of, and how much. */
function loadAbout(item: Value): string | undefined {
  if (!isMembers(item)) return undefined
  const { site, meter, kwh } = item
  const of = [site, meter === site ? undefined : meter].map(textOf).filter((text) => text !== '')
  return [...of, ...(typeof kwh === 'number' ? [`${exact(kwh)} kWh`] : [])].join(', ')
}

/** Electricity bought, what is behind it, and scope 2 both ways. */
export function Electricity() {
  const { period } = useWorkspace()
  const [start = '', end = ''] = period.split('/')
  const layout = useMemo<Layout>(
    () => ({
      guide: ELECTRICITY_GUIDE,
      itemAbout: (list, item) => (list === '/consumption' ? loadAbout(item) : undefined),
      newItem: (list, items) => {
        if (list === '/percentages') return { year: Number(end.slice(0, 4)) }
        return list === '/consumption'
          ? { period: { start, end }, exempt_kwh: 0 }
          : { id: `instrument-${items.length + 1}`, period: { start, end } }
      },
    }),
    [start, end],
  )
  const empty = useMemo(() => ({ period: { start, end }, consumption: [], instruments: [] }), [start, end])
  return (
    <RecordSection
      kind={RECORD_KINDS.electricity}
      about="Electricity by region, with certificates and contracts. Location-based scope 2 is mandatory; market-based is optional."
      layout={layout}
      start={empty}
    >
      <BothMethods />
    </RecordSection>
  )
}
