import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { RENDERERS } from '../../src/operations/disclosure-report/render.ts'
import { BUNDLE_FILES, jsonFile } from '../../src/reports/bundle/files.ts'
import { atPointer, numbersIn } from '../../src/reports/verifier/json.ts'
import type { Finding, Verification } from '../../src/reports/verifier/verification.ts'
import { verifyBundle } from '../../src/reports/verifier/verify-bundle.ts'
import { type Files, jsonIn, makeBundle, pack, reseal, testSigner } from '../support/bundles.ts'
import { FULL_RUN, openOnOneEngine } from '../support/engines.ts'
import { allRecords, BLUESCOPE, sampleReport } from '../support/sample-reports.ts'

/** A real bundle: real PDF, real workbook, every record. Made once. */
let zip: Uint8Array
let files: Files

beforeAll(async () => {
  const database = await openOnOneEngine({ holding: 'starter' })
  const { disclosure } = await sampleReport(database, BLUESCOPE, allRecords())
  await database.close()
  zip = (await makeBundle({ signer: testSigner(), render: RENDERERS }, disclosure)).zip
  files = unzipSync(zip)
})

/** Fixed, so that a run that fails can be looked into. */
const SEED = 20_261_115
const NAMES = [...BUNDLE_FILES.map(({ name }) => name), 'manifest.json'] as const

const issuer = () => [{ id: testSigner().key_id, public_key: testSigner().public_key }]
/** What a forger gets who restates every hash and signs with a key of their own; the victim has no key to compare. */
const forged = (changed: Files): Verification =>
  verifyBundle(reseal({ ...files, ...changed }, testSigner('forger')), null)
const forgedJson = (name: string, change: (value: Record<string, unknown>) => void): readonly Finding[] => {
  const value = jsonIn(files, name)
  change(value)
  return forged({ [name]: jsonFile(value) }).findings
}
const places = (findings: readonly Finding[]): Set<string> => new Set(findings.map(({ where }) => where))

test('the bundle is valid as it was made', () => {
  const { valid, findings, signature } = verifyBundle(zip, issuer())
  expect(findings).toEqual([])
  expect({ valid, trust: signature.trust }).toEqual({ valid: true, trust: 'trusted' })
})

describe('any byte of any file', () => {
  test.each(NAMES)('%s: the file is named', (name) => {
    const bytes = files[name]
    if (bytes === undefined) return
    const flips = fc.sample(fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 })), {
      seed: SEED,
      numRuns: FULL_RUN ? 4 : 1,
    })
    for (const [at, mask] of [[bytes.length - 1, 1] as const, ...flips]) {
      const changed = Uint8Array.from(bytes)
      changed[at]! ^= mask
      const { findings, valid } = verifyBundle(pack({ ...files, [name]: changed }), issuer())
      expect(valid).toBe(false)
      expect(findings.map(({ where }) => where).find((where) => where.startsWith(name))).toBeDefined()
    }
  })

  test('another blank in the manifest is another manifest, though the signature fits', () => {
    const text = Buffer.from(files['manifest.json']!).toString().replace('\n ', '\n\t')
    const { findings, signature } = verifyBundle(
      pack({ ...files, 'manifest.json': Buffer.from(text) }),
      issuer(),
    )
    expect(signature.trust).toBe('trusted')
    expect(findings).toEqual([expect.objectContaining({ kind: 'schema', where: 'manifest.json' })])
  })
})

