import { strToU8, zipSync } from 'fflate'
import type { PapersContent } from '../../src/reports/workbook/render-working-papers.ts'

type Shown = string | number | null

/** The two sheets of working papers that an assurer compares, without anything else: quick to make. */
export function plainWorkbook({
  report,
  provenance,
}: Pick<PapersContent, 'report' | 'provenance'>): Uint8Array {
  const results = report.metrics.map((metric): Shown[] => [
    metric.id,
    metric.label,
    null,
    metric.value,
    null,
    metric.unit,
    metric.observed?.replace('/', ' to ') ?? null,
    metric.basis,
    metric.method === null ? null : `${metric.method.id} ${metric.method.version}`,
  ])
  const inputs = provenance.inputs.map((input): Shown[] => [
    input.id,
    input.dataset,
    input.field,
    input.observed,
    numberIn(input.value_text),
    input.value_text,
    input.ref,
    input.release,
    input.file_sha256,
  ])
  const title = (name: string): string => `${plainMark(report)}${name}`
  const parts = {
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Results" r:id="a"/><sheet name="Inputs" r:id="b"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="results.xml"/><Relationship Id="b" Target="inputs.xml"/></Relationships>',
    'xl/results.xml': sheet([[title('Results')], ['Figure'], ...results]),
    'xl/inputs.xml': sheet([[title('Inputs')], ['Id'], ...inputs]),
  }
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, [strToU8(text), { level: 1 }]])),
    { mtime: new Date(1980, 0, 1) },
  )
}

const sheet = (rows: readonly (readonly Shown[])[]): string =>
  `<worksheet>${rows.map((row, index) => `<row>${row.map((value, column) => cell(value, column, index + 1)).join('')}</row>`).join('')}</worksheet>`

function cell(value: Shown, column: number, row: number): string {
  const place = `r="${String.fromCodePoint(65 + column)}${row}"`
  if (value === null) return ''
  return typeof value === 'number'
    ? `<c ${place}><v>${value}</v></c>`
    : `<c ${place} t="inlineStr"><is><t>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
}

const numberIn = (text: string | null): number | null => {
  const plain = text?.replaceAll(/[,\s]/g, '') ?? ''
  return plain === '' || Number.isNaN(Number(plain)) ? null : Number(plain)
}

/** What a title begins with where the bundle is not what was approved. */
export function plainMark({ review }: Pick<PapersContent['report'], 'review'>): string {
  if (review.draft_because !== null) return 'DRAFT. '
  return review.figures?.state === 'changed' ? 'FIGURES CHANGED SINCE APPROVAL. ' : ''
}
