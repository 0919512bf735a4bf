import { defineCommand } from '../command.ts'

export const serve = defineCommand({
  name: 'serve',
  summary: 'serve the API until Ctrl-C; the first start prepares database, data and a key',
  examples: [
    ['serve', 'on http://127.0.0.1:8080'],
    ['serve --json', 'print one line of JSON when ready, for a script that waits for it'],
  ],
  needs: 'nothing',
  input: {},
  run: async (context) => {
    // Loading the HTTP stack takes half a second, which no other command should wait for.
    const { runServer } = await import('../serve/run-server.ts')
    await runServer(context)
  },
})