describe('every number of report.json, with every hash restated and a signature of one’s own', () => {
  /** Stated inputs: `not_recomputed` declares each. */
  const STATED = [
    /^\/metrics\/\d+\/data_quality$/,
    /^\/series\/climate\/indicators\/\d+\/station\/distance_km$/,
    /^\/review\/open_comments$/,
  ]
  const isStated = (pointer: string): boolean => STATED.some((one) => one.test(pointer))
  const set = (root: unknown, pointer: string, value: unknown): void => {
    const at = pointer.lastIndexOf('/')
    Object.assign(atPointer(root, pointer.slice(0, at)) as object, { [pointer.slice(at + 1)]: value })
  }
  const CONFIDENCE = '/series/emissions/confidence'
  const other = (value: number): number => (Number.isInteger(value) ? value + 1 : value * 1.001 + 0.001)

  test('is named when all are changed', () => {
    const report = jsonIn(files, 'report.json')
    const metrics = report['metrics'] as readonly { readonly id: string }[]
    // The schema knows the one constant among them, and ends the verification.
    const pointers = numbersIn(report).filter((pointer) => !isStated(pointer) && pointer !== CONFIDENCE)
    expect(pointers.length).toBeGreaterThan(800)
    const found = places(
      forgedJson('report.json', (changed) => {
        for (const pointer of pointers) set(changed, pointer, other(atPointer(report, pointer) as number))
      }),
    )
    const unnamed = pointers.filter((pointer) => {
      const metric = /^\/metrics\/(\d+)\/value$/.exec(pointer)?.[1]
      const names = metric === undefined ? [pointer, `report.json${pointer}`] : [metrics[Number(metric)]!.id]
      return !names.some((name) => found.has(name))
    })
    expect(unnamed).toEqual([])
    expect(places(forgedJson('report.json', (changed) => set(changed, CONFIDENCE, 0.95)))).toContain(
      `report.json${CONFIDENCE}`,
    )
  })

  test('is named when it is the only one, by a thousand-millionth', () => {
    const report = jsonIn(files, 'report.json')
    const pointers = numbersIn(report).filter((pointer) => !isStated(pointer))
    for (const pointer of fc.sample(fc.constantFrom(...pointers), {
      seed: SEED,
      numRuns: FULL_RUN ? 40 : 5,
    })) {
      const value = atPointer(report, pointer) as number
      const moved = Number.isInteger(value) && Math.abs(value) < 1e5 ? value + 1 : value * (1 + 1e-9)
      const findings = forgedJson('report.json', (changed) => set(changed, pointer, moved))
      expect(findings.length, pointer).toBeGreaterThan(0)
    }
  })

  test('that is a stated input is declared as one', () => {
    const { not_recomputed } = verifyBundle(zip, null)
    expect(not_recomputed.map(({ where }) => where)).toEqual([
      'report.pdf',
      'working-papers.xlsx',
      'data_quality',
      '/series/climate/indicators/station',
      '/review',
      'records',
      '/instruments',
      '/entity',
      'availability',
      'arguments',
      'wording',
    ])
  })
})

