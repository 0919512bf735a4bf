import { type LinkProposal, proposeLinks } from '../../domain/company/safeguard/link-proposals.ts'
import { reportingYear, startYear } from '../../domain/reporting-year.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { reporterRows } from '../../store/registry.ts'
import { companyReference } from '../reference/company-reference.ts'
import { linkTables, requireYear } from './link-tables.ts'

export interface LinkProposals {
  readonly snapshot: string
  readonly reporting_year: string
  readonly facilities: number
  /** True where the registry of the year is loaded: without it, nothing is known of who reports how much. */
  readonly registry_loaded: boolean
  /** Largest covered emissions first. */
  readonly proposals: readonly LinkProposal[]
}

/** Facilities of a year whose company a person has to name, with those that it may be. */
export async function proposedLinks(database: ReadonlySql, asked?: string): Promise<LinkProposals> {
  const tables = await linkTables(database)
  const { snapshot, facilities, links } = tables
  const year = requireYear(tables, asked)
  const { names, stations } = await companyReference(database, snapshot)
  const reports = await reporterRows(database, snapshot.id, year)
  const scope1 = new Map(reports.map(({ abn, scope1_t }) => [abn, scope1_t]))
  const yearBefore = reportingYear(startYear(year) - 1)
  const known = names.filter(({ abn, last_year }) => scope1.has(abn) || last_year >= yearBefore)
  const corporations = [...Map.groupBy(known, ({ abn }) => abn)].map(([abn, own]) => ({
    abn,
    name: own.at(-1)?.name ?? abn,
    scope1_t: scope1.get(abn) ?? null,
  }))
  return {
    snapshot: snapshot.id,
    reporting_year: year,
    facilities: facilities.filter(({ reporting_year }) => reporting_year === year).length,
    registry_loaded: reports.length > 0,
    proposals: proposeLinks({
      facilities: facilities.filter(({ reporting_year }) => reporting_year <= year),
      links: links.filter(({ reporting_year }) => reporting_year <= year),
      year,
      knowledge: {
        corporations,
        stations: [...stations].flatMap(([abn, own]) => own.map(({ facility }) => ({ abn, facility }))),
      },
    }),
  }
}
