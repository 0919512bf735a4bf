import { RECORD_KINDS } from '../../domain/disclosure/records/kinds.ts'
import {
  EMISSION_TARGETS,
  MARKET_BASED_EVIDENCE,
  ORGANISATIONAL_BOUNDARY,
  S2_STATEMENTS,
} from '../../operations/disclosure/record-checks.ts'
import type { Route } from '../platform/route.ts'
import { recordRoutes } from '../record-routes.ts'
import { RECORD_BODIES } from '../schemas/record-bodies.ts'

const common = { tag: 'Disclosure', pack: 'au_company_climate_intelligence' } as const

/** What a tenant writes for the climate disclosure of a company. */
export const disclosureRecordRoutes: readonly Route[] = [
  recordRoutes({
    ...common,
    rules: EMISSION_TARGETS,
    route: RECORD_KINDS.emission_targets.route,
    name: 'EmissionTargets',
    body: RECORD_BODIES.emission_targets,
    what: 'the emission targets of a company',
  }),
  recordRoutes({
    ...common,
    rules: ORGANISATIONAL_BOUNDARY,
    route: RECORD_KINDS.organisational_boundary.route,
    name: 'OrganisationalBoundary',
    body: RECORD_BODIES.organisational_boundary,
    what: 'the organisational boundary of a company for a period',
  }),
  recordRoutes({
    ...common,
    rules: MARKET_BASED_EVIDENCE,
    route: RECORD_KINDS.market_based_evidence.route,
    name: 'MarketBasedEvidence',
    body: RECORD_BODIES.market_based_evidence,
    what: 'the market-based scope 2 evidence of a company for a period',
  }),
  recordRoutes({
    ...common,
    rules: S2_STATEMENTS,
    route: RECORD_KINDS.s2_statements.route,
    name: 'S2Statements',
    body: RECORD_BODIES.s2_statements,
    what: 'the S2 statements of a company for a period',
  }),
].flat()
