import type { InitOutput, TypstCompiler } from '@myriaddreamin/typst-ts-web-compiler'
import { compilerProgram, packagedFonts, templates } from './assets.ts'
import type { PdfDocument } from './document.ts'

const MAIN = '/main.typ'
const DATA = '/document.json'
/** Diagnostics as objects with severity and message. */
const STRUCTURED = 2

/** What the compiler's memory is grown by at its start: enough for the documents that a thread sets before it is renewed. */
const ROOM_BYTES = 320 * 1024 * 1024

export interface TypstOptions {
  /** Fonts instead of the packaged ones, as bytes of their files. */
  readonly fonts?: readonly Uint8Array[]
}

/**
 * Makes the PDF of a document: the same document gives the same bytes on every machine, and no text in it is read as markup.
 * The compiler keeps some 25 MB of each document that it has set, so code that makes many does it in threads that are
 * renewed (jobs/typesetter.ts).
 */
export async function typesetPdf(document: PdfDocument, options: TypstOptions = {}): Promise<Uint8Array> {
  const compiler = options.fonts === undefined ? await packagedCompiler() : await newCompiler(options.fonts)
  // Nothing from here on waits, so two documents that are made at once never see each other's data.
  compiler.map_shadow(DATA, new TextEncoder().encode(JSON.stringify(document)))
  try {
    const { result, diagnostics } = compiler.compile(MAIN, null, 'pdf', STRUCTURED) as Outcome
    // A warning is a fault too: Typst goes on with pages that lack something.
    if (result === undefined || (diagnostics?.length ?? 0) > 0)
      throw new Error(
        `"${document.title}" could not be typeset: ${reasons(diagnostics)}. ` +
          'Check that src/reports/pdf/templates is whole.',
      )
    return result
  } finally {
    compiler.unmap_shadow(DATA)
    compiler.reset()
  }
}

interface Outcome {
  readonly result?: Uint8Array
  readonly diagnostics?: readonly { readonly message: string }[]
}

/** Has this thread use a program that another has compiled already: compiling it again takes seconds of a processor. */
export function shareCompiler(program: WebAssembly.Module): void {
  shared = program
}

let shared: WebAssembly.Module | undefined

/** Kept for the next document: compiling the program and reading the fonts takes half a second. */
let packaged: Promise<TypstCompiler> | undefined

const packagedCompiler = (): Promise<TypstCompiler> => (packaged ??= newCompiler(packagedFonts()))

/** Gets ready for the first document. */
export async function prepareCompiler(): Promise<void> {
  await packagedCompiler()
}

async function newCompiler(fonts: readonly Uint8Array[]): Promise<TypstCompiler> {
  const {
    get_font_info: fontInfo,
    initSync,
    TypstCompilerBuilder,
  } = await import('@myriaddreamin/typst-ts-web-compiler')
  makeRoom(initSync({ module: shared ?? compilerProgram() }))
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const font of fonts) {
    refuseBrokenFont(fontInfo(font) as FontInfo)
    await builder.add_raw_font(font)
  }
  const compiler = await builder.build()
  for (const [name, content] of templates()) compiler.map_shadow(`/${name}`, content)
  return compiler
}

/**
 * Takes a large piece of the compiler's memory and gives it back at once, so that its allocator has that to give out. Each
 * growth of a program's memory has V8 collect garbage, and a document grew it 26 times: half of all processor time went there.
 * Memory that is not used stays with the operating system. The package gives its malloc and free no better names.
 */
function makeRoom({ __wbindgen_export: take, __wbindgen_export4: giveBack }: InitOutput): void {
  giveBack(take(ROOM_BYTES, 1), ROOM_BYTES, 1)
}

interface FontInfo {
  readonly info: readonly { readonly coverage: readonly number[] }[]
}

/** The compiler passes over a file that is no font, and sets pages without letters, without a word. */
function refuseBrokenFont({ info }: FontInfo): void {
  if (info.some(({ coverage }) => coverage.length > 0)) return
  throw new Error(
    'PDF files cannot be made: a font file cannot be read as a font. Install the packages again with `npm run setup`.',
  )
}

const reasons = (diagnostics: Outcome['diagnostics']): string =>
  diagnostics?.map(({ message }) => message).join('; ') ?? 'Typst gave no reason'
