import { symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { jsonFile } from '../../src/reports/bundle/files.ts'
import { renderReportPdf } from '../../src/reports/pdf/render-report-pdf.ts'
import { jsonIn, plainBundle, reseal, testSigner } from '../support/bundles.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { QANTAS, sampleReport } from '../support/sample-reports.ts'
import { pdfOf } from '../support/small-pdf.ts'
import { start, temporaryDirectory } from './southerly.ts'

/** A folder with a bundle, the same bundle forged, the issuer's keys and somebody else's. No database anywhere. */
async function folderOfBundles(): Promise<string> {
  const database = await openOnOneEngine({ holding: 'starter' })
  const { disclosure, report: sample } = await sampleReport(database, QANTAS)
  const { zip } = await plainBundle(disclosure)
  await database.close()
  const files = unzipSync(zip)
  const report = jsonIn(files, 'report.json')
  const metrics = report['metrics'] as { id: string; value: unknown }[]
  metrics.find(({ id }) => id === 'emissions.scope1')!.value = 1
  const folder = temporaryDirectory()
  const keysOf = ({ public_key }: { public_key: string }) => JSON.stringify({ keys: [{ public_key }] })
  const forged = reseal({ ...files, 'report.json': jsonFile(report) }, testSigner('forger'))
  for (const [name, bytes] of Object.entries({
    'bundle.zip': zip,
    'forged.zip': forged,
    'keys.json': keysOf(testSigner()),
    'other.json': keysOf(testSigner('other')),
    'words.zip': 'these are words',
    'own.pdf': await renderReportPdf(sample),
    // One number of the report, and none of its main figures.
    'part.pdf': pdfOf([], [{ text: '29 emissions', x: 60, y: 700 }]),
    'other.pdf': pdfOf([], [{ text: 'Scope 1 emissions were 987,654,321 t CO2-e.', x: 60, y: 700 }]),
    'words.pdf': 'these are words',
  }))
    writeFileSync(path.join(folder, name), bytes)
  symlinkSync('/dev/zero', path.join(folder, 'endless.zip'))
  return folder
}

test('southerly verify: exit codes, trust, and each finding named', async () => {
  const folder = await folderOfBundles()
  const verify = (...words: readonly string[]) =>
    start(
      ['verify', ...words.map((word) => (/\.(?:zip|json|pdf)$/.test(word) ? path.join(folder, word) : word))],
      { SOUTHERLY_HOME: path.join(folder, 'never made') },
    ).ended
  const whole = await verify('bundle.zip')
  expect(whole).toMatchObject({ code: 0, stderr: '' })
  expect(whole.stdout).toContain('signature: integrity only')
  expect(whole.stdout).toMatch(/valid: .* who signed it was not checked .*\n$/)
  const trusted = await verify('bundle.zip', '--keys', 'keys.json', '--json')
  expect(trusted.code).toBe(0)
  expect(JSON.parse(trusted.stdout)).toMatchObject({
    valid: true,
    signature: { trust: 'trusted' },
    findings: [],
  })
  expect(await verify('bundle.zip', '--keys', 'other.json')).toMatchObject({ code: 6 })
  const forged = await verify('forged.zip')
  expect(forged.code).toBe(6)
  expect(forged.stdout).toContain('number: emissions.scope1: it differs from the figure in its input')
  expect(forged.stdout).toMatch(/stated +1\n +recomputed +\d{7}/)
  expect(forged.stdout).toMatch(/NOT VALID: \d+ findings \(\d+ /)
  expect(await verify('words.zip')).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('is not a bundle') as string,
  })
  expect(await verify('endless.zip')).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('it has more than 268435456 bytes') as string,
  })
  expect(await verify('none.zip')).toMatchObject({ code: 5 })

  const own = await verify('bundle.zip', '--paper', 'own.pdf', '--json')
  expect([own.code, own.stderr]).toEqual([0, ''])
  const { numbers, ...printed } = (JSON.parse(own.stdout) as { paper: { numbers: number } }).paper
  expect(numbers).toBeGreaterThan(500)
  expect(printed).toEqual({ own: numbers, strange: [], missing: [], not_printed: [] })
  const part = await verify('bundle.zip', '--paper', 'part.pdf')
  expect([part.code, part.stderr]).toEqual([3, expect.stringContaining('of the year’s main figures')])
  expect(part.stdout).toMatch(/NOT PRINTED {3}main figure: .*Scope 1.*: [\d,.]+.*\(0 of \d+ times\)/)
  const other = await verify('bundle.zip', '--paper', 'other.pdf')
  expect(other.code).toBe(6)
  expect(other.stdout).toMatch(/page 2, line 1: .*987,654,321/)
  expect(other.stderr).toContain('numbers that')
  expect(await verify('bundle.zip', '--paper', 'words.pdf')).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('prints no number') as string,
  })
  expect(await verify('bundle.zip', '--paper', 'none.pdf')).toMatchObject({ code: 5 })
  const unsure = await verify('forged.zip', '--paper', 'own.pdf', '--json')
  expect([unsure.code, Object.hasOwn(JSON.parse(unsure.stdout) as object, 'paper')]).toEqual([6, false])
})
