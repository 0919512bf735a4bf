import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'

import { findChromium } from '../../scripts/setup-system-tools.mjs'
import { json, scriptedServer } from '../support/client-server.ts'
import { PATIENCE_MILLISECONDS } from './browser.ts'
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

/** The client as a browser loads it. */
async function buildClient(): Promise<string> {
  const directory = temporaryDirectory()
  const compiler = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const built = await startNode([compiler, '-p', FOLDER, '--outDir', directory], {}).ended
  expect(built).toMatchObject({ code: 0, stdout: '' })
  return directory
}

/** A page that can load the built client from `/built/`. */
async function openPage(directory: string): Promise<Page> {
  const running = await chromium.launch({
    executablePath: browser ?? '',
    args: ['--headless', '--no-sandbox'],
    timeout: PATIENCE_MILLISECONDS,
  })
  onTestFinished(() => running.close())
  const page = await (await running.newContext({ bypassCSP: true })).newPage()
  page.setDefaultTimeout(PATIENCE_MILLISECONDS)
  await page.route('**/built/*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: readFileSync(path.join(directory, path.basename(route.request().url())), 'utf8'),
    }),
  )
  return page
}

/** Asks as a script of the page. As text: vitest rewrites the imports of functions. */
const nameOfAgl = async (page: Page, baseUrl: string, apiKey: string): Promise<string> =>
  page.evaluate<string>(`(async () => {
    const { createClient } = await import('/built/index.js')
    const southerly = createClient({ baseUrl: '${baseUrl}', apiKey: '${apiKey}', retries: 0 })
    try {
      return (await southerly.getEntityEmissions({ abn: '74115061375' })).data.name
    } catch (error) {
      return error.name
    }
  })()`)

test.skipIf(browser === undefined)('what is built from it runs in a browser', async () => {
  const page = await openPage(await buildClient())
  const server = await serve(testSettings(await startedHome()))
  await page.goto(`${server.url}/healthz`)
  expect(await nameOfAgl(page, '', keyOf(server))).toBe('AGL ENERGY LIMITED')
})

test.skipIf(browser === undefined)('a page of another origin may use it when it is listed', async () => {
  const page = await openPage(await buildClient())
  const listed = await scriptedServer([json({})])
  const foreign = await scriptedServer([json({})])
  const server = await serve(testSettings(await startedHome(), { SOUTHERLY_CORS_ORIGINS: listed.url }))
  await page.goto(listed.url)
  expect(await nameOfAgl(page, server.url, keyOf(server))).toBe('AGL ENERGY LIMITED')
  const headers = await page.evaluate<(string | null)[]>(`(async () => {
    const answer = await fetch('${server.url}/v1/me', { headers: { authorization: 'Bearer ${keyOf(server)}' } })
    return [answer.headers.get('x-request-id'), answer.headers.get('etag')]
  })()`)
  expect(headers).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
  await page.goto(foreign.url)
  expect(await nameOfAgl(page, server.url, keyOf(server))).toBe('ConnectionError')
})
