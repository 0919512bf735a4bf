import { describe, expect, test } from 'vitest'
import { ReadError } from '../../read-error.ts'
import { readCsv, streamCsv } from './csv.ts'

async function* commas(megabytes: number): AsyncGenerator<Uint8Array> {
  const chunk = new Uint8Array(1024 * 1024).fill(0x2c)
  for (let sent = 0; sent < megabytes; sent += 1) yield chunk
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = []
  for await (const item of items) collected.push(item)
  return collected
}

describe('CSV', () => {
  test('names the line on which a record begins, also after a quoted line break', () => {
    expect(readCsv('x.csv', 'a,b\n"1\n2",3\n4,5\n').map(({ line }) => line)).toEqual([1, 2, 4])
  })

  test('streams the same records as it reads at once', async () => {
    const text = 'a,b\r\n"x, y",2\r\n,\r\n'
    const streamed = await collect(
      streamCsv(
        'x.csv',
        (async function* () {
          for (const byte of new TextEncoder().encode(text)) yield Uint8Array.of(byte)
        })(),
      ),
    )
    expect(streamed).toEqual(readCsv('x.csv', text))
  })

  test('refuses a gigabyte of commas after the first megabyte of them', async () => {
    await expect(collect(streamCsv('x.csv', commas(1024)))).rejects.toThrow(
      /x\.csv, line 1: is longer than any line/,
    )
    expect(() => readCsv('x.csv', `a,b\n${','.repeat(2_000_000)}`)).toThrow(/line 2/)
  })

  test('ends when its reader stops early, and when a record far from the end is at fault', async () => {
    async function* lines(): AsyncGenerator<Uint8Array> {
      for (let sent = 0; sent < 200; sent += 1) yield new TextEncoder().encode('1,2\n'.repeat(10_000))
    }
    async function* faulty(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode('1,2\n1,"2"3\n')
      yield* lines()
    }
    for await (const record of streamCsv('x.csv', lines())) if (record.line === 3) break
    await expect(collect(streamCsv('x.csv', faulty()))).rejects.toThrow(/x\.csv, line 2/)
  })

  test('names the line of bytes that are not UTF-8', async () => {
    async function* windows(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode('name,place\n"A\nB",x\n')
      yield Uint8Array.of(0x43, 0x61, 0x66, 0xe9, 0x2c, 0x79, 0x0a, 0x7a, 0x2c, 0x7a, 0x0a)
    }
    await expect(collect(streamCsv('x.csv', windows()))).rejects.toThrow(
      'x.csv, line 4: "Caf\uFFFD,y\\nz,z\\n" holds bytes that are not UTF-8',
    )
  })

  test('says where a quote is left open', () => {
    expect(() => readCsv('x.csv', 'a,b\n"1,2\n')).toThrow(ReadError)
  })
})
