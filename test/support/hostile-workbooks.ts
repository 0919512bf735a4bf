import { strToU8, zipSync } from 'fflate'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** An XLSX with one sheet, "Energy", of the given rows of XML. */
export const workbookOf = (rows: string): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Energy" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
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
