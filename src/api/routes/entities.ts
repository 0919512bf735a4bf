import { Type } from 'typebox'
import { companyEmissions } from '../../operations/company-emissions.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requireExactlyOne, requireOrderedYears } from '../../operations/require-parameters.ts'
import { resolveEntity } from '../../operations/resolve-entity.ts'
import { answerFromSnapshot } from '../data-answer.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentEmissions, presentEntity } from '../present/entities.ts'
import { Abn, dataQuery, ReportingYear } from '../schemas/data.ts'
import { EntityEmissions, ResolvedEntity } from '../schemas/entities.ts'

const common = {
  method: 'GET',
  tag: 'Entities',
  since: '0.1.0',
  scope: 'companies:read',
  pack: 'au_company_climate_intelligence',
} as const

const resolve = keyedRoute({
  ...common,
  path: '/v1/entities/resolve',
  operationId: 'resolveEntity',
  summary: 'Resolve an ABN or ACN against the registry and the register',
  query: dataQuery({
    abn: Type.Optional(Abn),
    acn: Type.Optional(
      Type.String({
        maxLength: 32,
        description: 'Australian Company Number: nine digits.',
        examples: ['115061375'],
      }),
    ),
  }),
  response: ResolvedEntity,
  handler: ({ query, services }) => {
    const asked = requireExactlyOne({ abn: query.abn, acn: query.acn })
    return answerFromSnapshot(services, query, `resolve ${asked.name} ${asked.value}`, async (snapshot) => {
      const entity = await resolveEntity(services.database, snapshot, query)
      return { body: presentEntity(entity), evidenceHash: entity.evidence_hash }
    })
  },
})

const emissions = keyedRoute({
  ...common,
  path: '/v1/entities/{abn}/emissions',
  operationId: 'getEntityEmissions',
  summary: 'Annual registry emissions of one company',
  description:
    'Scope 1, scope 2 (location-based) and net energy by reporting year, as published. Every year of the registry has an entry; a year without a row says why and is not zero.',
  params: Type.Object({ abn: Abn }),
  query: dataQuery({ from: Type.Optional(ReportingYear), to: Type.Optional(ReportingYear) }),
  response: EntityEmissions,
  handler: ({ params, query, services }) => {
    const abn = requireAbn(params.abn)
    const { from, to } = requireOrderedYears(query)
    return answerFromSnapshot(
      services,
      query,
      `emissions ${abn} ${from ?? ''} ${to ?? ''}`,
      async (snapshot) => {
        const found = await companyEmissions(services.database, snapshot, { abn, from, to })
        return { body: presentEmissions(found), evidenceHash: found.evidence_hash }
      },
    )
  },
})

export const entityRoutes: readonly Route[] = [resolve, emissions]
