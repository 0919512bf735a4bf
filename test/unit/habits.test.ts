import { describe, expect, test } from 'vitest'
import { requirementsOf } from '../../src/frameworks/aasb-s2/registry.ts'
import { VERSIONS } from '../../src/frameworks/aasb-s2/requirement.ts'
import { filesUnder, linesOf, read } from './tree.ts'

const GENERATED = 'clients/typescript/src/schema.ts'
const written = filesUnder().filter((file) => /\.(tsx?|mjs)$/.test(file) && file !== GENERATED)
const isTest = (file: string): boolean => file.endsWith('.test.ts')

describe('files are small', () => {
  test('no source file has more than 400 lines, no test more than 300', () => {
    const tooLong = written.filter((file) => linesOf(file) > (isTest(file) ? 300 : 400))
    expect(tooLong).toEqual([])
  })

  test('half of the source files have 90 lines or fewer', () => {
    const sizes = written
      .filter((file) => file.startsWith('src/') && !isTest(file))
      .map(linesOf)
      .sort((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(90)
  })
})

test('what is said of a company needs nothing of its disclosure', () => {
  const company = written.filter((file) => file.startsWith('src/domain/company/') && !isTest(file))
  expect(company.filter((file) => /from '[./]+\/disclosure\//.test(read(file)))).toEqual([])
})

test('what was computed or read is remembered in one way', () => {
  /** State that is no memory of a function: connections, limits, answers with an age or a size. */
  const others = [
    'src/api/platform/answer/answer-cache.ts',
    'src/api/platform/request/pipelining.ts',
    'src/operations/reference/climate-places.ts',
    'src/operations/reference/per-snapshot.ts',
    'src/operations/releases/snapshot-diff.ts',
    'src/operations/tenancy/authenticate.ts',
    'src/operations/tenancy/look-up-gate.ts',
    'src/store/postgres/public-reads.ts',
  ]
  const using = written.filter(
    (file) => file.startsWith('src/') && /new (WeakMap|LRUCache)\b/.test(read(file)),
  )
  expect(using).toEqual([...others, 'src/domain/remembered-by.ts'].toSorted())
})

describe('nothing of one machine is in the tree', () => {
  const texts = filesUnder().filter((file) => !/\.(png|ico|woff2?|ttf|xlsx?|zip|gz|pdf|nc)$/.test(file))

  test('no path of a developer machine', () => {
    const machinePath = /(?<![\w.~/-])\/(work|root|Users\/\w+|home\/(?!southerly)\w+)\//
    expect(texts.filter((file) => machinePath.test(read(file)))).toEqual([])
  })

  test.each(['package-lock.json', 'tools/openapi/package-lock.json'])(
    '%s holds no addresses of packages',
    (lock) => {
      expect(read(lock)).not.toMatch(/"resolved":/)
    },
  )
})

describe('packages', () => {
  const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const groups = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'] as const

  test.each(groups)('%s are pinned to one version', (group) => {
    const loose = Object.entries(manifest[group] ?? {}).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    )
    expect(loose).toEqual([])
  })

  test('none runs a script when it is installed', () => {
    const lock = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { hasInstallScript?: boolean; optional?: boolean }>
    }
    const scripted = Object.entries(lock.packages)
      .filter(([, locked]) => locked.hasInstallScript === true && locked.optional !== true)
      .map(([place]) => place)
    expect(scripted).toEqual([])
  })
})

test('no rule of the linter or the compiler is switched off in the code', () => {
  const suppression = new RegExp(
    ['oxlint-dis', 'eslint-dis', '@ts-ig', '@ts-no', '@ts-ex', 'biome-ig'].join('|'),
  )
  expect(
    written.filter((file) => file !== 'test/unit/habits.test.ts' && suppression.test(read(file))),
  ).toEqual([])
})

test('tests wait by expect.poll, never by a loop of their own', () => {
  const loop = /(while \(|for \(;;\))[^{}]*(\{[^{}]*)?\b(setTimeout|sleep)\(/
  expect(written.filter((file) => isTest(file) && loop.test(read(file)))).toEqual([])
})

describe('SQL is written, never put together from values', () => {
  const server = written.filter((file) => /^(src|bench|scripts)\//.test(file) && !isTest(file))
  const using = (pattern: RegExp): string[] => server.filter((file) => pattern.test(read(file)))
  /** The two rooms that speak to a driver in its own words. */
  const isEngine = (file: string): boolean => /^src\/store\/(embedded|postgres)\//.test(file)

  test('a statement carries the tag, so that the compiler sees what is put into it', () => {
    const untagged = /\.(query|copyCsv)(<[^()]*>)?\(\s*['"`]|\bsql\.exec\(\s*['"`]/
    expect(using(untagged).filter((file) => !isEngine(file))).toEqual(['bench/addresses.ts'])
  })

  test('only migrations come from elsewhere than the code', () => {
    expect(using(/\btrustedSql\b/)).toEqual(['src/store/migration-files.ts', 'src/store/sql-text.ts'])
  })

  test('only the engines take the text out again, and speak to the drivers', () => {
    expect(using(/\btextOf\b.*sql-text/).filter((file) => !isEngine(file))).toEqual([])
    const drivers = /from '(pg|pg-copy-streams|@electric-sql\/pglite)'/
    expect(using(drivers).filter((file) => !isEngine(file))).toEqual(['bench/addresses.ts'])
  })
})

test('only the data of the framework names paragraphs; the verifier repeats them on purpose', () => {
  const ids = new Set(VERSIONS.flatMap((version) => requirementsOf(version).map(({ id }) => id)))
  const quoted = /(?<=['"`])(AppD\.|CA\.s|Aus)?[A-Z]?\d[\w.()]*(?=['"`])/g
  // 33 and B2 are paragraphs too, and elsewhere numbers and cells of a sheet: in imports, what people write into cells.
  const isParagraph = (file: string, text: string): boolean =>
    ids.has(text) && (/[(.]/.test(text) || /^src\/domain\/disclosure\/(?!imports\/)/.test(file))
  const naming = filesUnder('src')
    .filter((file) => /\.(ts|json)$/.test(file) && !isTest(file))
    .filter((file) => !/^src\/(frameworks\/aasb-s2|reports\/verifier)\//.test(file))
    .filter((file) => (read(file).match(quoted) ?? []).some((text) => isParagraph(file, text)))
  // The reliefs that a boundary accepts and the paragraphs under which a risk has no number are contracts; statements and marks of an auditor show an example, and recorded answers have some.
  expect(naming).toEqual([
    'src/api/openapi/examples.json',
    'src/api/schemas/audit-sheet.ts',
    'src/domain/disclosure/records/organisational-boundary.ts',
    'src/domain/disclosure/records/risk-register.ts',
    'src/domain/disclosure/records/s2-statements.ts',
  ])
})
