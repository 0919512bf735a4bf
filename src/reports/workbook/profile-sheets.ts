import { blocksOn } from '../../domain/company/blocks.ts'
import type { EmissionsYear } from '../../domain/company/emissions/emissions-record.ts'
import { printedNumber } from '../../domain/printed-number.ts'
import { type ExportedProfile, NOTICE, type PlainProfile } from '../exported-profile.ts'
import { registerWords } from '../wording.ts'
import { at, live, looking, typed } from './draft/sheet-draft.ts'
import type { WorkbookDraft } from './draft/workbook-draft.ts'
import { drawEmissionsByScope } from './emissions-chart.ts'

/** The blocks that the sheets go through. */
const NAMES = blocksOn('workbook')

export function aboutSheet(draft: WorkbookDraft, { abn, snapshot, profile }: ExportedProfile): void {
  const name = profile.blocks.entity.result?.name ?? `ABN ${abn}`
  const check = profile.blocks.entity.result?.resolution.register_check
  const sheet = draft.sheet({
    name: 'About',
    title: name,
    explanation: `Climate profile as at ${snapshot.as_of}`,
    widths: [30, 90],
  })
  sheet.paragraph(NOTICE, 'notice')
  sheet.skip()
  for (const [label, value] of [
    ['ABN', abn],
    ...(check === undefined ? [] : [['Business register', registerWords(check)] as const]),
    ['Data as at', snapshot.as_of],
    ['Snapshot', snapshot.id],
    ['Evidence hash', profile.evidence_hash],
  ] as const)
    sheet.add([looking('strong', label), looking('wrapped', value)])
  sheet.skip()
  for (const block of NAMES.filter((one) => profile.blocks[one].availability.status !== 'available'))
    sheet.add([
      looking('strong', block.replaceAll('_', ' ')),
      looking('note', profile.blocks[block].availability.detail),
    ])
}

/** Every loaded year of the registry with its total, and the chart. */
export function yearsSheet(draft: WorkbookDraft, { blocks }: PlainProfile): void {
  const history = blocks.emissions.result?.history ?? []
  if (history.length === 0) return
  const sheet = draft.sheet({
    name: 'Emissions',
    title: 'Emissions by year',
    explanation: 'As published in the registry. An empty cell means not published, never zero.',
    widths: [16, 20, 20, 22, 20, 44],
  })
  const header = sheet.header([
    'Reporting year',
    'Scope 1, t CO2-e',
    'Scope 2, t CO2-e',
    'Scope 1 and 2, t CO2-e',
    'Net energy, GJ',
    'Why a figure is missing',
  ])
  for (const year of history) {
    const row = sheet.nextRow
    const figures = [year.scope1_t, year.scope2_t].map(figureOf)
    sheet.add([
      year.reporting_year,
      ...figures,
      figures.includes(null) ? null : live(`${at(row, 1)}+${at(row, 2)}`, 'result'),
      figureOf(year.net_energy_gj),
      looking('note', year.availability.detail),
    ])
  }
  drawEmissionsByScope(sheet, { first: header + 1, last: sheet.nextRow - 1, scope1: 1 })
}

const figureOf = (figure: EmissionsYear['scope1_t']) => (figure === null ? null : typed(figure.value))

/** Each block with its state, so that a reader sees what was asked and not answered. */
export function blocksSheet(draft: WorkbookDraft, { blocks, block_hashes }: PlainProfile): void {
  const sheet = draft.sheet({
    name: 'Blocks',
    title: 'Blocks of the profile',
    explanation:
      'What each block is based on. Data quality runs from 1, as published, to 5, an estimate from industry averages.',
    widths: [24, 16, 30, 56, 14, 10, 40, 30, 68],
  })
  const header = sheet.header([
    'Block',
    'Status',
    'Reason',
    'Explanation',
    'Basis',
    'Quality',
    'Flags',
    'Method',
    'Evidence hash',
  ])
  for (const name of NAMES) {
    const { availability, basis, data_quality, flags, method } = blocks[name]
    sheet.add([
      looking('text', name),
      looking('text', availability.status),
      looking('wrapped', availability.reason_code),
      looking('wrapped', availability.detail),
      looking('text', basis),
      typed(data_quality),
      looking('wrapped', flags.join(' ')),
      looking('wrapped', `${method.id} ${method.version}`),
      looking('text', block_hashes[name]),
    ])
  }
  sheet.filterFrom(header)
}

/** Every figure by block and field, for readers who process the profile further. */
export function figuresSheet(draft: WorkbookDraft, { blocks }: PlainProfile): void {
  const sheet = draft.sheet({
    name: 'Figures',
    title: 'Every figure',
    explanation: 'Each figure in the profile by block and field, named as in the API.',
    widths: [24, 70, 44],
  })
  const header = sheet.header(['Block', 'Member', 'Value'])
  for (const name of NAMES)
    for (const [member, value] of leaves(blocks[name].result, ''))
      sheet.add([name, member, typed(typeof value === 'boolean' ? String(value) : value)])
  sheet.filterFrom(header)
}

/** What an assurer re-performs: each figure as printed, with the file, row and cell that it is in. */
export function evidenceSheet(draft: WorkbookDraft, { blocks }: PlainProfile): void {
  const sheet = draft.sheet({
    name: 'Inputs',
    title: 'Inputs',
    explanation: 'Every published figure behind each block, with its file and where it is in the file.',
    widths: [24, 30, 34, 13, 18, 22, 30, 44, 68],
  })
  const header = sheet.header([
    'Block',
    'Dataset',
    'Figure',
    'About',
    'Value',
    'As printed',
    'Row or cell',
    'Release',
    'SHA-256 of the file',
  ])
  for (const name of NAMES)
    for (const { dataset, field, observed, value_text, ref, release, file_sha256 } of blocks[name].inputs)
      sheet.add([
        name,
        dataset,
        field,
        observed,
        typed(printedNumber(value_text)),
        value_text,
        ref,
        release,
        file_sha256,
      ])
  sheet.filterFrom(header)
}

type Leaf = readonly [member: string, value: string | number | boolean | null]

/** Every figure of a result with the path to it. Evidence has its own sheet. */
function leaves(value: unknown, path: string): readonly Leaf[] {
  if (value === undefined || (value === null && path === '')) return []
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [[path, value]]
  return Object.entries(value)
    .filter(([name]) => name !== 'evidence' && name !== 'inputs' && name !== 'trace')
    .flatMap(([name, member]) => leaves(member, path === '' ? name : `${path}.${name}`))
}
