import { Type } from 'typebox'
import { lastChange } from '../../operations/disclosure/last-change.ts'
import { answerFromDisclosure } from '../disclosure-answer.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentMethod } from '../present/data.ts'
import { presentPart } from '../present/disclosure.ts'
import { presentScore } from '../present/filing-readiness.ts'
import { Abn } from '../schemas/data.ts'
import { disclosureQuery } from '../schemas/disclosure.ts'
import { ReadinessChange } from '../schemas/readiness-change.ts'

export const getReadinessChange = keyedRoute({
  method: 'GET',
  path: '/v1/companies/{abn}/filing-readiness/last-change',
  operationId: 'getReadinessChange',
  audited: 'period',
  heavy: true,
  summary: 'Get the effect of the last change on readiness',
  description:
    'The score and its line before and after that version, and each requirement whose status it changed, with why. Published data is the same on both sides.',
  tag: 'Disclosure',
  since: '0.2.0',
  scope: 'tenant:read',
  pack: 'au_company_climate_intelligence',
  params: Type.Object({ abn: Abn }),
  query: disclosureQuery({}),
  response: ReadinessChange,
  handler: (context) =>
    answerFromDisclosure(
      context,
      { part: 'filing_readiness', variant: 'last change' },
      async (found, asked) => {
        const change = await lastChange(context.services.database, found, asked)
        const mark = <Mark extends { readonly score: Parameters<typeof presentScore>[0] }>(one: Mark) => ({
          ...one,
          score: presentScore(one.score),
        })
        return {
          body: presentPart(found, 'filing_readiness', asked, {
            method: presentMethod(found.readiness.method),
            change:
              change === null ? null : { ...change, before: mark(change.before), after: mark(change.after) },
          }),
        }
      },
    ),
})
