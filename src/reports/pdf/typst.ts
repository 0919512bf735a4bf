import { createRequire } from 'node:module'
import path from 'node:path'
import type * as Typst from '@myriaddreamin/typst-ts-node-compiler'
import type { PdfDocument } from './document.ts'

const TEMPLATES = path.join(import.meta.dirname, 'templates')
const MAIN = path.join(TEMPLATES, 'main.typ')
const DATA = path.join(TEMPLATES, 'document.json')

/** The weights that the templates use. Inter is embedded, so a page looks the same on every machine. */
const FONTS = ['400Regular/Inter_400Regular', '500Medium/Inter_500Medium', '600SemiBold/Inter_600SemiBold']

export interface TypstOptions {
  /** Font files instead of the packaged ones. */
  readonly fonts?: readonly string[]
}

/** Makes the PDF of a document: the same document gives the same bytes, and no text in it is read as markup. */
export async function typesetPdf(document: PdfDocument, options: TypstOptions = {}): Promise<Uint8Array> {
  const compiler =
    options.fonts === undefined
      ? await (packaged ??= newCompiler(packagedFonts()))
      : await newCompiler(options.fonts)
  // Nothing from here on waits, so two documents that are made at once never see each other's data.
  try {
    compiler.mapShadow(DATA, Buffer.from(JSON.stringify(document)))
    return pdfOf(compiler, document)
  } finally {
    compiler.resetShadow()
    // Typst memoises every layout for the whole process; without this each report stays in memory.
    compiler.evictCache(0)
  }
}

/** Kept for the next document: making one searches the machine for fonts, which took 50 ms on two busy cores. */
let packaged: Promise<Typst.NodeCompiler> | undefined

async function newCompiler(fonts: readonly string[]): Promise<Typst.NodeCompiler> {
  const { NodeCompiler } = await loadCompiler()
  return NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontPaths: [...fonts] }] })
}

function pdfOf(compiler: Typst.NodeCompiler, document: PdfDocument): Uint8Array {
  const outcome = compiler.compile({ mainFilePath: MAIN })
  // A warning is a fault too: a font that was not found is only a warning, and leaves every page empty.
  const complaints = [...messages(outcome.takeError()), ...messages(outcome.takeWarnings())]
  if (outcome.result === null || complaints.length > 0)
    throw new Error(
      `"${document.title}" could not be typeset: ${complaints.join('; ') || 'Typst gave no reason'}. ` +
        'Check that the packages are installed (fonts and compiler) and that src/reports/pdf/templates is whole.',
    )
  return compiler.pdf(outcome.result, { creationTimestamp: Date.parse(`${document.date}T00:00:00Z`) / 1000 })
}

/** Loaded on first use: there is not a compiled program for every platform, and the service must start without one. */
async function loadCompiler(): Promise<typeof Typst> {
  try {
    return await import('@myriaddreamin/typst-ts-node-compiler')
  } catch (cause) {
    throw new Error(
      'PDF files cannot be made here: the Typst compiler has no program for this platform. ' +
        'docs/decisions/0014-typst.md lists the platforms that have one.',
      { cause },
    )
  }
}

function packagedFonts(): string[] {
  const { resolve } = createRequire(import.meta.url)
  return FONTS.map((font) => resolve(`@expo-google-fonts/inter/${font}.ttf`))
}

function messages(error: Typst.NodeError | null): string[] {
  const diagnostics = (error?.shortDiagnostics ?? []) as readonly { readonly message: string }[]
  return diagnostics.map(({ message }) => message)
}
