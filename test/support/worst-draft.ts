import { strToU8, zipSync } from 'fflate'
import { sha256 } from '../../src/domain/evidence.ts'
import { slugOf } from '../../src/frameworks/aasb-s2/registry.ts'
import { worstStatements } from './worst-bodies.ts'
import { unknownWords } from './worst-text.ts'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const LONGEST_STATEMENT = 9990
const FIGURES = 20_000

const paragraph = (properties: string, inner: string): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${inner}</w:p>`
const run = (text: string): string => `<w:r><w:t>${text}</w:t></w:r>`
const marked = (id: number, name: string, inner: string): string =>
  `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${inner}<w:bookmarkEnd w:id="${id}"/>`

/**
 * A Word file that changes everything: the longest statement in place of each that the record holds, and far more figures than any
 * draft has.
 */
export function worstDraft(requirements: readonly string[], turn: number): Uint8Array {
  const written = worstStatements(requirements).statements
  const statements = written.map(({ requirement_id: id, statement = '' }, at) => {
    const slug = slugOf(id).replaceAll('-', '_')
    const exported = sha256(statement).slice(0, 8)
    const text = unknownWords(turn * 1000 + at, LONGEST_STATEMENT)
    return [
      paragraph('<w:pStyle w:val="Heading3"/>', marked(2 * at, `rq_${slug}`, run(`Title [${id}]`))),
      paragraph('', marked(2 * at + 1, `st_${slug}_${exported}`, run(text))),
    ].join('')
  })
  const figures = Array.from({ length: FIGURES }, (_, at) => {
    const name = `fg_${at.toString(16).padStart(16, '0')}_1`
    return `<w:tr><w:tc>${paragraph('', marked(10_000 + at, name, run(String(at))))}</w:tc></w:tr>`
  })
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'word/styles.xml': `<w:styles ${W}><w:style w:styleId="Heading3"><w:name w:val="heading 3"/></w:style></w:styles>`,
    'word/document.xml': `<w:document ${W}><w:body>${statements.join('')}<w:tbl>${figures.join('')}</w:tbl></w:body></w:document>`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), {
    level: 1,
  })
}
