import type { Body } from '../documents.ts'
import type { Facts } from './facts.ts'

/** Why a requirement leaves the count. */
export interface Aside {
  readonly status: string
  readonly reference: string
  readonly reason: string
  readonly person: string | null
  readonly date: string | null
}

/** The outcome of a requirement's evidence. */
export interface Verdict {
  readonly status: string
  /** `none`, `stated`, `supported` or `approved`: docs/methods/filing_readiness.md. */
  readonly rung: Rung
  readonly isTenants: boolean
  readonly references: readonly string[]
  readonly aside: Aside | null
}

export type Rung = 'none' | 'stated' | 'supported' | 'approved'

/** A requirement without which no filing can be thought of, with the evidence that it asks for. */
export interface Gate {
  readonly id: string
  readonly from_year: number
  readonly needs?: {
    readonly figures?: readonly string[]
    readonly or_electricity?: boolean
    readonly scenarios?: boolean
  }
}

/** Facts with what gates and statements are held to. */
export interface Held extends Facts {
  readonly gates: ReadonlyMap<string, Gate>
  /** Requirements whose statements do not count. */
  readonly placeholders: ReadonlySet<string>
  readonly route: { readonly verdict: Verdict; readonly aside: Aside | null } | null
}

/** A status that no rung gives: data that is published, old or in conflict. */
export const verdict = (status: string, references: readonly string[], isTenants = true): Verdict => ({
  status,
  rung: 'none',
  isTenants,
  references,
  aside: null,
})

const STATUS = {
  none: 'missing',
  stated: 'partially_evidenced',
  supported: 'evidenced',
  approved: 'evidenced',
}

export const onRung = (rung: Rung, references: readonly string[], isTenants = true): Verdict => ({
  ...verdict(STATUS[rung], references, isTenants),
  rung,
})

export const listIn = (body: Body | undefined, name: string): readonly Body[] =>
  (body?.[name] ?? []) as readonly Body[]
