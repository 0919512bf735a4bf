import { Type } from 'typebox'
import { CHANGE_ABSENCES } from '../../domain/company/registry/overview.ts'
import { DisplayName, dataAnswer, Method, nullable, ReportingYear } from './data.ts'

const change = {
  previous_t: nullable(Type.Number({ description: 'In the year before, t CO2-e.' })),
  change_percent: nullable(Type.Number({ description: 'Since the year before.' })),
  absence: nullable(
    Type.Enum([...CHANGE_ABSENCES], {
      description:
        'Why there is no change: the year before is not loaded, used other global warming potentials, has no row of this company, or is zero.',
    }),
  ),
}

export const RegistryOverview = dataAnswer(
  'RegistryOverview',
  Type.Object({
    reporting_year: nullable(ReportingYear),
    years: Type.Array(
      Type.Object({
        reporting_year: ReportingYear,
        gwp_set: Type.String({ description: 'Global warming potentials behind the figures of the year.' }),
        counted: Type.Integer({ description: 'Rows in the totals.' }),
        scope1_t: nullable(Type.Number()),
        scope2_t: nullable(Type.Number()),
      }),
      { description: 'Totals of the registry by year. They are not national emissions: see `statements`.' },
    ),
    change: Type.Object({ scope1: Type.Object(change), scope2: Type.Object(change) }),
    largest: Type.Array(
      Type.Object({
        abn: Type.String(),
        name: Type.String({ description: 'As published.' }),
        display_name: DisplayName,
        scope1_t: Type.Number(),
        ...change,
      }),
      { description: 'The ten companies with the most scope 1 in the year, the largest first.' },
    ),
    facilities: Type.Object(
      {
        name: Type.Array(Type.String()),
        state: Type.Array(nullable(Type.String())),
        owner: Type.Array(Type.String()),
        lat: Type.Array(Type.Number()),
        lon: Type.Array(Type.Number()),
        tonnes: Type.Array(Type.Number({ description: 't CO2-e.' })),
        basis: Type.Array(
          Type.Enum(['covered_emissions', 'scope1'], {
            description: 'Covered emissions of the Safeguard table, or scope 1 of the generation table.',
          }),
        ),
        as_at: Type.Array(Type.String({ description: 'Year of the table.' })),
      },
      {
        description:
          'Facilities of the newest tables with published emissions and a known location, the largest first, in columns.',
      },
    ),
    not_located: Type.Object(
      { facilities: Type.Integer(), tonnes: Type.Number() },
      { description: 'Facilities with emissions that have no known location.' },
    ),
    without_emissions: Type.Integer({ description: 'Facilities that the tables list without emissions.' }),
    statements: Type.Array(Type.String()),
    methods: Type.Array(Method),
  }),
)
