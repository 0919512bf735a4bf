import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { read, type WorkBook } from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

const PLACES = [
  ...(process.env['PATH'] ?? '').split(path.delimiter),
  '/Applications/LibreOffice.app/Contents/MacOS',
]
const PROGRAM = PLACES.map((place) => path.join(place, 'soffice')).find((file) => existsSync(file))

/** Whether workbooks can be recalculated here. With CI=true they must be. */
export const HAS_LIBREOFFICE = PROGRAM !== undefined || process.env['CI'] === 'true'

/** What LibreOffice calculates: the workbooks without the values of their formulas, opened and saved by it. */
export function recalculated(workbooks: Readonly<Record<string, Uint8Array>>): Record<string, WorkBook> {
  if (PROGRAM === undefined) throw new Error('LibreOffice is missing; npm test says how to install it')
  const folder = mkdtempSync(path.join(tmpdir(), 'southerly-calc-'))
  try {
    const output = path.join(folder, 'saved')
    mkdirSync(output)
    const files = Object.entries(workbooks).map(([name, bytes]) => {
      const file = path.join(folder, `${name}.xlsx`)
      writeFileSync(file, withoutValues(bytes))
      return file
    })
    // A profile of its own: two programs with the same profile would hand the work to each other.
    const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`
    execFileSync(PROGRAM, [profile, '--headless', '--convert-to', 'xlsx', '--outdir', output, ...files], {
      stdio: 'ignore',
    })
    return Object.fromEntries(
      Object.keys(workbooks).map((name) => [name, read(readFileSync(path.join(output, `${name}.xlsx`)))]),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Formulas alone, so that what is read afterwards was calculated and not copied. */
function withoutValues(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes)
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        name.startsWith('xl/worksheets/sheet')
          ? strToU8(strFromU8(part).replaceAll(/<\/f><v>[^<]*<\/v>/g, '</f>'))
          : part,
      ]),
    ),
  )
}
