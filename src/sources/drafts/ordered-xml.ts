import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { ReadError } from '../read-error.ts'

/** An element with its children in the order of the file; text is an element named #text. Prefixes are dropped. */
export interface XmlNode {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
  readonly text: string
}

const ATTRIBUTES = ':@'
const TEXT = '#text'

/** It refuses deep nesting itself. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  htmlEntities: true,
})

/** The root element of a part of a Word file. */
export function readOrderedXml(file: string, text: string): XmlNode {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new ReadError({
      file,
      problem: 'holds a document type declaration',
      expected: 'plain XML',
      hint: HINT,
    })
  const faults = XMLValidator.validate(text)
  if (faults !== true)
    throw new ReadError({
      file,
      at: `line ${faults.err.line}`,
      problem: `is not well-formed XML: ${faults.err.msg}`,
      hint: HINT,
    })
  const root = nodesOf(parsed(file, text)).find(({ name }) => name !== TEXT)
  if (root === undefined) throw new ReadError({ file, problem: 'has no root element', hint: HINT })
  return root
}

export const HINT =
  'Nothing was imported. Open the file in Word or LibreOffice, save it as a Word document (.docx) and send it again.'

function parsed(file: string, text: string): unknown {
  try {
    return parser.parse(text)
  } catch (error) {
    throw new ReadError({
      file,
      problem: `cannot be read as XML: ${error instanceof Error ? error.message : 'unknown'}`,
      hint: HINT,
    })
  }
}

function nodesOf(found: unknown): XmlNode[] {
  if (!Array.isArray(found)) return []
  return found.flatMap((entry: Readonly<Record<string, unknown>>) => {
    const name = Object.keys(entry).find((key) => key !== ATTRIBUTES)
    if (name === undefined) return []
    const content = entry[name]
    const attributes = entry[ATTRIBUTES]
    return [
      {
        name,
        attributes: isText(attributes) ? attributes : {},
        children: nodesOf(content),
        text: typeof content === 'string' ? content : '',
      },
    ]
  })
}

/** Attributes as the parser gives them: names and texts. */
const isText = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((child) => child.name === name)

/** All elements of that name below a node, in the order of the file. */
export const allOf = (node: XmlNode, name: string): XmlNode[] =>
  node.children.flatMap((child) => (child.name === name ? [child] : allOf(child, name)))

export const innerText = (node: XmlNode): string =>
  node.name === TEXT ? node.text : node.children.map(innerText).join('')
