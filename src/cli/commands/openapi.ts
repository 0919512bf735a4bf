import { defineCommand } from '../command.ts'

export const openapi = defineCommand({
  name: 'openapi',
  summary: 'print the OpenAPI 3.1 document of this version',
  examples: [['openapi > openapi.json', 'for a client generator']],
  needs: 'nothing',
  input: {},
  run: async ({ output }) => {
    const { renderOpenApi } = await import('../../api/openapi/render.ts')
    const text = renderOpenApi()
    output.result(JSON.parse(text) as object, text)
  },
})
