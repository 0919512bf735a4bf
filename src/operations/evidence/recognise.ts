import { type FileHandle, open } from 'node:fs/promises'
import {
  extensionOf,
  FILE_KINDS,
  type FileKindName,
  kindOfExtension,
} from '../../domain/disclosure/evidence/file-kinds.ts'
import { firstLook, isCutOff } from '../../domain/disclosure/evidence/signatures.ts'
import { kindOfArchive } from './office-archive.ts'
import { refusePageDangers } from './page-dangers.ts'
import { refusePdfDangers } from './pdf-dangers.ts'
import { readAt } from './read-at.ts'
import { refusedFile } from './refusal.ts'

const START_BYTES = 512
/** Readers of PDF look for the end in the last kilobyte. */
const END_BYTES = 2048

/** What a file on the disk is, by its content. Refused: what is not taken, is cut off, has a password, or has another kind's name. */
export async function recogniseFile(location: string, name: string): Promise<FileKindName> {
  const file = await open(location)
  try {
    const { size } = await file.stat()
    const kind = await kindOf(file, name, size)
    if (isCutOff(kind, await readAt(file, Math.max(0, size - END_BYTES), END_BYTES)))
      throw refusedFile(
        name,
        'is cut off: its end is missing',
        'Open it once, save it again and upload that.',
      )
    if (kind === 'pdf') await refusePdfDangers(file, name)
    requireFittingName(name, kind)
    return kind
  } finally {
    await file.close()
  }
}

async function kindOf(file: FileHandle, name: string, size: number): Promise<FileKindName> {
  const first = firstLook(await readAt(file, 0, START_BYTES))
  if ('refused' in first) throw refusedFile(name, first.refused)
  if ('kind' in first) return first.kind
  if (first.look === 'archive') return await kindOfArchive(name, file, size)
  await requireText(file, name)
  if (first.look === 'page') {
    await refusePageDangers(file, name)
    return 'html'
  }
  return extensionOf(name) === 'csv' ? 'csv' : 'text'
}

/** Control characters are in no text, but for tabs, ends of lines and, seldom, a form feed. */
const isControl = (byte: number): boolean =>
  (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d) || byte === 0x7f

/** A cell that asks another program for its value when a spreadsheet opens the table: =cmd|' /C calc'!A0. */
const DDE_CELL = /(?:^|[\n\r,;\t])[\s"']*[=+@-][^\n\r,;\t|]{0,200}\|[^\n\r]{0,400}!/
const OVERLAP = 1024

/** In any encoding: letters beyond ASCII are bytes from 0x80 on. */
const LETTER_OR_DIGIT = /[A-Za-z\d\u0080-\u00FF]/

/** In whatever encoding: exports of spreadsheets are often not UTF-8, and the bytes are kept as they are. */
async function requireText(file: FileHandle, name: string): Promise<void> {
  let before = '\n'
  let isBlank = true
  for await (const chunk of chunksOf(file)) {
    isBlank &&= !LETTER_OR_DIGIT.test(chunk.toString('latin1'))
    if (chunk.some(isControl)) throw refusedFile(name, 'is of a kind that is not known, or is text in UTF-16')
    if (extensionOf(name) !== 'csv') continue
    const text = before + chunk.toString('latin1')
    if (DDE_CELL.test(text))
      throw refusedFile(
        name,
        'has a cell that asks another program for its value (DDE)',
        'Save the values alone and upload that. Nothing was kept.',
      )
    before = text.slice(-OVERLAP)
  }
  if (isBlank)
    throw refusedFile(name, 'is blank: it has no letter and no digit', 'Upload the document itself.')
}

function requireFittingName(name: string, kind: FileKindName): void {
  const { title, extensions } = FILE_KINDS[kind]
  const extension = extensionOf(name)
  if ((extensions as readonly string[]).includes(extension)) return
  const other = kindOfExtension(extension)
  const called = other === undefined ? 'its name does not say so' : `its name says ${FILE_KINDS[other].title}`
  throw refusedFile(
    name,
    `is ${title} by its content, but ${called}`,
    `Name it with .${extensions.join(' or .')} at the end if that is what it is, or save it again as what its name says.`,
  )
}

const chunksOf = (file: FileHandle): AsyncIterable<Buffer> =>
  file.createReadStream({ start: 0, autoClose: false, highWaterMark: 256 * 1024 })
