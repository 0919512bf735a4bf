import { Type } from 'typebox'
import { utcToday } from '../../clock.ts'
import { choosePeriod } from '../../operations/disclosure/choose-period.ts'
import { explainContradiction } from '../../operations/disclosure/explain-contradiction.ts'
import { standingSnapshot } from '../../operations/disclosure/gather-disclosure.ts'
import { readTenantInputs } from '../../operations/disclosure/tenant-inputs.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { answerFromDisclosure } from '../disclosure-answer.ts'
import { itemsOfReading, spendItems } from '../platform/items.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { contradictionMembers } from '../present/contradictions.ts'
import { presentPart } from '../present/disclosure.ts'
import { Contradictions, ExplainedContradiction, ExplanationBody } from '../schemas/contradictions.ts'
import { Abn } from '../schemas/data.ts'
import { disclosureQuery, periodParameter } from '../schemas/disclosure.ts'

const common = {
  tag: 'Disclosure',
  since: '0.2.0',
  pack: 'au_company_climate_intelligence',
  heavy: true,
} as const

const get = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/companies/{abn}/contradictions',
  operationId: 'getContradictions',
  audited: 'period',
  summary: 'List the contradictions in a company’s records',
  description:
    'Every declared figure or fact that contradicts a published figure, another record or the calendar: both values, their sources, the difference, the requirements that are `conflicting` until it is explained, and what would settle it.',
  scope: 'tenant:read',
  params: Type.Object({ abn: Abn }),
  query: disclosureQuery({}),
  response: Contradictions,
  handler: (context) =>
    answerFromDisclosure(context, { part: 'contradictions' }, (found, asked) => ({
      body: presentPart(found, 'contradictions', asked, contradictionMembers(found)),
    })),
})

const explain = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/companies/{abn}/contradictions/{id}/explanation',
  operationId: 'explainContradiction',
  summary: 'Explain a contradiction',
  description:
    'A named person explains why both values are right. The contradiction stays in every answer and bundle, with the explanation, and no longer makes its requirements `conflicting`. It lapses when either value changes. Explanations are kept and audited; a later explanation of the same contradiction is added, and counts.',
  scope: 'tenant:write',
  problems: [423, 502],
  params: Type.Object({
    abn: Abn,
    id: Type.String({ pattern: '^con_[0-9a-f]{20}$', description: 'Id of the contradiction.' }),
  }),
  query: Type.Object({ period: periodParameter }, { additionalProperties: false }),
  body: ExplanationBody,
  response: ExplainedContradiction,
  handler: async ({ params, query, body, caller, services, exchange }) => {
    const { database, clock, snapshots, register, secret } = services
    const { tenantId } = caller
    const abn = requireAbn(params.abn)
    const { start, end } = await choosePeriod(database, {
      tenantId,
      abn,
      period: query.period,
      today: utcToday(clock),
    })
    const question = { tenantId, abn, period: { start, end } }
    const own = await readTenantInputs(database, question, secret)
    await spendItems({ exchange, services, caller }, itemsOfReading(own.size))
    const written = await explainContradiction(
      services,
      {
        snapshot: await standingSnapshot(database, await snapshots.select({}), own),
        sight: await register.look({}, abn),
        own,
      },
      question,
      { contradictionId: params.id, ...body, actor: caller.actor },
    )
    return { body: { data: written, meta: {} }, cache: 'no-store' }
  },
})

export const contradictionRoutes: readonly Route[] = [get, explain]
