import { Type } from 'typebox'
import { Abn, nullable, Text } from '../shapes.ts'
import { defineTool } from '../tool.ts'

export const checkNumbers = defineTool({
  name: 'check_numbers',
  title: 'Check the numbers of a text',
  description:
    'Compares the numbers of a text about a company and period with the registry, national factors and your tenant’s records. `proposals` say what a number is, and must quote the text around it.',
  input: Type.Object({
    abn: Abn,
    period: Type.String({ maxLength: 30, examples: ['2024-25'] }),
    text: Type.String({ minLength: 1, maxLength: 20_000 }),
    proposals: Type.Optional(
      Type.Array(
        Type.Object({ quote: Type.String(), measure: Type.String(), year: Type.Optional(Type.String()) }),
        {
          maxItems: 100,
        },
      ),
    ),
  }),
  answer: Type.Object({
    numbers: Type.Array(
      Type.Object({
        quote: Type.String(),
        verdict: Type.String(),
        measure: Text,
        held: nullable(Type.Object({ value: Type.Number(), unit: Type.String(), source: Type.String() })),
        why: Type.String(),
      }),
    ),
    refused: Type.Array(Type.Object({ quote: Type.String(), why: Type.String() })),
  }),
  run: async (client, { abn, proposals = [], ...body }) => {
    type Proposed = NonNullable<Parameters<typeof client.checkNumbersInText>[0]['body']['proposals']>
    const full = await client.checkNumbersInText({ abn, body: { ...body, proposals: proposals as Proposed } })
    return {
      answer: {
        numbers: full.data.checks.map(({ quote, verdict, measure, compared, why }) => ({
          quote,
          verdict,
          measure,
          held:
            compared[0] === undefined
              ? null
              : { value: compared[0].value, unit: compared[0].unit, source: compared[0].source },
          why,
        })),
        refused: full.data.refused,
      },
      absent: [],
      sources: { meta: full.meta, releases: full.data.provenance.releases },
      full,
    }
  },
})
