import { Type } from 'typebox'
import { nullable, Text } from '../shapes.ts'
import { defineTool } from '../tool.ts'

const MOST = 50

export const getChallenge = defineTool({
  name: 'get_challenge',
  title: 'Numbers of a challenged report',
  description:
    'Your tenant’s challenges of filed reports; with `id` up to fifty numbers, each with page, words, verdict and what it was compared with. `verdict` narrows to one, such as differs.',
  input: Type.Object({
    id: Type.Optional(Type.String({ maxLength: 40 })),
    verdict: Type.Optional(Type.String({ maxLength: 40 })),
    cursor: Type.Optional(Type.String({ maxLength: 1024 })),
  }),
  answer: Type.Object({
    challenges: Type.Array(
      Type.Object({ id: Type.String(), file: Type.String(), abn: Type.String(), state: Type.String() }),
    ),
    numbers: Type.Array(
      Type.Object({
        page: nullable(Type.Integer()),
        words: Type.String(),
        quote: Type.String(),
        verdict: Type.String(),
        held: nullable(Type.Object({ value: Type.Number(), unit: Type.String(), source: Type.String() })),
        why: Type.String(),
      }),
    ),
    next_cursor: Text,
  }),
  run: async (client, { id, verdict, cursor }) => {
    const page = { limit: MOST, ...(cursor === undefined ? {} : { cursor }) }
    if (id === undefined) {
      const full = await client.listChallenges(page)
      return {
        answer: {
          challenges: full.data.map((one) => ({
            id: one.id,
            file: one.file.name,
            abn: one.abn,
            state: one.state,
          })),
          numbers: [],
          next_cursor: full.page.next_cursor,
        },
        absent: [],
        sources: { meta: undefined, releases: [] },
        full,
      }
    }
    type Verdict = NonNullable<Parameters<typeof client.listChallengeReadings>[0]['verdict']>
    const full = await client.listChallengeReadings({
      id,
      ...page,
      ...(verdict === undefined ? {} : { verdict: verdict as Verdict }),
    })
    return {
      answer: {
        challenges: [],
        numbers: full.data.map(({ page: at, words, quote, verdict: found, compared, why }) => ({
          page: at,
          words,
          quote,
          verdict: found,
          held:
            compared[0] === undefined
              ? null
              : { value: compared[0].value, unit: compared[0].unit, source: compared[0].source },
          why,
        })),
        next_cursor: full.page.next_cursor,
      },
      absent: [],
      sources: { meta: undefined, releases: [] },
      full,
    }
  },
})
