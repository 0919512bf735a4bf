import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { facilityLinks } from './facility-links.ts'
import type { Corporation, EmittingFacility, NamedLink } from './link-candidates.ts'
import { type LinkProposal, proposeLinks } from './link-proposals.ts'

const facility = (more: Partial<EmittingFacility> = {}): EmittingFacility => ({
  reporting_year: '2024-25',
  facility_name: 'Works',
  responsible_emitter: 'Works Pty Ltd',
  emitter_abn: null,
  state: 'WA',
  covered_emissions_t: 150_000,
  ...more,
})
const link = (more: Partial<NamedLink> = {}): NamedLink => ({
  reporting_year: '2023-24',
  facility_name: 'Works',
  responsible_emitter: 'Works Pty Ltd',
  emitter_abn: null,
  controlling_corporation: 'OWNER LIMITED',
  controlling_corporation_abn: 'owner',
  confirmed_by: null,
  ...more,
})
const corporation = (abn: string, name: string, scope1_t: number | null = 900_000): Corporation => ({
  abn,
  name,
  scope1_t,
})
const OWNER = corporation('owner', 'OWNER LIMITED')

const propose = (
  facilities: readonly EmittingFacility[],
  links: readonly NamedLink[],
  corporations: readonly Corporation[] = [OWNER],
  stations: readonly { readonly facility: string; readonly abn: string }[] = [],
): LinkProposal[] =>
  proposeLinks({ facilities, links, year: '2024-25', knowledge: { corporations, stations } })
/** Candidates of the first proposal, each with its strongest reason. */
const candidates = ([first]: readonly LinkProposal[]) =>
  first?.candidates.map(({ abn, reasons }) => `${abn} ${reasons[0]?.kind}`)

test('a facility with a link of the year or one that holds is not proposed', () => {
  expect(propose([facility()], [link({ reporting_year: '2024-25' })])).toEqual([])
  expect(propose([facility()], [link()])).toEqual([])
})

test('that no company controls a facility is settled only by a person', () => {
  const nobody = {
    reporting_year: '2024-25',
    controlling_corporation_abn: null,
    controlling_corporation: null,
  }
  expect(propose([facility()], [link(nobody)])).toMatchObject([{ proposal_state: 'unlinked' }])
  expect(propose([facility()], [link({ ...nobody, confirmed_by: 'maria' })])).toEqual([])
})

test.each([
  [
    'the emitter reports by itself',
    {},
    [corporation('works', 'WORKS LIMITED')],
    'works emitter_is_corporation',
  ],
  [
    'a corporation reports the very tonnes',
    {},
    [corporation('small', 'A LTD', 150_000)],
    'small same_tonnes',
  ],
  [
    'names begin alike',
    { responsible_emitter: 'MGM BULK PTY LTD' },
    [corporation('mgm', 'MGM GROUP HOLDINGS PTY LTD')],
    'mgm name_in_common',
  ],
])('a new facility: %s', (_, more, corporations, first) => {
  const found = propose([facility(more)], [], corporations)
  expect(found).toMatchObject([{ proposal_state: 'unlinked', linked_to: null, doubts: [] }])
  expect(candidates(found)).toEqual([first])
})

test('a new facility: its emitter, a power station of its name, a facility of a close name', () => {
  const works = facility({ facility_name: 'Collinsvile Mine' })
  const old = facility({
    reporting_year: '2023-24',
    facility_name: 'Collinsville Mine',
    responsible_emitter: 'X',
  })
  const same = link({ facility_name: 'Elsewhere' })
  expect(candidates(propose([works], [same]))).toEqual(['owner emitter_of_linked_facility'])
  const station = [{ facility: 'COLLINSVILE MINE', abn: 'owner' }]
  expect(candidates(propose([works], [], [OWNER], station))).toEqual(['owner power_station'])
  const close = link({ facility_name: 'Collinsville Mine', responsible_emitter: 'X' })
  expect(candidates(propose([works, old], [close]))).toEqual(['owner similar_facility'])
  const elsewhere = { ...old, state: 'QLD' }
  expect(candidates(propose([works, elsewhere], [close]))).toEqual([])
})

