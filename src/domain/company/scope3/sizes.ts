import type { Deflator } from '../deflator.ts'
import type { Evidenced } from '../outcome.ts'

/** An employer of the group, with the band of employees that it declared, such as `1000-4999`. */
export interface Employer extends Evidenced {
  readonly name: string
  readonly band: string
  /** What its staff do, as it declared; a group may emit in another division than it employs in. */
  readonly division: string
}

/** What is published about how large a company is, beside its emissions. */
export interface SizeInput {
  /** Group and subdivision of the company. */
  readonly group: string | null
  readonly subdivision: string | null
  readonly employers: readonly Employer[]
  /** Income of the tax entity where it fits the group. */
  readonly income: (Evidenced & { readonly aud: number; readonly income_year: string }) | null
  /** Prices of the table's base year and of the income year. */
  readonly deflator: Deflator | null
}

/** The ends of a band such as `250-499`, `<250`, `5,000+` or `604`, and which of them is open. */
export interface EmployeeBand {
  readonly open: 'below' | 'open' | null
  readonly from: number
  readonly to: number
}

export function employeeBand(band: string): EmployeeBand | null {
  const found = /^(<)?(\d[\d,]*)(?:-(\d[\d,]*)|(\+))?$/.exec(band.replaceAll(' ', ''))
  if (found === null) return null
  const from = count(found[2])
  const open = found[1] !== undefined ? 'below' : found[4] !== undefined ? 'open' : null
  return { open, from, to: found[3] === undefined ? from : count(found[3]) }
}

const count = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''))
