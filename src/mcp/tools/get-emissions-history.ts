import { Type } from 'typebox'
import { absenceOf } from '../cite.ts'
import { Abn, Figure, Text, versionInput } from '../shapes.ts'
import { defineTool } from '../tool.ts'

const Year = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$', examples: ['2019-20'] })

export const getEmissionsHistory = defineTool({
  name: 'get_emissions_history',
  title: 'Reported emissions of a company, year by year',
  description:
    'Scope 1, scope 2 (location-based) and net energy as the registry published them, one row per July-June year, with the published text, the file row it comes from, gaps and restatements. Years before 2020-21 use other warming potentials (flag spans_gwp_break): compare across that line with care. A year without a figure says why; it is never zero.',
  input: Type.Object({ abn: Abn, from: Type.Optional(Year), to: Type.Optional(Year), ...versionInput }),
  answer: Type.Object({
    abn: Type.String(),
    name: Type.String(),
    basis: Type.String(),
    flags: Type.Array(Type.String()),
    years: Type.Array(
      Type.Object({
        reporting_year: Type.String(),
        scope1_t_co2e: Figure,
        scope1_as_printed: Text,
        scope2_t_co2e: Figure,
        scope2_as_printed: Text,
        net_energy_gj: Figure,
        source: Text,
      }),
    ),
    restatements: Type.Integer(),
  }),
  run: async (client, given) => {
    const full = await client.getEntityEmissions(given)
    const { data, meta } = full
    return {
      answer: {
        abn: data.abn,
        name: data.name,
        basis: data.basis,
        flags: data.data_quality.flags,
        years: data.years.map((year) => ({
          reporting_year: year.reporting_year,
          scope1_t_co2e: year.scope1_t?.value ?? null,
          scope1_as_printed: year.scope1_t?.value_text ?? null,
          scope2_t_co2e: year.scope2_t?.value ?? null,
          scope2_as_printed: year.scope2_t?.value_text ?? null,
          net_energy_gj: year.net_energy_gj?.value ?? null,
          source: year.source === null ? null : `${year.source.release}, ${year.source.ref}`,
        })),
        restatements: data.restatements.length,
      },
      absent: data.years.flatMap((year) => absenceOf(year.reporting_year, year.availability)),
      sources: { meta, releases: data.provenance },
      full,
    }
  },
})
