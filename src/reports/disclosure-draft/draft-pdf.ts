import type { Block, PdfDocument } from '../pdf/document.ts'
import { type PdfPages, pagesInPdf, typesetPdf } from '../pdf/typst.ts'
import { type DraftBlock, type DraftDocument, plain } from './model.ts'

/** The draft as a PDF. The same draft gives the same bytes. */
export const writeDraftPdf = (draft: DraftDocument): Promise<Uint8Array> => typesetPdf(draftAsPdf(draft))

/** Where the PDF of the draft has its headings. */
export const draftPages = (draft: DraftDocument): Promise<PdfPages> => pagesInPdf(draftAsPdf(draft))

/** The draft as the typesetter takes it. Notes of the margin are below their heading. */
export const draftAsPdf = (draft: DraftDocument): PdfDocument => ({
  title: `${draft.mark === null ? '' : `${draft.mark}. `}${draft.title}: ${draft.company}`,
  description: draft.description,
  date: draft.date,
  footer: draft.footer,
  ...(draft.mark === null ? {} : { mark: draft.mark }),
  cover: {
    kind: draft.title,
    name: draft.company,
    subtitle: draft.subtitle,
    facts: draft.facts,
    notice: draft.notice,
    warning: draft.warning,
  },
  sections: draft.chapters.map(({ title, blocks, follows = false }) => ({
    title,
    starts_page: !follows,
    blocks: blocks.flatMap(blockOf),
  })),
})

function blockOf(block: DraftBlock): Block[] {
  switch (block.kind) {
    case 'heading':
      return [
        { kind: 'heading', text: block.text, is_small: block.level === 3 },
        ...block.notes.map(
          (note): Block => ({
            kind: 'missing',
            label: 'Open',
            text: note,
            code: '',
            is_sticky: true,
          }),
        ),
      ]
    case 'paragraph':
    case 'small':
      return [{ kind: 'paragraph', text: plain(block.line) }]
    case 'list':
      return [{ kind: 'list', items: block.items.map(plain) }]
    case 'statement':
      if (block.is_prompt) return [{ kind: 'paragraph', text: '[Not stated yet.]' }]
      return block.text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line): Block => ({ kind: 'paragraph', text: line }))
    case 'table':
      return [
        {
          kind: 'table',
          caption: block.caption,
          columns: block.columns,
          rows: block.rows.map((cells) =>
            cells.map(({ line, small, tone }) => ({
              text: plain(line),
              ...(small ? { small } : {}),
              ...(tone === undefined ? {} : { tone }),
            })),
          ),
        },
      ]
    case 'chart':
      break
  }
  const { caption, alternative, scene } = block
  return [{ kind: 'chart', caption, alternative, scene }]
}
