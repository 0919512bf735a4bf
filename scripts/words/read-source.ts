/** The words that people read in a TypeScript file: the text of its elements and its string literals, never its comments. */
import { parseSync } from 'vite'
import type { Passage } from './passage.ts'

/** A node of the parser's tree, as far as words need it. */
interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

/** What stands in for a value that only the running program knows. */
const VALUE = '…'

export function wordsOfSource(file: string, text: string): Passage[] {
  const { program, errors } = parseSync(file, text)
  const broken = errors[0]
  if (broken) throw new Error(`${file}: ${broken.message}`)
  const found: Passage[] = []
  const visit = (node: Node, parent: Node | undefined): void => {
    if (node.type === 'ImportDeclaration') return
    const words = wordsOf(node, parent)?.replace(/\s+/g, ' ').trim()
    if (words && isProse(words, node.type)) found.push({ file, line: lineAt(text, node.start), words })
    for (const child of childrenOf(node)) visit(child, node)
  }
  visit(program as unknown as Node, undefined)
  return found
}

function wordsOf(node: Node, parent: Node | undefined): string | undefined {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      // An element inside a sentence is read with the sentence, not twice.
      return isElement(parent) && hasOwnText(parent)
        ? undefined
        : hasOwnText(node)
          ? textOfElement(node)
          : undefined
    case 'Literal':
      return typeof node['value'] === 'string' ? node['value'] : undefined
    case 'TemplateLiteral':
      return (node['quasis'] as readonly { value: { cooked: string } }[])
        .map((part) => part.value.cooked)
        .join(VALUE)
    default:
      return undefined
  }
}

const isElement = (node: Node | undefined): node is Node =>
  node?.type === 'JSXElement' || node?.type === 'JSXFragment'

const partsOf = (element: Node): readonly Node[] => element['children'] as readonly Node[]

const hasOwnText = (element: Node): boolean =>
  partsOf(element).some((part) => part.type === 'JSXText' && /[A-Za-z]/.test(part['value'] as string))

function textOfElement(element: Node): string {
  return partsOf(element)
    .map((part) => {
      if (part.type === 'JSXText') return part['value'] as string
      if (isElement(part)) return textOfElement(part)
      const inside = part['expression'] as Node | undefined
      return inside?.type === 'Literal' ? String(inside['value']) : VALUE
    })
    .join('')
}

/** Two words, or one that begins with a capital: names of fields, classes and addresses are not prose. */
function isProse(words: string, type: string): boolean {
  if (type.startsWith('JSX')) return /[A-Za-z]/.test(words)
  return /[A-Za-z]{2,} +\S|\S +[A-Za-z]{2,}/.test(words) || /^[A-Z][a-z]+[.?!…]?$/.test(words)
}

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