describe('what only a reader of the other files would see', () => {
  test('every line of the summary that has a digit', () => {
    const lines = Buffer.from(files['summary.md']!).toString().split('\n')
    const marked = lines.flatMap((line, index) => (/\d/.test(line) ? [index] : []))
    for (const index of fc.sample(fc.constantFrom(...marked), { seed: SEED, numRuns: 4 })) {
      const text = lines.with(
        index,
        lines[index]!.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
      )
      expect(places(forged({ 'summary.md': Buffer.from(text.join('\n')) }).findings)).toContain(
        `summary.md line ${index + 1}`,
      )
    }
  })

  test('figures, texts and inputs of the workbook', () => {
    const parts = unzipSync(files['working-papers.xlsx']!)
    const edit = (part: string, from: RegExp, to: string): Set<string> => {
      const text = Buffer.from(parts[part]!).toString()
      expect(text).toMatch(from)
      const changed = { ...parts, [part]: Buffer.from(text.replace(from, to)) }
      const workbook = zipSync(changed, { mtime: new Date(1980, 0, 1), level: 2 })
      return places(forged({ 'working-papers.xlsx': workbook }).findings)
    }
    const results = 'xl/worksheets/sheet2.xml'
    expect(edit(results, /(<c r="D7"[^>]*><v>)\d+/, '$11')).toEqual(
      new Set(['working-papers.xlsx Results emissions.scope1, column D']),
    )
    expect(edit(results, /(<c r="C7".*?<v>)\d+/, '$11')).toContain(
      'working-papers.xlsx Results emissions.scope1, column C',
    )
    expect(edit(results, /(<c r="E10".*?<v>)0/, '$11')).toContain(
      'working-papers.xlsx Results emissions.scope1_and_2, column E',
    )
    expect(edit(results, /<row r="9".*?<\/row>/, '').size).toBeGreaterThan(0)
    expect(edit('xl/workbook.xml', /name="Inputs"/, 'name="Outputs"')).toContain('working-papers.xlsx Inputs')
    expect(edit('xl/sharedStrings.xml', /6,223,931/, '6,223,932').size).toBeGreaterThan(0)
  })

  test('every input, every release and every method of provenance.json', () => {
    const { inputs, calculations } = jsonIn(files, 'provenance.json') as {
      inputs: { id: string }[]
      calculations: { id: string }[]
    }
    const ofInputs = places(
      forgedJson('provenance.json', (changed) => {
        for (const input of changed['inputs'] as { value_text: string }[]) input.value_text += '1'
      }),
    )
    expect(inputs.filter(({ id }) => !ofInputs.has(id))).toEqual([])
    const ofMethods = places(
      forgedJson('provenance.json', (changed) => {
        for (const one of changed['calculations'] as { method: { version: string } }[])
          one.method.version = '9.9.9'
      }),
    )
    expect(calculations.filter(({ id }) => !ofMethods.has(id))).toEqual([])
  })

  test('an input in the place of another, though every figure is the same', () => {
    const findings = forgedJson('provenance.json', (changed) => {
      const calculations = changed['calculations'] as {
        id: string
        arguments: { years: Record<string, unknown>[] }
      }[]
      const { years } = calculations.find(({ id }) => id === 'trend.scope1')!.arguments
      ;[years[0]!['scope2_t'], years[1]!['scope2_t']] = [years[1]!['scope2_t'], years[0]!['scope2_t']]
    })
    expect(findings).toContainEqual(
      expect.objectContaining({
        kind: 'input',
        where: 'trend.scope1',
        detail: expect.stringContaining('year') as string,
      }),
    )
  })

  test('every fact of a requirement in coverage-matrix.json', () => {
    const facts: Readonly<Record<string, unknown>> = {
      id: 'x',
      parent_id: 'x',
      pillar: 'x',
      title: 'x',
      obligation: 'x',
      applies_when: 'x',
      coverage_status: 'covered',
      scored: false,
      is_gate: true,
      is_counted: false,
      evidence_status: 'not_material',
      references: ['x'],
      evidence_ids: ['0'.repeat(64)],
      metric_ids: ['x'],
    }
    const rows = jsonIn(files, 'coverage-matrix.json')['requirements'] as Record<string, unknown>[]
    const counted = rows.flatMap((row, index) =>
      row['is_counted'] === true && row['is_gate'] === false && row['coverage_status'] !== 'covered'
        ? [index]
        : [],
    )
    const found = [
      ...places(
        forgedJson('coverage-matrix.json', (changed) => {
          for (const [at, [name, value]] of Object.entries(facts).entries())
            Object.assign((changed['requirements'] as object[])[counted[at]!]!, { [name]: value })
        }),
      ),
    ]
    for (const [at, name] of Object.keys(facts).entries()) {
      const index = counted[at]!
      const names = [`/requirements/${index}/${name}`, ` requirement ${rows[index]!['id'] as string}/${name}`]
      expect(
        found.some((where) => names.some((one) => where.startsWith(`coverage-matrix.json${one}`))),
        name,
      ).toBe(true)
    }
  })

  test('a member that stands twice in a JSON file', () => {
    const text = Buffer.from(files['report.json']!).toString()
    const twice = text.replace('"value": 6223931,', '"value": 1,\n   "value": 6223931,')
    expect(twice).not.toBe(text)
    expect(forged({ 'report.json': Buffer.from(twice) }).findings).toEqual([
      expect.objectContaining({ kind: 'schema', where: 'report.json' }),
    ])
  })
})
