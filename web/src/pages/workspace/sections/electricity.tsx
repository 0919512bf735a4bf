import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { exact } from '../../../format/numbers.ts'
import { BothMethods } from '../electricity/both-methods.tsx'
import type { Layout } from '../form/form-context.ts'
import { isItems, isMembers, type Members, textOf, type Value } from '../form/schema.ts'
import { ELECTRICITY_GUIDE } from '../guides/electricity.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { RecordSection } from '../records/record-section.tsx'
import type { Begun } from '../records/use-record-form.ts'
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
  const [parameters] = useSearchParams()
  const percentage = parameters.get('percentage')
  const begin = useCallback(
    (body: Members) =>
      percentage === null ? undefined : withPercentage(body, percentage, [start, end].map(yearOf)),
    [percentage, start, end],
  )
  const empty = useMemo(() => ({ period: { start, end }, consumption: [], instruments: [] }), [start, end])
  return (
    <RecordSection
      key={percentage}
      kind={RECORD_KINDS.electricity}
      about="Electricity by region, with certificates and contracts. Location-based scope 2 is mandatory; market-based is optional."
      layout={layout}
      start={empty}
      begin={begin}
    >
      <BothMethods />
    </RecordSection>
  )
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

/** The record with a percentage of the first year that it says nothing of, which is opened to be filled in. */
function withPercentage(body: Members, percentage: string, years: readonly number[]): Begun {
  const stated = isItems(body['percentages']) ? body['percentages'] : []
  const said = new Set(
    stated.flatMap((item) => (isMembers(item) && item['percentage'] === percentage ? [item['year']] : [])),
  )
  const year = years.find((one) => !said.has(one)) ?? years.at(-1)!
  const at = stated.findIndex(
    (item) => isMembers(item) && item['percentage'] === percentage && item['year'] === year,
  )
  if (at !== -1) return { body, item: `/percentages/${at}`, isNew: false }
  return {
    body: { ...body, percentages: [...stated, { percentage, year }] },
    item: `/percentages/${stated.length}`,
    isNew: true,
  }
}
