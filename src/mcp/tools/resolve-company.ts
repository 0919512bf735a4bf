import { Type } from 'typebox'
import { absenceOf } from '../cite.ts'
import { figure, Text, versionInput } from '../shapes.ts'
import { defineTool } from '../tool.ts'

const MOST_CANDIDATES = 5

const Company = Type.Object({
  abn: Type.String(),
  name: Type.String(),
  state: Text,
  entity_type: Text,
  status: Type.String({
    description: 'How the ABN was resolved; registry_only: the business register is not loaded.',
  }),
  reporter_roles: Type.Array(Type.String()),
  last_reporting_year: Text,
  reported_by: Type.Array(Type.String({ description: 'ABN of the company that reports for it.' })),
  found_as: Text,
  predecessors: Type.Array(
    Type.String({ description: 'ABN of an earlier reporter that may be the same business.' }),
  ),
  score: figure('For a name: 1 is an exact match. Below 0.8, confirm with the user first.'),
})

export const resolveCompany = defineTool({
  name: 'resolve_company',
  title: 'Find a company by ABN, ACN or name',
  description:
    'Start here when you have a name: every other tool needs an ABN. Give exactly one of abn, acn and name. A name gives up to five ranked candidates among all companies that ever reported to the national registry; a company below the reporting threshold is named in not_in_registry if the tax table has it. An unknown ABN is company_not_found; mistyped digits are named with the nearest valid ABN.',
  input: Type.Object({
    abn: Type.Optional(Type.String({ maxLength: 32, examples: ['74115061375'] })),
    acn: Type.Optional(Type.String({ maxLength: 32 })),
    name: Type.Optional(Type.String({ minLength: 2, maxLength: 200, examples: ['woodside'] })),
    state: Type.Optional(
      Type.Enum(['NSW', 'ACT', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT'], {
        description: 'Use with name: searches only this state.',
      }),
    ),
    ...versionInput,
  }),
  answer: Type.Object({
    companies: Type.Array(Company),
    found: Type.Integer(),
    not_in_registry: Type.Array(
      Type.String({ description: 'Name and ABN of a company of the tax table that does not report.' }),
    ),
  }),
  run: async (client, given) => {
    const full = await client.resolveEntity(
      given.name === undefined ? given : { ...given, limit: MOST_CANDIDATES },
    )
    const { data, meta } = full
    const sources = { meta, releases: data.provenance }
    if ('candidates' in data) {
      const companies = data.candidates.map((candidate) => ({
        abn: candidate.abn,
        name: candidate.name,
        state: candidate.state,
        entity_type: null,
        status: candidate.status,
        reporter_roles: candidate.reporter_roles,
        last_reporting_year: candidate.last_year,
        reported_by: [],
        found_as: candidate.match.name === candidate.name ? null : candidate.match.name,
        predecessors: candidate.predecessors.map(({ abn }) => abn),
        score: candidate.score,
      }))
      const outside = data.not_in_registry.map(({ name, abn }) => `${name} (ABN ${abn})`)
      return { answer: { companies, found: data.found, not_in_registry: outside }, sources, full }
    }
    const company = {
      abn: data.abn,
      name: data.name,
      state: data.state,
      entity_type: data.entity_type,
      status: data.resolution.status,
      reporter_roles: data.registry.reporter_roles,
      last_reporting_year: data.registry.last_year,
      reported_by: data.reported_by.map(({ abn }) => abn),
      found_as: null,
      predecessors: [],
      score: null,
    }
    const absent = [
      ...absenceOf('registry', data.registry.availability),
      ...absenceOf('register', data.register.availability),
    ]
    return { answer: { companies: [company], found: 1, not_in_registry: [] }, absent, sources, full }
  },
})
