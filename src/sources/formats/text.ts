import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'

export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252'

export interface DecodedText {
  readonly text: string
  readonly encoding: Encoding
  readonly byteOrderMark: boolean
}

/** Start of a web page: publishers answer errors and challenges with one, and it gets saved under the file's name. */
const HTML = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)*(?:<!doctype html|<html|<head|<body)/i

export const isWebPage = (start: string): boolean => HTML.test(start.slice(0, 1000))

/**
 * Decodes a text file that may be UTF-8 (with or without a mark) or Windows-1252: publishers change between them from
 * one year to the next. A spreadsheet saves "Unicode text" in UTF-16, with its mark. Bytes that are not valid UTF-8 are
 * Windows-1252, because no other encoding was ever seen; other NUL bytes mean that the file is no text at all.
 */
export async function decodeText(file: InputFile): Promise<DecodedText> {
  const bytes = await file.bytes()
  const wide = decodeUtf16(bytes)
  if (wide !== undefined) {
    refuseHtml(file.name, wide)
    return { text: wide, encoding: 'utf-16', byteOrderMark: true }
  }
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    throw new ReadError({
      file: file.name,
      problem: 'is a gzip archive, not the text file in it',
      hint: 'Unpack it first, for example with `gunzip -k FILE.gz`, and give the file that comes out.',
    })
  if (bytes.includes(0))
    throw new ReadError({
      file: file.name,
      problem: 'holds NUL bytes, so it is not a text file',
      hint: binaryHint(bytes),
    })
  const decoded = tryUtf8(bytes) ?? {
    text: new TextDecoder('windows-1252').decode(bytes),
    encoding: 'windows-1252' as const,
    byteOrderMark: false,
  }
  refuseHtml(file.name, decoded.text)
  return decoded
}

/** Refuses a web page saved in place of the data. */
export function refuseHtml(fileName: string, start: string): void {
  if (isWebPage(start))
    throw new ReadError({
      file: fileName,
      at: 'line 1',
      problem: 'is a web page, not the data file',
      hint: 'The publisher answered with an error page or a challenge. Download the file again and open it once to check.',
    })
}

/** Text in UTF-16 that begins with its mark; undefined for other bytes. */
export function decodeUtf16(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined
  if (encoding === undefined) return undefined
  const text = new TextDecoder(encoding).decode(bytes)
  return text.includes('\0') ? undefined : text
}

function tryUtf8(bytes: Uint8Array): DecodedText | undefined {
  const byteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8', byteOrderMark }
  } catch {
    return undefined
  }
}

function binaryHint([first, second]: Uint8Array): string {
  if (first === 0x50 && second === 0x4b) return 'It is a ZIP or an XLSX workbook.'
  return 'Check that it is the file that the publisher offers as text.'
}
