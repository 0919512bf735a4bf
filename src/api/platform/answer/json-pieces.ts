/**
 * JSON that is written already. Many answers share most of their text (releases, climate, projections), which is written
 * once and put into each of them. In pieces, because one letter beyond Latin-1 makes the whole of a text take two bytes
 * a letter and six times as long to encode: such a piece stays apart.
 */
export class JsonPieces {
  readonly pieces: readonly string[]

  constructor(pieces: readonly string[]) {
    this.pieces = pieces
  }
}

/** JSON of presented data. JSON.stringify would write Infinity and NaN as null, which means "absent" here. */
export function jsonText(value: unknown): string {
  if (!isFiniteThroughout(value)) refuseInfinite(value, '')
  return JSON.stringify(value)
}

/** An object of which some members may be written already; those that are undefined are left out, as JSON does. */
export function writeObject(members: Readonly<Record<string, unknown>>): JsonPieces {
  const joiner = new Joiner()
  let before = '{'
  for (const name of Object.keys(members)) {
    const member = members[name]
    if (member === undefined) continue
    joiner.add(`${before}"${name}":`)
    joiner.add(written(member))
    before = ','
  }
  joiner.add(before === '{' ? '{}' : '}')
  return joiner.joined()
}

export function writeArray(items: readonly unknown[]): JsonPieces {
  const joiner = new Joiner()
  joiner.add('[')
  for (let at = 0; at < items.length; at += 1) {
    if (at > 0) joiner.add(',')
    joiner.add(written(items[at]))
  }
  joiner.add(']')
  return joiner.joined()
}

const written = (value: unknown): string | JsonPieces =>
  value instanceof JsonPieces ? value : jsonText(value)

/** Text and pieces one after another. */
export function joinPieces(parts: readonly (string | JsonPieces)[]): JsonPieces {
  const joiner = new Joiner()
  for (const part of parts) joiner.add(part)
  return joiner.joined()
}

class Joiner {
  readonly #done: string[] = []
  #open = ''

  add(part: string | JsonPieces): void {
    if (typeof part === 'string') {
      this.#open += part
      return
    }
    this.#open += part.pieces[0] ?? ''
    for (let at = 1; at < part.pieces.length; at += 1) {
      this.#done.push(this.#open)
      this.#open = part.pieces[at]!
    }
  }

  joined(): JsonPieces {
    return new JsonPieces([...this.#done, this.#open])
  }
}

const BEYOND_LATIN_1 = /[\u0100-\uffff]/

/** Text to be shared, apart from what stands around it where it must be. */
export const sharedText = (text: string): JsonPieces =>
  new JsonPieces(BEYOND_LATIN_1.test(text) ? ['', text, ''] : [text])

/** Looks at every number of every answer, so it notes no paths on the way. */
function isFiniteThroughout(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isFiniteThroughout)
  for (const name in value) if (!isFiniteThroughout(value[name as keyof typeof value])) return false
  return true
}

function refuseInfinite(value: unknown, pointer: string): void {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new Error(`the answer holds ${value} at ${pointer || '/'}; only finite numbers can be presented`)
  if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value)) refuseInfinite(member, `${pointer}/${name}`)
}
