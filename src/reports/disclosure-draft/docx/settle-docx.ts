import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/** ZIP keeps local time without a zone, and this is the first it can say: the same bytes wherever it is made. */
const EPOCH = new Date(1980, 0, 1)

/** Names that the library draws at random, and numbers that it counts through all documents of the process. */
const DRAWN = [/rId[a-z0-9_-]{21}/g, /(?<=PowerPlusWaterMarkObject)[a-z0-9_-]{21}/g, /_Toc\d+/g]
const COUNTED = {
  bookmark: /(?<=<w:bookmark(?:Start|End) (?:w:name="[^"]*" )?w:id=")\d+/g,
  drawing: /(?<=<wp:docPr id=")\d+/g,
}

/** Writes the file again with fixed times, names and numbers. */
export function settleDocx(bytes: Uint8Array, date: string): Uint8Array {
  const parts = unzipSync(bytes)
  const names = Object.keys(parts).toSorted()
  const settle = settler(date)
  const settled = names.map((name) => [name, settle(name, parts[name]!)] as const)
  // Programs that tell the type of a file by its first bytes look for the types of its parts there.
  const isFirst = (name: string): number => (name === '[Content_Types].xml' ? 0 : 1)
  return zipSync(Object.fromEntries(settled.toSorted(([a], [b]) => isFirst(a) - isFirst(b))), {
    mtime: EPOCH,
    level: 6,
  })
}

/** Gives each drawn name the number of its turn, the same in all parts of the file. */
function settler(date: string): (name: string, content: Uint8Array) => Uint8Array {
  const given = new Map<string, string>()
  const turn = (kind: string, drawn: string, shape: (number: number) => string): string => {
    const key = `${kind} ${drawn}`
    const known = given.get(key)
    if (known !== undefined) return known
    const fresh = shape(given.size + 1)
    given.set(key, fresh)
    return fresh
  }
  return (name, content) => {
    if (name.endsWith('.xlsx')) return settleDocx(content, date)
    if (!/\.(?:xml|rels)$/.test(name)) return content
    const dated = strFromU8(content).replaceAll(
      /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g,
      `$1${date}T00:00:00Z`,
    )
    const renamed = DRAWN.reduce(
      (xml, pattern) =>
        xml.replaceAll(pattern, (drawn) =>
          turn('name', drawn, (number) => `${/^(?:rId|_Toc)?/.exec(drawn)?.[0] ?? ''}${9000 + number}`),
        ),
      dated,
    )
    return strToU8(
      Object.entries(COUNTED).reduce(
        (xml, [kind, pattern]) => xml.replaceAll(pattern, (drawn) => turn(kind, drawn, String)),
        renamed,
      ),
    )
  }
}
