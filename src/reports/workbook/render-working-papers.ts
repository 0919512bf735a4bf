import { unzipSync, zipSync } from 'fflate'
import { type CellValue, writeXlsx } from 'hucre'
import type { DisclosureReport } from '../../domain/disclosure/report/report.ts'

const SOURCE_COLUMNS = ['release', 'publisher', 'title', 'edition', 'file_name', 'file_sha256'] as const

/** working-papers.xlsx of a bundle: the figures and the sources of the report, one sheet each. */
export async function renderWorkingPapers(report: DisclosureReport): Promise<Uint8Array> {
  const day = new Date(`${report.snapshot.as_of}T00:00:00Z`)
  const bytes = await writeXlsx({
    properties: { created: day, modified: day },
    sheets: [
      {
        name: 'Figures',
        rows: [
          ['id', 'label', 'value', 'unit', 'observed', 'basis', 'method'],
          ...report.metrics.map(({ id, label, value, unit, observed, basis, method }): CellValue[] => [
            id,
            label,
            value,
            unit,
            observed,
            basis,
            method === null ? null : `${method.id} ${method.version}`,
          ]),
        ],
      },
      {
        name: 'Sources',
        rows: [
          [...SOURCE_COLUMNS],
          ...report.sources.map((source): CellValue[] => SOURCE_COLUMNS.map((name) => source[name])),
        ],
      },
    ],
  })
  // Zipped again: the writer compresses with the zlib of the machine, whose bytes differ between builds of Node.
  return zipSync(unzipSync(bytes), { mtime: new Date(1980, 0, 1) })
}
