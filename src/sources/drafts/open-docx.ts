import { openZip, type ZipArchive } from '../formats/zip/zip.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import { HINT, readOrderedXml, type XmlNode } from './ordered-xml.ts'

/** Far above a draft with two thousand entities, and little enough to be parsed in the memory of one process. */
const LIMITS = { entries: 2000, totalBytes: 64 * 1024 * 1024, ratio: 200 } as const

/** The parts of a Word file. */
export interface Docx {
  readonly name: string
  /** A part by its name; undefined where the file has none. */
  readonly part: (name: string) => Promise<XmlNode | undefined>
  readonly document: XmlNode
}

/** Opens a Word file by what it is, whatever its name says. Refuses other files in words. */
export async function openDocx(file: InputFile): Promise<Docx> {
  const start = await firstBytes(file)
  const text = Buffer.from(start).toString('latin1')
  if (!text.startsWith('PK')) throw unfit(file.name, OTHERS.find(([magic]) => text.startsWith(magic))?.[1])
  const archive = await openZip(file, LIMITS)
  refuseKinds(file.name, archive)
  const part = async (name: string): Promise<XmlNode | undefined> => {
    if (!archive.names.includes(name)) return undefined
    const bytes = await archive.open(name).bytes()
    return readOrderedXml(`${file.name}/${name}`, new TextDecoder().decode(bytes))
  }
  const types = Buffer.from(await archive.open('[Content_Types].xml').bytes()).toString('utf8')
  if (types.includes('macroEnabled')) throw macros(file.name)
  const document = await part('word/document.xml')
  if (document === undefined) throw unfit(file.name, undefined)
  return { name: file.name, part, document }
}

const OTHERS: readonly (readonly [magic: string, what: string])[] = [
  ['%PDF', 'a PDF'],
  ['\u00D0\u00CF\u0011\u00E0', 'a document of Word 97, or one with a password'],
  ['{\\rtf', 'a document in Rich Text Format'],
  ['\u0089PNG', 'a picture'],
  ['\u00FF\u00D8\u00FF', 'a picture'],
  ['<', 'a web page or XML'],
]

function refuseKinds(file: string, { names }: ZipArchive): void {
  const has = (wanted: RegExp): boolean => names.some((name) => wanted.test(name))
  if (has(/vbaProject|\.(?:bin\.rels|vbs|exe)$/i)) throw macros(file)
  if (has(/^word\/document\.xml$/)) {
    if (has(/^\[Content_Types\]\.xml$/)) return
    throw unfit(file, 'a Word document without the list of its parts')
  }
  throw unfit(
    file,
    has(/^xl\//)
      ? 'a spreadsheet'
      : has(/^ppt\//)
        ? 'a presentation'
        : has(/^mimetype$/)
          ? 'an OpenDocument file'
          : 'a ZIP archive',
  )
}

const macros = (file: string): ReadError =>
  new ReadError({
    file,
    problem: 'holds macros',
    expected: 'a Word document without them',
    hint: 'Nothing was taken over. Save it as a Word document (.docx), which leaves macros out, and send it again.',
  })

const unfit = (file: string, what: string | undefined): ReadError =>
  new ReadError({
    file,
    problem: what === undefined ? 'is no Word document' : `is ${what}`,
    expected: 'the Word document (.docx) that was exported and edited',
    hint: HINT,
  })

async function firstBytes(file: InputFile): Promise<Uint8Array> {
  for await (const chunk of file.stream()) return chunk.subarray(0, 8)
  return new Uint8Array()
}
