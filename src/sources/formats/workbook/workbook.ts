import { Buffer } from 'node:buffer'
import { type Workbook as PublishedWorkbook, readXls, readXlsx } from 'hucre'
import type { InputFile } from '../../input-file.ts'
import { ReadError } from '../../read-error.ts'
import { refuseHtml } from '../text.ts'
import { isZip } from '../zip/zip.ts'
import { readZipDirectory, refuseZipBomb, ZIP_LIMITS } from '../zip/zip-directory.ts'
import { refuseWideSheets } from './extent.ts'
import { Sheet } from './sheet.ts'

export interface Workbook {
  readonly fileName: string
  readonly sheets: readonly Sheet[]
  /** The sheet of that name; white space at the ends and letter case do not matter. */
  sheet(name: string): Sheet
}

const SIGNATURE_OLE = [0xd0, 0xcf, 0x11, 0xe0]
/** Name of the stream that holds a new workbook under a password, inside the container of an old one. */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le')
/** Opens an XLSX or an old XLS workbook. Anything else, or one that is encrypted, damaged or a bomb, is a `ReadError`. */
export async function openWorkbook(file: InputFile): Promise<Workbook> {
  const bytes = await file.bytes()
  const published = await readPublished(file.name, bytes)
  const sheets = published.sheets.map((sheet) => new Sheet(sheet))
  return {
    fileName: file.name,
    sheets,
    sheet: (name) => {
      const found = sheets.filter((sheet) => sameName(sheet.name, name))
      if (found.length === 1) return found[0]!
      throw new ReadError({
        file: file.name,
        problem: `has ${found.length === 0 ? 'no' : 'more than one'} sheet named "${name}"`,
        expected: `one; it has ${sheets.map((sheet) => `"${sheet.name}"`).join(', ')}`,
      })
    },
  }
}

async function readPublished(fileName: string, bytes: Uint8Array): Promise<PublishedWorkbook> {
  const isOle = SIGNATURE_OLE.every((byte, index) => bytes[index] === byte)
  if (!isOle && !isZip(bytes)) throw notAWorkbook(fileName, bytes)
  try {
    if (isOle) return await readXls(bytes)
    const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const entries = readZipDirectory(fileName, archive)
    refuseZipBomb(fileName, entries, ZIP_LIMITS)
    for (const entry of entries)
      if (entry.bytes === 0 && entry.compressedBytes > 2)
        throw new ReadError({
          file: fileName,
          at: entry.name,
          problem: 'declares no size, so its true size is unknown',
        })
    refuseWideSheets(fileName, archive, entries)
    return await readXlsx(bytes, { readStyles: true })
  } catch (error) {
    if (error instanceof ReadError) throw error
    throw workbookFault(fileName, bytes, error)
  }
}

/** The library's own faults, and whatever damaged bytes make it trip over, are all faults of the file. */
function workbookFault(fileName: string, bytes: Uint8Array, error: unknown): ReadError {
  const { name, message } = error as Error
  if (name === 'EncryptedFileError' || Buffer.from(bytes).includes(ENCRYPTED_PACKAGE))
    return new ReadError({
      file: fileName,
      problem: 'is protected by a password',
      hint: 'Save it without a password first.',
    })
  return new ReadError({
    file: fileName,
    problem: `cannot be read as a workbook (${message}); it is damaged, cut off or of another kind`,
    hint: 'Download the file again, and open it once to check.',
  })
}

function notAWorkbook(fileName: string, bytes: Uint8Array): ReadError {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1000))
  refuseHtml(fileName, start)
  return new ReadError({
    file: fileName,
    value: start.slice(0, 40),
    problem: 'is how it begins, so it is not a workbook',
    expected: 'an XLSX or XLS file',
    hint: 'A text or CSV file with a workbook’s name must keep its own file extension.',
  })
}

const sameName = (left: string, right: string): boolean =>
  left.trim().toLowerCase() === right.trim().toLowerCase()
