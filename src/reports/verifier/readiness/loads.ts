import type { Body, Documents, Period } from '../documents.ts'

interface Load {
  readonly region: string
  readonly period: Period
  readonly kwh: number
  readonly meter?: string
  readonly document_sha256: string
}

const DAY = 86_400_000
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const loadsIn = (body: Body | undefined): readonly Load[] => (body?.['consumption'] ?? []) as readonly Load[]

/** docs/methods/market_based_scope2.md, "Coverage": whether every meter has a load for every day of the period. */
export function hasWholeLoads({ provenance, report }: Pick<Documents, 'provenance' | 'report'>): boolean {
  const body = provenance.records.find(({ record }) => record === 'market_based_evidence')?.body
  const meters = Map.groupBy(
    loadsIn(body),
    ({ region, meter }) => `${region}\n${meter ?? ''}\n${meter === undefined}`,
  )
  return [...meters.values()].every((rows) => {
    for (let at = timeOf(report.period.start); at <= timeOf(report.period.end); at += DAY)
      if (!rows.some(({ period }) => timeOf(period.start) <= at && at <= timeOf(period.end))) return false
    return true
  })
}

/** Rows that count as an earlier one: those alike of which no explanation of the contradiction is in the bundle. */
export function doubledRows({ provenance, report }: Documents) {
  const body = provenance.records.find(({ record }) => record === 'market_based_evidence')?.body
  const explained = new Set(
    report.contradictions
      .filter(({ kind, status }) => kind === 'same_document_or_meter' && status === 'explained')
      .map(({ declared }) => declared.pointer),
  )
  return alikeRows(body)
    .map(({ index }) => ({ region: loadsIn(body)[index]!.region, pointer: `/consumption/${index}/kwh` }))
    .filter(({ pointer }) => !explained.has(pointer.replace(/\/kwh$/, '')))
}

/** Rows with the days and kWh of an earlier one under another meter or document: each with the first such row. */
export function alikeRows(
  body: Body | undefined,
): readonly { readonly index: number; readonly first: number }[] {
  const loads = loadsIn(body)
  return loads.flatMap((load, index) => {
    const first = loads.findIndex(
      ({ period, kwh }) =>
        period.start === load.period.start && period.end === load.period.end && kwh === load.kwh,
    )
    const other = loads[first]!
    const isSame =
      load.meter === undefined
        ? other.meter === undefined &&
          other.document_sha256 === load.document_sha256 &&
          other.region === load.region
        : other.meter === load.meter
    return first === index || load.kwh === 0 || isSame ? [] : [{ index, first }]
  })
}
