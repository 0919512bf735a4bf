import { publicSites } from '../../domain/company/sites/public-sites.ts'
import type { CompanySite } from '../../domain/company/sites/sites.ts'
import type { CompanyFacts } from './company-facts.ts'

/** Facilities that public tables give to a company, under every name that it had in the registry. */
export const publicSitesOf = ({ abn, record, tables }: CompanyFacts): CompanySite[] =>
  publicSites({ abn, names: [...new Set((record?.names ?? []).map(({ name }) => name))] }, tables)
