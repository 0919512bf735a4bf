/**
 * Finds the module that a relative import names without looking at the disk. Our imports and those of ES modules in packages (`.mjs`) name
 * their files in full, so there is nothing to look for; Node would ask the disk for the file, its real path and the `package.json` above it, for each of
 * 2,500 modules of a start. TypeBox, 683 of them, is loaded as set-up has joined it. To be imported before all others, in each thread.
 */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const OWN = new URL('.', import.meta.url).href
/** JavaScript in the npm package. */
const OWN_FORMATS: Readonly<Record<string, string>> = import.meta.url.endsWith('.ts')
  ? { ts: 'module-typescript' }
  : { js: 'module' }
/** Nothing that an address would write in another way, and no detours: the same module must have the same address from everywhere. */
const PLAIN = /^(?:\.\/|(?:\.\.\/)+)(?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*\.(ts|js|mjs)$/

/** The address and kind of the module that an import names; undefined where Node must find out. */
export function namedModule(
  specifier: string,
  parent: string | undefined,
): { url: string; format: string } | undefined {
  const extension = PLAIN.exec(specifier)?.[1]
  if (extension === undefined || parent === undefined || !parent.startsWith('file:') || parent.includes('?'))
    return undefined
  const format = extension === 'mjs' ? 'module' : parent.startsWith(OWN) ? OWN_FORMATS[extension] : undefined
  return format === undefined ? undefined : { url: joined(parent, specifier), format }
}

/** `new URL(specifier, parent)` costs ten times as much. */
function joined(parent: string, specifier: string): string {
  let folder = parent.lastIndexOf('/')
  let rest = 0
  for (;;) {
    if (specifier.startsWith('./', rest)) rest += 2
    else if (specifier.startsWith('../', rest)) {
      rest += 3
      folder = parent.lastIndexOf('/', folder - 1)
    } else return parent.slice(0, folder + 1) + specifier.slice(rest)
  }
}

/** Imports of TypeBox and the files that stand for them; none where set-up has not run for the installed version, as in the npm package. */
export function joinedPackage(): ReadonlyMap<string, string> {
  const packages = new URL('../node_modules/', import.meta.url)
  try {
    const { version } = read(new URL('typebox/package.json', packages))
    const folder = new URL(`.cache/southerly/typebox-${version}/`, packages)
    const entries = Object.entries(read(new URL('entries.json', folder)))
    return new Map(entries.map(([specifier, file]) => [specifier, new URL(file, folder).href]))
  } catch {
    return new Map()
  }
}

const read = (file: URL): Record<string, string> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>

const joinedFiles = joinedPackage()

registerHooks({
  resolve(specifier, context, next) {
    // A package may want another version of it.
    const joinedFile = context.parentURL?.startsWith(OWN) ? joinedFiles.get(specifier) : undefined
    if (joinedFile !== undefined) return { url: joinedFile, format: 'module', shortCircuit: true }
    const named = namedModule(specifier, context.parentURL)
    return named === undefined ? next(specifier, context) : { ...named, shortCircuit: true }
  },
})
