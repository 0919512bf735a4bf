import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { jsonFile } from '../../src/reports/bundle/files.ts'
import type { Documents } from '../../src/reports/verifier/documents.ts'
import { atPointer, numbersIn } from '../../src/reports/verifier/json.ts'
import { readZip } from '../../src/reports/verifier/read-zip.ts'
import { recompute } from '../../src/reports/verifier/recompute.ts'
import { type Finding, UnreadableBundle, type Verification } from '../../src/reports/verifier/verification.ts'
import { checkContent, verifyBundle } from '../../src/reports/verifier/verify-bundle.ts'
import { type Files, jsonIn, pack, plainBundle, reseal, testSigner } from '../support/bundles.ts'
import { FULL_RUN, openOnOneEngine } from '../support/engines.ts'
import { rawZip } from '../support/raw-zip.ts'
import { type SampleReport, sampleReports } from '../support/sample-reports.ts'

let samples: Readonly<Record<'bare' | 'declared', SampleReport>>
let zip: Uint8Array
let files: Files
let documents: Documents

beforeAll(async () => {
  const database = await openOnOneEngine({ holding: 'starter' })
  samples = await sampleReports(database)
  await database.close()
  zip = (await plainBundle(samples.declared.disclosure)).zip
  files = unzipSync(zip)
  documents = {
    manifest: jsonIn(files, 'manifest.json') as unknown as Documents['manifest'],
    report: jsonIn(files, 'report.json') as unknown as Documents['report'],
    coverage: jsonIn(files, 'coverage-matrix.json') as unknown as Documents['coverage'],
    provenance: jsonIn(files, 'provenance.json') as unknown as Documents['provenance'],
    summary: Buffer.from(files['summary.md'] ?? []).toString(),
    pdf: files['report.pdf'] ?? new Uint8Array(),
    workbook: files['working-papers.xlsx'] ?? new Uint8Array(),
  }
})

const issuer = () => {
  const { key_id, public_key } = testSigner()
  return [{ id: key_id, public_key }]
}
const kinds = ({ findings }: Pick<Verification, 'findings'>): string[] => findings.map(({ kind }) => kind)

describe('a bundle as it was made', () => {
  test('is valid: with the issuer’s key trusted, without it whole', () => {
    expect(verifyBundle(zip, issuer())).toMatchObject({
      valid: true,
      findings: [],
      signature: { trust: 'trusted' },
    })
    expect(verifyBundle(zip, null)).toMatchObject({ valid: true, signature: { trust: 'integrity_only' } })
  })

  test('another key than the issuer’s is not valid', () => {
    const other = [{ id: 'key_0', public_key: testSigner('other').public_key }]
    expect(verifyBundle(zip, other)).toMatchObject({ valid: false, signature: { trust: 'wrong_key' } })
  })
})

describe('altered bytes', () => {
  test('of the container are noticed, wherever they are', () => {
    expect(readZip(zip).faults).toEqual([])
    fc.assert(
      fc.property(fc.nat(zip.length - 1), fc.integer({ min: 0, max: 7 }), (at, bit) => {
        expect(isNoticed(zip, at, bit)).toBe(true)
      }),
      { numRuns: 25, seed: 1 },
    )
  })

  test('every single byte of the headers is looked at', () => {
    // Stored, not deflated: the last byte of a deflated stream has bits that nothing reads.
    const small = zipSync({ 'a.txt': [Buffer.from('a'), { level: 0 }] }, { mtime: new Date(1980, 0, 1) })
    expect(readZip(small).faults).toEqual([])
    for (let at = 0; at < small.length; at += 1) expect(isNoticed(small, at, 2), `byte ${at}`).toBe(true)
  })

  test('a missing, an extra and a strange file', () => {
    const { 'summary.md': _, ...rest } = files
    expect(kinds(verifyBundle(pack(rest), null))).toContain('file')
    const extra = verifyBundle(pack({ ...files, 'note.txt': Buffer.from('hello') }), null)
    expect(extra.findings).toContainEqual(expect.objectContaining({ kind: 'file', where: 'note.txt' }))
    expect(() => verifyBundle(Buffer.from('not a ZIP at all, whatever it claims'), null)).toThrow(
      UnreadableBundle,
    )
    expect(() => verifyBundle(pack({ 'a.txt': Buffer.from('a') }), null)).toThrow(UnreadableBundle)
  })
})

