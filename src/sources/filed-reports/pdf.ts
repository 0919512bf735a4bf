import { getDocumentProxy } from 'unpdf'
import { ReadError } from '../read-error.ts'
import { linesOfPage, type PdfItem } from './pdf-lines.ts'
import { pageOf, type TextPage } from './report-text.ts'

const MOST_PAGES = 2000
const MOST_ITEMS_OF_PAGE = 50_000
const HINT = 'Ask for the report as a PDF with text, or as a Word or HTML file.'

/** The text of a PDF, page by page. */
export async function pdfPages(name: string, bytes: Uint8Array): Promise<TextPage[]> {
  const pdf = await open(name, bytes)
  if (pdf.numPages > MOST_PAGES)
    throw new ReadError({ file: name, problem: `has ${pdf.numPages} pages; at most ${MOST_PAGES} are read` })
  const pages: TextPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const items = await itemsOf(name, pdf, number)
    if (items.length > MOST_ITEMS_OF_PAGE)
      throw new ReadError({
        file: name,
        at: `page ${number}`,
        problem: `has ${items.length} pieces of text; at most ${MOST_ITEMS_OF_PAGE} are read`,
      })
    pages.push(pageOf(number, linesOfPage(items)))
  }
  if (pages.every(({ text }) => text === ''))
    throw new ReadError({
      file: name,
      problem: 'has no text: its pages are pictures, as a scanner makes them',
      hint: HINT,
    })
  return pages
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** A page that is damaged is refused, not left out: a report with a page missing would seem to agree. */
async function itemsOf(name: string, pdf: Pdf, number: number): Promise<readonly PdfItem[]> {
  try {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    page.cleanup()
    return items.filter((item): item is typeof item & PdfItem => 'str' in item)
  } catch (error) {
    throw new ReadError({
      file: name,
      at: `page ${number}`,
      problem: `cannot be read: ${(error as Error).message}`,
      hint: HINT,
    })
  }
}

async function open(name: string, bytes: Uint8Array): Promise<Pdf> {
  try {
    // It takes the bytes over. Nothing is drawn, so no font is loaded and no script runs.
    return await getDocumentProxy(Uint8Array.from(bytes), {
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
      verbosity: 0,
    })
  } catch (error) {
    const { name: kind, message } = error as Error
    const problem =
      kind === 'PasswordException' ? 'is protected by a password' : `cannot be read as a PDF: ${message}`
    throw new ReadError({ file: name, problem, hint: HINT })
  }
}
