import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { read, type WorkBook } from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { findWriter } from '../../scripts/setup-system-tools.mjs'

const PLACES = [
  ...(process.env['PATH'] ?? '').split(path.delimiter),
  '/Applications/LibreOffice.app/Contents/MacOS',
]
const PROGRAM = PLACES.map((place) => path.join(place, 'soffice')).find((file) => existsSync(file))

/** Whether workbooks can be recalculated here. With CI=true they must be. */
export const HAS_LIBREOFFICE = PROGRAM !== undefined || process.env['CI'] === 'true'

/** The same for Word files, which Debian has in a package of its own. */
export const HAS_WRITER = findWriter() !== undefined || process.env['CI'] === 'true'

/** What LibreOffice calculates: the workbooks without the values of their formulas, opened and saved by it. */
export function recalculated(workbooks: Readonly<Record<string, Uint8Array>>): Record<string, WorkBook> {
  const files = Object.entries(workbooks).map(([name, bytes]) => [name, withoutValues(bytes)] as const)
  const saved = savedBy('xlsx', Object.fromEntries(files))
  return Object.fromEntries(Object.entries(saved).map(([name, bytes]) => [name, read(bytes)]))
}

/** A Word file opened and saved by LibreOffice, which writes all of it anew. */
export const savedByWriter = (docx: Uint8Array): Buffer => savedBy('docx', { draft: docx })['draft']!

function savedBy(extension: string, files: Readonly<Record<string, Uint8Array>>): Record<string, Buffer> {
  if (PROGRAM === undefined) throw new Error('LibreOffice is missing; npm test says how to install it')
  const folder = mkdtempSync(path.join(tmpdir(), 'southerly-office-'))
  try {
    const output = path.join(folder, 'saved')
    mkdirSync(output)
    const locations = Object.entries(files).map(([name, bytes]) => {
      const file = path.join(folder, `${name}.${extension}`)
      writeFileSync(file, bytes)
      return file
    })
    // A profile of its own: two programs with the same profile would hand the work to each other.
    const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`
    const asked = ['--headless', '--convert-to', extension, '--outdir', output]
    execFileSync(PROGRAM, [profile, ...asked, ...locations], { stdio: 'ignore' })
    return Object.fromEntries(
      Object.keys(files).map((name) => [name, readFileSync(path.join(output, `${name}.${extension}`))]),
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
