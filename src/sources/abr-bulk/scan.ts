/** An element as it opens: its name and its attributes. */
export interface OpenTag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

/** Called for each element that opens, with the path of names above it, and for each text inside one. */
export interface Visitor {
  open(path: readonly string[], tag: OpenTag): void
  text(path: readonly string[], text: string): void
}

const SLASH = 0x2f
const SPACE = 0x20
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map()
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Walks through one record. Records are so regular that a scan for angle brackets does, and nothing is built that is not
 * asked for: the register has some twenty million records. It checks that elements nest.
 * Throws a `SyntaxError` that says what is wrong.
 */
export function scan(record: string, visitor: Visitor): void {
  const path: string[] = []
  let at = 0
  while (at < record.length) {
    const less = record.indexOf('<', at)
    if (less > at || less === -1) {
      const text = record.slice(at, less === -1 ? record.length : less)
      if (record.charCodeAt(at) > SPACE || text.trim() !== '')
        visitor.text(path, text.includes('&') ? unescape(text) : text)
      if (less === -1) break
    }
    const greater = record.indexOf('>', less)
    if (greater === -1) throw new SyntaxError(`"${record.slice(less, less + 40)}" does not end`)
    if (record.charCodeAt(less + 1) === SLASH) close(path, record, less + 2, greater)
    else open(path, record.slice(less + 1, greater), visitor)
    at = greater + 1
  }
  if (path.length > 0) throw new SyntaxError(`<${path.at(-1)}> is not closed`)
}

/** Tags repeat: most are one of some thirty texts, and dates make a few ten thousand more. */
const parsedTags = new Map<string, OpenTag & { readonly empty: boolean }>()
const PARSED_TAGS_LIMIT = 50_000

function open(path: string[], inside: string, visitor: Visitor): void {
  let tag = parsedTags.get(inside)
  if (tag === undefined) {
    tag = parseTag(inside)
    if (parsedTags.size >= PARSED_TAGS_LIMIT) parsedTags.clear()
    parsedTags.set(inside, tag)
  }
  visitor.open(path, tag)
  if (!tag.empty) path.push(tag.name)
}

function parseTag(inside: string): OpenTag & { readonly empty: boolean } {
  const empty = inside.endsWith('/')
  const content = empty ? inside.slice(0, -1) : inside
  const space = content.search(/\s/)
  const name = space === -1 ? content : content.slice(0, space)
  if (!/^[A-Za-z][\w.-]*$/.test(name)) throw new SyntaxError(`<${inside.slice(0, 40)}> is not an element`)
  return { name, attributes: space === -1 ? NO_ATTRIBUTES : attributesOf(content.slice(space)), empty }
}

function close(path: string[], record: string, from: number, to: number): void {
  const opened = path.pop()
  const fits = opened !== undefined && opened.length === to - from && record.startsWith(opened, from)
  if (!fits) throw new SyntaxError(`</${record.slice(from, to)}> closes <${opened ?? 'nothing'}>`)
}

/** By name, since the order of attributes is not fixed. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (const match of text.matchAll(ATTRIBUTE))
    attributes.set(match[1]!, unescape(match[2] ?? match[3] ?? ''))
  return attributes
}

function unescape(text: string): string {
  return text.replaceAll(
    ENTITY,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) {
        const known = NAMED[name]
        if (known === undefined) throw new SyntaxError(`${whole} is not known`)
        return known
      }
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      if (code > 0x10_ffff) throw new SyntaxError(`${whole} is not a character`)
      return String.fromCodePoint(code)
    },
  )
}
