import { Type } from 'typebox'
import { ServiceError } from '../../errors.ts'
import type { GatheredDisclosure } from '../../operations/disclosure/gather-disclosure.ts'
import { answerFromDisclosure } from '../disclosure-answer.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentMethod } from '../present/data.ts'
import { presentPart, presentRegistryFeed, presentStandard, recordVersion } from '../present/disclosure.ts'
import { Abn } from '../schemas/data.ts'
import { disclosureQuery } from '../schemas/disclosure.ts'
import { BoundaryReconciliation, DisclosureMetadata } from '../schemas/disclosure-metadata.ts'

const common = {
  method: 'GET',
  tag: 'Disclosure',
  since: '0.1.0',
  scope: 'tenant:read',
  pack: 'au_company_climate_intelligence',
  params: Type.Object({ abn: Abn }),
  query: disclosureQuery({}),
} as const

const metadata = keyedRoute({
  ...common,
  path: '/v1/companies/{abn}/disclosure-metadata',
  operationId: 'getDisclosureMetadata',
  audited: 'period',
  heavy: true,
  summary: 'Get all records of a company for a period, side by side',
  description:
    'Which records exist, in which version, what was elected, what is missing and where to send it. This says nothing about their quality: see filing-readiness.',
  response: DisclosureMetadata,
  handler: (context) =>
    answerFromDisclosure(context, { part: 'disclosure_metadata' }, (found, asked) => ({
      body: presentPart(found, 'disclosure_metadata', asked, metadataMembers(found)),
    })),
})

const reconciliation = keyedRoute({
  ...common,
  path: '/v1/companies/{abn}/organisational-boundary/reconciliation',
  operationId: 'getBoundaryReconciliation',
  audited: 'period',
  heavy: true,
  summary: 'Reconcile the registry’s figures with the standard, line by line',
  description:
    'Period, boundary, geography, gases, thresholds and exclusions, each with the difference, its size where known, and what to find out. The lines are not added together.',
  response: BoundaryReconciliation,
  handler: (context) =>
    answerFromDisclosure(context, { part: 'boundary_reconciliation' }, (found, asked) => ({
      body: presentPart(found, 'boundary_reconciliation', asked, reconciliationMembers(found)),
    })),
})

export const disclosureMetadataRoutes: readonly Route[] = [metadata, reconciliation]

function metadataMembers(found: GatheredDisclosure) {
  const { method, records, completeness, elections, records_hash } = found.metadata
  const { abn } = found.company
  return {
    method: presentMethod(method),
    standard: presentStandard(found),
    registry: presentRegistryFeed(found),
    records: records.map((record) => ({
      ...record,
      next_action: record.next_action?.replaceAll('{abn}', abn) ?? null,
    })),
    completeness,
    elections,
    records_hash,
  }
}

function reconciliationMembers(found: GatheredDisclosure) {
  const { boundary_reconciliation: lines, company, period } = found
  if (lines === null)
    throw new ServiceError(
      'record_not_found',
      `No organisational boundary of ${company.abn} is on record for ${period.start} to ${period.end}.`,
      { hint: `PUT it to /v1/companies/${company.abn}/organisational-boundary first.` },
    )
  return {
    method: presentMethod(lines.method),
    record: recordVersion(found, 'organisational_boundary'),
    reconciled_period: lines.period,
    registry_years: lines.registry_years,
    registry_t: lines.registry_t,
    lines: lines.lines,
  }
}