test('a lapsed link: who begins alike comes before the former owner, who reports before who does not', () => {
  const sold = facility({ responsible_emitter: 'GREATLAND HOLDINGS PTY LTD' })
  const buyer = corporation('buyer', 'GREATLAND RESOURCES LIMITED')
  const found = propose([sold], [link()], [OWNER, buyer])
  expect(found).toMatchObject([{ proposal_state: 'lapsed' }])
  expect(candidates(found)).toEqual(['buyer name_in_common', 'owner earlier_link'])
  expect(candidates(propose([sold], [link()], [OWNER, { ...buyer, scope1_t: null }]))).toEqual([
    'owner earlier_link',
    'buyer name_in_common',
  ])
})

test.each([
  ['emitter_reports_itself', [OWNER, corporation('works', 'WORKS LIMITED')]],
  ['tonnes_of_another', [OWNER, corporation('other', 'A LTD', 150_000)]],
  ['corporation_does_not_report', [corporation('owner', 'OWNER LIMITED', null), corporation('b', 'B LTD')]],
  ['covered_above_scope1', [corporation('owner', 'OWNER LIMITED', 149_999)]],
])('a carried link is doubted: %s', (doubt, corporations) => {
  const found = propose([facility()], [link()], corporations)
  expect(found).toMatchObject([{ proposal_state: 'carried_in_doubt', linked_to: 'owner', doubts: [doubt] }])
  expect(found[0]?.candidates.map(({ abn }) => abn)).not.toContain('owner')
})

test('without a registry of the year a carried link is not doubted', () => {
  expect(propose([facility()], [link()], [corporation('owner', 'OWNER LIMITED', null)])).toEqual([])
})

/** Tables of the starter dataset as plain cells; an empty one is null. */
function starter(file: string): Record<string, string | null>[] {
  const location = path.join(import.meta.dirname, '../../../../data/starter', file)
  return parse<Record<string, string>>(readFileSync(location), { columns: true }).map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, cell]) => [field, cell === '' ? null : cell])),
  )
}

test('2024-25 from the links of earlier years: 26 of the 30 that these do not answer are right at first', () => {
  const years = ['2021-22', '2022-23', '2023-24', '2024-25']
  const facilities = years
    .flatMap((year) => starter(`safeguard/${year}.csv`))
    .map((row) => facility({ ...row, covered_emissions_t: Number(row['covered_emissions_t']) }))
  const links = starter('safeguard-links/all.csv').map((row) => link(row))
  const reports = starter('nger-corporate/2024-25.csv').map((row) =>
    corporation(row['abn'] ?? '', row['organisation'] ?? '', Number(row['scope1_t'])),
  )
  const before = starter('nger-corporate/2023-24.csv')
    .map((row) => corporation(row['abn'] ?? '', row['organisation'] ?? '', null))
    .filter(({ abn }) => reports.every((one) => one.abn !== abn))
  const early = links.filter(({ reporting_year }) => reporting_year < '2024-25')
  const proposals = propose(facilities, early, [...reports, ...before])
  const carriedTo = facilityLinks(facilities, early)
  const truth = facilityLinks(facilities, links)
  const asked = facilities
    .filter(({ reporting_year }) => reporting_year === '2024-25')
    .map((one) => ({
      one,
      owner: truth(one).link?.controlling_corporation_abn ?? null,
      carried: carriedTo(one).link,
    }))
    .filter(({ owner, carried }) => carried === null || carried.controlling_corporation_abn !== owner)
  const answered = asked.map(({ one, owner }) => {
    const proposal = proposals.find(
      (each) => each.facility === one.facility_name && each.responsible_emitter === one.responsible_emitter,
    )
    return proposal !== undefined && (proposal.candidates[0]?.abn ?? null) === owner
  })
  expect({ asked: asked.length, right: answered.filter(Boolean).length, proposed: proposals.length }).toEqual(
    {
      asked: 30,
      right: 26,
      proposed: 38,
    },
  )
})
