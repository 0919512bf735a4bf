import { ReadError } from '../read-error.ts'
import { refuseHtml } from './text.ts'

/**
 * Stands in a piece of text whose bytes are no UTF-8. No published text holds it, so that a row with it is damaged, whichever
 * of the two it is.
 */
export const DAMAGED = '\0'

/**
 * Decodes UTF-8 piece by piece. Bytes that are none, or a NUL, damage only what is between two bytes of the kind
 * `end`, such as a line: that piece is given with the mark `DAMAGED` in it. A web page is refused.
 */
export async function* streamText(
  fileName: string,
  chunks: AsyncIterable<Uint8Array>,
  end: number,
): AsyncGenerator<string> {
  let first = true
  let kept: Uint8Array = new Uint8Array()
  for await (const chunk of chunks) {
    const bytes = kept.length === 0 ? chunk : Buffer.concat([kept, chunk])
    const whole = wholeCharacters(bytes)
    kept = bytes.subarray(whole)
    const text = decode(bytes.subarray(0, whole), end, first)
    if (first && text !== '') {
      refuseHtml(fileName, text)
      first = false
    }
    if (text !== '') yield text
  }
  if (kept.length > 0) yield decode(kept, end, first)
}

/** The lines of a text of any size, without their line ends. A line longer than `limit` is refused. */
export async function* streamLines(
  fileName: string,
  chunks: AsyncIterable<Uint8Array>,
  limit = 64 * 1024,
): AsyncGenerator<string[]> {
  let kept = ''
  let line = 1
  for await (const text of streamText(fileName, chunks, LINE_FEED)) {
    const lines = (kept + text).split('\n')
    kept = lines.pop()!
    for (const [index, content] of lines.entries())
      if (content.endsWith('\r')) lines[index] = content.slice(0, -1)
    line += lines.length
    if (kept.length > limit)
      throw new ReadError({
        file: fileName,
        at: `line ${line}`,
        problem: 'is longer than any line of this source',
        expected: `at most ${limit} characters`,
      })
    if (lines.length > 0) yield lines
  }
  if (kept !== '') yield [kept]
}

const LINE_FEED = 0x0a
const CONTINUED = 0x80
const LEADING = 0xc0
const LONGEST_CHARACTER = 4

/** How many bytes hold whole characters: one that may go on in the next chunk waits for it. */
function wholeCharacters(bytes: Uint8Array): number {
  for (let back = 1; back < LONGEST_CHARACTER && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back]!
    if (byte >= LEADING) return bytes.length - back
    if (byte < CONTINUED) break
  }
  return bytes.length
}

/** The first bytes may be the mark of the encoding, which is no text. */
function decode(bytes: Uint8Array, end: number, isFirst: boolean): string {
  const options = { fatal: true, ignoreBOM: !isFirst }
  try {
    return new TextDecoder('utf-8', options).decode(bytes)
  } catch {
    return piecesOf(bytes, end)
      .map((piece) => decodePiece(piece, options))
      .join('')
  }
}

function decodePiece(
  piece: Uint8Array,
  options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
): string {
  try {
    return new TextDecoder('utf-8', options).decode(piece)
  } catch {
    // The mark goes before what ends the piece, so that it stays in it.
    const text = new TextDecoder('utf-8').decode(piece)
    return `${text.slice(0, -1)}${DAMAGED}${text.slice(-1)}`
  }
}

/** The bytes in pieces that each end with the byte `end`, the last one perhaps without. */
function piecesOf(bytes: Uint8Array, end: number): Uint8Array[] {
  const pieces: Uint8Array[] = []
  let from = 0
  while (from < bytes.length) {
    const at = bytes.indexOf(end, from)
    const next = at === -1 ? bytes.length : at + 1
    pieces.push(bytes.subarray(from, next))
    from = next
  }
  return pieces
}
