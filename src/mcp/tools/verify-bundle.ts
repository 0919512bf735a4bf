import { Type } from 'typebox'
import { Figure } from '../shapes.ts'
import { defineTool } from '../tool.ts'

export const verifyBundle = defineTool({
  name: 'verify_bundle',
  title: 'Was this evidence bundle issued by the service?',
  description:
    'Takes the SHA-256 of a bundle’s ZIP, never the file itself, and says whether this service made it, but never for whom or when. issued=false means that nothing in the file can be relied on: it was changed, or comes from another service. What is inside (signature, every hash, every derived number) is checked offline by `southerly verify FILE`, which needs no service; tell the user to run it.',
  input: Type.Object({
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Of the whole ZIP, lower-case hex.' }),
  }),
  answer: Type.Object({
    sha256: Type.String(),
    issued: Type.Boolean(),
    bytes: Figure,
  }),
  run: async (client, { sha256 }) => {
    const full = await client.verifyHash({ sha256 })
    return {
      answer: {
        sha256: full.sha256,
        issued: full.issued,
        bytes: full.bundle?.size ?? null,
      },
      sources: { meta: undefined, releases: [] },
      full,
    }
  },
})
