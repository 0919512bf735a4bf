/** PostgreSQL's text form of arrays, both ways. Two drivers disagree about it, so neither is asked. */

/** Elements of a literal such as `{1,NULL,"a b"}`, each handed to `decode`; null stays null, nested arrays nest. */
export function parseArrayLiteral(literal: string, decode: (text: string) => unknown): unknown[] {
  const start = literal.indexOf('{')
  if (start === -1) throw new RangeError(`not an array literal: ${literal.slice(0, 80)}`)
  const cursor = { literal, position: start, decode }
  const elements = readArray(cursor)
  if (cursor.position !== literal.length)
    throw new RangeError(`array literal ends early: ${literal.slice(0, 80)}`)
  return elements
}

/** The literal of an array whose elements `encode` has turned into text; null stays null, nested arrays nest. */
export function formatArrayLiteral(
  elements: readonly unknown[],
  encode: (element: unknown) => string | null,
): string {
  const parts = elements.map((element) => {
    if (Array.isArray(element)) return formatArrayLiteral(element, encode)
    const text = encode(element)
    if (text === null) return 'NULL'
    return typeof element === 'number' ? text : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  })
  return `{${parts.join(',')}}`
}

interface Cursor {
  readonly literal: string
  position: number
  readonly decode: (text: string) => unknown
}

function readArray(cursor: Cursor): unknown[] {
  const elements: unknown[] = []
  cursor.position += 1
  while (cursor.literal[cursor.position] !== '}') {
    if (cursor.position >= cursor.literal.length)
      throw new RangeError(`array literal has no end: ${cursor.literal.slice(0, 80)}`)
    elements.push(readElement(cursor))
    if (cursor.literal[cursor.position] === ',') cursor.position += 1
  }
  cursor.position += 1
  return elements
}

function readElement(cursor: Cursor): unknown {
  const first = cursor.literal[cursor.position]
  if (first === '{') return readArray(cursor)
  if (first === '"') return cursor.decode(readQuoted(cursor))
  const start = cursor.position
  while (cursor.position < cursor.literal.length && !',}'.includes(cursor.literal[cursor.position]!))
    cursor.position += 1
  const text = cursor.literal.slice(start, cursor.position)
  return text === 'NULL' ? null : cursor.decode(text)
}

function readQuoted(cursor: Cursor): string {
  let text = ''
  for (cursor.position += 1; cursor.position < cursor.literal.length; cursor.position += 1) {
    const character = cursor.literal[cursor.position]!
    if (character === '"') {
      cursor.position += 1
      return text
    }
    if (character === '\\') cursor.position += 1
    text += cursor.literal[cursor.position] ?? ''
  }
  throw new RangeError(`quoted element has no end: ${cursor.literal.slice(0, 80)}`)
}
