/** A line of a calculation: a quantity, and the factor of one edition that it is multiplied with. */
export interface Line {
  readonly id: string
  /** The row of an edition, so the line stays with it when a newer edition is loaded. */
  readonly rowId: string
  readonly name: string
  readonly region: string
  readonly edition: string
  /** What the line is for, in the reader's own words, such as a site or a month. */
  readonly label: string
  readonly quantity: number
  readonly unit: string
}

/** As many as the service calculates at once. */
export const MOST_LINES = 200

/** Lines as they were kept in this browser. What another program or an older version left there is skipped. */
export function linesOf(kept: string | null): readonly Line[] {
  try {
    const lines: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(lines) ? lines.filter(isLine).slice(0, MOST_LINES) : []
  } catch {
    return []
  }
}

const TEXTS = ['id', 'rowId', 'name', 'region', 'edition', 'label', 'unit'] as const

function isLine(value: unknown): value is Line {
  if (typeof value !== 'object' || value === null) return false
  const line = value as Readonly<Record<string, unknown>>
  return TEXTS.every((name) => typeof line[name] === 'string') && Number.isFinite(line['quantity'])
}
