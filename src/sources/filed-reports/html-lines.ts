import { Parser } from 'htmlparser2'

const HIDDEN: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'svg',
  'select',
  'textarea',
])
const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside blockquote body br caption dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)

/** The lines of a web page: one for each block, one for each row of a table with tabs between its cells. */
export function linesOfHtml(html: string): string[] {
  const lines: string[] = []
  let cells: string[] = ['']
  let isInRow = false
  let hidden = 0
  const end = (): void => {
    const texts = cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim())
    // An empty cell gets a dash, so that the numbers after it stay under their headings.
    const shown = texts.map((text, index) => (text === '' && index > 0 ? '–' : text))
    if (texts.some((text) => text !== '')) lines.push(shown.join('\t'))
    cells = ['']
  }
  const add = (text: string): void => {
    cells[cells.length - 1] += text
  }
  const parser = new Parser({
    onopentagname: (name) => {
      if (HIDDEN.has(name)) hidden += 1
      else if (name === 'tr') {
        end()
        cells = []
        isInRow = true
      } else if (isInRow && (name === 'td' || name === 'th')) cells.push('')
      else if (name === 'sup') add('[')
      else if (BLOCKS.has(name))
        if (isInRow) add(' ')
        else end()
    },
    onclosetag: (name) => {
      if (HIDDEN.has(name)) hidden -= 1
      else if (name === 'sup') add(']')
      else if (name === 'tr') {
        end()
        isInRow = false
      } else if (BLOCKS.has(name) && !isInRow) end()
    },
    ontext: (text) => {
      if (hidden > 0) return
      if (cells.length === 0) cells.push('')
      add(text)
    },
  })
  parser.write(html)
  parser.end()
  end()
  return lines
}
