import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pdfOf, pdfWith, type Shown } from '../../../test/support/small-pdf.ts'
import { fileInMemory } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import { readReport } from './read-report.ts'

const read = async (bytes: Uint8Array) => readReport(fileInMemory('a.pdf', bytes))
const LINE: Shown = { text: 'Scope 1 was 255,300 t', x: 60, y: 700 }
const SOUND = pdfOf([LINE], [LINE])

/** The handler for passwords with keys of nobody: an empty password does not open it. */
const LOCKED = pdfWith(
  {
    objects: [`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`],
    trailer: `/Encrypt 6 0 R /ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>]`,
  },
  [LINE],
)

/** The second page is not there. */
const NO_PAGE = Buffer.from(SOUND.toString('latin1').replace('[4 0 R 6 0 R]', '[4 0 R 99 0 R]'), 'latin1')

describe('a PDF that', () => {
  test.each<readonly [string, Uint8Array, string]>([
    ['has a password', LOCKED, 'is protected by a password'],
    [
      'has ten thousand pages',
      pdfOf(...Array.from({ length: 10_000 }, () => [])),
      'has 10000 pages; at most 2000',
    ],
    ['has a page that is not there', NO_PAGE, 'a.pdf, page 2: cannot be read'],
    ['ends after its first line', SOUND.subarray(0, 9), 'cannot be read as a PDF'],
  ])('%s is refused in words', async (_, bytes, words) => {
    await expect(read(bytes)).rejects.toThrow(words)
    await expect(read(bytes)).rejects.toBeInstanceOf(ReadError)
  })

  test('is damaged anywhere is read or refused in words, never anything else', async () => {
    const damage = fc.record({
      at: fc.nat(SOUND.length - 1),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
      cut: fc.option(fc.nat(SOUND.length - 1), { freq: 4 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 4 }), async (damages) => {
        let bytes = Buffer.from(SOUND)
        for (const { at, bytes: put, cut } of damages) {
          bytes.set(put.subarray(0, Math.max(0, bytes.length - at)), Math.min(at, bytes.length))
          if (cut !== null) bytes = bytes.subarray(0, cut)
        }
        try {
          const { pages } = await read(bytes)
          expect(pages.length).toBeGreaterThan(0)
        } catch (error) {
          expect(error).toBeInstanceOf(ReadError)
        }
      }),
      { numRuns: 300, seed: 20261118 },
    )
  })
})
