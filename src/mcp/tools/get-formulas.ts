import { Type } from 'typebox'
import { Text } from '../shapes.ts'
import { defineTool } from '../tool.ts'

export const getFormulas = defineTool({
  name: 'get_formulas',
  title: 'How a figure is computed',
  description:
    'How a figure is computed: the published formulas of a method, each step in words with its unit, and the hash that a bundle names them by. Give the id of the method in an answer; without one, all methods are listed. A method that is not listed has no published formula yet: read its page.',
  input: Type.Object({
    method: Type.Optional(Type.String({ maxLength: 100, examples: ['climate_context'] })),
    version: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  answer: Type.Object({
    methods: Type.Array(
      Type.Object({ method: Type.String(), version: Type.String(), sha256: Type.String() }),
    ),
    formulas: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        steps: Type.Array(Type.Object({ name: Type.String(), unit: Text, formula: Type.String() })),
      }),
    ),
  }),
  run: async (client, { method, version }) => {
    const list = await client.listFormulas({})
    const methods = list.data
      .filter((one) => method === undefined || one.method === method)
      .map(({ method: id, version: of, sha256 }) => ({ method: id, version: of, sha256 }))
    if (method === undefined) return { answer: { methods, formulas: [] }, sources: NONE, full: list }
    const wanted = version ?? list.data.find((one) => one.method === method && one.is_current)?.version ?? ''
    const full = await client.getFormulas({ method, version: wanted })
    const formulas = full.data.in_words.map(({ id, title, steps }) => ({
      id,
      title,
      steps: steps.map(({ name, unit, formula }) => ({ name, unit, formula })),
    }))
    return { answer: { methods, formulas }, sources: NONE, full }
  },
})

const NONE = { meta: undefined, releases: [] }
