const TAG = /<(?:\w+:)?(sheet|Relationship)\s([^<>]*)>/g
const ATTRIBUTE = /([\w:]+)\s*=\s*["']([^"']*)["']/g

/** Names of the sheets by the part of the package that holds each, for errors: a part that is not found keeps its own name. */
export function sheetNames(textOf: (part: string) => string): ReadonlyMap<string, string> {
  const targets = new Map(
    attributesIn(textOf('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ Id, Target = '' }) => [
      Id,
      Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`,
    ]),
  )
  return new Map(
    attributesIn(textOf('xl/workbook.xml'), 'sheet').flatMap(({ name, 'r:id': id }) => {
      const part = targets.get(id)
      return part === undefined || name === undefined ? [] : [[part, name] as const]
    }),
  )
}

const attributesIn = (xml: string, tag: string): Partial<Record<string, string>>[] =>
  [...xml.matchAll(TAG)].flatMap(([, found, attributes = '']) =>
    found === tag
      ? [
          Object.fromEntries(
            [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
          ),
        ]
      : [],
  )
