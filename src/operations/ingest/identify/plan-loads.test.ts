import { expect, test } from 'vitest'
import { loadSource, sourceSlugs } from '../../../sources/registry.ts'
import { type ChosenFile, planLoads } from './plan-loads.ts'

const sources = new Map(
  await Promise.all(sourceSlugs().map(async (slug) => [slug, (await loadSource(slug))!] as const)),
)

function chosen(source: string, shown: string, edition?: string, sha256: string | null = shown): ChosenFile {
  const candidate = {
    source,
    title: source,
    how: 'exact',
    reasons: [],
    edition: edition === undefined ? null : { slot: edition, edition },
    rows: null,
    findings: 0,
    fault: null,
  } as const
  const file = {
    file: shown,
    shown,
    location: `/${shown}`,
    form: 'text',
    sha256,
    outcome: 'found',
    source,
    candidates: [candidate],
    reason: '',
    isNamed: false,
  } as const
  return { file, candidate }
}

const order = (files: readonly ChosenFile[]): string[] =>
  planLoads(files, sources).steps.map((step) => step.files.map(({ file }) => file.shown).join('+'))

test('tables come before those that refer to them, and years from the oldest on', () => {
  expect(
    order([
      chosen('safeguard-links', 'links.csv', 'all'),
      chosen('safeguard', 'b.csv', '2023-24'),
      chosen('nger-corporate', 'new.csv', '2024-25'),
      chosen('safeguard', 'c.csv', '2022-23'),
      chosen('nger-corporate', 'old.csv', '2012-13'),
    ]),
  ).toEqual(['old.csv', 'new.csv', 'c.csv', 'b.csv', 'links.csv'])
})

test('all climate grids of a source become one release', () => {
  const grid = (source: string, name: string, year: string) => chosen(source, name, year)
  expect(
    order([
      grid('silo-grid', 'max.nc', '2020'),
      grid('agcd', 'tmax.nc', '2020'),
      grid('silo-grid', 'min.nc', '2020'),
      grid('silo-grid', 'max-before.nc', '2019'),
    ]),
  ).toEqual(['tmax.nc', 'max-before.nc+max.nc+min.nc'])
})

test('one edition in two files is nobody’s to choose but a person’s; the same bytes twice do no harm', () => {
  const plan = planLoads(
    [
      chosen('safeguard', 'a.csv', '2023-24'),
      chosen('safeguard', 'a.xlsx', '2023-24'),
      chosen('safeguard', 'b.csv', '2024-25', 'same'),
      chosen('safeguard', 'copy of b.csv', '2024-25', 'same'),
    ],
    sources,
  )
  expect(plan.steps.flatMap(({ files }) => files.map(({ file }) => file.shown))).toEqual([
    'b.csv',
    'copy of b.csv',
  ])
  expect(plan.clashes.map(({ reason }) => reason)).toEqual([
    '2023-24 of safeguard stands in a.csv and a.xlsx. Name the one to load.',
    '2023-24 of safeguard stands in a.csv and a.xlsx. Name the one to load.',
  ])
})

test('files whose edition is not known are left to the load', () => {
  expect(order([chosen('gnaf-core', 'b.psv'), chosen('gnaf-core', 'a.psv')])).toEqual(['a.psv', 'b.psv'])
})

test('sources name others that exist, and no two wait for each other', () => {
  for (const [slug, { loads_after = [] }] of sources) {
    for (const before of loads_after) {
      expect(sourceSlugs()).toContain(before)
      expect(sources.get(before)?.loads_after ?? []).not.toContain(slug)
    }
  }
})
