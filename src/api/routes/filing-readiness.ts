import { Type } from 'typebox'
import { SCORED_PILLARS } from '../../domain/disclosure/readiness/row.ts'
import { toDoCsv, toDoMarkdown } from '../../domain/disclosure/readiness/to-do.ts'
import { ServiceError } from '../../errors.ts'
import type { GatheredDisclosure } from '../../operations/disclosure/gather-disclosure.ts'
import { EXAMPLES, VERSIONS } from '../../operations/framework-requirements.ts'
import { answerFromDisclosure } from '../disclosure-answer.ts'
import type { Answer } from '../platform/answer/answer.ts'
import { chooseType } from '../platform/request/accept.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentPart } from '../present/disclosure.ts'
import { addressed, filingReadinessMembers, type RowFilter } from '../present/filing-readiness.ts'
import { Abn } from '../schemas/data.ts'
import { disclosureQuery } from '../schemas/disclosure.ts'
import { FilingReadiness } from '../schemas/filing-readiness.ts'

const TYPES = ['application/json', 'text/csv', 'text/markdown'] as const
const FORMATS = { json: TYPES[0], csv: TYPES[1], markdown: TYPES[2] } as const

export const getFilingReadiness = keyedRoute({
  method: 'GET',
  path: '/v1/companies/{abn}/filing-readiness',
  operationId: 'getFilingReadiness',
  audited: 'period',
  heavy: true,
  summary: 'Get the filing readiness of a period, requirement by requirement',
  description:
    'State and score over four pillars, gates, what was set aside and by whom, the reporting group with what is unknown, and for each open row what evidence closes it, who usually has it and where to send it. As CSV or Markdown: the open rows as a to-do list. It never means that a filing complies.',
  tag: 'Disclosure',
  since: '0.1.0',
  scope: 'tenant:read',
  pack: 'au_company_climate_intelligence',
  produces: TYPES,
  params: Type.Object({ abn: Abn }),
  query: disclosureQuery({
    standard_version: Type.Optional(
      Type.Enum([...VERSIONS], { description: 'Default: the version in force for the period.' }),
    ),
    early_adoption: Type.Optional(
      Type.Boolean({ description: 'True states the election to apply a later version early.' }),
    ),
    pillar: Type.Optional(Type.Enum([...SCORED_PILLARS], { description: 'Shows the rows of one pillar.' })),
    requirement: Type.Optional(
      Type.String({
        maxLength: 60,
        description: 'Shows one row, by id or slug.',
        examples: [EXAMPLES.figure_slug],
      }),
    ),
    format: Type.Optional(
      Type.Enum(['json', 'csv', 'markdown'], { description: 'Takes precedence over the Accept header.' }),
    ),
  }),
  response: FilingReadiness,
  handler: (context) => {
    const { query, exchange } = context
    const type = typeOf(query.format, exchange.request.headers.accept)
    const question = {
      part: 'filing_readiness',
      variant: `${type} ${query.pillar ?? ''} ${query.requirement ?? ''}`,
      standardVersion: query.standard_version,
      earlyAdoption: query.early_adoption,
    } as const
    return answerFromDisclosure(context, question, (found, asked) => {
      const isShown = rowFilter(found, query)
      return {
        ...(type === 'application/json'
          ? { body: presentPart(found, 'filing_readiness', asked, filingReadinessMembers(found, isShown)) }
          : toDoList(found, type, isShown)),
        headers: { vary: 'accept' },
      }
    })
  },
})

function typeOf(
  format: keyof typeof FORMATS | undefined,
  accept: string | undefined,
): (typeof TYPES)[number] {
  if (format !== undefined) return FORMATS[format]
  const preferred = chooseType(accept, TYPES)
  return TYPES.find((type) => type === preferred) ?? TYPES[0]
}

const LISTS = { 'text/csv': toDoCsv, 'text/markdown': toDoMarkdown } as const

function toDoList(
  found: GatheredDisclosure,
  type: keyof typeof LISTS,
  isShown: RowFilter,
): Pick<Answer, 'bytes' | 'contentType'> {
  const readiness = addressed(found)
  const list = LISTS[type]({ ...readiness, rows: readiness.rows.filter(isShown) })
  return { bytes: Buffer.from(list), contentType: `${type}; charset=utf-8` }
}

function rowFilter(
  { requirements, readiness, standard }: GatheredDisclosure,
  { pillar, requirement }: { readonly pillar?: string; readonly requirement?: string },
): RowFilter {
  const wanted = requirements.find(({ id, slug }) => id === requirement || slug === requirement)?.id
  if (requirement !== undefined && !readiness.rows.some(({ requirement_id }) => requirement_id === wanted))
    throw new ServiceError(
      'invalid_parameter',
      `${JSON.stringify(requirement)} is not a scored requirement or mandatory item of version ${standard.version}.`,
      {
        errors: [
          {
            parameter: 'requirement',
            code: 'invalid_parameter',
            message: `must be the id or slug of a scored requirement or gate, such as ${EXAMPLES.figure} or ${EXAMPLES.figure_slug}`,
            received: requirement,
          },
        ],
        hint: 'GET /v1/packs/au_company_climate_intelligence/frameworks/aasb-s2/requirements?scored=true lists them.',
      },
    )
  return (row) =>
    (pillar === undefined || row.pillar === pillar) &&
    (requirement === undefined || row.requirement_id === wanted)
}
