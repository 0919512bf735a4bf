import type { Disclosure } from '../disclosure/disclosure.ts'
import type { CompanyChange } from './company-changes.ts'
import { percentChange } from './restatement.ts'

/** A change of a company with whether it matters. */
export interface ImpactChange extends Omit<CompanyChange, 'size'> {
  /** Null for a change that is no figure, or from nothing. */
  readonly percent: number | null
  /** Above the materiality; changes that have no percentage always count. */
  readonly is_material: boolean
}

export interface CompanyImpact {
  readonly abn: string
  readonly name: string | null
  readonly is_material: boolean
  readonly changes: readonly ImpactChange[]
}

export interface TargetImpact {
  readonly abn: string
  readonly target_id: string
  readonly status: { readonly from: string | null; readonly to: string | null }
  /** Of the latest year with an actual. */
  readonly actual: { readonly from: number | null; readonly to: number | null }
  readonly percent: number | null
  readonly is_material: boolean
}

/** A bundle about a company that moved, made from other data. */
export interface BundleImpact {
  readonly artifact_id: string
  readonly abn: string
  readonly period_start: string
  readonly period_end: string
  readonly snapshot: string
  /** Whether a material change of its company is among them. */
  readonly is_material: boolean
}

/** What a change of data means to one tenant. */
export interface Impact {
  readonly materiality_percent: number
  readonly companies: readonly CompanyImpact[]
  readonly targets: readonly TargetImpact[]
  readonly bundles: readonly BundleImpact[]
}

export function companyImpact(
  company: { readonly abn: string; readonly name: string | null; readonly changes: readonly CompanyChange[] },
  materialityPercent: number,
): CompanyImpact {
  const changes = company.changes.map(({ size, ...change }): ImpactChange => {
    const percent = size.percent ?? null
    return { ...change, percent, is_material: isMaterial(percent, materialityPercent) }
  })
  const { abn, name } = company
  return { abn, name, is_material: changes.some(({ is_material }) => is_material), changes }
}

type Progress = Pick<Disclosure, 'target_progress'>

/** Targets whose status or latest actual is another. */
export function targetImpacts(
  abn: string,
  before: Progress,
  after: Progress,
  materialityPercent: number,
): TargetImpact[] {
  const then = new Map((before.target_progress ?? []).map((target) => [target.target_id, target]))
  return (after.target_progress ?? []).flatMap((now): TargetImpact[] => {
    const old = then.get(now.target_id)
    const status = { from: old?.status ?? null, to: now.status }
    const actual = { from: old?.years.at(-1)?.actual ?? null, to: now.years.at(-1)?.actual ?? null }
    if (status.from === status.to && actual.from === actual.to) return []
    const percent = percentChange(actual.from, actual.to)
    const is_material = status.from !== status.to || isMaterial(percent, materialityPercent)
    return [{ abn, target_id: now.target_id, status, actual, percent, is_material }]
  })
}

const isMaterial = (percent: number | null, materiality: number): boolean =>
  percent === null || percent > materiality
