/** A kind of file that is taken as evidence. */
export interface FileKind {
  /** For people, with its article. */
  readonly title: string
  readonly mediaType: string
  /** How its name may end, in small letters. */
  readonly extensions: readonly string[]
}

/** What evidence may be. A kind is known by its content; the end of the name has to fit it. */
export const FILE_KINDS = {
  pdf: { title: 'a PDF', mediaType: 'application/pdf', extensions: ['pdf'] },
  xlsx: {
    title: 'an Excel workbook',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['xlsx'],
  },
  docx: {
    title: 'a Word document',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  pptx: {
    title: 'a PowerPoint presentation',
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    extensions: ['pptx'],
  },
  csv: { title: 'a CSV file', mediaType: 'text/csv', extensions: ['csv'] },
  text: { title: 'a text file', mediaType: 'text/plain', extensions: ['txt'] },
  html: { title: 'a web page', mediaType: 'text/html', extensions: ['html', 'htm'] },
  png: { title: 'a PNG image', mediaType: 'image/png', extensions: ['png'] },
  jpeg: { title: 'a JPEG image', mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  tiff: { title: 'a TIFF image', mediaType: 'image/tiff', extensions: ['tif', 'tiff'] },
  webp: { title: 'a WebP image', mediaType: 'image/webp', extensions: ['webp'] },
} as const satisfies Record<string, FileKind>

export type FileKindName = keyof typeof FILE_KINDS

const KIND_NAMES = Object.keys(FILE_KINDS) as FileKindName[]

export const kindOfExtension = (extension: string): FileKindName | undefined =>
  KIND_NAMES.find((name) => (FILE_KINDS[name].extensions as readonly string[]).includes(extension))

/** What is taken, as part of a sentence. */
export const TAKEN_KINDS =
  'PDF, Excel (.xlsx), Word (.docx), PowerPoint (.pptx), CSV, text, web page without scripts (.html), PNG, JPEG, TIFF and WebP'

/** `pdf` of `Bill March.PDF`; empty without one. */
export const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf('.')
  return dot < 1 ? '' : name.slice(dot + 1).toLowerCase()
}