describe('a forger who restates every hash', () => {
  const forged = (
    change: (report: Record<string, unknown>) => void,
    signer = testSigner('forger'),
  ): Uint8Array => {
    const report = jsonIn(files, 'report.json')
    change(report)
    return reseal({ ...files, 'report.json': jsonFile(report) }, signer)
  }
  const scope1 = (report: Record<string, unknown>): void => {
    const metrics = report['metrics'] as { id: string; value: unknown }[]
    metrics.find(({ id }) => id === 'trend.scope1.slope')!.value = -1
  }

  test('and signs anew is given away by the number, and by the key', () => {
    const found = verifyBundle(forged(scope1), issuer())
    expect(found.signature.trust).toBe('wrong_key')
    expect(found.findings.filter(({ kind }) => kind === 'file')).toEqual([])
    expect(found.findings).toContainEqual(
      expect.objectContaining({
        kind: 'number',
        where: 'trend.scope1.slope',
        stated: -1,
        calculation: 'trend.scope1',
        inputs: expect.arrayContaining([expect.stringMatching(/^in_/)]) as string[],
      }),
    )
  })

  test('and leaves the old signature has an invalid one', () => {
    const report = jsonIn(files, 'report.json')
    scope1(report)
    const found = verifyBundle(reseal({ ...files, 'report.json': jsonFile(report) }), null)
    expect(kinds(found)).toEqual(expect.arrayContaining(['signature', 'number']))
  })
})

describe('changed content, whatever the hashes say', () => {
  const findingsFor = (changes: Partial<Documents>): readonly { kind: string; where: string }[] =>
    checkContent({ ...documents, ...changes }).findings
  const changedReport = (pointer: string, value: unknown): Documents['report'] => {
    const report = structuredClone(documents.report)
    const at = pointer.lastIndexOf('/')
    ;(atPointer(report, pointer.slice(0, at)) as Record<string, unknown>)[pointer.slice(at + 1)] = value
    return report
  }

  test('every metric: another value is named', () => {
    // A recomputation takes as long for one change as for many, and each metric is compared by itself.
    const groups = FULL_RUN ? documents.report.metrics.length : 12
    for (let group = 0; group < groups; group += 1) {
      const isChanged = (index: number): boolean => index % groups === group
      const metrics = documents.report.metrics.map((metric, index) => {
        const { value } = metric
        const other = typeof value === 'number' ? value + 1 : `${value ?? 'something'} else`
        return isChanged(index) ? { ...metric, value: other } : metric
      })
      const { findings: found } = recompute({ ...documents, report: { ...documents.report, metrics } })
      const named = new Set(found.map(({ where }) => where))
      const changed = metrics.filter((_, index) => isChanged(index)).map(({ id }) => id)
      expect(changed.filter((id) => !named.has(id))).toEqual([])
      expect(metrics.filter(({ id }, index) => !isChanged(index) && named.has(id))).toEqual([])
    }
  })

  test('every number of the series, the scores and the reconciliation: another value is named', () => {
    const pointers = numbersIn(documents.report).filter(
      (pointer) =>
        /^\/(series|reconciliation|readiness\/(score|pillars))\//.test(pointer) &&
        !/place|station|confidence|counts/.test(pointer),
    )
    expect(pointers.length).toBeGreaterThan(500)
    fc.assert(
      fc.property(fc.constantFrom(...pointers), (pointer) => {
        const stated = atPointer(documents.report, pointer) as number
        const { findings: found } = recompute({
          ...documents,
          report: changedReport(pointer, stated * 1.001 + 1),
        })
        expect(found.map(({ where }) => where)).toContain(pointer)
      }),
      { numRuns: FULL_RUN ? 40 : 10, seed: 1 },
    )
  })

  test('an input: its id, its list, the evidence hash and the figures made from it', () => {
    const provenance = structuredClone(documents.provenance)
    const [id] = documents.report.metrics.find((metric) => metric.id === 'emissions.scope1')!.evidence_ids
    const input = provenance.inputs.find((one) => one.id === id)!
    Object.assign(input, { value_text: '1' })
    const found = findingsFor({ provenance })
    expect(found).toContainEqual(expect.objectContaining({ kind: 'input', where: input.id }))
    expect(found).toContainEqual(expect.objectContaining({ kind: 'input', where: 'evidence_hash' }))
    expect(found).toContainEqual(expect.objectContaining({ kind: 'number' }))
  })

  test('an input that another one takes the place of', () => {
    const provenance = structuredClone(documents.provenance)
    const trend = provenance.calculations.find(({ id }) => id === 'trend.scope1')!
    const { years } = trend.arguments as { years: { scope1_t: unknown }[] }
    years[years.length - 1]!.scope1_t = years[0]!.scope1_t
    expect(findingsFor({ provenance })).toContainEqual(
      expect.objectContaining({ kind: 'number', where: 'trend.scope1.slope' }),
    )
  })

  test.each([
    ['another version', { method: { id: 'emissions_trend', version: '9.0.0' } }],
    ['another formula', { formula: 'sum' }],
    ['an unknown formula', { formula: 'guess' }],
  ])('a method: %s', (_, change) => {
    const provenance = structuredClone(documents.provenance)
    Object.assign(provenance.calculations.find(({ id }) => id === 'trend.scope1')!, change)
    expect(findingsFor({ provenance })).toContainEqual(
      expect.objectContaining({ kind: 'method', where: 'trend.scope1' }),
    )
  })

  test('a record, a requirement, the summary, a calculation that is gone', () => {
    const provenance = structuredClone(documents.provenance)
    Object.assign(provenance.records[0]!.body, { targets: [] })
    expect(findingsFor({ provenance }).map(({ kind }) => kind)).toContain('record')
    const [coverage, report] = [structuredClone(documents.coverage), structuredClone(documents.report)]
    const counted = coverage.requirements.find(({ is_counted }) => is_counted)!
    Object.assign(counted, { evidence_status: 'missing' })
    expect(findingsFor({ coverage }).map(({ where }) => where)).toEqual([
      `coverage-matrix.json requirement ${counted.id}/evidence_status`,
    ])
    const { requirements } = report.readiness
    const stated = requirements.find(({ requirement_id }) => requirement_id === counted.id)!
    Object.assign(stated, { evidence_status: 'missing' })
    const ofReport = findingsFor({ report }).map(({ where }) => where)
    expect(ofReport).toContain('readiness.overall.numerator')
    expect(ofReport).toContain(`report.json requirement ${counted.id}/evidence_status`)
    const summary = documents.summary.replace(/ 6,223,931 /, ' 6,223,930 ')
    expect(findingsFor({ summary })).toContainEqual(
      expect.objectContaining({ kind: 'tie', where: 'summary.md line 15' }),
    )
    const fewer = { ...documents.provenance, calculations: documents.provenance.calculations.slice(1) }
    expect(findingsFor({ provenance: fewer }).length).toBeGreaterThan(0)
  })
})

