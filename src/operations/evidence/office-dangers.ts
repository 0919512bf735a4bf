import type { ZipEntryFacts } from '../../sources/formats/zip/zip-directory.ts'
import { refusedFile } from './refusal.ts'

/** Reads one part of an Office file as text. */
export type ReadPart = (entry: ZipEntryFacts) => Promise<string>

/** Parts that run, or hold a program: whatever opens them is not ours to trust. Workbooks behind charts are `.xlsx` and stay. */
const OBJECT_PARTS = /\/(?:activeX|ctrlProps)\/|\/embeddings\/(?![^/]*\.(?:xlsx|docx|pptx)$)/i
const RELATIONSHIPS = /(?:^|\/)_rels\/[^/]*\.rels$/i
const EXTERNAL_LINK = /^xl\/externalLinks\/[^/]*\.xml$/i
const WORD_TEXT = /^word\/[^/]*\.xml$/i

/**
 * Refuses an Office file that fetches or starts something when it is opened: a template or picture from elsewhere, an object (OLE), a link by DDE.
 * Hyperlinks stay, since a person has to follow them, and so do links to files on the author's own disk, which nearly every template leaves.
 */
export async function refuseOfficeDangers(
  name: string,
  entries: readonly ZipEntryFacts[],
  readPart: ReadPart,
): Promise<void> {
  const object = entries.find((entry) => OBJECT_PARTS.test(`/${entry.name}`))
  if (object !== undefined) throw refusedFile(name, `contains an embedded object (${object.name})`, AS_PDF)
  for (const entry of entries)
    if (RELATIONSHIPS.test(entry.name)) refuseRelationships(name, entry.name, await readPart(entry))
    else if (EXTERNAL_LINK.test(entry.name)) {
      if (/<(?:[^\s<>/:]+:)?(?:ddeLink|oleLink)[\s/>]/i.test(await readPart(entry)))
        throw refusedFile(name, `contains a link to another program (DDE) (${entry.name})`, AS_PDF)
    } else if (WORD_TEXT.test(entry.name) && hasDdeField(await readPart(entry)))
      throw refusedFile(name, `contains a link to another program (DDE) (${entry.name})`, AS_PDF)
}

const AS_PDF = 'Save it as PDF, or remove that part and upload it again. Nothing was kept.'

const RELATIONSHIP = /<(?:[^\s<>/:]+:)?Relationship\s([^<]*)/g
const ATTRIBUTE = /([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
/** On the author's own disk, or beside the file. */
const LOCAL = /^(?:file:\/{3})?[a-z]:[\\/]|^(?![\\/])[^:]*$/i

function refuseRelationships(name: string, part: string, text: string): void {
  for (const [, attributes = ''] of text.matchAll(RELATIONSHIP)) {
    const found = new Map(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => [
        key.toLowerCase(),
        plainText(double ?? single ?? ''),
      ]),
    )
    const type = (found.get('type') ?? '').split('/').at(-1)!.toLowerCase()
    if (/^(?:oleobject|afchunk|control|activex)/.test(type))
      throw refusedFile(name, `contains an embedded object (${part})`, AS_PDF)
    if (found.get('targetmode')?.toLowerCase() !== 'external' || type === 'hyperlink') continue
    if (LOCAL.test((found.get('target') ?? '').trim())) continue
    throw refusedFile(
      name,
      `would fetch something from elsewhere when it is opened (${type || 'a relationship'} in ${part})`,
      AS_PDF,
    )
  }
}

const FIELD =
  /<(?:[^\s<>/:]+:)?instrText[^<>]*>([^<]*)|\s(?:[^\s<>/:]+:)?instr\s*=\s*(?:"([^"<]*)"|'([^'<]*)')|<(?:[^\s<>/:]+:)?(fldChar|p)[\s/>]/g

/** A code may be cut into many pieces; a paragraph or the next mark of a field ends it. */
function hasDdeField(text: string): boolean {
  let code = ''
  for (const [, piece, double, single, mark] of text.matchAll(FIELD)) {
    if (piece !== undefined) code += plainText(piece)
    else if (mark === undefined) code = `${plainText(double ?? single ?? '')} `
    if (/^\s*"?DDE(?:AUTO)?\b/i.test(code)) return true
    if (mark !== undefined) code = ''
  }
  return false
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plainText = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, word) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16)
    if (word !== undefined) return ENTITIES[String(word)] ?? whole
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
