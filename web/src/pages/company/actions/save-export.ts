import { answer, api } from '../../../api/client.ts'
import { saveBlob, saveText } from '../../../download.ts'
import { writeDelimited } from '../../../format/delimited.ts'
import type { Profile } from '../use-company.ts'

interface Question {
  readonly abn: string
  /** Of the page, so that a file never differs from what is on the screen. */
  readonly snapshot: string
  readonly profile: Profile
}

export interface Export {
  readonly name: string
  readonly what: string
  readonly save: (question: Question) => Promise<void> | void
}

export const EXPORTS: readonly Export[] = [
  { name: 'PDF', what: 'Report to read and send', save: (question) => saveFile(question, 'pdf') },
  { name: 'XLSX', what: 'Workbook with every block', save: (question) => saveFile(question, 'xlsx') },
  {
    name: 'XLSX for assurance',
    what: 'Workbook with every input, its cell, and sign-off sheets',
    save: (question) => saveFile(question, 'xlsx', true),
  },
  { name: 'JSON', what: 'The API’s answer, with inputs and rules', save: saveJson },
  { name: 'CSV', what: 'Emissions by year', save: saveCsv },
]

export const saveExport = async ({ save }: Export, question: Question): Promise<void> => save(question)

async function saveFile(
  { abn, snapshot }: Question,
  format: 'pdf' | 'xlsx',
  assurance = false,
): Promise<void> {
  const bytes = await answer(
    api.GET('/v1/companies/{abn}/climate-profile/export', {
      params: { path: { abn }, query: { format, assurance, snapshot } },
      parseAs: 'blob',
    }),
  )
  saveBlob(`climate-profile-${abn}${assurance ? '-assurance' : ''}.${format}`, bytes)
}

async function saveJson({ abn, snapshot }: Question): Promise<void> {
  const profile = await answer(
    api.GET('/v1/companies/{abn}/climate-profile', {
      params: { path: { abn }, query: { explain: true, snapshot } },
    }),
  )
  saveText(`climate-profile-${abn}.json`, JSON.stringify(profile, null, 2), 'application/json')
}

/** An empty cell has its reason in the last column. */
function saveCsv({ abn, snapshot, profile }: Question): void {
  const rows = (profile.emissions?.history ?? []).map((year) => [
    year.reporting_year,
    year.scope1_t?.value ?? null,
    year.scope2_t?.value ?? null,
    year.scope1_and_2_t,
    year.net_energy_gj?.value ?? null,
    year.availability.detail,
  ])
  const head = [
    'Reporting year',
    'Scope 1, t CO2-e',
    'Scope 2, t CO2-e',
    'Scope 1 and 2, t CO2-e',
    'Net energy, GJ',
    'Reason for no figure',
  ]
  const source = [`${profile.entity?.name ?? abn}, NGER registry, Southerly snapshot ${snapshot}`]
  const text = writeDelimited([head, ...rows, source], ',')
  // The mark in front has spreadsheets read the file as UTF-8.
  saveText(`emissions-${abn}.csv`, `\uFEFF${text}\r\n`, 'text/csv;charset=utf-8')
}
