import { createHash } from 'node:crypto'

/** What differs between two runs, or with every new method or release, and tells a reader its form alone. */
const FORMS: readonly RegExp[] = [
  /(?<=\bsth_(?:live|test)_)\w+/g,
  /(?<=\bwhsec_)[\w+/]+/g,
  /(?<=\b(?:ten|snap)_)[0-9a-f]{16}\b/g,
  // 88 random bits, which are sure to have digits and letters of both cases.
  /(?<![0-9A-Za-z])(?=[a-zA-Z]*\d)(?=[0-9a-z]*[A-Z])(?=[0-9A-Z]*[a-z])[0-9A-Za-z]{16}(?![0-9A-Za-z])/g,
  // 256 random bits in base64url, and the id of a member in it.
  /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{43}(?![\w-])/g,
  /(?<=")bWVtX[\w-]+/g,
  /(?<="next_cursor":")[\w-]+/g,
  /(?<="etag":")[0-9a-f]{16}(?=")/g,
  /(?<=\bbundle_)[0-9a-f]{32}\b/g,
  /(?<=Former member )\w{4}/g,
  /(?<=\bsafeguard-links-confirmed-[\w-]+-)[0-9a-f]{12}\b/g,
  /(?<=http:\/\/127\.0\.0\.1:)\d+/g,
  /\b[0-9a-f]{64}\b/g,
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g,
]

/** The same example in every run: each random value becomes one of its form that follows from its place alone. */
export function pinned(value: unknown): unknown {
  let text = JSON.stringify(value)
    // What a ZIP weighs depends on the ids in it.
    .replaceAll(/(?<="(?:size|bytes)":\d+)\d{3}\b/g, '000')
    // Temporary folders are elsewhere on another machine.
    .replaceAll(/(?<=")[^"]*\/southerly-examples-\w+(?=\/)/g, '/srv/southerly')
  for (const form of FORMS) {
    const known = new Map<string, string>()
    text = text.replaceAll(form, (found) => {
      const kept = known.get(found) ?? likeness(found, known.size)
      known.set(found, kept)
      return kept
    })
  }
  return JSON.parse(text)
}

/** As long, of decimal digits where it has no others, else of hexadecimal ones, with the hyphens of a UUID. */
function likeness(found: string, place: number): string {
  const digits = createHash('sha512').update(`example ${place}`).digest('hex')
  const isNumber = /^\d+$/.test(found)
  const isUuid = found.length === 36
  return found.replaceAll(/./g, (sign, at: number) => {
    const digit = digits[at % digits.length]!
    if (isUuid && sign === '-') return sign
    return isNumber ? String(Number.parseInt(digit, 16) % 10) : digit
  })
}
