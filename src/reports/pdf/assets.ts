import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const TEMPLATES = path.join(import.meta.dirname, 'templates')
/** The weights that the templates use. Inter is embedded, so a page looks the same on every machine. */
const FONTS = ['400Regular/Inter_400Regular', '500Medium/Inter_500Medium', '600SemiBold/Inter_600SemiBold']

const { resolve } = createRequire(import.meta.url)

/** The compiler's program, as it is packaged. */
export const compilerProgram = (): Uint8Array<ArrayBuffer> =>
  readFileSync(resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))

export const packagedFonts = (): Uint8Array[] =>
  FONTS.map((font) => readFileSync(resolve(`@expo-google-fonts/inter/${font}.ttf`)))

/** The templates by name. */
export const templates = (): ReadonlyMap<string, Uint8Array> =>
  new Map(readdirSync(TEMPLATES).map((name) => [name, readFileSync(path.join(TEMPLATES, name))]))
