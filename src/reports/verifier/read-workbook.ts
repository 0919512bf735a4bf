import { readZip } from './read-zip.ts'

/** What a cell shows: text, or a number as it was last worked out; null where it is empty. */
export type Shown = string | number | null

/** The rows of one sheet, by column letter. */
export type SheetRows = readonly Readonly<Record<string, Shown>>[]

/** Sheets, drawings and charts: far more than a workbook of ours has. */
const MOST_PARTS = 1000

/** Reads the named sheets of a workbook; undefined where one is missing. Throws UnreadableBundle when the bytes are none. */
export function readWorkbook(
  bytes: Uint8Array,
  names: readonly string[],
): readonly (SheetRows | undefined)[] {
  const { textOf, sheets, shared } = openWorkbook(bytes)
  return names.map((name) => {
    const place = sheets.get(name)
    return place === undefined ? undefined : rowsIn(textOf(`xl/${place}`), shared)
  })
}

/** The first cell of every sheet, by the name of the sheet. */
export function readSheetTitles(bytes: Uint8Array): ReadonlyMap<string, string | undefined> {
  const { textOf, sheets, shared } = openWorkbook(bytes)
  return new Map(
    [...sheets].map(([name, place]) => {
      const xml = place === undefined ? '' : textOf(`xl/${place}`)
      const end = xml.indexOf('</row>')
      const title = rowsIn(xml.slice(0, end < 0 ? 0 : end + '</row>'.length), shared)[0]?.['A']
      return [name ?? '', typeof title === 'string' ? title : undefined]
    }),
  )
}

function openWorkbook(bytes: Uint8Array) {
  const { files } = readZip(bytes, MOST_PARTS)
  const textOf = (name: string): string => Buffer.from(files.get(name) ?? []).toString()
  const targets = new Map(
    elements(textOf('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ attributes }) => [
      attributes['Id'],
      attributes['Target'],
    ]),
  )
  const sheets = new Map(
    elements(textOf('xl/workbook.xml'), 'sheet').map(({ attributes }) => [
      attributes['name'],
      targets.get(attributes['r:id']),
    ]),
  )
  const shared = elements(textOf('xl/sharedStrings.xml'), 'si').map(({ content }) => textIn(content))
  return { textOf, sheets, shared }
}

/** A cell with its place first, as workbooks of a bundle have it; what is written otherwise is not read, and missed. */
const CELL = /<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g
const TYPE = / t="(\w+)"/

const rowsIn = (sheet: string, shared: readonly string[]): SheetRows =>
  elements(sheet, 'row').map(({ content }) => {
    const row: Record<string, Shown> = {}
    for (const [, column = '', attributes = '', cell = ''] of content.matchAll(CELL))
      row[column] = shownIn(TYPE.exec(attributes)?.[1], cell, shared)
    return row
  })

function shownIn(type: string | undefined, cell: string, shared: readonly string[]): Shown {
  const value = /<v>([^<]*)<\/v>/.exec(cell)?.[1]
  if (type === 'inlineStr') return textIn(cell)
  if (value === undefined) return null
  if (type === 's') return shared[Number(value)] ?? null
  return type === 'str' || type === 'e' ? unescaped(value) : Number(value)
}

interface Element {
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string
}

/** Elements of one name, none within another of that name: enough for the plain XML of a workbook. */
const elements = (xml: string, name: keyof typeof ELEMENTS): Element[] =>
  [...xml.matchAll(ELEMENTS[name])].map(([, attributes = '', content = '']) => ({
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        unescaped(value),
      ]),
    ),
    content,
  }))

/** Compiled once: a workbook has tens of thousands of cells. */
const ELEMENTS = {
  Relationship: /<Relationship(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/Relationship>)/g,
  sheet: /<sheet(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/sheet>)/g,
  si: /<si(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/si>)/g,
  row: /<row(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/row>)/g,
  t: /<t(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/t>)/g,
} as const

const textIn = (xml: string): string =>
  elements(xml, 't')
    .map(({ content }) => unescaped(content))
    .join('')

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const unescaped = (text: string): string =>
  !text.includes('&')
    ? text
    : text.replaceAll(
        /&(?:#x(?<hex>[0-9a-f]+)|#(?<decimal>\d+)|(?<sign>lt|gt|quot|apos|amp));/gi,
        (...found) => {
          const { hex, decimal, sign } = found.at(-1) as Readonly<Record<string, string | undefined>>
          if (sign !== undefined) return SIGNS[sign.toLowerCase()] ?? ''
          return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
        },
      )
