import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser, openPage, webApp } from './browser.ts'

const app = webApp()

/** What has the focus: its words, and whether the focus can be seen. */
const FOCUSED = `(() => {
  const element = document.activeElement
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const { top, bottom } = element.getBoundingClientRect()
  const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && bottom > 0 && top < innerHeight
  const isSeen = element.tagName === 'BODY' || isOutlined
  return { name: element.getAttribute('aria-label') ?? element.textContent.trim(), tag: element.tagName, isSeen }
})()`

const focusOf = (page: Page): Promise<{ name: string; tag: string; isSeen: boolean }> =>
  page.evaluate(FOCUSED)

/** Presses Tab until something of that name has the focus; everything on the way must show that it has it. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.locator(`[aria-label="${name}"], :text-is("${name}")`)
  await wanted.first().waitFor({ state: 'attached' })
  for (let pressed = 0; pressed < 120; pressed += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => focusOf(page)).toMatchObject({ isSeen: true })
    if ((await focusOf(page)).name === name) return
  }
  throw new Error(`Tab never came to ${name}`)
}

const expectFocusOn = (page: Page, tag: string): Promise<void> =>
  expect.poll(async () => (await focusOf(page)).tag).toBe(tag)

describe.skipIf(noBrowser)('the keyboard alone', () => {
  test('leads from the search to the reason of a band, to a target and to a bundle', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/`)
    await page
      .getByText(/, published \d/)
      .first()
      .waitFor()
    await page.keyboard.type('agl ener')
    await page.getByRole('option', { name: /AGL Energy Limited/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'AGL Energy Limited' }).waitFor()
    await expectFocusOn(page, 'MAIN')

    await tabTo(page, 'Why very high? What would change it?')
    await page.keyboard.press('Enter')
    await page
      .getByText(/from the next band \(high\)/)
      .first()
      .waitFor()
    await page.keyboard.press('/')
    await tabTo(page, 'Prepare a disclosure')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'By pillar' }).waitFor()
    await tabTo(page, 'Targets')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Add a target' }).waitFor()
    // The part stays where it is, so the next one is a key away.
    await tabTo(page, 'Add a target')
    await page.keyboard.press('Enter')
    await expectFocusOn(page, 'INPUT')
    await page.keyboard.type('Half by 2035')
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await expect.poll(() => name.inputValue()).toBe('Half by 2035')
    await tabTo(page, 'Remove this target: Half by 2035')
    await page.keyboard.press('Enter')
    await expectFocusOn(page, 'FIELDSET')

    await page.goto(`${server.url}/workspace/74115061375/bundles`)
    await page.getByRole('button', { name: 'Create a bundle' }).waitFor()
    await tabTo(page, 'Create a bundle')
    expect(faults).toEqual([])
  })

  test('skips to the content of a page', async () => {
    const server = await app()
    const { page } = await openPage(`${server.url}/data`)
    await page.getByText(/sources have data loaded/).waitFor()
    await tabTo(page, 'Skip to the content')
    await page.keyboard.press('Enter')
    await expectFocusOn(page, 'MAIN')
  })
})
