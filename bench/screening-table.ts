/** A figure that an organisation disclosed. */
export interface Disclosed {
  readonly organisation: string
  readonly abn: string
  readonly year: string
  readonly category: number
  readonly tonnes: number
  /** Of an organisation that the registry does not have; empty otherwise. */
  readonly division: string
  readonly employees: string
}

export interface Compared extends Disclosed {
  readonly screened: { readonly low: number; readonly central: number | null; readonly high: number } | null
  readonly by: 'screening' | 'head count alone' | 'nothing'
}

const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })
export const shown = (tonnes: number | null): string => (tonnes === null ? 'none' : whole.format(tonnes))

/** One line for each disclosed figure, with the screened range beside it. */
export function printComparison(compared: readonly Compared[]): void {
  const lines = compared.map(({ organisation, year, category, tonnes, screened, by }) => [
    organisation.slice(0, 34),
    year,
    String(category),
    shown(tonnes),
    screened === null ? 'not screened' : `${shown(screened.low)} to ${shown(screened.high)}`,
    screened === null ? '' : shown(screened.central),
    screened === null ? '' : place(tonnes, screened),
    screened === null ? '' : by,
  ])
  const head = ['organisation', 'year', 'cat.', 'disclosed t', 'screened t', 'central', '', 'by']
  const widths = head.map((name, at) =>
    Math.max(name.length, ...lines.map((line) => (line[at] ?? '').length)),
  )
  for (const line of [head, ...lines])
    console.log(`  ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`)
}

const place = (tonnes: number, { low, high }: { readonly low: number; readonly high: number }): string =>
  tonnes < low ? 'below' : tonnes > high ? 'above' : 'inside'
