import type { Chapter, DraftBlock, DraftCell, DraftDocument, DraftTable, Inline, Line } from '../model.ts'
import { plain } from '../model.ts'
import { element, escaped } from './markup.ts'
import { sceneSvg } from './scene-svg.ts'
import { STYLE } from './style.ts'

/** Sources of figures in the order in which the page first shows them. */
class Sources {
  readonly #numbers = new Map<string, number>()

  numberOf(pointer: string): number {
    const known = this.#numbers.get(pointer) ?? this.#numbers.size + 1
    this.#numbers.set(pointer, known)
    return known
  }

  get all(): readonly (readonly [pointer: string, number: number])[] {
    return [...this.#numbers]
  }
}

/** The draft as one page that loads nothing: every figure leads to its source at the end. The same draft gives the same bytes. */
export function writeHtml(draft: DraftDocument, sourceOf: (pointer: string) => string): Uint8Array {
  const sources = new Sources()
  const body = [
    header(draft),
    contents(draft.chapters),
    element('main', {}, draft.chapters.map((chapter, at) => chapterOf(chapter, at, sources)).join('')),
    sourcesOf(sources, sourceOf),
    footer(draft),
    ...(draft.mark === null ? [] : [printedMark(draft.mark)]),
  ].join('\n')
  const title = `${draft.mark === null ? '' : `${draft.mark}. `}${draft.title}: ${draft.company}`
  const page = [
    '<!doctype html>',
    '<html lang="en-AU">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="description" content="${escaped(draft.description)}">`,
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    `<body>${body}</body>`,
    '</html>',
    '',
  ].join('\n')
  return Buffer.from(page)
}

const text = (name: string, attributes: Readonly<Record<string, string>>, content: string): string =>
  element(name, attributes, escaped(content))

const header = ({ mark, title, company, subtitle, facts, notice, warning }: DraftDocument): string =>
  element(
    'header',
    {},
    [
      mark === null ? '' : text('p', { class: 'mark' }, mark),
      text('h1', {}, `${title}: ${company}`),
      text('p', {}, subtitle),
      element(
        'dl',
        {},
        facts.map(({ label, value }) => text('dt', {}, label) + text('dd', {}, value)).join(''),
      ),
      text('p', { class: 'notice' }, notice),
      warning === null ? '' : text('p', { class: 'notice' }, warning),
    ].join(''),
  )

/** Stands across every printed page. Readers of a screen have the mark at the top. */
const printedMark = (mark: string): string => text('p', { class: 'every-page', 'aria-hidden': 'true' }, mark)

const chapterId = (at: number): string => `chapter-${at + 1}`

function contents(chapters: readonly Chapter[]): string {
  const items = chapters.map(({ title, blocks }, at) => {
    const parts = blocks.filter((block) => block.kind === 'heading' && block.level === 2)
    const inner = parts.map((block) =>
      block.kind === 'heading' ? element('li', {}, text('a', { href: `#${block.anchor}` }, block.text)) : '',
    )
    return element(
      'li',
      {},
      text('a', { href: `#${chapterId(at)}` }, title) +
        (inner.length === 0 ? '' : element('ul', {}, inner.join(''))),
    )
  })
  return element(
    'nav',
    { 'aria-label': 'Contents' },
    text('h2', {}, 'Contents') + element('ul', {}, items.join('')),
  )
}

const chapterOf = ({ title, blocks }: Chapter, at: number, sources: Sources): string =>
  element(
    'section',
    { 'aria-labelledby': chapterId(at) },
    text('h2', { id: chapterId(at) }, title) + blocks.map((block) => blockOf(block, sources)).join('\n'),
  )

function blockOf(block: DraftBlock, sources: Sources): string {
  switch (block.kind) {
    case 'heading':
      return (
        text(block.level === 2 ? 'h3' : 'h4', { id: block.anchor }, block.text) +
        block.notes
          .map((note) => text('p', { class: 'open' }, note.startsWith('Open') ? note : `Open. ${note}`))
          .join('')
      )
    case 'paragraph':
      return element('p', {}, lineOf(block.line, sources))
    case 'small':
      return element('p', { class: 'small' }, lineOf(block.line, sources))
    case 'list':
      return element('ul', {}, block.items.map((item) => element('li', {}, lineOf(item, sources))).join(''))
    case 'statement':
      return block.is_prompt
        ? text('p', { class: 'small' }, '[Not stated yet.]')
        : text('p', { class: 'statement' }, block.text)
    case 'table':
      return tableOf(block, sources)
    case 'chart':
      break
  }
  return element(
    'figure',
    {},
    text('figcaption', {}, block.caption) +
      element(
        'div',
        { class: 'wide', role: 'region', 'aria-label': block.caption, tabindex: '0' },
        sceneSvg(block.scene, block.alternative),
      ),
  )
}

const lineOf = (line: Line, sources: Sources): string => line.map((one) => inlineOf(one, sources)).join('')

function inlineOf(inline: Inline, sources: Sources): string {
  switch (inline.kind) {
    case 'text':
      return inline.strong === true ? text('strong', {}, inline.text) : escaped(inline.text)
    case 'link':
      return text('a', { href: `#${inline.to}` }, inline.text)
    case 'figure':
      break
  }
  const number = sources.numberOf(inline.pointer)
  return text('a', { class: 'figure', href: `#source-${number}`, title: `Source ${number}` }, inline.text)
}

function tableOf({ caption, columns, rows }: DraftTable, sources: Sources): string {
  const side = (at: number) => (columns[at]?.align === 'right' ? 'right' : undefined)
  const head = columns.map(({ title }, at) =>
    element('th', { scope: 'col', class: side(at) }, escaped(title)),
  )
  const cellOf = ({ line, small, tone }: DraftCell, at: number): string => {
    const classes = [side(at), tone].filter((one) => one !== undefined).join(' ')
    const content =
      lineOf(line, sources) +
      (small === undefined || small === '' ? '' : text('span', { class: 'small' }, small))
    const attributes = { class: classes === '' ? undefined : classes }
    return at === 0 && plain(line) !== ''
      ? element('th', { scope: 'row', ...attributes }, content)
      : element('td', attributes, content)
  }
  const body = rows.map((cells) => element('tr', {}, cells.map(cellOf).join('')))
  return element(
    'div',
    { class: 'wide', role: 'region', 'aria-label': caption, tabindex: '0' },
    element(
      'table',
      {},
      text('caption', {}, caption) +
        element('thead', {}, element('tr', {}, head.join(''))) +
        element('tbody', {}, body.join('\n')),
    ),
  )
}

const sourcesOf = (sources: Sources, sourceOf: (pointer: string) => string): string =>
  element(
    'section',
    { 'aria-labelledby': 'sources' },
    text('h2', { id: 'sources' }, 'Sources of the figures') +
      text(
        'p',
        {},
        'Every figure above leads here. The place is that of report.json in the evidence bundle.',
      ) +
      element(
        'ol',
        { class: 'source' },
        sources.all
          .map(([pointer, number]) =>
            element(
              'li',
              { id: `source-${number}`, value: String(number) },
              `${escaped(sourceOf(pointer))} ${text('code', {}, pointer)}`,
            ),
          )
          .join('\n'),
      ),
  )

const footer = ({ footer: words, made_from: from }: DraftDocument): string =>
  element(
    'footer',
    { class: 'small' },
    text('p', {}, words) +
      text(
        'p',
        {},
        `Evidence hash ${from['SoutherlyEvidenceHash'] ?? ''}. The evidence bundle with this hash holds every figure and its inputs; southerly verify computes them again offline.`,
      ),
  )
