import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runBeside } from './shared-server.ts'
import { temporaryDirectory } from './southerly.ts'

const BOOK = [
  'Borrower,ABN,Facility type,Exposure (A$m),Total equity (A$m),Total debt (A$m)',
  'AGL Energy,74 115 061 375,Term loan,50,4000,6000',
  'Origin Energy,,Term loan,1,9000,5000',
  'Wrong,74115061376,Term loan,1,2,3',
].join('\n')

test('southerly portfolio: a book is imported, shown, exported, and verified offline', async () => {
  const folder = temporaryDirectory()
  const [file, out] = [path.join(folder, 'book.csv'), path.join(folder, 'loans.zip')]
  writeFileSync(file, BOOK)
  const portfolio = (...words: readonly string[]) => runBeside(['portfolio', ...words])
  const load = (...words: readonly string[]) =>
    portfolio('import', file, '--id', 'command-loans', '--balance-date', '2025-12-31', ...words)

  const dry = await load('--dry-run')
  expect(dry.stdout).toMatch(/Exposure \(A\$m\) +outstanding_aud +1000000/)
  expect(dry.stdout).toContain('3 lines: 1 taken (A$50,000,000), 1 doubtful (A$1,000,000), 1 refused')
  expect((await load()).stderr).toContain('One row of 3 cannot be taken.')
  expect((await portfolio('show')).stdout).not.toContain('command-loans')

  const saved = await load('--keep-good', '--choose', 'Origin Energy=30000051696')
  expect(saved.stdout).toContain('Saved as version 1.')
  const shown = await portfolio('show', '--id', 'command-loans', '--screening')
  expect(shown.stdout).toContain(', version 1, 2025-12-31')
  expect(shown.stdout).toContain('100 % of the amount covered')
  expect(shown.stdout).toContain('AGL ENERGY LIMITED')
  expect(shown.stdout).toMatch(/^3\. Fuel- and energy-related activities +[\d,.]+ /m)

  expect((await portfolio('export', 'command-loans', '--format', 'zip', '--out', out)).code).toBe(0)
  const verified = await runBeside(['verify', out])
  expect(verified).toMatchObject({ code: 0 })
  expect(verified.stdout).toContain('2 holdings, 18 attributions')
  writeFileSync(out, 'PK no bundle')
  expect((await runBeside(['verify', out])).code).not.toBe(0)
})
