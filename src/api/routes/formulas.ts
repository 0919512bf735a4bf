import { Type } from 'typebox'
import { formulasOf, formulasSummary, publishedFormulas } from '../../operations/formulas.ts'
import { publicRoute, type Route } from '../platform/route.ts'
import { FormulaList, MethodFormulasAnswer } from '../schemas/formulas.ts'

const cache = { maxAge: 3600, shared: true } as const

const listFormulas = publicRoute({
  method: 'GET',
  path: '/v1/formulas',
  operationId: 'listFormulas',
  summary: 'List the methods whose formulas are published, with their hashes',
  description:
    'A figure of these methods is computed from the published formula, printed as cells in the working papers and recomputed by `southerly verify`.',
  tag: 'Reference',
  since: '0.1.0',
  response: FormulaList,
  handler: () => ({ body: { data: publishedFormulas().map(formulasSummary) }, cache }),
})

const getFormulas = publicRoute({
  method: 'GET',
  path: '/v1/formulas/{method}/{version}',
  operationId: 'getFormulas',
  summary: 'Get the formulas of a method: constants, tables and every step',
  description: 'Each step in words, and as the data that is hashed and evaluated.',
  tag: 'Reference',
  since: '0.1.0',
  params: Type.Object({
    method: Type.String({ maxLength: 100, description: 'Id of the method.', examples: ['climate_context'] }),
    version: Type.String({ maxLength: 20, description: 'Version of the method.', examples: ['1.1.0'] }),
  }),
  response: MethodFormulasAnswer,
  handler: ({ params: { method, version } }) => ({ body: { data: formulasOf(method, version) }, cache }),
})

export const formulaRoutes: readonly Route[] = [listFormulas, getFormulas]
