import { blocksOn, PROFILE_BLOCKS } from '../../domain/company/blocks.ts'
import { type ExportedProfile, NOTICE, type PlainProfile } from '../exported-profile.ts'
import { abn, capital, day, words } from '../format.ts'
import { BASIS_WORDS, registerWords } from '../wording.ts'
import type { PdfDocument, Section } from './document.ts'
import { decisionsTables, sourcesTable } from './sections/appendix.ts'
import { missing } from './sections/key-figures.ts'
import { SHOWN_BLOCKS } from './sections/profile-blocks.ts'

/** The profile as a document of a few pages. */
export function profileDocument(answer: ExportedProfile): PdfDocument {
  const { profile, snapshot } = answer
  const name = profile.blocks.entity.result?.name ?? `ABN ${abn(answer.abn)}`
  return {
    title: `Climate profile: ${name}`,
    description: NOTICE,
    date: snapshot.as_of,
    footer: `ABN ${abn(answer.abn)}, snapshot ${snapshot.id}`,
    cover: {
      kind: 'Climate profile',
      name,
      subtitle: `As at ${day(snapshot.as_of)}`,
      facts: [
        { label: 'ABN', value: abn(answer.abn) },
        ...registerFact(profile),
        { label: 'Data', value: `As at ${day(snapshot.as_of)}`, small: snapshot.id },
        { label: 'Evidence hash', value: 'SHA-256', small: profile.evidence_hash },
      ],
      notice: NOTICE,
      warning: null,
    },
    sections: [
      keyFigures(profile),
      ...sectionsOfBlocks(answer, name),
      blocks(profile),
      sources(answer),
    ].filter((section) => section.blocks.length > 0),
  }
}

/** Whether the business register was asked; nothing of a company without an entity. */
function registerFact({ blocks: { entity } }: PlainProfile): { label: string; value: string }[] {
  const check = entity.result?.resolution.register_check
  return check === undefined ? [] : [{ label: 'Business register', value: registerWords(check) }]
}

function keyFigures(profile: PlainProfile): Section {
  const shown = SHOWN.flatMap(({ name, key_figure }) =>
    key_figure === undefined ? [] : { name, ...key_figure },
  )
  const items = shown.flatMap(({ of }) => of(profile))
  return {
    title: 'Key figures',
    starts_page: true,
    blocks: [
      ...(items.length === 0 ? [] : [{ kind: 'figures' as const, items }]),
      ...shown
        .map(({ name, label }) => ({ label, availability: profile.blocks[name].availability }))
        .filter(({ availability }) => availability.status !== 'available')
        .map(missing),
    ],
  }
}

/** The sections of blocks, with the charts of the report that need no record of the company. */
function sectionsOfBlocks({ profile, series }: ExportedProfile, name: string): Section[] {
  const about = {
    entity: { name },
    series,
    flags: PROFILE_BLOCKS.flatMap((where) => profile.blocks[where].flags.map((flag) => ({ flag, where }))),
  }
  return SHOWN.flatMap(({ section }) => {
    if (section === undefined) return []
    const title = typeof section.title === 'string' ? section.title : section.title(profile)
    return { ...section, title, blocks: section.blocks(profile, about) }
  })
}

const SHOWN = blocksOn('pdf').map((name) => ({ name, ...SHOWN_BLOCKS[name] }))

/** Every block with its state, so that a reader sees what was asked and not answered. */
const blocks = ({ blocks: all }: PlainProfile): Section => ({
  title: 'What the profile covers',
  starts_page: true,
  blocks: [
    {
      kind: 'table',
      caption: 'Blocks of the profile',
      columns: [
        { title: 'Block', share: 1, align: 'left' },
        { title: 'State', share: 2, align: 'left' },
        { title: 'Basis', share: 0.8, align: 'left' },
        { title: 'Method', share: 1, align: 'left' },
      ],
      rows: PROFILE_BLOCKS.map((name) => {
        const { availability, basis, data_quality, method } = all[name]
        return [
          { text: capital(words(name)) },
          availability.reason_code === null
            ? { text: 'Available' }
            : { text: availability.detail ?? words(availability.status), small: availability.reason_code },
          { text: BASIS_WORDS[basis] ?? words(basis), small: `quality ${data_quality} of 5` },
          { text: words(method.id), small: `version ${method.version}` },
        ]
      }),
    },
  ],
})

const sources = (answer: ExportedProfile): Section => ({
  title: 'Appendix: sources',
  starts_page: true,
  blocks:
    answer.sources.length === 0 ? [] : [sourcesTable(answer.sources), ...decisionsTables(answer.sources)],
})
