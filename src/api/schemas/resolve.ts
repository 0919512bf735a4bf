import { Type } from 'typebox'
import { KNOWN_NAME_KINDS } from '../../domain/company/identity/known-names/known-names.ts'
import { NAME_FINDS } from '../../domain/company/identity/name-search.ts'
import { entityMembers } from './blocks/entity.ts'
import { DisplayName, dataAnswer, Method, nullable, ProvenanceRelease, ReportingYear } from './data.ts'

const { resolution, ...members } = entityMembers

const ResolvedCompany = Type.Object(
  {
    ...members,
    resolution: Type.Object({ ...resolution.properties, asked_by: Type.Enum(['abn', 'acn']) }),
    data_quality: Type.Object({ score: Type.Integer(), flags: Type.Array(Type.String()) }),
    method: Method,
    provenance: Type.Array(ProvenanceRelease),
  },
  { $id: 'ResolvedCompany', description: 'The company that an ABN or ACN belongs to.' },
)

const NameCandidates = Type.Object(
  {
    question: Type.String(),
    found: Type.Integer({ description: 'Companies whose name matched, before `limit`.' }),
    candidates: Type.Array(
      Type.Object({
        abn: Type.String(),
        name: Type.String({ description: 'The company’s name now.' }),
        display_name: DisplayName,
        score: Type.Number({ minimum: 0, maximum: 1 }),
        match: Type.Object({
          name: Type.String({ description: 'The name that matched, which may be a former name.' }),
          find: Type.Enum([...NAME_FINDS]),
          first_year: ReportingYear,
          last_year: ReportingYear,
          role: Type.String(),
          origin: nullable(
            Type.Object(
              { kind: Type.Enum([...KNOWN_NAME_KINDS]), source: Type.String() },
              {
                description:
                  'Null if the name is from the registry or a Safeguard table. Otherwise what kind of name it is, and the source that links it to this company.',
              },
            ),
          ),
        }),
        status: Type.String(),
        state: nullable(Type.String()),
        reporter_roles: Type.Array(Type.String()),
        last_year: nullable(ReportingYear),
        predecessors: Type.Array(
          Type.Object({
            abn: Type.String(),
            name: Type.String(),
            reason: Type.String(),
            first_year: ReportingYear,
            last_year: ReportingYear,
          }),
          {
            description:
              'Reporters that ended before this one began and may be the same business; never merged.',
          },
        ),
      }),
      { description: 'Best match first; the same query always gives the same order.' },
    ),
    not_in_registry: Type.Array(
      Type.Object({
        abn: Type.String(),
        name: Type.String(),
        score: Type.Number({ minimum: 0, maximum: 1 }),
        find: Type.Enum([...NAME_FINDS]),
        first_income_year: ReportingYear,
        last_income_year: ReportingYear,
      }),
      {
        description:
          'Companies of the tax table that bear the name and never reported to the registry. No figure is held for them but their income.',
      },
    ),
    method: Method,
    provenance: Type.Array(ProvenanceRelease),
  },
  { $id: 'NameCandidates', description: 'Companies that a name may refer to.' },
)

export const ResolvedEntity = dataAnswer('ResolvedEntity', Type.Union([ResolvedCompany, NameCandidates]))
