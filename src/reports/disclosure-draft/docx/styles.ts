import { type IStylesOptions, LineRuleType } from 'docx'
import { INK } from '../ink.ts'

/** Word has it, and other programs have one of the same widths. */
const FONT = 'Calibri'

/** Names of styles that Word users know; an editor who changes one changes the whole document. */
export const STYLES: IStylesOptions = {
  default: {
    document: {
      run: { font: FONT, size: 21, color: INK.ink, language: { value: 'en-AU' } },
      // The rule is said aloud: LibreOffice takes a line without one as its exact height and cuts charts off.
      paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
    },
    title: {
      run: { font: FONT, size: 60, bold: true, color: INK.accent },
      paragraph: { spacing: { before: 2400, after: 120 } },
    },
    heading1: {
      run: { font: FONT, size: 36, bold: true, color: INK.accent },
      paragraph: { spacing: { before: 0, after: 200 }, keepNext: true },
    },
    heading2: {
      run: { font: FONT, size: 26, bold: true, color: INK.ink },
      paragraph: { spacing: { before: 320, after: 100 }, keepNext: true },
    },
    heading3: {
      run: { font: FONT, size: 21, bold: true, color: INK.accent },
      paragraph: { spacing: { before: 220, after: 60 }, keepNext: true },
    },
    caption: {
      run: { font: FONT, size: 19, bold: true, italics: false, color: INK.ink },
      paragraph: { spacing: { before: 240, after: 80 }, keepNext: true },
    },
  },
  paragraphStyles: [
    {
      id: 'Subtitle',
      name: 'Subtitle',
      basedOn: 'Normal',
      next: 'Normal',
      quickFormat: true,
      run: { size: 28, color: INK.muted },
      paragraph: { spacing: { after: 240 } },
    },
    // Tells our own sentences from what the company states, which is Normal: re-import takes the latter alone.
    { id: 'PreparedText', name: 'Prepared Text', basedOn: 'Normal', next: 'Normal', quickFormat: true },
    {
      id: 'TableText',
      name: 'Table Text',
      basedOn: 'Normal',
      quickFormat: true,
      run: { size: 18 },
      paragraph: { spacing: { before: 40, after: 40, line: 240, lineRule: LineRuleType.AUTO } },
    },
    {
      id: 'Source',
      name: 'Source',
      basedOn: 'Normal',
      quickFormat: true,
      run: { size: 17, color: INK.muted },
      paragraph: { spacing: { after: 120 } },
    },
    {
      id: 'Notice',
      name: 'Notice',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: {
        spacing: { before: 240, after: 240 },
        border: Object.fromEntries(
          (['top', 'bottom', 'left', 'right'] as const).map((side) => [
            side,
            { style: 'single' as const, size: 6, space: 8, color: INK.muted },
          ]),
        ),
      },
    },
    // Contents of fifty headings fit on one page.
    ...[1, 2].map((level) => ({
      id: `TOC${level}`,
      name: `toc ${level}`,
      basedOn: 'Normal',
      next: 'Normal',
      run: { size: 20 },
      paragraph: {
        indent: { left: (level - 1) * 240 },
        spacing: { after: 20, line: 240, lineRule: LineRuleType.AUTO },
      },
    })),
    {
      id: 'ContentsHeading',
      name: 'Contents Heading',
      basedOn: 'Normal',
      run: { size: 36, bold: true, color: INK.accent },
      paragraph: { spacing: { after: 200 } },
    },
  ],
}
