import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { studentT } from './arithmetic.ts'

const FOLDER = import.meta.dirname
/** What the verifier may use beside itself: published tables, schemas and requirements, hashing, unpacking, canonical JSON, a schema checker. */
const ALLOWED = new Set([
  '../../../domain/disclosure/imports/meter-prefixes.json',
  '../../domain/disclosure/targets/tonne-units.json',
  '../schemas/published.ts',
  '../../frameworks/aasb-s2/registry.ts',
  '../../frameworks/aasb-s2/requirement.ts',
  '../../../frameworks/aasb-s2/contradictions.json',
  '../../../frameworks/aasb-s2/draft-placement.json',
  '../../../frameworks/aasb-s2/gates.json',
  '../../../frameworks/aasb-s2/no-material-risk.json',
  '../../../frameworks/aasb-s2/reliefs.json',
  'canonicalize',
  'node:crypto',
  'node:zlib',
  'typebox/compile',
])

const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

test.each(sources)('%s imports nothing that made the bundle', (file) => {
  const text = readFileSync(path.join(FOLDER, file), 'utf8')
  const imported = [...text.matchAll(/from '(?<name>[^']+)'/g)].map((match) => match.groups?.['name'] ?? '')
  const outside = imported.filter(
    (name) =>
      !name.startsWith('.') || !path.resolve(FOLDER, path.dirname(file), name).startsWith(`${FOLDER}/`),
  )
  expect(outside.filter((name) => !ALLOWED.has(name))).toEqual([])
})

/** Printed tables of Student's t, 95th percentile. */
test.each([
  [1, 6.3138],
  [2, 2.92],
  [3, 2.3534],
  [4, 2.1318],
  [7, 1.8946],
  [10, 1.8125],
  [30, 1.6973],
])('with %i degrees of freedom t is %d', (degrees, printed) => {
  expect(studentT(0.95, degrees)).toBeCloseTo(printed, 4)
})
