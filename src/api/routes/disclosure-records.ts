import { RECORD_KIND_NAMES, RECORD_KINDS } from '../../domain/disclosure/records/kinds.ts'
import { RECORD_RULES } from '../../operations/disclosure/record-kinds.ts'
import type { Route } from '../platform/route.ts'
import { recordRoutes } from '../record-routes.ts'
import { RECORD_BODIES } from '../schemas/record-bodies.ts'

/** What a tenant writes for the climate disclosure of a company. */
export const disclosureRecordRoutes: readonly Route[] = RECORD_KIND_NAMES.flatMap((kind) => {
  const { route, name, what } = RECORD_KINDS[kind]
  return recordRoutes({
    tag: 'Disclosure',
    pack: 'au_company_climate_intelligence',
    rules: RECORD_RULES[kind],
    route,
    name,
    body: RECORD_BODIES[kind],
    what,
  })
})
