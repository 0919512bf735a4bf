/** Text at a place of a page. */
export interface Shown {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size?: number
  /** Degrees. */
  readonly turn?: number
}

/** A PDF with text at given places, as small as one can be. */
export const pdfOf = (...pages: readonly (readonly Shown[])[]): Buffer => pdfWith({}, ...pages)

interface Extras {
  /** Objects after those of the pages. */
  readonly objects?: readonly string[]
  /** Entries of the trailer. */
  readonly trailer?: string
  readonly font?: string
}

/** The same with more objects and entries. */
export function pdfWith(
  { objects: more = [], trailer = '', font = 'Helvetica' }: Extras,
  ...pages: readonly (readonly Shown[])[]
): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')}] >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`,
    ...pages.flatMap((shown, index) => {
      const stream = shown.map(operators).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
    ...more,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(at).padStart(10, '0')
  })
  const start = file.length
  const rows = ['0000000000 65535 f ', ...places.map((place) => `${place} 00000 n `)].join('\n')
  file += `xref\n0 ${objects.length + 1}\n${rows}\ntrailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

function operators({ text, x, y, size = 10, turn = 0 }: Shown): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const matrix = [cos, sin, -sin, cos, x, y].map((value) => value.toFixed(4)).join(' ')
  return `BT /F1 ${size} Tf ${matrix} Tm (${text.replaceAll('–', '\u0096').replaceAll(/[()\\]/g, '\\$&')}) Tj ET`
}
