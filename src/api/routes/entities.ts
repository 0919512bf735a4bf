import { type Static, Type } from 'typebox'
import { numberIn } from '../../domain/abn.ts'
import { STATES } from '../../domain/company/grid/region-of-place.ts'
import { companyEmissions } from '../../operations/company/company-emissions.ts'
import { askedAbn, resolveEntity, resolveName } from '../../operations/company/resolve-entity.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { refuseWithout, requireExactlyOne, requireOrderedYears } from '../../operations/require-parameters.ts'
import { answerFromSnapshot, answerWithRegister } from '../data-answer.ts'
import type { Told } from '../platform/answer/told.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentCandidates, presentEmissions, presentEntity } from '../present/entities.ts'
import { Abn, dataQuery, ReportingYear } from '../schemas/data.ts'
import { EntityEmissions } from '../schemas/entities.ts'
import { ResolvedEntity } from '../schemas/resolve.ts'

const common = {
  method: 'GET',
  tag: 'Entities',
  since: '0.1.0',
  scope: 'companies:read',
  pack: 'au_company_climate_intelligence',
} as const

const CANDIDATES = 10

const resolve = keyedRoute({
  ...common,
  path: '/v1/entities/resolve',
  operationId: 'resolveEntity',
  summary: 'Resolve an ABN, an ACN or a name against the registry and the register',
  description:
    'An ABN or ACN gives one company: its names over the years, its roles, who reports for it, and other ABNs that may be the same business. A name gives ranked candidates among all reporters of all years and the emitters of the Safeguard tables; a company that is in the tax table alone is listed under `not_in_registry`. A number typed as a name gives the company with it.',
  query: dataQuery({
    abn: Type.Optional(Abn),
    acn: Type.Optional(
      Type.String({
        maxLength: 32,
        description: 'Australian Company Number: nine digits.',
        examples: ['115061375'],
      }),
    ),
    name: Type.Optional(
      Type.String({
        minLength: 2,
        maxLength: 200,
        description:
          'A name or words of one. An ABN or ACN, with or without the word before it, is understood too.',
        examples: ['woodside'],
      }),
    ),
    state: Type.Optional(
      Type.Enum([...STATES], { description: 'With `name`: only companies known to be there.' }),
    ),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 50,
        description: `With \`name\`: maximum number of candidates. Default: ${CANDIDATES}.`,
      }),
    ),
  }),
  response: ResolvedEntity,
  handler: ({ query, services }) => {
    const asked = requireExactlyOne({ abn: query.abn, acn: query.acn, name: query.name })
    const { name, state, limit = CANDIDATES } = query
    if (name === undefined) refuseWithout('name', { state, limit: query.limit })
    const key = `resolve ${asked.name} ${asked.value} ${state ?? ''} ${limit}`
    // A number typed in place of a name means the company that has it.
    const number = name === undefined ? undefined : numberIn(name)
    const byNumber =
      number === undefined ? query : { [number.kind]: `${number.kind.toUpperCase()} ${number.digits}` }
    if (name !== undefined && number === undefined)
      return answerFromSnapshot<Told<Static<typeof ResolvedEntity>>>(
        services,
        query,
        key,
        async (snapshot) => {
          const found = await resolveName(services.database, snapshot, { name, state, limit })
          return { body: presentCandidates(found), evidenceHash: found.evidence_hash }
        },
      )
    return answerWithRegister<Told<Static<typeof ResolvedEntity>>>(
      services,
      { ...query, abn: askedAbn(byNumber) },
      key,
      async (snapshot, sight) => {
        const entity = await resolveEntity(services.database, snapshot, byNumber, sight)
        return { body: presentEntity(entity), evidenceHash: entity.evidence_hash }
      },
    )
  },
})

const emissions = keyedRoute({
  ...common,
  path: '/v1/entities/{abn}/emissions',
  operationId: 'getEntityEmissions',
  summary: 'Get the annual registry emissions of a company',
  description:
    'Scope 1, scope 2 (location-based) and net energy by reporting year, as published. Every year of the registry has an entry; a year without a row says why and is not zero. A company known from another source but without any row gets an answer too; `meta.warnings` names who reports for it.',
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
