import { Type } from 'typebox'
import { Abn, nullable, versionInput } from '../shapes.ts'
import { defineTool } from '../tool.ts'
import { CompanyFigures, companyAbsences, companyFigures, FIGURE_BLOCKS } from './company-figures.ts'
import { ItemRefusal, refusalOf } from './item-refusal.ts'

export const compareCompanies = defineTool({
  name: 'compare_companies',
  title: 'Compare two to ten companies',
  description:
    'The same figures as get_climate_profile for two to ten companies, side by side, in the order given, in one call. A company with no result has an error in its place and the others are still returned. Compare only what has the same reporting_year; companies differ in what they control, so a total says little without sector and intensity. Uses one quota item per company.',
  input: Type.Object({ abns: Type.Array(Abn, { minItems: 2, maxItems: 10 }), ...versionInput }),
  answer: Type.Object({
    companies: Type.Array(
      Type.Object({ abn: Type.String(), figures: nullable(CompanyFigures), error: ItemRefusal }),
    ),
    same_reporting_year: Type.Boolean(),
  }),
  run: async (client, { abns, ...version }) => {
    const full = await client.batchClimateProfiles({ ...version, body: { abns, include: FIGURE_BLOCKS } })
    const companies = full.results.map((result) => ({
      abn: result.abn,
      figures: result.status === 'ok' ? companyFigures(result.data) : null,
      error: refusalOf(result),
    }))
    const years = new Set(companies.flatMap(({ figures }) => figures?.reporting_year ?? []))
    const found = full.results.flatMap((result) => (result.status === 'ok' ? result.data : []))
    return {
      answer: { companies, same_reporting_year: years.size === 1 },
      absent: found.flatMap((data) => companyAbsences(data, `${data.abn} `)),
      sources: { meta: full.meta, releases: found.flatMap((data) => data.provenance.releases) },
      full,
    }
  },
})
