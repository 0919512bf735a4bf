import type { AlignmentStyle, BorderStyle, CellStyle, FillStyle, FontStyle } from 'hucre'
import { rememberedByBoth } from '../../../domain/remembered-by.ts'

/** How a cell looks. Figures that were typed in are blue, figures that are calculated black: the custom of the trade. */
export type Look =
  | 'plain'
  | 'text'
  | 'wrapped'
  | 'title'
  | 'subtitle'
  | 'header'
  | 'headerRight'
  | 'section'
  | 'strong'
  | 'note'
  | 'notice'
  | 'typed'
  | 'live'
  | 'result'
  | 'link'
  | 'box'

export const INK = '1F2A37'
const TYPED = '1D4ED8'
export const BRAND = '0F4C5C'
const QUIET = '5B6672'
const LINE = 'C9D1D9'

const font = (changes: FontStyle = {}): FontStyle => ({
  name: 'Calibri',
  size: 10,
  color: { rgb: INK },
  ...changes,
})
const fill = (rgb: string): FillStyle => ({
  type: 'pattern',
  pattern: 'solid',
  fgColor: { rgb },
})
const under: BorderStyle = { bottom: { style: 'thin', color: { rgb: LINE } } }
const side = { style: 'thin', color: { rgb: LINE } } as const
const box: BorderStyle = { top: side, right: side, bottom: side, left: side }
const top: AlignmentStyle = { vertical: 'top' }
/** Text keeps away from the figure to its left. */
const beside: AlignmentStyle = { vertical: 'top', horizontal: 'left', indent: 1 }

const text: CellStyle = { font: font(), alignment: beside }

const LOOKS: Readonly<Record<Look, CellStyle>> = {
  plain: text,
  text,
  wrapped: { font: font(), alignment: { ...beside, wrapText: true } },
  title: { font: font({ size: 18, bold: true, color: { rgb: BRAND } }) },
  subtitle: { font: font({ size: 11, color: { rgb: QUIET } }), alignment: { ...top, wrapText: true } },
  header: {
    font: font({ bold: true, color: { rgb: 'FFFFFF' } }),
    fill: fill(BRAND),
    alignment: { vertical: 'center', horizontal: 'left', wrapText: true, indent: 1 },
  },
  headerRight: {
    font: font({ bold: true, color: { rgb: 'FFFFFF' } }),
    fill: fill(BRAND),
    alignment: { vertical: 'center', horizontal: 'right', wrapText: true },
  },
  section: {
    font: font({ bold: true, color: { rgb: BRAND } }),
    fill: fill('E6EFF2'),
    border: under,
    alignment: { vertical: 'center', horizontal: 'left', indent: 1 },
  },
  strong: { font: font({ bold: true }), alignment: beside },
  note: { font: font({ italic: true, color: { rgb: QUIET } }), alignment: { ...beside, wrapText: true } },
  notice: {
    font: font({ bold: true, color: { rgb: '7A2E0E' } }),
    fill: fill('FDF3EC'),
    alignment: { vertical: 'center', wrapText: true },
  },
  typed: { font: font({ color: { rgb: TYPED } }), alignment: top },
  live: { font: font(), alignment: top },
  result: { font: font({ bold: true }), fill: fill('F1F7EE'), alignment: top, border: under },
  link: { font: font({ color: { rgb: TYPED }, underline: true }), alignment: beside },
  box: { font: font(), border: box, alignment: { vertical: 'center' } },
}

/** The style of a look with a number format; the same object for the same pair, by which its number is found. */
export const styleOf = (look: Look, format: string | undefined): CellStyle =>
  format === undefined ? LOOKS[look] : formatted(LOOKS[look], format)

const formatted = rememberedByBoth((look: CellStyle, numFmt: string): CellStyle => ({ ...look, numFmt }))

/** Enough decimals to read a figure by; the cell holds all of them. `_)` keeps it away from the text to its right. */
export function formatOf(value: number): string {
  const size = Math.abs(value)
  if (Number.isInteger(value) || size >= 10_000) return '#,##0_)'
  if (size >= 100) return '#,##0.0_)'
  if (size >= 1) return '#,##0.00_)'
  return size >= 0.01 ? '0.0000_)' : '0.00E+00_)'
}
