import { BOOK_CLASSES, BOOK_FIELD_NAMES } from '../../domain/portfolio/book/fields.ts'
import type { ImportedBook } from '../../operations/portfolio/import-file.ts'

interface Shown {
  readonly id: string
  readonly file: { readonly name: string; readonly sha256: string; readonly bytes: number }
  readonly show: string
  readonly offset: number
  readonly limit: number
  readonly holdings: boolean
}

/** What became of a book, line by line. */
export function presentPortfolioImport(
  found: ImportedBook,
  { id, file, show, offset, limit, holdings }: Shown,
) {
  const lines = show === 'all' ? found.lines : found.lines.filter(({ status }) => status === show)
  const { reading } = found
  return {
    id,
    file: { ...file, format: found.format, sheet: found.sheet },
    layout: {
      id: reading.id,
      is_remembered: found.is_remembered,
      heading_at: found.heading_at,
      has_headings: found.has_headings,
      columns: reading.columns.map((column, index) => ({ ...column, examples: found.examples[index]! })),
      fields: BOOK_FIELD_NAMES,
      asset_class_names: BOOK_CLASSES,
      unknown_classes: unknownClasses(found),
      missing: reading.missing,
      fixed: reading.fixed,
      asset_classes: reading.asset_classes,
    },
    counts: found.counts,
    amounts_aud: found.amounts,
    lines: lines
      .slice(offset, offset + limit)
      .map(({ row, at, status, id: own, text, abn, holding, reasons }) => ({
        row,
        at,
        status,
        id: own,
        text,
        abn,
        asset_class: holding?.asset_class ?? null,
        outstanding_aud: holding?.outstanding_aud ?? null,
        reasons,
      })),
    next_offset: offset + limit < lines.length && limit > 0 ? offset + limit : null,
    queue: found.queue,
    holdings: holdings ? found.holdings : null,
    saved:
      found.saved === null
        ? null
        : {
            version: found.saved.portfolio.version,
            etag: found.saved.portfolio.etag,
            changed: found.saved.changed,
          },
  }
}

const unknownClasses = ({ lines }: ImportedBook): string[] => [
  ...new Set(
    lines.flatMap(({ reasons }) =>
      reasons.flatMap(({ code, value }) => (code === 'asset_class_unknown' && value !== null ? [value] : [])),
    ),
  ),
]
