import { Type } from 'typebox'
import { absenceOf } from '../cite.ts'
import { Abn, Figure, Text, versionInput } from '../shapes.ts'
import { defineTool } from '../tool.ts'

export const getScope3Screening = defineTool({
  name: 'get_scope3_screening',
  title: 'Which scope 3 categories matter for a company',
  description:
    'The fifteen categories of scope 3 with relevance and, where published totals and industry averages allow, low, central and high t CO2-e. Screening: it shows where to look, it is not the company’s figure, and categories are never added up. A null is not zero: why_missing. detail=full has estimators and factors.',
  input: Type.Object({ abn: Abn, ...versionInput }),
  answer: Type.Object({
    abn: Type.String(),
    reporting_year: Text,
    statement: Text,
    categories: Type.Array(
      Type.Object({
        category: Type.Integer(),
        name: Type.String(),
        relevance: Type.String(),
        low_t: Figure,
        central_t: Figure,
        high_t: Figure,
        why_missing: Text,
      }),
    ),
  }),
  run: async (client, given) => {
    const full = await client.getClimateProfile({ ...given, include: ['scope3_screening'] })
    const { data, meta } = full
    const block = data.scope3_screening
    return {
      answer: {
        abn: data.abn,
        reporting_year: block?.reporting_year ?? null,
        statement: block?.statement ?? null,
        categories: (block?.categories ?? []).map(
          ({ category, name, relevance, emissions_t, availability }) => ({
            category,
            name,
            relevance,
            low_t: emissions_t?.low ?? null,
            central_t: emissions_t?.central ?? null,
            high_t: emissions_t?.high ?? null,
            why_missing: emissions_t === null ? (availability.detail ?? availability.reason_code) : null,
          }),
        ),
      },
      absent: absenceOf('scope3_screening', block?.availability),
      sources: { meta, releases: data.provenance.releases },
      full,
    }
  },
})
