import path from 'node:path'
import { typesInUse } from '../formats/office-types.ts'
import { openZip, type ZipArchive } from '../formats/zip/zip.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import { allOf, readOrderedXml, type XmlNode } from './ordered-xml.ts'

/** Far above a draft with two thousand entities, and little enough to be parsed in the memory of one process. */
const LIMITS = { entries: 2000, totalBytes: 64 * 1024 * 1024, ratio: 200 } as const

/** The parts of a Word file. */
export interface Docx {
  readonly name: string
  /** A part by its name; undefined where the file has none. */
  readonly part: (name: string) => Promise<XmlNode | undefined>
  readonly document: XmlNode
  /** Parts that the document names, by the id of the relation. */
  readonly relations: readonly Relation[]
  /** The part of a kind, such as styles; undefined where the document names none. */
  readonly related: (kind: string) => Promise<XmlNode | undefined>
}

interface Relation {
  readonly id: string
  readonly kind: string
  /** Name of the part within the file. */
  readonly target: string
}

/** What the Word file should be, and what to do about another. */
export interface WantedDocx {
  readonly expected: string
  readonly hint: string
}

/** Opens a Word file by what it is, whatever its name says. Refuses other files in words. */
export async function openDocx(file: InputFile, wanted: WantedDocx): Promise<Docx> {
  const unfit = (what: string | undefined): ReadError =>
    new ReadError({
      file: file.name,
      problem: what === undefined ? 'is not a Word document' : `is ${what}`,
      ...wanted,
    })
  const start = await firstBytes(file)
  const text = Buffer.from(start).toString('latin1')
  if (!text.startsWith('PK')) throw unfit(OTHERS.find(([magic]) => text.startsWith(magic))?.[1])
  const archive = await openZip(file, LIMITS)
  if (hasMacros(archive)) throw macros(file.name)
  const other = otherKind(archive)
  if (other !== undefined) throw unfit(other)
  const part = async (name: string): Promise<XmlNode | undefined> => {
    if (!archive.names.includes(name)) return undefined
    const bytes = await archive.open(name).bytes()
    return readOrderedXml(`${file.name}/${name}`, new TextDecoder().decode(bytes))
  }
  const types = Buffer.from(await archive.open('[Content_Types].xml').bytes()).toString('utf8')
  if (typesInUse(types, archive.names).includes('macroEnabled')) throw macros(file.name)
  // Word for the web calls it document2.xml, so the name is looked up.
  const main = (await relationsOf(part, '')).find(({ kind }) => kind === 'officeDocument')?.target ?? MAIN
  const document = await part(main)
  if (document === undefined) throw unfit(undefined)
  const relations = await relationsOf(part, main)
  const related = async (kind: string): Promise<XmlNode | undefined> => {
    const found = relations.find((relation) => relation.kind === kind)
    return await part(found?.target ?? `word/${kind}.xml`)
  }
  return { name: file.name, part, document, relations, related }
}

const MAIN = 'word/document.xml'

/** What a part refers to; the whole file where no part is named. */
async function relationsOf(part: Docx['part'], of: string): Promise<Relation[]> {
  const folder = path.posix.dirname(of)
  const node = await part(path.posix.join(folder, '_rels', `${path.posix.basename(of)}.rels`))
  return (node === undefined ? [] : allOf(node, 'Relationship')).map(({ attributes }) => {
    const target = attributes['Target'] ?? ''
    return {
      id: attributes['Id'] ?? '',
      kind: path.posix.basename(attributes['Type'] ?? ''),
      target: target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target),
    }
  })
}

const OTHERS: readonly (readonly [magic: string, what: string])[] = [
  ['%PDF', 'a PDF'],
  ['\u00D0\u00CF\u0011\u00E0', 'a document of Word 97, or one with a password'],
  ['{\\rtf', 'a document in Rich Text Format'],
  ['\u0089PNG', 'a picture'],
  ['\u00FF\u00D8\u00FF', 'a picture'],
  ['<', 'a web page or XML'],
]

const hasMacros = ({ names }: ZipArchive): boolean =>
  names.some((name) => /vbaProject|\.(?:bin\.rels|vbs|exe)$/i.test(name))

/** What an archive is that is no Word document. */
function otherKind({ names }: ZipArchive): string | undefined {
  const has = (wanted: RegExp): boolean => names.some((name) => wanted.test(name))
  if (has(/^word\/document\d*\.xml$/))
    return has(/^\[Content_Types\]\.xml$/) ? undefined : 'a Word document without its list of parts'
  if (has(/^xl\//)) return 'a spreadsheet'
  if (has(/^ppt\//)) return 'a presentation'
  return has(/^mimetype$/) ? 'an OpenDocument file' : 'a ZIP archive'
}

const macros = (file: string): ReadError =>
  new ReadError({
    file,
    problem: 'contains macros',
    expected: 'a Word document without them',
    hint: 'Nothing was imported. Save it as a Word document (.docx), which leaves macros out, and send it again.',
  })

async function firstBytes(file: InputFile): Promise<Uint8Array> {
  for await (const chunk of file.stream()) return chunk.subarray(0, 8)
  return new Uint8Array()
}
