import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/** The file with one of its parts edited. */
export function editedPart(docx: Uint8Array, part: string, edit: (xml: string) => string): Buffer {
  const parts = unzipSync(docx)
  const before = strFromU8(parts[part]!)
  const after = edit(before)
  if (after === before) throw new Error(`nothing in ${part} was edited`)
  return Buffer.from(zipSync({ ...parts, [part]: strToU8(after) }))
}

export const editedText = (docx: Uint8Array, edit: (xml: string) => string): Buffer =>
  editedPart(docx, 'word/document.xml', edit)

/**
 * Rewrites a document as Word does when it saves one that nobody edited: numbers of the session on every paragraph and run, runs split by marks of
 * spelling and by where a page ended, a bookmark for the cursor, a comment over the text, bookmarks numbered anew, quotation marks curled,
 * styles under the names of another language, parts under the names that Word for the web gives them.
 */
export function savedByWord(docx: Uint8Array): Buffer {
  const parts = unzipSync(docx)
  const names = new Map([
    ['word/document.xml', 'word/document2.xml'],
    ['word/_rels/document.xml.rels', 'word/_rels/document2.xml.rels'],
    ['word/styles.xml', 'word/styles2.xml'],
  ])
  const edits: Readonly<Record<string, (xml: string) => string>> = {
    'word/document.xml': (xml) => inLanguage(wordText(xml)),
    'word/styles.xml': inLanguage,
    'word/_rels/document.xml.rels': (xml) => xml.replace('styles.xml', 'styles2.xml'),
    '_rels/.rels': (xml) => xml.replace('document.xml', 'document2.xml'),
    '[Content_Types].xml': (xml) =>
      xml
        .replace('/word/document.xml', '/word/document2.xml')
        .replace('/word/styles.xml', '/word/styles2.xml'),
  }
  return Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, bytes]) => {
          const edit = edits[name]
          return [names.get(name) ?? name, edit === undefined ? bytes : strToU8(edit(strFromU8(bytes)))]
        }),
      ),
    ),
  )
}

/** German Word calls the styles of headings so. Their names stay in English. */
const inLanguage = (xml: string): string =>
  xml.replaceAll(/(w:(?:styleId|val)=")Heading(?=\d")/g, '$1berschrift')

const RUN = /<w:r>(<w:rPr>(?:(?!<\/w:rPr>).)*<\/w:rPr>)?<w:t(?: xml:space="preserve")?>([^<]*)<\/w:t><\/w:r>/g

function wordText(xml: string): string {
  let id = 50_000
  return xml
    .replaceAll(/(<w:bookmark(?:Start|End)[^>]*w:id=")(\d+)/g, (_all, start: string, old: string) => {
      return `${start}${Number(old) + 10_000}`
    })
    .replaceAll(
      '<w:p>',
      '<w:p w14:paraId="5A1B2C3D" w:rsidR="00A77B3E" w:rsidRDefault="00A77B3E" w:rsidP="00D15F21">',
    )
    .replaceAll(RUN, (_all, properties: string | undefined, text: string) => {
      const curled = text.replaceAll('&quot;', '“').replaceAll("'", '’').replaceAll('&apos;', '’')
      id += 1
      return splitRuns(curled, properties ?? '', id)
    })
}

function splitRuns(text: string, properties: string, id: number): string {
  const run = (part: string, before = ''): string =>
    `<w:r w:rsidRPr="00C41E0A">${properties}${before}<w:t xml:space="preserve">${part}</w:t></w:r>`
  // An entity is one character.
  const letters = text.match(/&[^;]+;|[^&]/gsu) ?? []
  const [first, second] = [Math.ceil(letters.length / 3), Math.ceil((2 * letters.length) / 3)]
  return [
    `<w:bookmarkStart w:id="${id}" w:name="_Hlk${id}"/><w:commentRangeStart w:id="${id}"/>`,
    run(letters.slice(0, first).join('')),
    '<w:proofErr w:type="spellStart"/>',
    run(letters.slice(first, second).join(''), '<w:lastRenderedPageBreak/>'),
    '<w:proofErr w:type="spellEnd"/>',
    run(letters.slice(second).join('')),
    `<w:commentRangeEnd w:id="${id}"/><w:r><w:rPr><w:rStyle w:val="Kommentarzeichen"/></w:rPr><w:commentReference w:id="${id}"/></w:r><w:bookmarkEnd w:id="${id}"/>`,
  ].join('')
}
