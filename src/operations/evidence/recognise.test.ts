import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
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
const workbook = { 'xl/workbook.xml': '<workbook/>' }

it.each([
  ['a.pdf', '%PDF-1.4\n1 0 obj <</Title (How to /Encrypt files)>> endobj\n%%EOF\n', 'pdf'],
  ['a.xlsx', office(workbook), 'xlsx'],
  ['a.docx', office({ 'word/document.xml': '<document/>' }), 'docx'],
  ['web.docx', office({ 'word/document2.xml': '<document/>' }), 'docx'],
  ['meter.CSV', '100,NEM12,202507010000,A,B\r\n', 'csv'],
  ['a.csv', Buffer.from('caf\xe9,1', 'latin1'), 'csv'],
  ['notes.txt', 'Minutes', 'text'],
])('%s is taken', async (name, content, kind) => {
  expect(await recognise(name, content)).toBe(kind)
})

it.each([
  ['a.pdf', '%PDF-1.4\ntrailer <</Root 1 0 R /Encrypt 5 0 R>>\n%%EOF', /encrypted/],
  ['a.pdf', `%PDF-1.4\n${'x'.repeat(262_130)} /Encrypt 5 0 R %%EOF`, /encrypted/],
  ['a.pdf', '%PDF-1.4\n1 0 obj', /cut off/],
  ['a.xlsx', '%PDF-1.4\n%%EOF', /is a PDF by its content, but its name says an Excel workbook/],
  ['a.pdf', 'a,b', /is a text file by its content, but its name says a PDF/],
  ['a.exe', 'a,b', /its name does not say so/],
  ['a.csv', '<svg/>', /scripts/],
  ['a.csv', 'a\0b', /not known/],
  ['a.xlsx', office({ ...workbook, 'xl/vbaProject.bin': 'x' }), /macros \(xl\/vbaProject.bin\)/],
  ['a.xlsx', office(workbook, '<Override ContentType="application/vnd.ms-office.vbaProject"/>'), /macros/],
  [
    'a.xlsx',
    office(workbook, '<Override ContentType="application/vnd.ms-office.vba&#80;roject"/>'),
    /unusual/,
  ],
  ['a.xlsx', office({ ...workbook, 'xl/macrosheets/sheet1.xml': 'x' }), /macros/],
  ['a.xlsx', zipSync({ 'bill.pdf': strToU8('%PDF') }), /archive, not an Office file/],
  ['a.xlsx', office(workbook).subarray(0, 60), /cannot be opened: has no archive directory/],
  ['a.xlsx', office({ ...workbook, '../../a': 'x' }), /cannot be opened: "..\/..\/a" is not a safe name/],
  ['a.xlsx', office({ ...workbook, 'xl/bomb': ' '.repeat(20_000_000) }), /decompression bomb/],
])('%s is refused in words (%#)', async (name, content, words) => {
  expect(await recognise(name, content)).toMatch(words)
})
