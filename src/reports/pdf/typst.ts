import type { InitOutput } from '@myriaddreamin/typst-ts-web-compiler'
import { compilerProgram, packagedFonts, templates } from './assets.ts'
import type { PdfDocument } from './document.ts'
import { type RememberedMemory, rememberMemory } from './program-memory.ts'

const MAIN = '/main.typ'
const DATA = '/document.json'
/** Diagnostics as objects with severity and message. */
const STRUCTURED = 2

/** What the compiler's memory is grown by at its start: more than the longest of our documents needs. */
const ROOM_BYTES = 128 * 1024 * 1024

/**
 * Makes the PDF of a document: the same document gives the same bytes on every machine, and no text in it is read as markup.
 * Every document finds the compiler as it was before the first.
 */
export async function typesetPdf(document: PdfDocument): Promise<Uint8Array> {
  const { pdf } = await packagedCompiler()
  const { result, diagnostics } = pdf(bytesOf(document))
  // A warning is a fault too: Typst goes on with pages that lack something.
  if (result === undefined || (diagnostics?.length ?? 0) > 0)
    throw new Error(
      `"${document.title}" could not be typeset: ${reasons(diagnostics)}. ` +
        'Check that src/reports/pdf/templates is whole.',
    )
  return result
}

/** Where the PDF of a document has its headings, without making the PDF. */
export async function pagesInPdf(document: PdfDocument): Promise<PdfPages> {
  const { pages } = await packagedCompiler()
  const [found] = JSON.parse(pages(bytesOf(document))) as readonly PdfPages[]
  return found ?? { headings: [], total: 0 }
}

const bytesOf = (document: PdfDocument): Uint8Array => new TextEncoder().encode(JSON.stringify(document))

export interface PdfPages {
  /** The page of each heading in their order. */
  readonly headings: readonly number[]
  readonly total: number
}

/** Compiles the templates with a document's data. */
interface Compiler {
  readonly pdf: (data: Uint8Array) => Outcome
  /** What the templates say of the document's pages, as JSON. */
  readonly pages: (data: Uint8Array) => string
}

interface Outcome {
  readonly result?: Uint8Array
  readonly diagnostics?: readonly { readonly message: string }[]
}

/** Kept for the next document: compiling the program and reading the fonts takes half a second. */
let packaged: Promise<Compiler> | undefined

const packagedCompiler = (): Promise<Compiler> => (packaged ??= openCompiler())

/** Gets ready for the first document. */
export async function prepareCompiler(): Promise<void> {
  await packagedCompiler()
}

export interface CompilerOptions {
  /** Fonts instead of the packaged ones, as bytes of their files. */
  readonly fonts?: readonly Uint8Array[]
  /** Other room than ROOM_BYTES. */
  readonly roomBytes?: number
}

/**
 * Opens the compiler of this thread, which has only one. It keeps some 25 MB of what it computes for a document and has no
 * function that lets go of it, so after each document its memory is put back as it was.
 */
export async function openCompiler({
  fonts = packagedFonts(),
  roomBytes = ROOM_BYTES,
}: CompilerOptions = {}): Promise<Compiler> {
  const {
    get_font_info: fontInfo,
    initSync,
    TypstCompilerBuilder,
  } = await import('@myriaddreamin/typst-ts-web-compiler')
  const program = initSync({ module: await WebAssembly.compile(compilerProgram()) })
  for (const font of fonts) refuseBrokenFont(fontInfo(font) as FontInfo)
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const font of fonts) await builder.add_raw_font(font)
  const compiler = await builder.build()
  for (const [name, content] of templates()) compiler.map_shadow(`/${name}`, content)
  let room = roomBytes
  let before = memoryWithRoom(program, room)
  // Nothing in it waits, so two documents that are made at once never see each other's data.
  const about = <Found>(data: Uint8Array, find: () => Found): Found => {
    compiler.map_shadow(DATA, data)
    try {
      return find()
    } finally {
      before.restore()
      if (before.hasGrown()) before = memoryWithRoom(program, (room *= 2))
    }
  }
  return {
    pdf: (data) => about(data, () => compiler.compile(MAIN, null, 'pdf', STRUCTURED) as Outcome),
    pages: (data) => about(data, () => compiler.query(MAIN, null, '<pages>', 'value')),
  }
}

/**
 * Takes a large piece of the compiler's memory and gives it back at once, so that its allocator has that to give out. Each
 * growth of a program's memory has V8 collect garbage, and a document grew it 26 times: half of all processor time went there.
 * Memory that is not used stays with the operating system. The package gives its malloc and free no better names.
 */
function memoryWithRoom(program: InitOutput, bytes: number): RememberedMemory {
  const { __wbindgen_export: take, __wbindgen_export4: giveBack } = program
  giveBack(take(bytes, 1), bytes, 1)
  return rememberMemory(program.memory)
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
