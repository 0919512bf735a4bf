import { type Browser, chromium } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { findChromium } from '../../scripts/setup-system-tools.mjs'
import { serve, startedHome, testSettings } from './southerly.ts'

const program = findChromium()
if (program === undefined && process.env['CI'] === 'true') throw new Error('Chromium is missing and CI=true')

async function openBrowser(executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  onTestFinished(() => browser.close())
  return browser
}

test.skipIf(program === undefined)(
  '/docs shows the operations and asks no other origin for anything',
  async () => {
    const server = await serve(testSettings(await startedHome()))
    const page = await (await openBrowser(program ?? '')).newPage()
    const strangers: string[] = []
    await page.route('**/*', (route) => {
      const address = route.request().url()
      if (address.startsWith(server.url) || /^(data|blob):/.test(address)) return route.continue()
      strangers.push(address)
      return route.abort()
    })
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })

    await page.goto(`${server.url}/docs`)
    const document = (await (await fetch(`${server.url}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { summary?: string }>>
    }
    const summary = document.paths['/v1/entities/{abn}/emissions']?.['get']?.summary ?? ''
    expect(summary).not.toBe('')
    await page.getByText(summary).first().waitFor({ timeout: 120_000 })

    expect(strangers).toEqual([])
    expect(faults).toEqual([])
  },
)
