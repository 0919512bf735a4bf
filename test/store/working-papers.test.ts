import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type CellObject, read, type WorkBook } from '@e965/xlsx'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { TRANSITION_RULE } from '../../src/domain/company/risk/transition-formula.ts'
import { compareReports } from '../../src/domain/disclosure/report/compare.ts'
import { sha256 } from '../../src/domain/evidence.ts'
import { rememberedUpTo } from '../../src/domain/remembered-by.ts'
import { renderWorkingPapers } from '../../src/reports/workbook/render-working-papers.ts'
import { FULL_RUN, openOnOneEngine } from '../support/engines.ts'
import { HAS_LIBREOFFICE, recalculated } from '../support/libreoffice.ts'
import { runProgram } from '../support/run-program.ts'
import { ALMOST_NOTHING, type SampleReport, sampleReport, sampleReports } from '../support/sample-reports.ts'

const HOSTILE = '=cmd|" /C calc"!A1 & <b> +@-'

interface Formula {
  readonly where: string
  readonly formula: string
  readonly value: unknown
}

const cellsOf = (workbook: WorkBook): [where: string, cell: CellObject][] =>
  workbook.SheetNames.flatMap((name) =>
    Object.entries(workbook.Sheets[name] ?? {})
      .filter(([place]) => !place.startsWith('!'))
      .map(([place, cell]): [string, CellObject] => [`${name}!${place}`, cell as CellObject]),
  )

const formulasOf = (workbook: WorkBook): Formula[] =>
  cellsOf(workbook).flatMap(([where, { f, v }]) => (f === undefined ? [] : [{ where, formula: f, value: v }]))

/** The rows of Results: id, workbook's value, report's value and the difference. */
const resultsOf = (workbook: WorkBook) => {
  const sheet = workbook.Sheets['Results'] ?? {}
  const at = (column: string, row: number): unknown => (sheet[`${column}${row}`] as CellObject | undefined)?.v
  return Array.from({ length: 1000 }, (_, index) => index + 5)
    .map((row) => ({ id: at('A', row), own: at('C', row), stated: at('D', row), tie: at('E', row) }))
    .filter(({ id }) => id !== undefined)
}

const rendered = ({ report, provenance, coverage }: SampleReport) =>
  renderWorkingPapers({ report, provenance, coverage, changes: null })

