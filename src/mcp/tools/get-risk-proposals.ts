import { Type } from 'typebox'
import { Abn, Text } from '../shapes.ts'
import { defineTool } from '../tool.ts'

export const getRiskProposals = defineTool({
  name: 'get_risk_proposals',
  title: 'Risks that published figures point to',
  description:
    'Candidates for the register of risks of a period: high hazards at sites, Safeguard shortfall, carbon cost, station closures, each with its figures. It changes no record: a person takes a proposal.',
  input: Type.Object({ abn: Abn, period: Type.String({ maxLength: 30, description: 'As 2025-26.' }) }),
  answer: Type.Object({
    proposals: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        kind: Type.String(),
        why: Type.String(),
        where: Text,
        is_taken: Type.Boolean(),
      }),
    ),
  }),
  run: async (client, given) => {
    const full = await client.getRiskProposals(given)
    const { data, meta } = full
    return {
      answer: {
        proposals: data.proposals.map(({ id, name, kind, why, where, is_taken }) => ({
          id,
          name,
          kind,
          why,
          where,
          is_taken,
        })),
      },
      absent: [],
      sources: { meta, releases: data.provenance.releases },
      full,
    }
  },
})
