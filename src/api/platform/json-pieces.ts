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
  const parts: (string | JsonPieces)[] = []
  for (const [name, member] of Object.entries(members))
    if (member !== undefined) parts.push(`${parts.length === 0 ? '{' : ','}"${name}":`, written(member))
  return joinPieces([...parts, parts.length === 0 ? '{}' : '}'])
}

export const writeArray = (items: readonly unknown[]): JsonPieces =>
  joinPieces([
    ...items.flatMap((item, at) => [at === 0 ? '[' : ',', written(item)]),
    items.length === 0 ? '[]' : ']',
  ])

const written = (value: unknown): string | JsonPieces =>
  value instanceof JsonPieces ? value : jsonText(value)

/** Text and pieces one after another. */
export function joinPieces(parts: readonly (string | JsonPieces)[]): JsonPieces {
  const done: string[] = []
  let open = ''
  for (const part of parts) {
    const [first = '', ...others] = typeof part === 'string' ? [part] : part.pieces
    open += first
    for (const piece of others) {
      done.push(open)
      open = piece
    }
  }
  return new JsonPieces([...done, open])
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
