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
const TITLE = { size: 16, weight: 600, line: 22 }
const SUMMARY = { size: 12.5, weight: 400, line: 17 }
const SOURCE = { size: 11, weight: 400, line: 17 }
type Style = typeof TITLE
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
  const page = getComputedStyle(document.documentElement)
  const font = page.getPropertyValue('--font').trim()
  const [titles, said, sources] = [
    wrapped(title, inner, TITLE, font),
    wrapped(summary, inner, SUMMARY, font),
    wrapped(source, inner, SOURCE, font),
  ]
  const saidFrom = EDGE + titles.length * TITLE.line
  const top = saidFrom + said.length * SUMMARY.line + 12
  const height = top + innerHeight + 20 + sources.length * SOURCE.line + EDGE
  const colour = (name: string): string => page.getPropertyValue(name).trim()
  const copy = withStyles(drawing)
  copy.setAttribute('x', String(EDGE))
  copy.setAttribute('y', String(top))
  copy.setAttribute('overflow', 'visible')
  const texts = [
    ...textLines(titles, EDGE + 14, TITLE, colour('--ink')),
    ...textLines(said, saidFrom + 14, SUMMARY, colour('--ink-soft')),
    ...textLines(sources, top + innerHeight + 32, SOURCE, colour('--ink-soft')),
  ]
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escaped(font)}"><rect width="100%" height="100%" fill="${colour('--paper')}"/>${texts.join('')}${new XMLSerializer().serializeToString(copy)}</svg>`
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

const textLines = (
  lines: readonly string[],
  y: number,
  { size, weight, line }: Style,
  fill: string,
): readonly string[] =>
  lines.map(
    (text, at) =>
      `<text x="${EDGE}" y="${y + at * line}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`,
  )

/** Lines that fit a width, measured in the font that draws them: a mean width of letters cut the widest lines off. */
function wrapped(text: string, width: number, { size, weight }: Style, font: string): string[] {
  const ruler = document.createElement('canvas').getContext('2d')
  if (ruler === null) throw new Error('This browser cannot draw text. Save the numbers as CSV.')
  ruler.font = `${weight} ${size}px ${font}`
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    const longer = last === '' ? word : `${last} ${word}`
    if (last !== '' && ruler.measureText(longer).width > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
