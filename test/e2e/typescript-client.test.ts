import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'

import { findChromium } from '../../scripts/setup-system-tools.mjs'
import {
  ROOT,
  type Server,
  serve,
  startedHome,
  startNode,
  temporaryDirectory,
  testSettings,
} from './southerly.ts'

const FOLDER = path.join(ROOT, 'clients', 'typescript')
const README = readFileSync(path.join(FOLDER, 'README.md'), 'utf8')
const examples = [...README.matchAll(/## (.+)\n```ts\n([\s\S]*?)```\n```text\n([\s\S]*?)```/g)].map(
  ([, title, code, output]) => ({ title: title ?? '', code: code ?? '', output: output ?? '' }),
)
const browser = findChromium()
if (browser === undefined && process.env['CI'] === 'true') throw new Error('Chromium is missing and CI=true')

const keyOf = (server: Server): string => readFileSync(server.keyFile ?? '', 'utf8').trim()

test('every example of the README prints what stands under it', async () => {
  expect(examples).toHaveLength(5)
  const server = await serve(testSettings(await startedHome()))
  const directory = temporaryDirectory()
  const client = pathToFileURL(path.join(FOLDER, 'src', 'index.ts')).href
  for (const { title, code, output } of examples) {
    const file = path.join(directory, `${title.replaceAll(/\W+/g, '-')}.ts`)
    writeFileSync(file, code.replace("'southerly-client'", `'${client}'`))
    const ended = await startNode([file], { SOUTHERLY_URL: server.url, SOUTHERLY_API_KEY: keyOf(server) })
      .ended
    expect(ended, title).toMatchObject({ code: 0, stdout: output })
  }
})

test.skipIf(browser === undefined)('what is built from it runs in a browser', async () => {
  const directory = temporaryDirectory()
  const compiler = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const built = await startNode([compiler, '-p', FOLDER, '--outDir', directory], {}).ended
  expect(built).toMatchObject({ code: 0, stdout: '' })

  const server = await serve(testSettings(await startedHome()))
  const running = await chromium.launch({
    executablePath: browser ?? '',
    args: ['--headless', '--no-sandbox'],
  })
  onTestFinished(() => running.close())
  const page = await (await running.newContext({ bypassCSP: true })).newPage()
  await page.route('**/built/*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: readFileSync(path.join(directory, path.basename(route.request().url())), 'utf8'),
    }),
  )
  await page.goto(`${server.url}/healthz`)
  // As text: vitest rewrites the imports of functions.
  const seen = await page.evaluate<string>(`(async () => {
    const { createClient } = await import('/built/index.js')
    const southerly = createClient({ baseUrl: '', apiKey: '${keyOf(server)}' })
    return (await southerly.getEntityEmissions({ abn: '74115061375' })).data.name
  })()`)
  expect(seen).toBe('AGL ENERGY LIMITED')
})
