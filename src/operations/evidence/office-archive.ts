import type { FileHandle } from 'node:fs/promises'
import type { FileKindName } from '../../domain/disclosure/evidence/file-kinds.ts'
import { inflateEntry } from '../../sources/formats/zip/zip.ts'
import {
  readZipDirectory,
  refuseUnsafeName,
  refuseZipBomb,
  ZIP_LIMITS,
  type ZipEntryFacts,
} from '../../sources/formats/zip/zip-directory.ts'
import { ReadError } from '../../sources/read-error.ts'
import { readAt } from './read-at.ts'
import { refusedFile } from './refusal.ts'

/** Enough for the directory of thousands of entries. */
const TAIL_BYTES = 1_048_576
/** A list of parts is a few kilobytes; one of this size is an attack. */
const MOST_PARTS_BYTES = 1_048_576
const PARTS = '[Content_Types].xml'
/** Local header, and the longest name and extra field that it may have. */
const MOST_HEADER_BYTES = 30 + 2 * 65_535

/** Office for the web numbers them: word/document2.xml. */
const MAIN_PARTS: readonly (readonly [RegExp, FileKindName])[] = [
  [/^xl\/workbook\d*\.xml$/, 'xlsx'],
  [/^word\/document\d*\.xml$/, 'docx'],
  [/^ppt\/presentation\d*\.xml$/, 'pptx'],
]

/** Which Office file an archive is. Archives of other kinds, with macros, with a password or like a bomb are refused. */
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
  if (macro !== undefined || /vbaproject|macro/i.test(types))
    throw refusedFile(
      name,
      `contains macros${macro === undefined ? '' : ` (${macro.name})`}`,
      'Save it as .xlsx or .docx without macros, or as PDF. Nothing was kept.',
    )
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
    throw inWords(name, error)
  }
}

/** The list of parts as text. An entity or another encoding could hide a word from the search, and no Office program writes them. */
async function readParts(name: string, file: FileHandle, entry: ZipEntryFacts): Promise<string> {
  if (entry.bytes > MOST_PARTS_BYTES || entry.compressedBytes > MOST_PARTS_BYTES)
    throw refusedFile(name, `has a list of parts (${PARTS}) of ${entry.bytes} bytes`)
  try {
    const archive = await readAt(file, entry.offset, MOST_HEADER_BYTES + entry.compressedBytes)
    const bytes = inflateEntry(name, archive, { ...entry, offset: 0 })
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (/[&\0]|<!/.test(text)) throw refusedFile(name, `has an unusual list of parts (${PARTS})`)
    return text
  } catch (error) {
    throw inWords(name, error)
  }
}

function inWords(name: string, error: unknown): unknown {
  if (error instanceof ReadError) {
    const { at, value, problem } = error.fault
    const where = [at, value === undefined ? undefined : JSON.stringify(value)].filter(
      (part) => part !== undefined,
    )
    return refusedFile(name, `cannot be opened: ${[...where, problem].join(' ')}`)
  }
  if (error instanceof TypeError) return refusedFile(name, `has a list of parts (${PARTS}) that is not UTF-8`)
  return error
}
