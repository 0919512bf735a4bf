import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { streamCsv } from './csv.ts'
import { createPlainCsvScanner } from './plain-csv.ts'

const judge = (text: string): string[][] | undefined => {
  try {
    return parse(text, { bom: true, relax_column_count: true })
  } catch {
    return undefined
  }
}

const scan = (text: string) => createPlainCsvScanner(',').scan(text)

const CSV_LETTERS = fc
  .array(fc.constantFrom('a', ' ', ',', ',', '"', '"', '""', '\n', '\n', '\r\n', '\r', '\uFEFF', '漢'), {
    maxLength: 24,
  })
  .map((letters) => letters.join(''))

const REGULAR = fc
  .tuple(
    fc.array(
      fc.array(fc.constantFrom('', 'a', 'x y', 'b,c', 'say "so"', '1\n2'), { minLength: 1, maxLength: 4 }),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
    fc.constantFrom('\n', '\r\n'),
    fc.boolean(),
  )
  .map(([rows, ending, closed]) => {
    const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
    return rows.map((row) => row.map(quoted).join(',')).join(ending) + (closed ? ending : '')
  })

describe('regular CSV', () => {
  test('is read as csv-parse reads it, or left to csv-parse', () => {
    fc.assert(
      fc.property(CSV_LETTERS, (text) => {
        const plain = scan(text)
        if (plain !== undefined) expect(plain.map(({ cells }) => cells)).toEqual(judge(text))
      }),
      { numRuns: 5000 },
    )
  })

  test('is not left to csv-parse', () => {
    fc.assert(
      fc.property(REGULAR, (text) => {
        expect(scan(text)?.map(({ cells }) => cells)).toEqual(judge(text))
      }),
    )
  })

  test.each(['a"b,c\n', '"a"b,c\n', '"a,b\n', 'a\r\nb\n', 'a\nb\r\n', 'a\rb\n'])('is not %j', (text) => {
    expect(scan(text)).toBeUndefined()
  })

  test('streams in pieces of any size as the same records, regular or not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(REGULAR, CSV_LETTERS), fc.integer({ min: 1, max: 9 }), async (text, size) => {
        const whole = judge(text)
        const streamed = await collect(text, size)
        expect(streamed).toEqual(whole)
      }),
      { numRuns: 500 },
    )
  })
})

async function collect(text: string, size: number): Promise<string[][] | undefined> {
  const bytes = new TextEncoder().encode(text)
  const pieces = (async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  })()
  try {
    const records: string[][] = []
    for await (const { cells } of streamCsv('x.csv', pieces)) records.push([...cells])
    return records
  } catch {
    return undefined
  }
}
