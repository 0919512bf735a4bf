import { expect, test } from 'vitest'
import { evidence } from '../../../../test/support/method-page.ts'
import { safeguardRow as row } from '../../../../test/support/safeguard-rows.ts'
import { Printed } from '../../working.ts'
import type { SafeguardRow } from './facility.ts'
import { safeguardMechanism } from './safeguard.ts'
import { prepareSafeguardTable } from './table.ts'

const scope1 = { reporting_year: '2024-25', scope1_t: 7, evidence: [evidence('scope1_t', '2024-25', 7)] }

const workingsOf = (rows: readonly SafeguardRow[]) =>
  safeguardMechanism({
    company: { abn: 'me', names: [] },
    table: prepareSafeguardTable(rows),
    scope1: [scope1],
  }).workings()

test('each facility of the latest year stands with its own figures and years', () => {
  const telfer = (year: string, responsible_emitter: string) =>
    row(year, { facility: 'Telfer', responsible_emitter })
  const before = telfer('2023-24', 'First')
  const first = telfer('2024-25', 'First')
  const second = telfer('2024-25', 'Second')
  const covered = ({ reporting_year, evidence: own }: SafeguardRow) => ({
    reporting_year,
    covered_emissions_t: new Printed(150_000, own),
  })
  expect(workingsOf([before, first, second])).toMatchObject([
    {
      formula: 'safeguard_position',
      observed: '2024-25',
      arguments: {
        scope1_t: new Printed(7, scope1.evidence),
        facilities: [
          {
            facility: 'Telfer (First)',
            role: 'controlling_corporation',
            covered_emissions_t: new Printed(150_000, first.evidence),
            baseline_t: new Printed(200_000, []),
            history: [covered(before), covered(first)],
          },
          { facility: 'Telfer (Second)', history: [covered(second)] },
        ],
      },
      outputs: { coverage: { value: 'covered' }, band: { value: 'moderate' } },
      lists: ['facilities'],
    },
  ])
})

test('without a facility in the latest year, figures of facilities say why they are missing', () => {
  const other = row('2024-25', { controlling_corporation_abn: 'other' })
  expect(workingsOf([row('2022-23'), other])).toMatchObject([
    {
      arguments: { covered_in_earlier_years: true, facilities: [] },
      outputs: {
        coverage: { value: 'covered_in_earlier_years' },
        covered_emissions_t: { value: null, availability: { reason_code: 'no_covered_facility' } },
      },
      lists: [],
    },
  ])
})
