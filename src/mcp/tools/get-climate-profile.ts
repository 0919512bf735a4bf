import { Type } from 'typebox'
import { Abn, versionInput } from '../shapes.ts'
import { defineTool } from '../tool.ts'
import { CompanyFigures, companyAbsences, companyFigures } from './company-figures.ts'

export const getClimateProfile = defineTool({
  name: 'get_climate_profile',
  title: 'Get the climate profile of a company',
  description:
    'Emissions of the newest registry year, sector, rank among peers, trend, transition risk, Safeguard coverage and grid of one company, from public government data only. Emissions are as reported to the registry (July to June, facilities under operational control in Australia; scope 2 location-based); everything else is derived by a published method. A figure that is null is not zero: `absent` says why. detail=full gives every block with history, method and provenance, about 75 KB.',
  input: Type.Object({ abn: Abn, ...versionInput }),
  answer: CompanyFigures,
  run: async (client, given) => {
    const full = await client.getClimateProfile(given)
    const { data, meta } = full
    return {
      answer: companyFigures(data),
      absent: companyAbsences(data),
      sources: { meta, releases: data.provenance.releases },
      full,
    }
  },
})
