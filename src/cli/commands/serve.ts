import { defineCommand } from '../command.ts'
import { flag } from '../input.ts'
import { openWhileLoading } from '../serve/open-for-serving.ts'

export const serve = defineCommand({
  name: 'serve',
  summary: 'serve the API until Ctrl-C; the first start prepares database, data and a key',
  examples: [
    ['serve', 'on http://127.0.0.1:8080'],
    ['serve --open', 'and open the web app, signed in, in the browser of this desktop'],
    ['serve --json', 'print one line of JSON when ready, for a script that waits for it'],
  ],
  needs: 'nothing',
  input: {
    open: flag('Open the web app in the browser, signed in. Does nothing on a machine without a desktop.'),
    withParent: flag(
      'Stop when the parent process ends. `npm start` uses it because npm does not pass signals on.',
    ),
  },
  run: async (context, options) => {
    // Loading the HTTP stack takes about a second, which no other command should wait for.
    const { opening, loaded } = await openWhileLoading(context, () => import('../serve/run-server.ts'))
    await loaded.runServer(context, opening, options)
  },
})
