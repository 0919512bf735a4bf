import { Type } from 'typebox'
import { pageOf } from '../platform/page.ts'

const gas = Type.Number({ description: 'kg CO2-e for each unit.' })

export const PublicFactorPage = pageOf(
  'PublicFactorPage',
  Type.Object(
    {
      factor_id: Type.String({ examples: ['public:travel-2025/flight-domestic'] }),
      activity: Type.String(),
      use: Type.Optional(Type.String()),
      unit: Type.String({ examples: ['passenger-km'] }),
      category: Type.String({ examples: ['category_6'] }),
      kg_co2e_per_unit: Type.Number(),
      gases: Type.Optional(Type.Object({ co2: gas, ch4: gas, n2o: gas, f_gas: gas })),
      biogenic_co2_kg_per_unit: Type.Optional(Type.Number()),
      cell: Type.String({ description: 'Where in the document it is printed.' }),
      set: Type.Object({
        id: Type.String(),
        version: Type.Integer(),
        source: Type.String(),
        year: Type.Integer(),
        gwp_set: Type.String(),
        licence: Type.String(),
        document: Type.String(),
        file_sha256: Type.String({ description: 'Of the file that the operator loaded.' }),
      }),
    },
    { $id: 'PublicFactor' },
  ),
)
