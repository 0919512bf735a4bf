import { strToU8, zipSync } from 'fflate'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** An XLSX with one sheet, "Energy", of the given rows of XML. `columns` goes before them, and cells of style 1 have the number format. */
export const workbookOf = (rows: string, { columns = '', format = '0' } = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET}.styles+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Energy" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${MAIN}">${columns}<sheetData>${rows}</sheetData></worksheet>`,
    ),
  })

const rowsOf = (count: number, cells: (row: number) => string): string =>
  Array.from({ length: count }, (_, index) => `<row r="${index + 1}">${cells(index + 1)}</row>`).join('')

/** 270 KB: 60,000 rows with one cell each, in the last column that there is. The library took 4.3 GB for it. */
export const lastColumnInEveryRow = (): Uint8Array =>
  workbookOf(rowsOf(60_000, (row) => `<c r="XFD${row}"><v>1</v></c>`))

/** The same with one such cell, in the last row. */
export const lastColumnOnce = (): Uint8Array =>
  workbookOf(
    rowsOf(60_000, (row) => `<c r="A${row}"><v>1</v></c>${row === 60_000 ? '<c r="XFD60000"/>' : ''}`),
  )

/** 16 MB of blanks in 16 KB. */
export const bombOfBlanks = (): Uint8Array => workbookOf(' '.repeat(16 * 1024 * 1024))

const numbers = (count: number): string =>
  rowsOf(count, (row) => `<c r="A${row}" s="1"><v>${row}</v></c><c r="B${row}" s="1"><v>1.5</v></c>`)

/** 7 KB: 500 rows in a number format of 200,000 digits. It took a core two minutes. */
export const longFormat = (): Uint8Array => workbookOf(numbers(500), { format: '0'.repeat(200_000) })

/** The same length, each character written as an entity. */
export const longFormatOfEntities = (): Uint8Array =>
  workbookOf(numbers(500), { format: '&quot;'.repeat(200_000) })

/** A number format that the library cannot apply; it was a 500. */
export const tooManyDecimals = (decimals: number): Uint8Array =>
  workbookOf(numbers(5), { format: `0.${'0'.repeat(decimals)}E+000` })

/** 4 KB: 20,000 elements, each of which describes all columns that there are. */
export const columnsAgainAndAgain = (attributes = 'min="1" max="16384"'): Uint8Array =>
  workbookOf(numbers(5), { columns: `<cols>${`<col ${attributes} width="9"/>`.repeat(20_000)}</cols>` })

/** 300,000 cells, which are within all limits and take seconds to read. */
export const manyCells = (): Uint8Array =>
  workbookOf(
    rowsOf(
      100_000,
      (row) => `<c r="A${row}"><v>1</v></c><c r="B${row}"><v>2</v></c><c r="C${row}"><v>3</v></c>`,
    ),
  )
