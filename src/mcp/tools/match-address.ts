import { Type } from 'typebox'
import { absenceOf } from '../cite.ts'
import { Figure, Text, versionInput } from '../shapes.ts'
import { defineTool } from '../tool.ts'

export const matchAddress = defineTool({
  name: 'match_address',
  title: 'Match an Australian address',
  description:
    'Matches an address as people write it against the national address file: up to five candidates with score, precision and point. Use a candidate without checking only when status is matched; ambiguous has several close candidates and uncertain differs from the address given. An address is never silently moved to the nearest place. Where the address file is not loaded, absent says so and there are no candidates.',
  input: Type.Object({
    address: Type.String({
      minLength: 3,
      maxLength: 300,
      examples: ['Unit 3/42-44 Smith St, Surry Hills NSW 2010'],
    }),
    ...versionInput,
  }),
  answer: Type.Object({
    status: Type.String(),
    candidates: Type.Array(
      Type.Object({
        label: Type.String(),
        score: Type.Number(),
        precision: Type.String(),
        address_detail_pid: Text,
        latitude: Figure,
        longitude: Figure,
      }),
    ),
  }),
  run: async (client, { address, ...version }) => {
    const full = await client.matchAddress({ ...version, q: address, limit: 5 })
    const { data, meta } = full
    return {
      answer: {
        status: data.status,
        candidates: data.candidates.map(({ label, score, precision, address_detail_pid, location }) => ({
          label,
          score,
          precision,
          address_detail_pid,
          latitude: location?.latitude ?? null,
          longitude: location?.longitude ?? null,
        })),
      },
      absent: absenceOf('address_file', data.availability),
      sources: { meta, releases: data.provenance },
      full,
    }
  },
})
