import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { ReadError } from '../read-error.ts'
import { refuseHtml } from './text.ts'

/**
 * An element: child elements by local name, always as lists, attributes as `@name`, own text as `#text`. Namespace
 * prefixes are dropped, because publishers change them; nothing is converted, so leading zeros stay.
 */
export interface XmlElement {
  readonly [name: string]: string | readonly XmlElement[]
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  alwaysCreateTextNode: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
})

/** The root element of an XML text, whose local name must be `rootName`. For files that fit into memory. */
export function readXml(fileName: string, text: string, rootName: string): XmlElement {
  refuseHtml(fileName, text)
  // No publisher's data declares entities; a document that does is an attack or a web page.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new ReadError({
      file: fileName,
      problem: 'holds a document type declaration',
      expected: 'plain XML',
    })
  const faults = XMLValidator.validate(text)
  if (faults !== true)
    throw new ReadError({
      file: fileName,
      at: `line ${faults.err.line}`,
      problem: `is not well-formed XML: ${faults.err.msg}`,
      hint: 'The file may have been cut short. Download it again.',
    })
  const roots = children(parse(fileName, text), rootName)
  if (roots.length !== 1)
    throw new ReadError({ file: fileName, problem: `has no single root element <${rootName}>` })
  return roots[0]!
}

/** Child elements of that name, none included. */
export function children(element: XmlElement, name: string): readonly XmlElement[] {
  const found = Object.hasOwn(element, name) ? element[name] : undefined
  return typeof found === 'object' ? found : []
}

/** The first element down a path of names. */
export function descendant(element: XmlElement, ...path: readonly string[]): XmlElement | undefined {
  let current: XmlElement | undefined = element
  for (const name of path) current = current === undefined ? undefined : children(current, name)[0]
  return current
}

export function attribute(element: XmlElement, name: string): string | undefined {
  const key = `@${name}`
  const found = Object.hasOwn(element, key) ? element[key] : undefined
  return typeof found === 'string' ? found : undefined
}

/** Text of the first element down a path; undefined when the element is absent or empty. */
export function textAt(element: XmlElement, ...path: readonly string[]): string | undefined {
  const text = descendant(element, ...path)?.['#text']
  return typeof text === 'string' && text !== '' ? text : undefined
}

function parse(fileName: string, text: string): XmlElement {
  try {
    return parser.parse(text) as XmlElement
  } catch (error) {
    throw new ReadError({ file: fileName, problem: `cannot be read as XML: ${(error as Error).message}` })
  }
}
