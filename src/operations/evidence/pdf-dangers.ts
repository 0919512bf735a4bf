import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createInflate } from 'node:zlib'
import type { ServiceError } from '../../errors.ts'
import { readAt } from './read-at.ts'
import { refusedFile } from './refusal.ts'

/** A name as PDF may write it: each character as itself or as # and two hexadecimal digits. */
const spelled = (name: string): string =>
  Array.from(name, (letter) => {
    const hex = letter.charCodeAt(0).toString(16)
    const digits = Array.from(hex, (digit) => (/\d/.test(digit) ? digit : `[${digit}${digit.toUpperCase()}]`))
    return `(?:${letter}|#${digits.join('')})`
  }).join('')
const END = String.raw`(?![^\s/<>()\[\]{}%])`
/** White space, and comments, which count as such. */
const GAP = String.raw`(?:[\s\0]|%[^\r\n]*[\r\n])*`

const ENCRYPTED = new RegExp(`/${spelled('Encrypt')}${GAP}(?:<<|\\d+\\s+\\d+\\s+R)`)
const ACTION = new RegExp(`/${spelled('S')}${GAP}/(?:(${spelled('JavaScript')})|${spelled('Launch')})${END}`)
const OBJECTS = new RegExp(`/${spelled('ObjStm')}${END}`, 'g')
/** Ways to write a stream that no program uses for objects. */
const ODD_FILTER = new RegExp(
  `/(?:${['ASCIIHexDecode', 'ASCII85Decode', 'LZWDecode', 'RunLengthDecode', 'Crypt', 'AHx', 'A85', 'LZW', 'RL'].map(spelled).join('|')})${END}`,
)

const OVERLAP = 512
/** A dictionary of a stream of objects has some hundred characters. */
const DICTIONARY_BYTES = 2048
/** All objects of a file together; a PDF of 50 MB has a tenth of it. */
const MOST_OBJECT_BYTES = 64 * 1024 * 1024
/** Each holds a hundred objects or more. */
const MOST_STREAMS = 5000
const PIECE_BYTES = 16 * 1024

/**
 * Refuses a PDF that an auditor cannot open (encryption) or that starts something when it is opened (scripts, programs). Looks into
 * compressed objects too: most programs write them. Attached files stay, since they open only when a person asks for it.
 */
export async function refusePdfDangers(file: FileHandle, name: string): Promise<void> {
  const places = new Set<number>()
  let before = ''
  let at = 0
  for await (const chunk of chunksOf(file)) {
    const text = before + chunk.toString('latin1')
    refuseText(name, text)
    for (const { index } of text.matchAll(OBJECTS)) places.add(at - before.length + index)
    if (places.size > MOST_STREAMS) throw tooMany(name)
    at += chunk.length
    before = text.slice(-OVERLAP)
  }
  const left = { bytes: MOST_OBJECT_BYTES }
  for (const place of places) await lookIntoObjects(file, name, place, left)
}

async function lookIntoObjects(
  file: FileHandle,
  name: string,
  place: number,
  left: { bytes: number },
): Promise<void> {
  const from = Math.max(0, place - DICTIONARY_BYTES)
  const around = (await readAt(file, from, place - from + DICTIONARY_BYTES)).toString('latin1')
  const own = around.lastIndexOf('obj', place - from)
  const start = /stream\r?\n/.exec(around.slice(place - from))
  if (start === null) return
  const begin = place + start.index + start[0].length
  if (ODD_FILTER.test(around.slice(Math.max(0, own), begin - from)))
    throw refusedFile(name, 'hides its objects in an unusual coding', PRINT)
  let before = ''
  try {
    for await (const chunk of inflated(file, begin)) {
      left.bytes -= chunk.length
      if (left.bytes < 0) throw tooMany(name)
      const text = before + chunk.toString('latin1')
      refuseText(name, text)
      before = text.slice(-OVERLAP)
    }
  } catch (error) {
    // Not compressed, or damaged: what a reader could still see of it was looked at.
    if (!(error as { code?: unknown }).code?.toString().startsWith('Z_')) throw error
  }
}

/** Ends where the compressed data ends; the rest of the file stays unread. */
async function* inflated(file: FileHandle, start: number): AsyncGenerator<Buffer> {
  const source = Readable.from(piecesFrom(file, start), { highWaterMark: 1 })
  const inflate = createInflate()
  try {
    yield* source.pipe(inflate) as AsyncIterable<Buffer>
  } finally {
    source.destroy()
    inflate.destroy()
  }
}

async function* piecesFrom(file: FileHandle, start: number): AsyncGenerator<Buffer> {
  for (let at = start; ; at += PIECE_BYTES) {
    const piece = await readAt(file, at, PIECE_BYTES)
    if (piece.length === 0) return
    yield piece
  }
}

function refuseText(name: string, text: string): void {
  if (ENCRYPTED.test(text))
    throw refusedFile(
      name,
      'is encrypted, so an auditor could not open it or could not copy from it',
      'Save it without a password and without restrictions, and upload that.',
    )
  const action = ACTION.exec(text)
  if (action !== null)
    throw refusedFile(
      name,
      action[1] === undefined ? 'starts a program when it is opened' : 'contains scripts (JavaScript)',
      PRINT,
    )
}

const tooMany = (name: string): ServiceError =>
  refusedFile(name, 'holds more compressed objects than can be checked', PRINT)

const PRINT = 'Print it to a new PDF and upload that. Nothing was kept.'

const chunksOf = (file: FileHandle): AsyncIterable<Buffer> =>
  file.createReadStream({ start: 0, autoClose: false, highWaterMark: 256 * 1024 })