describe('hostile files end in findings, not in a crash', () => {
  const forged = (provenance: Uint8Array): readonly Finding[] =>
    verifyBundle(reseal({ ...files, 'provenance.json': provenance }, testSigner('forger')), null).findings
  test.each<[string, (provenance: Record<string, unknown>) => void]>([
    [
      'records that are none',
      (changed) => {
        for (const one of changed['records'] as { body: object }[])
          one.body = { targets: 5, instruments: null, period: null }
      },
    ],
    [
      'arguments that are none',
      (changed) => {
        for (const one of changed['calculations'] as { arguments: unknown }[]) one.arguments = null
      },
    ],
    [
      'a calculation that needs itself',
      (changed) => {
        for (const one of changed['calculations'] as { arguments: unknown }[])
          one.arguments = { metric: 'readiness.overall.score' }
      },
    ],
  ])('%s', (_what, change) => {
    const provenance = jsonIn(files, 'provenance.json')
    change(provenance)
    expect(forged(jsonFile(provenance)).length).toBeGreaterThan(0)
  })

  test('arguments nested without end', () => {
    const text = Buffer.from(files['provenance.json']!).toString()
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const findings = forged(Buffer.from(text.replace('"arguments": {', `"arguments": ${deep}, "x": {`)))
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'schema', where: 'provenance.json' }))
  })

  test('names that lead out of the folder, a file twice, an extra one', () => {
    const entries = Object.entries(files).map(([name, data]) => ({ name, data }))
    const packedWith = (name: string, data = Buffer.from('x')) =>
      verifyBundle(rawZip([...entries, { name, data }]), null)
    expect(packedWith('../../etc/passwd').findings.map(({ where }) => where)).toContain('../../etc/passwd')
    expect(packedWith('report.pdf').findings.map(({ where }) => where)).toContain('report.pdf')
    expect(packedWith('report.pdf').findings).toContainEqual(
      expect.objectContaining({
        kind: 'container',
        detail: expect.stringContaining('report.pdf appears twice') as string,
      }),
    )
  })
})

function isNoticed(bytes: Uint8Array, at: number, bit: number): boolean {
  const changed = Uint8Array.from(bytes)
  changed[at]! ^= 1 << bit
  try {
    return readZip(changed).faults.length > 0
  } catch (error) {
    return error instanceof UnreadableBundle
  }
}
