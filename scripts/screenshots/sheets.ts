import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import type { Shot } from './take.ts'

/** Of a picture on a sheet, in pixels: wide enough to read headings, and cut where a page goes on for long. */
const WIDE = 640
const NARROW = 260
const TALLEST = 1100

/** A sheet for each address: all its pictures side by side. */
export async function makeSheets(browser: Browser, shots: readonly Shot[], folder: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 2 * (WIDE + NARROW) + 100, height: 400 } })
  const page = await context.newPage()
  for (const [address, views] of Map.groupBy(shots, (shot) => shot.address)) {
    await page.setContent(sheet(address, views))
    const [first] = views
    if (first === undefined) continue
    const name = path.basename(first.file).split('.')[0]
    await page.screenshot({ path: path.join(folder, `sheet-${name}.png`), fullPage: true })
  }
  await context.close()
}

function sheet(address: string, views: readonly Shot[]): string {
  const pictures = views.map(({ view, file }) => {
    const width = view.startsWith('1280') ? WIDE : NARROW
    const data = readFileSync(file).toString('base64')
    return `<figure style="width:${width}px"><figcaption>${view}</figcaption>
      <div style="max-height:${TALLEST}px;overflow:hidden"><img src="data:image/png;base64,${data}" width="${width}"></div></figure>`
  })
  return `<style>body{margin:12px;font:14px sans-serif;background:#ccc}main{display:flex;gap:12px}figure{margin:0}</style>
    <b>${address.replaceAll('&', '&amp;')}</b><main>${pictures.join('')}</main>`
}
