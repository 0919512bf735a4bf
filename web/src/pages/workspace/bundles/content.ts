import type { Evidence } from '../../../components/provenance/claim.ts'
import { exact } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'

/** What a bundle says, and what it rests on: the parts of report.json and provenance.json that the page reads. */
export interface Side {
  readonly report: {
    readonly metrics: readonly Metric[]
  }
  readonly provenance: {
    readonly releases: readonly (Evidence['releases'][number] & {
      readonly licence: { readonly id: string; readonly name: string; readonly url: string }
      readonly attribution: string
    })[]
    readonly inputs: readonly (Evidence['inputs'][number] & { readonly id: string })[]
    readonly records: readonly {
      readonly record: string
      readonly version: number
      readonly sha256: string
    }[]
    readonly calculations: readonly { readonly id: string; readonly arguments: unknown }[]
  }
}

export interface Metric {
  readonly id: string
  readonly label: string
  readonly value: number | string | null
  readonly value_text: string | null
  readonly unit: string | null
  readonly observed: string | null
  readonly basis: string
  readonly availability: { readonly detail: string | null }
  readonly method: { readonly id: string; readonly version: string } | null
  readonly calculation: string | null
  readonly evidence_ids: readonly string[]
}

export function metricText({ value, value_text }: Metric): string {
  if (value_text !== null) return value_text
  return typeof value === 'number' ? exact(value) : words(value ?? 'not available')
}
