import type { FileKindName } from './file-kinds.ts'

/** What the first bytes of a file say: a kind, an archive, a web page or text to look into, or why it is refused. */
export type FirstLook =
  | { readonly kind: Exclude<FileKindName, 'xlsx' | 'docx' | 'pptx' | 'csv' | 'text' | 'html'> }
  | { readonly look: 'archive' | 'text' | 'page' }
  | { readonly refused: string }

const bytesOf = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)

const SIGNATURES: readonly (readonly [readonly number[], FirstLook])[] = [
  [bytesOf('%PDF-'), { kind: 'pdf' }],
  [[0x89, ...bytesOf('PNG\r\n'), 0x1a, 0x0a], { kind: 'png' }],
  [[0xff, 0xd8, 0xff], { kind: 'jpeg' }],
  [[...bytesOf('II*'), 0], { kind: 'tiff' }],
  [[...bytesOf('MM'), 0, 0x2a], { kind: 'tiff' }],
  [[...bytesOf('PK'), 3, 4], { look: 'archive' }],
  [
    [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    {
      refused:
        'is an Office file with a password, or in the pre-2007 format, which may contain macros. Save it as .xlsx, .docx or PDF without a password',
    },
  ],
  [bytesOf('MZ'), { refused: 'is a program for Windows' }],
  [[0x7f, ...bytesOf('ELF')], { refused: 'is a program for Linux' }],
  [[0xfe, 0xed, 0xfa], { refused: 'is a program for macOS' }],
  [[0xcf, 0xfa, 0xed, 0xfe], { refused: 'is a program for macOS' }],
  [bytesOf('#!'), { refused: 'is a script' }],
  [bytesOf('%!PS'), { refused: 'is a PostScript program. Save it as PDF' }],
  [bytesOf('{\\rtf'), { refused: 'is a rich text file. Save it as PDF or .docx' }],
]

/** A web page; what it holds is looked for in all of it. */
const PAGE = /^\s*<(?:!doctype html|html)[\s>]/i

/** Markup runs scripts in a browser, whatever it is called. No table and no plain text begins with it. */
const MARKUP = /^[\s\ufeff]*</

/** Looks at the first bytes; a few hundred are enough. */
export function firstLook(start: Uint8Array): FirstLook {
  if (startsWith(start, bytesOf('RIFF')) && startsWith(start, bytesOf('WEBP'), 8)) return { kind: 'webp' }
  const found = SIGNATURES.find(([signature]) => startsWith(start, signature))
  if (found !== undefined) return found[1]
  const text = String.fromCharCode(...start.subarray(0, 512)).replaceAll('\0', '')
  if (PAGE.test(text.replace(/^ï»¿/, ''))) return { look: 'page' }
  if (MARKUP.test(text.replace(/^(ï»¿|ÿþ|þÿ)/, '')))
    return {
      refused: 'is a drawing (SVG), a web page in UTF-16 or other markup, which can run scripts',
    }
  return { look: 'text' }
}

/** How a whole file of a kind ends; undefined where the end says nothing. */
export function isCutOff(kind: FileKindName, end: Uint8Array): boolean {
  const text = String.fromCharCode(...end)
  if (kind === 'pdf') return !text.includes('%%EOF')
  if (kind === 'png') return !text.includes('IEND')
  if (kind === 'jpeg') return !text.includes('\xff\xd9')
  return false
}
