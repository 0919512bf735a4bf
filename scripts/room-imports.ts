/** The linter's rules on imports between rooms, made from the table in ARCHITECTURE.md. */

interface Pattern {
  readonly group?: readonly string[]
  readonly regex?: string
  readonly message: string
  readonly allowTypeImports?: boolean
}

interface Override {
  readonly files: readonly string[]
  readonly excludeFiles: readonly string[]
  readonly rules: Readonly<Record<string, readonly [string, ...object[]]>>
}

/** What a room may import beside itself: all of some rooms, and the types alone of others. */
interface Allowed {
  readonly all: readonly string[]
  readonly types: readonly string[]
}

/** Files of src/ that are beside the rooms. */
const FILES = ['errors', 'clock', 'config', 'main'] as const
const isFile = (name: string): boolean => FILES.some((file) => file === name)

/** Rooms outside of src/, with the files that they are made of. */
const OUTSIDE: Readonly<Record<string, string>> = {
  web: 'web/**/*.{ts,tsx}',
  clients: 'clients/**/*.ts',
}

/** Rooms that compute and do nothing else, but for the file that reads the fonts. */
const PURE = new Set(['domain', 'reports'])
const NOT_PURE = ['src/reports/pdf/assets.ts'] as const

const TYPES_OF = 'types of '

/** Rows of the table by room. */
export function importTable(architecture: string): Map<string, Allowed> {
  const section = /^## Who may import whom\n([^]*?)(\n## |$(?![^]))/m.exec(architecture)?.[1] ?? ''
  const table = new Map<string, Allowed>()
  for (const [, rooms = '', imports = ''] of section.matchAll(/^\| (?!room \|)([^|]+) \| ([^|]+) \|$/gm)) {
    const named = imports.split(', ')
    const all = named.filter((name) => !name.startsWith(TYPES_OF))
    const types = named.filter((name) => name.startsWith(TYPES_OF)).map((name) => name.slice(TYPES_OF.length))
    for (const room of rooms.split(', ')) table.set(room, { all, types })
  }
  if (table.size === 0) throw new Error('ARCHITECTURE.md has no table of imports')
  const known = new Set([...table.keys(), ...FILES, ...Object.keys(OUTSIDE)])
  for (const name of [...table.values()].flatMap(({ all, types }) => [...all, ...types]))
    if (!known.has(name)) throw new Error(`ARCHITECTURE.md: the table of imports knows no room "${name}"`)
  return table
}

export function importRules(architecture: string): { readonly overrides: readonly Override[] } {
  const table = importTable(architecture)
  const everything = [...new Set([...table.keys(), ...Object.keys(OUTSIDE), ...FILES])]
  return {
    overrides: [...table].map(([room, allowed]) => ({
      files: [OUTSIDE[room] ?? `src/${room}/**/*.ts`],
      excludeFiles: ['**/*.test.ts', ...NOT_PURE.filter((file) => file.startsWith(`src/${room}/`))],
      rules: {
        'no-restricted-imports': ['error', { patterns: patternsOf(room, allowed, everything) }],
        ...(PURE.has(room) ? PURE_RULES : {}),
      },
    })),
  }
}

function patternsOf(room: string, { all, types }: Allowed, everything: readonly string[]): Pattern[] {
  const open = new Set([room, ...all, ...types])
  const words = [...all, ...types.map((name) => `${TYPES_OF}${name}`)].join(', ')
  const message = `The room ${room} may import only itself and: ${words}. See ARCHITECTURE.md.`
  // A room outside of src/ has folders that are called like rooms, so it is refused all of src/ at once.
  const closed =
    room in OUTSIDE
      ? { regex: String.raw`^(\.\./)+src/` }
      : { group: everything.filter((name) => !open.has(name)).map(modulesOf) }
  return [
    { ...closed, message },
    ...(types.length === 0 ? [] : [{ group: types.map(modulesOf), message, allowTypeImports: true }]),
    ...(PURE.has(room) ? [PURE_IMPORTS] : []),
  ]
}

const modulesOf = (name: string): string => (isFile(name) ? `**/${name}.ts` : `**/${name}/**`)

const MESSAGE = 'This room is pure: pass the value in.'

const PURE_IMPORTS: Pattern = {
  group: [
    ...['fs*', 'http*', 'net', 'os', 'process', 'child_process', 'worker_threads', 'timers*'].map(
      (name) => `node:${name}`,
    ),
    'pg',
    'fastify',
  ],
  message: MESSAGE,
}

const PURE_RULES: Override['rules'] = {
  'no-restricted-globals': [
    'error',
    ...['process', 'fetch', 'setTimeout', 'setInterval', 'performance'].map((name) => ({
      name,
      message: MESSAGE,
    })),
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: MESSAGE },
    { object: 'Date', property: 'now', message: MESSAGE },
  ],
}
