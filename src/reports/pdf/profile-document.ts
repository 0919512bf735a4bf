import { BLOCK_NAMES, type Profile } from '../../domain/company/profile.ts'
import { composeProfileSeries } from '../../domain/disclosure/report/compose-series.ts'
import { type ExportedProfile, NOTICE } from '../exported-profile.ts'
import { abn, capital, day, figure, number, short, words } from '../format.ts'
import { BASIS_WORDS } from '../wording.ts'
import type { Block, PdfDocument, Section } from './document.ts'
import { sourcesTable } from './sections/appendix.ts'
import {
  type Charted,
  climateBlocks,
  emissionsBlocks,
  safeguardBlocks,
  sectorBlocks,
} from './sections/charts.ts'
import { missing } from './sections/key-figures.ts'

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
        { label: 'Data', value: `As at ${day(snapshot.as_of)}`, small: snapshot.id },
        { label: 'Evidence hash', value: 'SHA-256', small: profile.evidence_hash },
      ],
      notice: NOTICE,
      warning: null,
    },
    sections: [keyFigures(profile), ...charted(answer, name), blocks(profile), sources(answer)].filter(
      (section) => section.blocks.length > 0,
    ),
  }
}

function keyFigures({
  blocks: { emissions, sector_benchmark, transition_risk },
  physical,
}: Profile): Section {
  const latest = emissions.result?.latest
  const total = latest?.scope1_and_2_t
  const benchmark = sector_benchmark.result?.metrics.find(({ metric }) => metric === 'scope1_and_2')
  const percentile = benchmark?.percentile
  const items = [
    ...(latest === undefined || total === undefined || total === null
      ? []
      : [
          {
            label: 'Scope 1 and 2 emissions',
            value: short(total),
            unit: 't CO₂-e',
            note: `exactly ${figure(total)}; ${latest.reporting_year}`,
          },
        ]),
    ...(percentile === undefined || percentile === null
      ? []
      : [
          {
            label: 'Percentile among peers, scope 1 and 2',
            value: number(percentile, 1),
            unit: '',
            note: `${benchmark?.n} companies of ${sector_benchmark.result?.title}`,
          },
        ]),
    ...[
      { label: 'Transition risk', band: transition_risk.result?.band },
      { label: 'Physical risk at the head office', band: physical.result?.overall },
    ].flatMap(({ label, band }) =>
      band === undefined || band === null
        ? []
        : [{ label, value: capital(words(band)), unit: '', note: 'of low, moderate, high and very high' }],
    ),
  ]
  return {
    title: 'Key figures',
    starts_page: true,
    blocks: [
      ...(items.length === 0 ? [] : [{ kind: 'figures' as const, items }]),
      ...[
        { label: 'Emissions', availability: emissions.availability },
        { label: 'Sector', availability: sector_benchmark.availability },
        { label: 'Transition risk', availability: transition_risk.availability },
        { label: 'Physical risk', availability: physical.availability },
      ]
        .filter(({ availability }) => availability.status !== 'available')
        .map(missing),
    ],
  }
}

/** The charts of the report that need no record of the company. */
function charted({ abn: own, profile }: ExportedProfile, name: string): Section[] {
  const about: Charted = {
    entity: { name },
    series: composeProfileSeries({ profile, company: { abn: own } }),
  }
  return [
    {
      title: 'Emissions by year',
      starts_page: true,
      blocks: [...emissionsBlocks(about), ...years(profile)],
    },
    { title: 'Sector', starts_page: false, blocks: sectorBlocks(about) },
    { title: 'Safeguard Mechanism', starts_page: false, blocks: safeguardBlocks(about) },
    { title: 'Climate at the head office', starts_page: false, blocks: climateBlocks(about) },
  ]
}

function years({ blocks: { emissions } }: Profile): Block[] {
  const amount = (value: number | null | undefined): { text: string } => ({
    text: value === null || value === undefined ? 'not published' : figure(value),
  })
  return emissions.result === null
    ? []
    : [
        {
          kind: 'table',
          caption: 'Emissions and energy as the registry prints them',
          columns: [
            { title: 'Reporting year', share: 1, align: 'left' },
            { title: 'Scope 1, t CO₂-e', share: 1, align: 'right' },
            { title: 'Scope 2, t CO₂-e', share: 1, align: 'right' },
            { title: 'Net energy, GJ', share: 1, align: 'right' },
          ],
          rows: emissions.result.history.map((year) => [
            { text: year.reporting_year },
            amount(year.scope1_t?.value),
            amount(year.scope2_t?.value),
            amount(year.net_energy_gj?.value),
          ]),
        },
      ]
}

/** Every block with its state, so that a reader sees what was asked and not answered. */
const blocks = ({ blocks: all }: Profile): Section => ({
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
      rows: BLOCK_NAMES.map((name) => {
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
  blocks: answer.sources.length === 0 ? [] : [sourcesTable(answer.sources)],
})
