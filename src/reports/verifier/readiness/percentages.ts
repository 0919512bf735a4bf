import type { Documents } from '../documents.ts'
import { heldFiles } from '../held-files.ts'
import { atPointer } from '../json.ts'
import type { Finding } from '../verification.ts'

/** Which percentage each argument of the formula takes, and the column that prints it. */
const ARGUMENTS = {
  percentages: { name: 'renewable_power', field: 'rpp_pct' },
  jurisdictional: { name: 'jurisdictional_act', field: 'jurisdictional_act' },
} as const

interface Entry {
  readonly year: number
  readonly percent: { readonly input?: string; readonly record?: string; readonly pointer?: string }
}

/** Printed percentages of one name by year: those beside the stated ones, and those that calculations take. */
function printed(
  { contradiction_facts, inputs }: Documents['provenance'],
  name: string,
  field: string,
): ReadonlyMap<number, number> {
  const beside = contradiction_facts.percentages.filter(({ percentage }) => percentage === name)
  const taken = inputs.filter((input) => input.field === field)
  return new Map([
    ...taken.map(({ observed, value_text }) => [Number(observed), Number(value_text)] as const),
    ...beside.map(({ year, percent_text }) => [year, Number(percent_text)] as const),
  ])
}

/** docs/methods/market_based_scope2.md: at most so many points for each year between it and the nearest printed one. */
const POINTS_A_YEAR = 4

function isFar(percent: number, year: number, years: ReadonlyMap<number, number>): boolean {
  let nearest: number | undefined
  for (const one of [...years.keys()].toSorted((a, b) => a - b))
    if (nearest === undefined || Math.abs(one - year) < Math.abs(nearest - year)) nearest = one
  return (
    nearest !== undefined &&
    Math.abs(percent - years.get(nearest)!) > POINTS_A_YEAR * Math.abs(nearest - year)
  )
}

/** Years in which both shares of a region, one of them stated, are more than the whole load. */
function yearsAbove(given: unknown, valueOf: (percent: Entry['percent']) => number): number[] {
  const { percentages = [], jurisdictional = [] } = given as Partial<
    Record<keyof typeof ARGUMENTS, readonly Entry[]>
  >
  return jurisdictional.flatMap(({ year, percent }) => {
    const other = percentages.find((one) => one.year === year)?.percent
    const isStated = percent.input === undefined || (other !== undefined && other.input === undefined)
    return other !== undefined && isStated && valueOf(percent) + valueOf(other) > 100 ? [year] : []
  })
}

/** A percentage is taken from the column, or from the place in the record, that is about it and its year. */
export function checkStatedPercentages({ provenance, report }: Documents): Finding[] {
  const held = heldFiles(report)
  const fields = new Map(provenance.inputs.map(({ id, field }) => [id, field]))
  const body = provenance.records.find(({ record }) => record === 'market_based_evidence')?.body
  const values = new Map(provenance.inputs.map(({ id, value_text }) => [id, Number(value_text)]))
  const valueOf = ({ input, pointer }: Entry['percent']): number =>
    input === undefined ? Number(atPointer(body, pointer ?? '')) : (values.get(input) ?? Number.NaN)
  return provenance.calculations
    .filter(({ formula }) => formula === 'market_based_scope2')
    .flatMap(({ id, arguments: given }) => [
      ...yearsAbove(given, valueOf).map((year) => ({
        kind: 'input' as const,
        where: `provenance.json calculation ${id}/jurisdictional`,
        detail: `the shares of ${year} are together more than the whole load`,
      })),
      ...Object.entries(ARGUMENTS).flatMap(([argument, { name, field }]) => {
        const entries = ((given as Record<string, unknown>)[argument] ?? []) as readonly Entry[]
        return entries
          .filter(({ year, percent: { input, pointer } }) => {
            if (input !== undefined) return fields.get(input) !== field
            const stated = atPointer(body, (pointer ?? '').replace(/\/percent$/, ''))
            const {
              percentage,
              year: ofYear,
              percent,
              document_sha256,
            } = (stated ?? {}) as Record<string, unknown>
            return (
              percentage !== name ||
              ofYear !== year ||
              !held.has(String(document_sha256)) ||
              isFar(Number(percent), year, printed(provenance, name, field))
            )
          })
          .map(({ year, percent }) => ({
            kind: 'input' as const,
            where: `provenance.json calculation ${id}/${argument}`,
            detail: `the ${name} percentage of ${year} is taken from a place that is not about it, that no held document shows, or that is too far from the nearest published year`,
            stated: percent,
          }))
      }),
    ])
}
