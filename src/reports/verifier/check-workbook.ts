import type { Documents } from './documents.ts'
import { sameNumber } from './json.ts'
import { readWorkbook, type SheetRows, type Shown } from './read-workbook.ts'
import { printedFigure } from './recompute.ts'
import { type Finding, UnreadableBundle } from './verification.ts'

/** Figures and inputs that working-papers.xlsx shows are those of report.json and provenance.json. */
export function checkWorkbook({ report, provenance, workbook }: Documents): Finding[] {
  try {
    const [results, inputs] = readWorkbook(workbook, ['Results', 'Inputs'])
    return [
      ...compareRows('Results', 'Figure', results, figuresOf(report)),
      ...compareRows('Inputs', 'Id', inputs, inputsOf(provenance)),
    ]
  } catch (error) {
    if (error instanceof UnreadableBundle)
      return [off('working-papers.xlsx', `it is not a workbook: ${error.message}`)]
    throw error
  }
}

type Expected = ReadonlyMap<string, Readonly<Record<string, Shown>>>

/** Column C is what the workbook works out, D what the report says, E the difference; C and E are empty where there is no formula. */
const figuresOf = ({ metrics }: Documents['report']): Expected =>
  new Map(
    metrics.map((metric) => [
      metric.id,
      {
        B: metric.label,
        C: metric.value,
        D: metric.value,
        E: 0,
        F: metric.unit,
        G: metric.observed?.replace('/', ' to ') ?? null,
        H: metric.basis,
        I: metric.method === null ? null : `${metric.method.id} ${metric.method.version}`,
      },
    ]),
  )

const inputsOf = ({ inputs }: Documents['provenance']): Expected =>
  new Map(
    inputs.map((input) => {
      const figure = printedFigure(input.value_text)
      return [
        input.id,
        {
          B: input.dataset,
          C: input.field,
          D: input.observed,
          E: typeof figure === 'number' ? figure : null,
          F: input.value_text,
          G: input.ref,
          H: input.release,
          I: input.file_sha256,
        },
      ]
    }),
  )

/** Worked out by a formula, which not every figure has. */
const OPTIONAL: Readonly<Record<string, ReadonlySet<string>>> = {
  Results: new Set(['C', 'E']),
  Inputs: new Set(),
}

function compareRows(
  sheet: 'Results' | 'Inputs',
  heading: string,
  rows: SheetRows | undefined,
  expected: Expected,
): Finding[] {
  const where = `working-papers.xlsx ${sheet}`
  const start = rows?.findIndex(({ A }) => A === heading) ?? -1
  if (rows === undefined || start < 0) return [off(where, `the sheet or its column ${heading} is missing`)]
  const shown = rows
    .slice(start + 1)
    .flatMap((row) => (typeof row['A'] === 'string' ? [[row['A'], row] as const] : []))
  const byId = new Map(shown)
  const declared = /^declared_/
  return [
    ...shown
      .filter(([id, row]) => (byId.get(id) !== row || !expected.has(id)) && !declared.test(id))
      .map(([id]) => off(`${where} ${id}`, 'the JSON files have no such row, or only one')),
    ...[...expected].flatMap(([id, wanted]) => {
      const row = byId.get(id)
      if (row === undefined) return [off(`${where} ${id}`, 'the row is missing')]
      return Object.entries(wanted)
        .filter(([column, value]) => {
          const found = row[column] ?? null
          return !isSame(found, value) && !(found === null && OPTIONAL[sheet]?.has(column) === true)
        })
        .map(([column, value]) => ({
          ...off(`${where} ${id}, column ${column}`, 'the JSON files have a different value'),
          stated: row[column] ?? null,
          recomputed: value,
        }))
    }),
  ]
}

/** Longer texts are cut off by the rules of workbooks, and what XML cannot hold is replaced. */
const MOST_CHARACTERS = 32_000

function isSame(found: Shown, wanted: Shown): boolean {
  if (typeof found === 'number' && typeof wanted === 'number') return sameNumber(found, wanted)
  if (typeof found !== 'string' || typeof wanted !== 'string')
    return found === (wanted === '' ? null : wanted)
  return comparable(found) === comparable(wanted)
}

const comparable = (text: string): string =>
  text
    .toWellFormed()
    .slice(0, MOST_CHARACTERS)
    .replaceAll(/[\p{Cc}\uFFFD-\uFFFF]/gu, '')

const off = (where: string, detail: string): Finding => ({ kind: 'tie', where, detail })
