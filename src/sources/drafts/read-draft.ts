import { type DraftFile, isFigureMark } from '../../domain/disclosure/drafts/draft-file.ts'
import type { InputFile } from '../input-file.ts'
import { bookmarksOf } from './bookmarks.ts'
import { findStatements } from './find-statements.ts'
import { type FlowParagraph, flowOf, textOf } from './flow.ts'
import { readNumbering } from './numbering.ts'
import { type Docx, openDocx } from './open-docx.ts'
import { allOf, childOf, HINT, innerText } from './ordered-xml.ts'

const DRAFT = { expected: 'the Word document (.docx) that was exported and edited', hint: HINT } as const

/** Reads a Word file of the readable disclosure, as it was exported or as an editor left it. */
export async function readDraft(file: InputFile): Promise<DraftFile> {
  const docx = await openDocx(file, DRAFT)
  const flow = flowOf(childOf(docx.document, 'body') ?? docx.document, {
    styles: await styleNames(docx),
    numbering: readNumbering(await docx.related('numbering')),
  })
  const marks = bookmarksOf(flow)
  return {
    properties: await propertiesOf(docx),
    statements: findStatements(flow, marks),
    figures: marks
      .filter(({ name }) => isFigureMark(name))
      .map(({ name, text }) => ({ name, text: text.trim() })),
    charts: await chartsOf(docx, flow),
    texts: flow.map(({ pieces }) => textOf(pieces)),
  }
}

async function styleNames({ related }: Docx): Promise<ReadonlyMap<string, string>> {
  const styles = await related('styles')
  return new Map(
    (styles === undefined ? [] : allOf(styles, 'style')).map((style) => [
      style.attributes['styleId'] ?? '',
      childOf(style, 'name')?.attributes['val'] ?? '',
    ]),
  )
}

async function propertiesOf({ part }: Docx): Promise<Record<string, string>> {
  const custom = await part('docProps/custom.xml')
  return Object.fromEntries(
    (custom === undefined ? [] : allOf(custom, 'property')).map((property) => [
      property.attributes['name'] ?? '',
      innerText(property).trim(),
    ]),
  )
}

/** The numbers that charts are drawn from, in the order of the document. */
async function chartsOf({ part, relations }: Docx, flow: readonly FlowParagraph[]): Promise<string[][]> {
  const targets = new Map(relations.map(({ id, target }) => [id, target]))
  const charts = flow
    .flatMap((paragraph) => paragraph.charts)
    .map(async (id) => {
      const chart = await part(targets.get(id) ?? '')
      return chart === undefined
        ? []
        : allOf(chart, 'val').flatMap((values) => allOf(values, 'v').map((value) => innerText(value)))
    })
  return await Promise.all(charts)
}
