import type { Period } from './documents.ts'

export interface Target {
  readonly id: string
  readonly type: string
  readonly unit: string
  readonly basis: string
  readonly scopes: readonly string[]
  readonly gases: readonly string[]
  readonly coverage: {
    readonly entities: readonly string[]
    readonly facilities: readonly string[]
    readonly share_percent: number
  }
  readonly status: string
  readonly category: string
  readonly planned_credits?: { readonly tonnes: number }
  readonly gross_target_id?: string
  readonly evidence_ids: readonly string[]
  readonly base: { readonly period: Period; readonly value: number; readonly gwp?: string }
  readonly milestones: readonly (Level & { readonly period: Period })[]
  readonly target: Level
  readonly target_period: Period
  readonly actuals?: readonly { readonly period: Period; readonly value: number; readonly gwp?: string }[]
}

export interface Level {
  readonly value?: number
  readonly reduction_percent?: number
}

export const REGISTRY_GASES = 'CH4,CO2,HFCs,N2O,PFCs,SF6'

/** The day after is the first day again, a year on. */
export const isTwelveMonths = ({ start, end }: Period): boolean =>
  new Date(Date.parse(`${end}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10) ===
  `${Number(start.slice(0, 4)) + 1}${start.slice(4)}`
