import { expect, test } from 'vitest'
import { noBrowser, openPage, webApp } from './browser.ts'

const app = webApp()

test.skipIf(noBrowser)('/docs shows the operations and asks no other origin for anything', async () => {
  const server = await app()
  const { page, faults } = await openPage(`${server.url}/docs`)
  const document = (await (await fetch(`${server.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { summary?: string }>>
  }
  const summary = document.paths['/v1/entities/{abn}/emissions']?.['get']?.summary ?? ''
  expect(summary).not.toBe('')
  await page.getByText(summary).first().waitFor()
  expect(faults).toEqual([])
})
