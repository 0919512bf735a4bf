import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { FULL_RUN } from '../support/engines.ts'
import { pdfOf, pdfWith } from '../support/small-pdf.ts'
import { runBeside } from './shared-server.ts'
import { temporaryDirectory } from './southerly.ts'

const MEGABYTE = 1024 * 1024

/** A page of 900 MB of blanks in 1 MB. */
const bomb = (): Buffer => {
  const packed = deflateSync(Buffer.alloc(900 * MEGABYTE, ' ')).toString('latin1')
  const stream = `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`
  const [page, contents] = [6, 7]
  return Buffer.from(
    pdfWith(
      {
        objects: [
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> /Contents ${contents} 0 R >>`,
          stream,
        ],
      },
      [],
    )
      .toString('latin1')
      .replace('/Count 1 /Kids [4 0 R]', `/Count 1 /Kids [${page} 0 R]`),
    'latin1',
  )
}

test('southerly challenge: what agrees, what differs, and files that cannot be read', async () => {
  const folder = temporaryDirectory()
  const line = (text: string) => [{ text, x: 60, y: 700 }]
  const files = {
    'agrees.pdf': pdfOf(line('In 2024-25 our scope 1 emissions were 30,439,497 t CO2-e.'), []),
    'differs.pdf': pdfOf(line('In 2024-25 our scope 1 emissions were 3,043,950 t CO2-e.')),
    'scan.pdf': pdfOf([]),
    'bomb.pdf': bomb(),
  }
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes)
  const challenge = (name: string, ...more: readonly string[]) =>
    runBeside(['challenge', path.join(folder, name), '--abn', '74115061375', '--period', '2024-25', ...more])

  const agrees = await challenge('agrees.pdf', '--json')
  expect(agrees).toMatchObject({ code: 0, stderr: '' })
  const [reading, summary] = agrees.stdout
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text) as object)
  expect(reading).toMatchObject({
    page: 1,
    quote: '30,439,497 t CO2-e',
    value: 30439497,
    verdict: 'agrees',
    against: {
      value: 30439497,
      rows: [
        {
          release: expect.stringMatching(/^nger-corporate-2024-25-/) as string,
          ref: expect.stringMatching(/\d/) as string,
          field: 'scope1_t',
        },
      ],
    },
    also_against: [],
  })
  expect(summary).toMatchObject({ pages: 2, pages_without_text: [2], numbers: 1 })

  const differs = await challenge('differs.pdf')
  expect(differs.code).toBe(6)
  expect(differs.stdout).toContain('page 1: “3,043,950 t CO2-e”: unit suspect.')
  expect(await challenge('none.pdf')).toMatchObject({ code: 5 })
  const scan = await challenge('scan.pdf')
  expect(scan.code).toBe(3)
  expect(scan.stderr).toContain('has no text: its pages are pictures')
  // With `--full`: it takes what a reader may take. test/api/challenges.test.ts has files that cost little.
  if (!FULL_RUN) return
  const blown = await challenge('bomb.pdf')
  expect(blown.code).toBe(3)
  expect(blown.stderr).toMatch(/takes (?:more than 512 MB of memory|longer than 60 seconds) to read/)
  expect(blown.stderr).toContain('Nothing was compared.')
})
