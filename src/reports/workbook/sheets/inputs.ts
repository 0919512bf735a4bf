import type { ProvenanceInput, ProvenanceRecord } from '../../../domain/disclosure/report/provenance.ts'
import { printedNumber } from '../../../domain/printed-number.ts'
import { type SheetDraft, typed } from '../draft/sheet-draft.ts'
import type { WorkingPapers } from '../papers.ts'

const VALUE = 4

/** Every input with the place it was read at; those that a formula needs have their id as the name of the cell. */
export function inputsSheet(papers: WorkingPapers): void {
  const sheet = papers.draft.sheet({
    name: 'Inputs',
    title: 'Inputs',
    explanation:
      'Every published and declared figure behind the report, each with its file and where it is in the file. Formulas refer to column E by the id in column A, which is the id in provenance.json.',
    widths: [18, 30, 34, 13, 18, 22, 30, 44, 30, 24],
  })
  const header = sheet.header([
    'Id',
    'Dataset',
    'Figure',
    'About',
    'Value',
    'As printed',
    'Row or cell',
    'Release',
    'SHA-256 of the file',
    'Licence',
  ])
  const needed = referredTo(papers)
  const licences = new Map(papers.report.sources.map(({ release, licence }) => [release, licence.id]))
  for (const input of papers.provenance.inputs.toSorted(byPlace)) {
    const row = sheet.add([
      input.id,
      input.dataset,
      input.field,
      input.observed,
      typed(printedNumber(input.value_text)),
      input.value_text,
      input.ref,
      input.release,
      input.file_sha256,
      licences.get(input.release) ?? null,
    ])
    if (needed.has(input.id))
      papers.inputs.set(input.id, papers.draft.define(input.id, sheet.reference(row, VALUE)))
  }
  for (const record of papers.provenance.records) declaredFigures(papers, sheet, record)
  sheet.filterFrom(header)
}

function declaredFigures(papers: WorkingPapers, sheet: SheetDraft, record: ProvenanceRecord): void {
  for (const { pointer, value } of numbersIn(record.body)) {
    const row = sheet.add([
      null,
      'tenant record',
      record.record,
      null,
      typed(value),
      String(value),
      pointer,
      `version ${record.version}`,
      record.sha256,
      'declared by the company',
    ])
    const name = papers.draft.define(`declared_${record.record}${pointer}`, sheet.reference(row, VALUE))
    sheet.set(row, 0, name)
    papers.inputs.set(`${record.record}#${pointer}`, name)
  }
}

/** Ids of inputs that a calculation or a published figure refers to. */
function referredTo({ provenance, report }: WorkingPapers): Set<string> {
  const published = report.metrics.filter(({ calculation, value }) => calculation === null && value !== null)
  return new Set([
    ...provenance.calculations.flatMap(({ arguments: given }) => inputsIn(given)),
    ...published.flatMap(({ evidence_ids }) => evidence_ids.slice(0, 1)),
  ])
}

function inputsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('input' in value && typeof value.input === 'string') return [value.input]
  return Object.values(value).flatMap(inputsIn)
}

function numbersIn(value: unknown, pointer = ''): { readonly pointer: string; readonly value: number }[] {
  if (typeof value === 'number') return [{ pointer, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    numbersIn(part, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  )
}

/** By dataset, figure and year: together what a reader looks for together. */
function byPlace(one: ProvenanceInput, other: ProvenanceInput): number {
  for (const part of ['dataset', 'field', 'observed', 'ref', 'id'] as const)
    if (one[part] !== other[part]) return one[part] < other[part] ? -1 : 1
  return 0
}
