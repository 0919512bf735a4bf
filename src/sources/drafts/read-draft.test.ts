import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { fileInMemory } from '../input-file.ts'
import { readDraft } from './read-draft.ts'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
const STYLES = `<w:styles ${W}>${[
  ['Heading3', 'heading 3'],
  ['Caption', 'caption'],
  ['PreparedText', 'Prepared Text'],
]
  .map(([id, name]) => `<w:style w:styleId="${id}"><w:name w:val="${name}"/></w:style>`)
  .join('')}</w:styles>`

const docx = (body: string, parts: Readonly<Record<string, string>> = {}): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': TYPES,
        'word/document.xml': `<w:document ${W}><w:body>${body}</w:body></w:document>`,
        'word/styles.xml': STYLES,
        ...parts,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  )
const read = (body: string, parts?: Readonly<Record<string, string>>) =>
  readDraft(fileInMemory('a.docx', docx(body, parts)))

let turn = 0
const marked = (name: string, inner: string): string => {
  turn += 1
  return `<w:bookmarkStart w:id="${turn}" w:name="${name}"/>${inner}<w:bookmarkEnd w:id="${turn}"/>`
}
const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const p = (inner: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${inner}</w:p>`
const styled = (style: string, inner: string): string => p(inner, `<w:pStyle w:val="${style}"/>`)
const heading = (id: string, mark: string): string =>
  styled('Heading3', marked(`rq_${mark}`, run(`Oversight [${id}]`)))
const MARK = 'st_6_a_0123abcd'
const statement = (inner: string, mark = MARK): string => p(marked(mark, inner))
const texts = async (body: string) => (await read(body)).statements.map(({ text }) => text)

describe('the text of a statement', () => {
  test('is joined from runs that a word processor split, with tabs, breaks and entities', async () => {
    const inner = `${run('The bo')}<w:proofErr w:type="spellStart"/>${run('ard&#8217;s risk &amp; audit')}<w:r><w:tab/><w:t>x</w:t><w:br/><w:t>y</w:t></w:r>`
    expect(await texts(statement(inner))).toEqual(['The board’s risk & audit\tx\ny'])
  })

  test('goes on where an editor wrote before and after the bookmark, up to what is ours', async () => {
    const body = `${heading('6(a)', '6_a')}${p(run('Before.'))}${statement(run('Old.'))}${p(run('After.'))}${styled('PreparedText', run('Ours.'))}${p(run('Elsewhere.'))}`
    expect(await texts(body)).toEqual(['Before.\nOld.\nAfter.'])
  })

  test('is found by the heading, or by its words, where bookmarks are lost', async () => {
    const byMark = `${heading('6(a)', '6_a')}${p(run('New text.'))}`
    expect((await read(byMark)).statements).toMatchObject([
      { slug: '6_a', exported: null, text: 'New text.' },
    ])
    const byWords = `${styled('Heading3', run('Oversight [B27(a)]'))}${p(run('New text.'))}${styled('Caption', run('Table'))}${p(run('Not this.'))}`
    expect((await read(byWords)).statements).toMatchObject([{ slug: 'b27_a', text: 'New text.' }])
  })

  test('takes items of lists with their signs', async () => {
    const item = (text: string, list: number): string =>
      p(run(text), `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`)
    const numbering = `<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="0"/></w:num></w:numbering>`
    const { statements } = await read(
      `${statement(run('Three:'))}${item('one', 7)}${item('two', 7)}${item('dot', 3)}`,
      { 'word/numbering.xml': numbering },
    )
    expect(statements[0]?.text).toBe('Three:\n1. one\n2. two\n• dot')
  })

  test('has tracked changes accepted, and names who made them', async () => {
    const inner = `${run('Kept')}<w:ins w:author="Ann"><w:r><w:t> added</w:t></w:r></w:ins><w:del w:author="Bob"><w:r><w:delText> gone</w:delText></w:r></w:del>`
    expect((await read(statement(inner))).statements).toMatchObject([
      { text: 'Kept added', pending: ['Ann', 'Bob'] },
    ])
  })

  test('is one paragraph where somebody removed the break, which nobody accepted yet', async () => {
    const removed = '<w:rPr><w:del w:author="Bob"/></w:rPr>'
    const start = '<w:bookmarkStart w:id="800" w:name="st_6_a_0123abcd"/>'
    const body = `${p(`${start}${run('One, ')}`, removed)}${p(`${run('two.')}<w:bookmarkEnd w:id="800"/>`)}`
    expect((await read(body)).statements).toMatchObject([{ text: 'One, two.', pending: ['Bob'] }])
  })

  test('is gone where all of it is struck out, whether or not its bookmark is', async () => {
    const struck = (inner: string): string => `<w:del w:author="Bob">${inner}</w:del>`
    const words = '<w:r><w:delText>Old.</w:delText></w:r>'
    const removed = '<w:rPr><w:del w:author="Bob"/></w:rPr>'
    for (const inner of [marked(MARK, struck(words)), struck(marked(MARK, words))]) {
      const body = `${heading('6(a)', '6_a')}${p(inner, removed)}${heading('6(b)', '6_b')}${statement(run('Two.'), 'st_6_b_0123abcd')}`
      expect((await read(body)).statements).toMatchObject([
        { slug: '6_a', text: '', pending: ['Bob'] },
        { slug: '6_b', text: 'Two.', holds: [] },
      ])
    }
  })

  test('reads through moved text, comments, fields, links and content controls', async () => {
    const inner = [
      '<w:moveFrom w:author="Ann"><w:r><w:t>Gone. </w:t></w:r></w:moveFrom>',
      '<w:commentRangeStart w:id="7"/><w:hyperlink><w:r><w:t>Linked</w:t></w:r></w:hyperlink><w:commentRangeEnd w:id="7"/>',
      '<w:r><w:commentReference w:id="7"/></w:r>',
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> DATE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>',
      '<w:r><w:t xml:space="preserve"> 1 July</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
      '<w:sdt><w:sdtPr><w:alias w:val="Title"/></w:sdtPr><w:sdtContent><w:r><w:t>, controlled</w:t></w:r></w:sdtContent></w:sdt>',
      '<w:smartTag w:element="place"><w:r w:rsidRPr="00AB"><w:rPr><w:rPrChange w:author="Cy"/></w:rPr><w:t>, tagged</w:t></w:r></w:smartTag>',
      '<w:moveTo w:author="Ann"><w:r><w:t>. Moved.</w:t></w:r></w:moveTo>',
    ].join('')
    expect((await read(statement(inner))).statements).toMatchObject([
      { text: 'Linked 1 July, controlled, tagged. Moved.', pending: ['Ann'] },
    ])
  })

  test('says what else it holds, whom it reaches into and where it was moved to', async () => {
    const inside = `${run('One.')}${marked('st_6_b_0123abcd', run('Two.'))}<w:r><w:drawing/></w:r>`
    const body = `${heading('6(b)', '6_b')}${statement(inside)}`
    expect((await read(body)).statements).toMatchObject([
      { slug: '6_a', under: '6_b', holds: ['6-b'], lost: ['a picture'] },
      { slug: '6_b', holds: ['6-a'] },
    ])
  })

  test('spans paragraphs, a table between them included, and lives without its end', async () => {
    const start = '<w:bookmarkStart w:id="900" w:name="st_6_a_0123abcd"/>'
    const table = '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Cell</w:t></w:r></w:p></w:tc></w:tr></w:tbl>'
    const spans = `${p(`${start}${run('First.')}`)}${table}${p(`${run('Last.')}<w:bookmarkEnd w:id="900"/>`)}`
    expect((await read(spans)).statements).toMatchObject([{ text: 'First.\nLast.', lost: ['a table'] }])
    expect(await texts(p(`${start}${run('Alone.')}`))).toEqual(['Alone.'])
    // As LibreOffice writes one of two paragraphs.
    const again = `${p(`${start}${run('First.')}`)}${statement(run('Last.'))}`
    expect((await read(again)).statements).toMatchObject([{ text: 'First.\nLast.', holds: [] }])
  })
})

test('figures stand in their bookmarks, and the file says what it was made from', async () => {
  const custom =
    '<Properties><property name="SoutherlyAbn"><lpwstr>10000000000</lpwstr></property></Properties>'
  const body = `<w:tbl><w:tr><w:tc>${p(marked('fg_0123456789abcdef_1', `${run('1,2')}${run('34')}`))}</w:tc></w:tr></w:tbl>`
  const file = await read(body, { 'docProps/custom.xml': custom })
  expect(file).toMatchObject({
    properties: { SoutherlyAbn: '10000000000' },
    figures: [{ name: 'fg_0123456789abcdef_1', text: '1,234' }],
    statements: [],
  })
})

describe('a file is refused in words when it', () => {
  const deep = '<w:sdt>'.repeat(200) + '</w:sdt>'.repeat(200)
  const bomb = (): Uint8Array =>
    zipSync(
      { '[Content_Types].xml': strToU8(TYPES), 'word/document.xml': new Uint8Array(11e6) },
      { level: 1 },
    )
  test.each<readonly [string, () => Uint8Array, RegExp]>([
    ['is a PDF', () => strToU8('%PDF-1.7'), /is a PDF; expected the Word document/],
    ['is an old document', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), /Word 97, or one with a pass/],
    ['is a spreadsheet', () => zipSync({ 'xl/workbook.xml': strToU8('<a/>') }), /is a spreadsheet/],
    ['has macros', () => docx('', { 'word/vbaProject.bin': 'x' }), /contains macros/],
    ['has macros by its type', () => docx('', { '[Content_Types].xml': 'macroEnabled' }), /contains macros/],
    ['is a bomb', bomb, /decompression bomb/],
    ['is cut off', () => docx(p(run('x'))).slice(0, 200), /cut off/],
    ['is not XML', () => docx('<w:p>'), /not well-formed XML/],
    ['declares entities', () => docx('', { 'word/styles.xml': '<!DOCTYPE a><a/>' }), /type declaration/],
    ['nests without end', () => docx(deep), /nested tags exceeded/],
  ])('%s', async (_what, bytes, problem) => {
    await expect(readDraft(fileInMemory('a.docx', bytes()))).rejects.toThrow(problem)
  })
})
