import type { IXmlableObject, PageNumberEstimator } from 'docx'
import type { PdfPages } from '../../pdf/typst.ts'

/**
 * Page numbers for the contents and the references of a Word file: those of the PDF, which has the same headings in the same order. With
 * them Word opens the file without asking whether to update it.
 */
export const pagesOfPdf =
  ({ headings, total }: PdfPages): PageNumberEstimator =>
  (body) => {
    const paragraphs = elementsIn(body, 'w:p').filter(isHeading)
    if (paragraphs.length !== headings.length)
      throw new RangeError(`${paragraphs.length} headings in Word, ${headings.length} in the PDF`)
    return {
      pageCount: total,
      bookmarks: new Map(
        paragraphs.flatMap((paragraph, at) =>
          elementsIn(paragraph, 'w:bookmarkStart').map((mark): [string, string] => [
            attributeOf(mark, 'w:name'),
            String(headings[at]),
          ]),
        ),
      ),
    }
  }

type Node = IXmlableObject[string]

/** Elements of a name in the order of the document; one within another of its name is not looked for. */
function elementsIn(node: Node, name: string): Node[] {
  if (Array.isArray(node)) return node.flatMap((one: Node) => elementsIn(one, name))
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node as IXmlableObject).flatMap(([key, child]: [string, Node]) =>
    key === name ? [child] : elementsIn(child, name),
  )
}

const isHeading = (paragraph: Node): boolean =>
  elementsIn(paragraph, 'w:pStyle').some((style) => /^Heading\d$/.test(attributeOf(style, 'w:val')))

/** An element with attributes alone is an object with them; others have them first in their list. */
const attributeOf = (element: Node, name: string): string =>
  String((elementsIn(element, '_attr')[0] as IXmlableObject | undefined)?.[name] ?? '')