// One engine is enough: test/store/bundle.test.ts has the report the same on both.
describe('working-papers.xlsx', () => {
  let samples: Readonly<Record<'bare' | 'declared' | 'almostEmpty', SampleReport>>
  let files: Readonly<Record<string, Uint8Array>>
  beforeAll(async () => {
    const database = await openOnOneEngine({ holding: 'starter' })
    samples = {
      ...(await sampleReports(database)),
      almostEmpty: await sampleReport(database, ALMOST_NOTHING),
    }
    await database.close()
    files = Object.fromEntries(
      await Promise.all(
        Object.entries(samples).map(async ([name, sample]) => [name, await rendered(sample)] as const),
      ),
    )
  })

  /** Each file is read once: that takes a second or two. */
  const opened = rememberedUpTo(3, (name: string) => read(files[name]!))

  // Bundles are made in other zones by bundle-workers.test.ts.
  test.skipIf(!FULL_RUN)(
    'the same report has the same bytes, in other time zones and another process',
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'southerly-xlsx-'))
      onTestFinished(() => rmSync(folder, { recursive: true }))
      const { report, provenance, coverage } = samples.bare
      expect(sha256(await rendered(samples.bare))).toBe(sha256(files['bare']!))
      const file = path.join(folder, 'report.json')
      writeFileSync(file, JSON.stringify({ report, provenance, coverage, changes: null }))
      for (const TZ of ['Pacific/Kiritimati', 'America/Los_Angeles'])
        expect((await runProgram('render-working-papers', [file], { TZ })).trim()).toBe(
          sha256(files['bare']!),
        )
    },
  )

  test('tells readers of transition risk the rule that decides', () => {
    const words = cellsOf(opened('bare'))
      .filter(([where]) => where.startsWith('Transition!'))
      .map(([, { v }]) => String(v))
    expect(words.find((text) => text.startsWith('The level of each'))).toBe(
      `The level of each, from 1 for low to 4 for very high; an empty cell could not be assessed. ${TRANSITION_RULE} The exposure and the band are on the sheet Calculation.`,
    )
  })

  test('works out every figure that the report calculates, and each ties', () => {
    for (const [name, sample] of Object.entries(samples)) {
      const rows = resultsOf(opened(name))
      const found = rows.map(({ id, own, stated, tie }) => ({
        id,
        stated: stated ?? null,
        tie,
        isGiven: own !== undefined,
      }))
      expect(found).toEqual(
        sample.report.metrics.map(({ id, value }) => ({
          id,
          stated: value,
          tie: value === null ? undefined : 0,
          isGiven: value !== null,
        })),
      )
    }
  })

  test.runIf(HAS_LIBREOFFICE)(
    'LibreOffice calculates from the formulas alone what stands in the file',
    () => {
      const { declared, bare } = files
      const saved = recalculated({ declared: declared!, ...(FULL_RUN ? { bare: bare! } : {}) })
      for (const [name, workbook] of Object.entries(saved)) {
        const stated = new Map(formulasOf(opened(name)).map((one) => [one.where, one]))
        expect(stated.size).toBeGreaterThan(1500)
        const calculated = new Map(cellsOf(workbook).map(([where, cell]) => [where, cell.v]))
        for (const { where, formula, value } of stated.values()) {
          const found = calculated.get(where)
          const difference =
            typeof value === 'number' && typeof found === 'number'
              ? Math.abs(found - value) / Math.max(1, Math.abs(value))
              : Number(found !== value)
          if (difference > 1e-9)
            expect.fail(`${name} ${where} ${formula}: ${String(value)}, calculated ${String(found)}`)
        }
        expect(resultsOf(workbook).filter(({ tie }) => tie !== undefined && tie !== 0)).toEqual([])
      }
    },
  )

  test('Climate names each indicator with its unit, and Sector says which row is the company’s', () => {
    const workbook = opened('bare')
    const texts = (sheet: string, column: string): unknown[] =>
      cellsOf(workbook)
        .filter(([where]) => where.startsWith(`${sheet}!${column}`))
        .map(([, { v }]) => v)
    expect(new Set(texts('Climate', 'A'))).toContain('Mean temperature, °C')
    expect(new Set(texts('Climate', 'A'))).toContain('Days at 35 °C or more')
    expect(texts('Sector', 'F').filter((text) => text === 1)).toHaveLength(1)
    expect(texts('Sector', 'F')).toContain(0)
  })

  test('every name leads to a cell that is there', () => {
    const workbook = opened('declared')
    const names = workbook.Workbook?.Names ?? []
    expect(names.length).toBeGreaterThan(500)
    for (const { Name, Ref } of names) {
      const [, quoted, plain, cell] = /^(?:'([^']+)'|(\w+))!\$?([A-Z]+\$?\d+)/.exec(Ref) ?? []
      if (Name.startsWith('_xlnm.')) continue
      const sheet = workbook.Sheets[quoted ?? plain ?? '']
      expect({ Name, Ref, isThere: sheet !== undefined && (cell ?? '').replace('$', '') in sheet }).toEqual({
        Name,
        Ref,
        isThere: true,
      })
    }
  })

  test('Coverage has every requirement, and Changes each figure that is another one, with its cause', async () => {
    const { bare } = samples
    const now = structuredClone({ report: bare.report, provenance: bare.provenance })
    const scope1 = now.report.metrics.find(({ id }) => id === 'emissions.scope1')!
    Object.assign(scope1, { value: 30_000_000 })
    Object.assign(now.provenance.inputs.find(({ id }) => id === scope1.evidence_ids[0])!, {
      value_text: '30,000,000',
    })
    const changes = compareReports(bare, now)
    const { Sheets } = read(await renderWorkingPapers({ ...bare, changes }))
    const first = (sheet: string, row: number): unknown => (Sheets[sheet]?.[`A${row}`] as CellObject)?.v
    expect(bare.coverage.requirements.map((_, index) => first('Coverage', index + 5))).toEqual(
      bare.coverage.requirements.map(({ id }) => id),
    )
    const cells = Sheets['Changes'] ?? {}
    expect([first('Changes', 5), cells['E5'], cells['F5']]).toMatchObject([
      'emissions.scope1',
      { f: 'D5-C5', v: 30_000_000 - 30_439_497 },
      { v: expect.stringMatching(/^restated_data: /) as string },
    ])
    expect(opened('bare').Sheets['Changes']).toBeUndefined()
  })

  test('text of a company is never a formula', async () => {
    const { report, ...rest } = samples.declared
    const hostile = {
      ...report,
      entity: { ...report.entity, name: HOSTILE },
      metrics: report.metrics.map((metric) => ({ ...metric, label: HOSTILE })),
    }
    const workbook = read(await renderWorkingPapers({ ...rest, report: hostile }))
    expect(formulasOf(workbook).filter(({ formula }) => formula.includes('cmd'))).toEqual([])
    const title = workbook.Sheets['Cover']?.['A1'] as CellObject
    expect({ type: title.t, value: title.v }).toEqual({ type: 's', value: `DRAFT. ${HOSTILE}` })
  })

  test('a figure that is missing is an empty cell with its reason', () => {
    const sheet = opened('almostEmpty').Sheets['Results'] ?? {}
    const { metrics } = samples.almostEmpty.report
    const missing = metrics.flatMap(({ value, availability }, index) =>
      value === null ? [{ row: index + 5, detail: availability.detail }] : [],
    )
    expect(missing.length).toBeGreaterThan(5)
    for (const { row, detail } of missing) {
      expect((sheet[`C${row}`] as CellObject | undefined)?.v).toBeUndefined()
      expect((sheet[`J${row}`] as CellObject).v).toBe(detail)
    }
  })
})
