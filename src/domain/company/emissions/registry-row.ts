import type { ReportingYear } from '../../reporting-year.ts'

/** The figures that the registry publishes of a company. */
export const FIGURES = ['scope1_t', 'scope2_t', 'net_energy_gj'] as const
export type Figure = (typeof FIGURES)[number]

/** One published row of the registry for one company. */
export interface RegistryRow {
  readonly release_id: string
  readonly row_ref: string
  readonly reporting_year: ReportingYear
  readonly organisation: string
  readonly identifier_type: 'abn' | 'acn' | 'address' | 'none'
  readonly identifier_text: string | null
  readonly scope1_t: number | null
  readonly scope2_t: number | null
  readonly net_energy_gj: number | null
  readonly scope1_text: string | null
  readonly scope2_text: string | null
  readonly net_energy_text: string | null
  readonly notes: string | null
  readonly flags: readonly string[]
  /** False when a later release of the same reporting year supersedes this row. */
  readonly in_force: boolean
  readonly published_on: string
}

/** A reporting year of the registry that the snapshot holds. */
export interface RegistryYear {
  readonly reporting_year: ReportingYear
  readonly release_id: string
  readonly dataset: string
  readonly file_sha256: string
  /** Whether the table of that year identifies corporations by ABN at all; 2012-13 and before do not. */
  readonly has_identifiers: boolean
  /** Rows of that table that an operator left out; absent when there are none. */
  readonly left_out?: readonly LeftOutRow[] | undefined
}

/** A row of the registry's file that is not in force, by the decision of an operator. */
export interface LeftOutRow {
  /** Place in the file, with the id of the decision. */
  readonly ref: string
  /** Null where the row does not say whose it is: it may be anyone's. */
  readonly abn: string | null
  readonly printed: string | null
  readonly problem: string
  readonly reason: string
  readonly decided_by: string
  readonly decided_on: string
}
