import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'

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

const compile = async (project: string, ...words: string[]): Promise<void> => {
  const compiler = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const ended = await startNode([compiler, '-p', project, ...words], {}).ended
  expect(ended).toMatchObject({ code: 0, stdout: '' })
}

let built: Promise<string> | undefined

/** The client as a package holds it: built once, what a browser loads and what a compiler reads. */
const buildClient = (): Promise<string> => {
  built ??= (async () => {
    const directory = mkdtempSync(path.join(inject('runDirectory'), 'client '))
    await compile(FOLDER, '--outDir', path.join(directory, 'dist'))
    copyFileSync(path.join(FOLDER, 'package.json'), path.join(directory, 'package.json'))
    return directory
  })()
  return built
}

/** An ordinary strict project, one that asks for all that the compiler can ask, and one that a bundler builds. */
const PROJECTS = {
  strict: { module: 'nodenext', lib: ['es2022', 'dom'] },
  exact: {
    module: 'nodenext',
    lib: ['es2022', 'dom', 'dom.asynciterable'],
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: false,
    isolatedModules: true,
  },
  bundler: { module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom', 'dom.iterable'] },
}

/** Every operation can be called, and a batch's result is narrowed by its status. */
const EVERY_OPERATION = `
import { type Arguments, type Client, createClient, type OperationId } from 'southerly-client'
type Impossible = { [Id in OperationId]: [Arguments<Id>] extends [never] ? Id : never }[OperationId]
export const impossible: [Impossible] extends [never] ? 'none' : Impossible = 'none'
const client: Client = createClient({ baseUrl: 'http://127.0.0.1:8080' })
export const key = await client.getSigningKeys()
for (const result of (await client.batchClimateProfiles({ body: { abns: ['74115061375'] } })).results)
  console.log(result.status === 'ok' ? result.data.entity : result.error.code)
for (const result of (await client.batchFactors({ body: { lookups: [{ row_id: 'x' }] } })).results)
  console.log(result.status === 'ok' ? result.data.factor_id : result.error.code)
`

test('every operation and every example of the README compile in three kinds of projects', async () => {
  const client = await buildClient()
  for (const options of Object.values(PROJECTS)) {
    const project = temporaryDirectory()
    mkdirSync(path.join(project, 'node_modules'))
    symlinkSync(client, path.join(project, 'node_modules', 'southerly-client'))
    writeFileSync(path.join(project, 'package.json'), '{"type":"module"}')
    writeFileSync(
      path.join(project, 'globals.d.ts'),
      'declare const process: { env: Record<string, string> }\n',
    )
    const compilerOptions = { ...options, strict: true, noEmit: true, target: 'es2022', types: [] }
    writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
    writeFileSync(path.join(project, 'every-operation.ts'), EVERY_OPERATION)
    for (const [index, { code }] of examples.entries())
      writeFileSync(path.join(project, `example-${index}.ts`), code)
    await compile(project)
  }
})

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
      body: readFileSync(path.join(directory, 'dist', path.basename(route.request().url())), 'utf8'),
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

test.skipIf(browser === undefined)(
  'what is built from it runs in a browser, on a page of the service or of an origin that is listed',
  async () => {
    const page = await openPage(await buildClient())
    const listed = await scriptedServer([json({})])
    const foreign = await scriptedServer([json({})])
    const server = await serve(testSettings(await startedHome(), { SOUTHERLY_CORS_ORIGINS: listed.url }))
    await page.goto(`${server.url}/healthz`)
    expect(await nameOfAgl(page, '', keyOf(server))).toBe('AGL ENERGY LIMITED')
    await page.goto(listed.url)
    expect(await nameOfAgl(page, server.url, keyOf(server))).toBe('AGL ENERGY LIMITED')
    const headers = await page.evaluate<(string | null)[]>(`(async () => {
    const answer = await fetch('${server.url}/v1/me', { headers: { authorization: 'Bearer ${keyOf(server)}' } })
    return [answer.headers.get('x-request-id'), answer.headers.get('etag')]
  })()`)
    expect(headers).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
    await page.goto(foreign.url)
    expect(await nameOfAgl(page, server.url, keyOf(server))).toBe('ConnectionError')
  },
)
