const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text of people or data inside markup. Characters that HTML forbids are left out. */
export const escaped = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n\t]/gu, '').replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!)

type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element; its content is markup already. */
export const element = (name: string, attributes: Attributes, content = ''): string =>
  `<${name}${listed(attributes)}>${content}</${name}>`

/** An element without content. */
export const empty = (name: string, attributes: Attributes): string => `<${name}${listed(attributes)}/>`

const listed = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')
