import { PROFILE_BLOCKS, type ProfileBlock } from '../../domain/company/blocks.ts'
import { roundGrid } from '../../domain/company/grid/round-grid.ts'
import { PORTFOLIO_COLUMNS, type PortfolioRow, portfolioRow } from '../../domain/company/portfolio.ts'
import type { ProfileBlocks } from '../../domain/company/profile.ts'
import { roundFigures } from '../../domain/company/round-figures.ts'
import type { ExportColumn, ExportRow, ReadableTable } from '../../domain/export/table.ts'
import { requirementsOf } from '../../frameworks/aasb-s2/registry.ts'
import { VERSIONS } from '../../frameworks/aasb-s2/requirement.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { type CompanyProfile, climateProfiles } from '../company/climate-profile.ts'
import { companyReference } from '../reference/company-reference.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { figuresOf } from './figures.ts'

/** What Southerly itself says, as a dataset. */
export const DERIVED_DATASET = 'au_southerly_derived'

const OWN = {
  dataset: DERIVED_DATASET,
  publisher: 'Southerly',
  licence: {
    id: 'Apache-2.0',
    name: 'Apache License 2.0',
    url: 'https://www.apache.org/licenses/LICENSE-2.0',
  },
  attribution: 'Derived by Southerly from the published tables beside it, under their licences',
} as const

const text = (name: string, description: string): ExportColumn => ({
  name,
  kind: 'text',
  description,
  unit: null,
})

/** Profiles that are in memory at a time. */
const AT_A_TIME = 50

/** What is derived from the published tables: releases, requirements, a row for each company, every figure of each profile. */
export const derivedTables = (sql: ReadonlySql, snapshot: SnapshotView): ReadableTable[] => [
  companies(sql, snapshot),
  figures(sql, snapshot),
  releases(snapshot),
  requirements(),
]

/** Every company that the registry names, in the order of the ABNs, a page at a time. */
async function* profiles(sql: ReadonlySql, snapshot: SnapshotView): AsyncGenerator<CompanyProfile[]> {
  const { names } = await companyReference(sql, snapshot)
  const abns = [...new Set(names.map(({ abn }) => abn))].toSorted()
  for (let from = 0; from < abns.length; from += AT_A_TIME) {
    const found = await climateProfiles(sql, snapshot, abns.slice(from, from + AT_A_TIME))
    yield abns.slice(from, from + AT_A_TIME).flatMap((abn) => found.get(abn) ?? [])
  }
}

const MEMBERS = Object.keys(PORTFOLIO_COLUMNS) as readonly (keyof PortfolioRow)[]

const companies = (sql: ReadonlySql, snapshot: SnapshotView): ReadableTable => ({
  ...OWN,
  name: 'companies',
  title: 'Companies of the registry with their latest figures',
  key: ['abn'],
  columns: [
    ...MEMBERS.map((name): ExportColumn => {
      const { title, unit = null, kind } = PORTFOLIO_COLUMNS[name]
      return { name, kind, description: title, unit }
    }),
    text('evidence_hash', 'Hash of every input and method behind the profile, as the API answers it'),
  ],
  async *rows() {
    for await (const page of profiles(sql, snapshot))
      yield page.map(({ abn, profile }) => {
        const row = portfolioRow(abn, profile)
        return [...MEMBERS.map((name) => row[name]), profile.evidence_hash]
      })
  },
})

/** The result of a block with the figures rounded as answers round them. */
export function shownFigures(blocks: ProfileBlocks, block: ProfileBlock): unknown {
  const { result } = blocks.grid_intensity
  return block === 'grid_intensity' && result !== null
    ? roundGrid(result)
    : roundFigures(blocks[block].result)
}

const figures = (sql: ReadonlySql, snapshot: SnapshotView): ReadableTable => ({
  ...OWN,
  name: 'profile_figures',
  onlyToDisk: true,
  title: 'Every figure of every company profile, one a row',
  key: ['abn', 'block', 'path'],
  columns: [
    text('abn', 'ABN of the company'),
    text('block', 'Block of the profile, such as emissions or transition_risk'),
    text('path', 'Where in the block the figure stands, as in the answer of the API: latest.scope1_t.value'),
    { name: 'number', kind: 'number', description: 'The figure; null where the value is text', unit: null },
    text('text', 'The value where it is text or yes/no; null where it is a number'),
    text('block_hash', 'Hash of every input and method behind the block'),
  ],
  async *rows() {
    for await (const page of profiles(sql, snapshot))
      yield page.flatMap(({ abn, profile }) =>
        PROFILE_BLOCKS.flatMap((block) =>
          figuresOf(shownFigures(profile.blocks, block)).map(
            ({ path, value }): ExportRow => [
              abn,
              block,
              path,
              typeof value === 'number' ? value : null,
              typeof value === 'number' ? null : String(value),
              profile.block_hashes[block],
            ],
          ),
        ),
      )
  },
})

const releases = (snapshot: SnapshotView): ReadableTable => ({
  ...OWN,
  name: 'releases',
  title: 'Releases that the snapshot holds: file, hash and day of publication of each',
  key: ['release_id'],
  columns: [
    text('release_id', 'Names the release; each published row names it too'),
    text('source', 'Source, as in the catalogue of sources'),
    text('dataset', 'Dataset that it is served as'),
    text('edition', 'Edition or reporting year'),
    text('published_on', 'Day of publication, YYYY-MM-DD'),
    text('published_basis', 'How that day is known'),
    text('file_name', 'The publisher’s file'),
    text('file_sha256', 'SHA-256 of the file'),
    text('licence', 'Licence of the data'),
    text('landing_page', 'Page of the publisher'),
  ],
  async *rows() {
    yield [...snapshot.releases.values()]
      .map(
        (release): ExportRow => [
          release.id,
          release.source,
          release.dataset,
          release.edition,
          release.published_on,
          release.published_basis,
          release.file_name,
          release.file_sha256,
          release.provenance.licence.id,
          release.provenance.landing_page,
        ],
      )
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))
  },
})

const requirements = (): ReadableTable => ({
  ...OWN,
  name: 'requirements',
  title: 'Requirements of AASB S2 and the Corporations Act, by version of the standard',
  key: ['version', 'id'],
  columns: [
    text('version', 'Version of the standard'),
    text('id', 'Paragraph'),
    text('framework', 'AASB_S2 or CORPORATIONS_ACT_2001'),
    text('pillar', 'Pillar of the standard'),
    text('title', 'What the paragraph asks, in our words'),
    text('obligation', 'Whether it is mandatory'),
    text('applies_when', 'When it applies; null: always'),
    text('data_needs', 'Data that an answer needs'),
    text('status_in_version', 'in_force, amended, added, deleted or absent'),
    text('coverage_status', 'How far the service answers it'),
    { name: 'scored', kind: 'boolean', description: 'Whether readiness counts it', unit: null },
  ],
  async *rows() {
    for (const version of VERSIONS)
      yield requirementsOf(version).map(
        (one): ExportRow => [
          version,
          one.id,
          one.framework,
          one.pillar,
          one.title,
          one.obligation,
          one.applies_when,
          one.data_needs,
          one.status_in_version,
          one.coverage_status,
          one.scored,
        ],
      )
  },
})
