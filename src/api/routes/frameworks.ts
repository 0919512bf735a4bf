import { Type } from 'typebox'
import { utcToday } from '../../clock.ts'
import {
  COVERAGE_STATUSES,
  frameworkRequirements,
  PILLARS,
  refuseFramework,
  VERSIONS,
} from '../../operations/framework-requirements.ts'
import { openPage, pageQuery, pageWithMeta } from '../platform/page.ts'
import { keyedRoute } from '../platform/route.ts'
import { Requirement, RequirementsMeta } from '../schemas/requirement.ts'

const query = Type.Object({
  ...pageQuery,
  version: Type.Optional(
    Type.Enum([...VERSIONS], {
      description: 'Version of the standard. Default: the version in force today.',
    }),
  ),
  pillar: Type.Optional(Type.Enum([...PILLARS], { description: 'Only requirements of this pillar.' })),
  coverage_status: Type.Optional(
    Type.Enum([...COVERAGE_STATUSES], {
      description: 'Only requirements that the pack can answer this far.',
    }),
  ),
  scored: Type.Optional(Type.Boolean({ description: 'Whether the requirement counts in filing readiness.' })),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Words that must all appear in the id, title or data needs.',
    }),
  ),
})

const listRequirements = keyedRoute({
  method: 'GET',
  path: '/v1/packs/{pack_id}/frameworks/aasb-s2/requirements',
  operationId: 'listRequirements',
  summary: 'List the requirements of AASB S2 and how far a pack covers each',
  description:
    'Paragraph by paragraph, in our own words. Default: the version in force today; `meta.version` says which.',
  tag: 'Frameworks',
  since: '0.1.0',
  scope: 'reference:read',
  params: Type.Object({
    pack_id: Type.String({
      maxLength: 100,
      description: 'Pack whose answers are asked for.',
      examples: ['au_climate_disclosure'],
    }),
  }),
  query,
  response: pageWithMeta('RequirementPage', Requirement, RequirementsMeta),
  handler: (context) => {
    const { limit: _limit, cursor: _cursor, ...filters } = context.query
    const today = utcToday(context.services.clock)
    const { requirements, version, counts } = frameworkRequirements({
      ...filters,
      pack: context.params.pack_id,
      today,
    })
    return openPage(context, version.version).answerFromAll(
      requirements,
      { present: (requirement) => requirement, position: (requirement) => [requirement.id] },
      { version, total: requirements.length, coverage: counts },
    )
  },
})

/** Any other framework: the path is the caller's slip, and the answer says which there are. */
const refuseOtherFramework = keyedRoute({
  method: 'GET',
  path: '/v1/packs/{pack_id}/frameworks/{framework_id}/requirements',
  operationId: 'refuseOtherFramework',
  summary: 'Say which frameworks there are',
  tag: 'Frameworks',
  since: '0.1.0',
  scope: 'reference:read',
  hidden: true,
  params: Type.Object({
    pack_id: Type.String({ maxLength: 100, description: 'Pack that the framework belongs to.' }),
    framework_id: Type.String({ maxLength: 100 }),
  }),
  query,
  handler: ({ params }) => refuseFramework(params.pack_id, params.framework_id),
})

export const frameworkRoutes = [listRequirements, refuseOtherFramework]
