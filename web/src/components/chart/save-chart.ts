import { saveBlob, saveText } from '../../download.ts'
import { writeDelimited } from '../../format/delimited.ts'
import type { TableOfData } from './data-table.tsx'

/** What a saved chart says beside its drawing. */
export interface ChartText {
  readonly title: string
  readonly summary: string
  readonly source: string
}

const EDGE = 24
const LINE = 17
const LETTER = 6.4
/** Twice the points of the screen, so that it is sharp on paper. */
const SHARPNESS = 2
/** Properties that style sheets give to marks; a file has no style sheet. */
const PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'paint-order',
] as const

export const saveSvg = (drawing: SVGSVGElement, text: ChartText): void =>
  saveText(`${fileName(text.title)}.svg`, standalone(drawing, text).markup, 'image/svg+xml')

/** Drawn by the browser from the same file. The page's policy allows images of `data:` and none of `blob:`. */
export async function savePng(drawing: SVGSVGElement, text: ChartText): Promise<void> {
  const { markup, width, height } = standalone(drawing, text)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * SHARPNESS
  canvas.height = height * SHARPNESS
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser cannot draw the picture. Save it as SVG.')
  context.scale(SHARPNESS, SHARPNESS)
  context.drawImage(image, 0, 0, width, height)
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (bytes === null) throw new Error('This browser cannot draw the picture. Save it as SVG.')
  saveBlob(`${fileName(text.title)}.png`, bytes)
}

/** The numbers of a chart; the source is in the last row. */
export function saveNumbers({ title, source }: ChartText, { columns, rows }: TableOfData): void {
  const table = writeDelimited([columns, ...rows, [source]], ',')
  // The mark in front has spreadsheets read the file as UTF-8.
  saveText(`${fileName(title)}.csv`, `\uFEFF${table}\r\n`, 'text/csv;charset=utf-8')
}

const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('₂', '2')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The drawing as its own file: title above, source below, every style written out. */
function standalone(drawing: SVGSVGElement, { title, summary, source }: ChartText) {
  const [inner, innerHeight] = [drawing.clientWidth, drawing.clientHeight]
  const width = inner + 2 * EDGE
  const said = wrapped(summary, inner)
  const sources = wrapped(source, inner)
  const top = EDGE + 22 + said.length * LINE + 12
  const height = top + innerHeight + 20 + sources.length * LINE + EDGE
  const page = getComputedStyle(document.documentElement)
  const colour = (name: string): string => page.getPropertyValue(name).trim()
  const copy = withStyles(drawing)
  copy.setAttribute('x', String(EDGE))
  copy.setAttribute('y', String(top))
  copy.setAttribute('overflow', 'visible')
  const texts = [
    textLine(title, EDGE + 14, 16, colour('--ink'), 600),
    ...said.map((line, at) => textLine(line, EDGE + 36 + at * LINE, 12.5, colour('--ink-soft'))),
    ...sources.map((line, at) =>
      textLine(line, top + innerHeight + 32 + at * LINE, 11, colour('--ink-soft')),
    ),
  ]
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escaped(page.getPropertyValue('--font'))}"><rect width="100%" height="100%" fill="${colour('--paper')}"/>${texts.join('')}${new XMLSerializer().serializeToString(copy)}</svg>`
  return { markup, width, height }
}

function withStyles(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = [...drawing.querySelectorAll('*')]
  for (const [at, element] of [...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(originals[at]!)
    for (const property of PROPERTIES) element.setAttribute(property, style.getPropertyValue(property))
    element.removeAttribute('class')
    element.removeAttribute('style')
  }
  return copy
}

const textLine = (text: string, y: number, size: number, fill: string, weight = 400): string =>
  `<text x="${EDGE}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`

/** Lines that fit a width, by the mean width of a letter. */
function wrapped(text: string, width: number): string[] {
  const most = Math.max(20, Math.floor(width / LETTER))
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + word.length + 1 > most) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
