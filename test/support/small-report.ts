import { pdfOf, type Shown } from './small-pdf.ts'

const line = (text: string, y: number): Shown => ({ text, x: 60, y })
const row = (cells: readonly string[], y: number): Shown[] =>
  cells.map((text, index) => ({ text, x: 60 + index * 130, y }))

/**
 * A report about AGL in 2024-25 in three pages, the last of them a scan. Scope 1 is right in the text and a tenth of itself in the table,
 * scope 2 is another number, and a factor is of another edition.
 */
export const SMALL_REPORT = pdfOf(
  [
    { text: 'Climate report 2024-25', x: 60, y: 760, size: 18 },
    line('In 2024-25 our scope 1 emissions were 30,439,497 t CO2-e.', 720),
    line('Scope 2 emissions, location-based, were 347,661 t CO2-e in 2024-25.', 700),
    line('We planted 12,000 t of trees, of which nothing is published.', 680),
    ...row(['Emissions', '2024-25 (t CO2-e)'], 640),
    ...row(['Scope 1 emissions', '3,043,950'], 620),
    ...row(['Scope 2 emissions', '247,661'], 600),
  ],
  [line('For electricity in NSW we used 0.68 kg CO2-e/kWh.', 760)],
  [],
).toString('latin1')
