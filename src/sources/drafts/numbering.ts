import { allOf, childOf, type XmlNode } from './ordered-xml.ts'

/** How lists are counted: format by list and level, and how far each is. */
export interface Numbering {
  readonly formats: ReadonlyMap<string, string>
  readonly counts: Map<string, number>
}

/** Reads the lists of a document; a document without any has none. */
export function readNumbering(part: XmlNode | undefined): Numbering {
  const abstracts = new Map(
    (part === undefined ? [] : allOf(part, 'abstractNum')).map((list) => [
      list.attributes['abstractNumId'],
      new Map(
        allOf(list, 'lvl').map((level) => [
          level.attributes['ilvl'] ?? '0',
          childOf(level, 'numFmt')?.attributes['val'] ?? 'bullet',
        ]),
      ),
    ]),
  )
  const formats = (part === undefined ? [] : allOf(part, 'num')).flatMap((list) => {
    const levels = abstracts.get(childOf(list, 'abstractNumId')?.attributes['val'])
    return [...(levels ?? [])].map(
      ([level, format]) => [`${list.attributes['numId'] ?? ''} ${level}`, format] as const,
    )
  })
  return { formats: new Map(formats), counts: new Map() }
}

/** What is before an item of a list: the text of a statement has no lists, so the sign becomes part of it. */
export function listSign(properties: XmlNode | undefined, { formats, counts }: Numbering): string {
  const list = childOf(properties, 'numPr')
  const id = childOf(list, 'numId')?.attributes['val'] ?? '0'
  if (list === undefined || id === '0') return ''
  const key = `${id} ${childOf(list, 'ilvl')?.attributes['val'] ?? '0'}`
  const format = formats.get(key) ?? 'bullet'
  if (format === 'bullet' || format === 'none') return '• '
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  return `${count}. `
}
