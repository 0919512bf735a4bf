import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx'
import { describe, expect, test } from 'vitest'
import { pdfOf, type Shown } from '../../../test/support/small-pdf.ts'
import { fileInMemory } from '../input-file.ts'
import { readReport } from './read-report.ts'

const read = async (bytes: Buffer | string, name = 'report') => readReport(fileInMemory(name, bytes))
const row = (y: number, ...cells: readonly (string | null)[]): Shown[] =>
  cells.flatMap((text, index) => (text === null ? [] : [{ text, x: 60 + index * 110, y }]))

describe('a PDF', () => {
  test('has its lines from top to bottom, and rows with tabs between their cells', async () => {
    const { format, pages } = await read(
      pdfOf(
        [...row(700, 'Scope 1', '3,000 t', '2,900 t'), ...row(720, 'Measure', '2024-25', '2023-24')],
        [{ text: 'The second page', x: 60, y: 700 }],
      ),
    )
    expect(format).toBe('pdf')
    expect(pages.map(({ page, text }) => [page, text])).toEqual([
      [1, 'Measure\t2024-25\t2023-24\nScope 1\t3,000 t\t2,900 t'],
      [2, 'The second page'],
    ])
    expect(pages[0]!.lines[1]).toMatchObject({ start: 24, box: { x: 60, y: 700, height: 10 } })
  })

  test('keeps numbers under their headings where a cell is empty', async () => {
    const { pages } = await read(
      pdfOf([...row(720, 'Measure', '2024-25', '2023-24'), ...row(700, 'Scope 2', null, '2,900 t')]),
    )
    expect(pages[0]!.text).toBe('Measure\t2024-25\t2023-24\nScope 2\t–\t2,900 t')
  })

  test('reads the mark of a footnote apart from the number before it', async () => {
    const { pages } = await read(
      pdfOf([
        { text: 'Scope 1 was 255,300', x: 60, y: 700 },
        { text: '1', x: 154, y: 704, size: 6 },
        { text: 't', x: 162, y: 700 },
      ]),
    )
    expect(pages[0]!.text).toBe('Scope 1 was 255,300[1] t')
  })

  test('leaves out a watermark, and reads a page that is turned as a whole', async () => {
    const { pages } = await read(
      pdfOf(
        [
          { text: 'DRAFT', x: 100, y: 300, size: 90, turn: 45 },
          { text: 'Scope 1 was 3,000 t', x: 60, y: 700 },
        ],
        [
          { text: '3,000 t', x: 300, y: 200, turn: 90 },
          { text: 'Scope 1', x: 300, y: 60, turn: 90 },
        ],
      ),
    )
    expect(pages.map(({ text }) => text)).toEqual(['Scope 1 was 3,000 t', 'Scope 1\t3,000 t'])
  })

  test('reads the left of two columns before the right', async () => {
    const line = (side: string, index: number) => `${side} column, line ${index} of some prose here`
    const lines = Array.from({ length: 10 }, (_, index) => [
      { text: line('Left', index), x: 50, y: 700 - index * 14 },
      { text: line('Right', index), x: 310, y: 700 - index * 14 },
    ]).flat()
    const heading = [
      { text: 'A heading that is as wide as both of the columns below it are', x: 50, y: 740 },
      { text: 'on page 3', x: 480, y: 740 },
    ]
    const { pages } = await read(pdfOf([...heading, ...lines]))
    const texts = pages[0]!.text.split('\n')
    expect(texts[0]).toContain('page 3')
    expect(texts.slice(1, 11)).toEqual(Array.from({ length: 10 }, (_, index) => line('Left', index)))
    expect(texts.at(-1)).toBe(line('Right', 9))
  })

  test('reads a table with long texts in its cells row by row, and loses none', async () => {
    const cells = (index: number) => [
      `29(${'abcdefghij'[index]})`,
      `A requirement with a long text ${index}`,
      'Missing',
      `What is to be done next about it ${index}`,
    ]
    const rows = Array.from({ length: 10 }, (_, index) =>
      cells(index).map((text, at) => ({ text, x: [50, 90, 275, 320][at]!, y: 700 - index * 14 })),
    )
    const across = {
      text: 'A note as wide as the table, which says what its columns are about',
      x: 50,
      y: 560,
    }
    const { pages } = await read(pdfOf([...rows.flat(), across, { text: 'Page 7', x: 480, y: 560 }]))
    const texts = pages[0]!.text.split('\n')
    expect(texts.slice(0, 10).map((line) => line.replaceAll(/\s+/g, ' '))).toEqual(
      Array.from({ length: 10 }, (_, index) => cells(index).join(' ')),
    )
    expect(texts[10]).toContain('Page 7')
  })

  test.each([
    ['pictures alone', pdfOf([]), 'has no text'],
    ['damage', Buffer.from('%PDF-1.4\nnothing of the kind'), 'cannot be read as a PDF'],
    ['bytes of something else', Buffer.from([1, 0, 2, 0]), 'neither a PDF nor'],
  ])('with %s is refused in words', async (_, bytes, words) => {
    await expect(read(bytes, 'a.pdf')).rejects.toThrow(words)
  })
})

test('a web page has a line for each block and row; what is hidden is left out', async () => {
  const { format, pages } = await read(
    `<!doctype html><html><head><title>t</title><style>p{}</style></head><body><p>Scope&nbsp;1 fell <b>by</b> 5&#37;<sup>2</sup></p>
    <table><tr><th></th><th>2025</th><th>2024</th></tr><tr><td>Scope 2</td><td> </td><td>10 t</td></tr></table><script>1</script></body></html>`,
  )
  expect([format, pages[0]!.text]).toEqual(['html', 'Scope 1 fell by 5%[2]\n\t2025\t2024\nScope 2\t–\t10 t'])
})

test('a Word file has its paragraphs and rows', async () => {
  const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] })
  const rows = [
    ['Measure', '2025'],
    ['Scope 1', ''],
  ].map((cells) => new TableRow({ children: cells.map(cell) }))
  const document = new Document({
    sections: [{ children: [new Paragraph('Emissions fell.'), new Table({ rows })] }],
  })
  const { format, pages } = await read(await Packer.toBuffer(document))
  expect([format, pages[0]!.text.trim()]).toEqual(['docx', 'Emissions fell.\nMeasure\t2025\nScope 1\t–'])
})

test('plain text is read as it is', async () => {
  expect(await read('One\r\nTwo')).toMatchObject({
    format: 'text',
    pages: [{ page: null, text: 'One\nTwo' }],
  })
})
