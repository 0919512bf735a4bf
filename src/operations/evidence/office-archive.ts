import type { FileHandle } from 'node:fs/promises'
import type { FileKindName } from '../../domain/disclosure/evidence/file-kinds.ts'
import type { ServiceError } from '../../errors.ts'
import { typesInUse } from '../../sources/formats/office-types.ts'
import { inflateEntry } from '../../sources/formats/zip/zip.ts'
import {
  readZipDirectory,
  refuseUnsafeName,
  refuseZipBomb,
  ZIP_LIMITS,
  type ZipEntryFacts,
} from '../../sources/formats/zip/zip-directory.ts'
import { ReadError } from '../../sources/read-error.ts'
import { type ReadPart, refuseOfficeDangers } from './office-dangers.ts'
import { readAt } from './read-at.ts'
import { refusedFile } from './refusal.ts'

/** Enough for the directory of thousands of entries. */
const TAIL_BYTES = 1_048_576
/** A list of parts is a few kilobytes; one of this size is an attack. */
const MOST_PARTS_BYTES = 1_048_576
/** Of all parts that are searched for what Office would start or fetch; the text of a thousand pages has a fifth of it. */
const MOST_TEXT_BYTES = 24 * 1_048_576
const PARTS = '[Content_Types].xml'
/** Local header, and the longest name and extra field that it may have. */
const MOST_HEADER_BYTES = 30 + 2 * 65_535

/** Office for the web numbers them: word/document2.xml. */
const MAIN_PARTS: readonly (readonly [RegExp, FileKindName])[] = [
  [/^xl\/workbook\d*\.xml$/, 'xlsx'],
  [/^word\/document\d*\.xml$/, 'docx'],
  [/^ppt\/presentation\d*\.xml$/, 'pptx'],
]

/** Which Office file an archive is. Archives of other kinds, with macros, with what would fetch or start something, with a password or like a bomb are refused. */
export async function kindOfArchive(name: string, file: FileHandle, size: number): Promise<FileKindName> {
  const entries = await readEntries(name, file, size)
  const parts = entries.find((entry) => entry.name === PARTS)
  const main = MAIN_PARTS.find(([part]) => entries.some((entry) => part.test(entry.name)))
  if (parts === undefined || main === undefined)
    throw refusedFile(
      name,
      'is an archive, not an Office file',
      'Unpack it and upload the files one by one. Binary workbooks (.xlsb) are saved as .xlsx first.',
    )
  const types = await readParts(name, file, parts)
  const macro = entries.find((entry) => /vbaproject|macrosheet|vbadata/i.test(entry.name))
  // Office goes by the list of parts: a part with macros may have any name, and a macro sheet of Excel 4 needs no project.
  if (
    macro !== undefined ||
    /vbaproject|macro/i.test(
      typesInUse(
        types,
        entries.map((entry) => entry.name),
      ),
    )
  )
    throw refusedFile(
      name,
      `contains macros${macro === undefined ? '' : ` (${macro.name})`}`,
      'Save it as .xlsx or .docx without macros, or as PDF. Nothing was kept.',
    )
  await refuseOfficeDangers(name, entries, withinBytes(name, file))
  return main[1]
}

async function readEntries(name: string, file: FileHandle, size: number): Promise<readonly ZipEntryFacts[]> {
  const skipped = Math.max(0, size - TAIL_BYTES)
  try {
    const entries = readZipDirectory(name, await readAt(file, skipped, size - skipped), skipped)
    refuseZipBomb(name, entries, ZIP_LIMITS)
    for (const entry of entries) refuseUnsafeName(name, entry.name)
    return entries
  } catch (error) {
    throw inWords(name, PARTS, error)
  }
}

/** The list of parts. An entity could hide a word from the search, and no Office program writes one there. */
async function readParts(name: string, file: FileHandle, entry: ZipEntryFacts): Promise<string> {
  const text = await readPart(name, file, entry, MOST_PARTS_BYTES)
  if (text.includes('&')) throw unusual(name, PARTS)
  return text
}

/** A part as text. Another encoding, a comment or a definition could hide a word from the search, and no Office program writes them. */
async function readPart(name: string, file: FileHandle, entry: ZipEntryFacts, most: number): Promise<string> {
  if (entry.bytes > most || entry.compressedBytes > most)
    throw refusedFile(name, `has a part (${entry.name}) of ${entry.bytes} bytes, too large to be looked at`)
  try {
    const archive = await readAt(file, entry.offset, MOST_HEADER_BYTES + entry.compressedBytes)
    const bytes = inflateEntry(name, archive, { ...entry, offset: 0 })
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (/\0|<!/.test(text)) throw unusual(name, entry.name)
    return text
  } catch (error) {
    throw inWords(name, entry.name, error)
  }
}

/** Reads parts until all of them together are too large: what is looked at takes time of the server. */
function withinBytes(name: string, file: FileHandle): ReadPart {
  let left = MOST_TEXT_BYTES
  return async (entry) => {
    const text = await readPart(name, file, entry, left)
    left -= entry.bytes
    return text
  }
}

const unusual = (name: string, part: string): ServiceError =>
  refusedFile(name, `has an unusual part (${part})`)

function inWords(name: string, part: string, error: unknown): unknown {
  if (error instanceof ReadError) {
    const { at, value, problem } = error.fault
    const where = [at, value === undefined ? undefined : JSON.stringify(value)].filter(
      (part) => part !== undefined,
    )
    return refusedFile(name, `cannot be opened: ${[...where, problem].join(' ')}`)
  }
  if (error instanceof TypeError) return refusedFile(name, `has a part (${part}) that is not UTF-8`)
  return error
}
