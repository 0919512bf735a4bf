import type { Drafts, ImportGround, ItemDraft, Members } from './draft.ts'
import type { ImportFault } from './meter-reading.ts'
import { idOf, withoutUnset } from './names.ts'
import { RowReader } from './row-reader.ts'
import type { ImportTable } from './table.ts'

/** Risks and opportunities of a spreadsheet, a row each. What only the form asks for stays as it is. */
export function risksTable({ rows, faults: found }: ImportTable, _ground: ImportGround): Drafts {
  const faults: ImportFault[] = [...found]
  const items: ItemDraft[] = []
  for (const row of rows) {
    const reader = new RowReader(row, faults)
    const name = reader.text('name')
    if (!reader.has('name')) reader.fail('name', 'is empty; give the risk a name')
    const id = reader.text('id') ?? idOf(name ?? '')
    const given = givenOf(reader)
    if (name !== undefined && id === '') reader.fail('id', 'is empty; give the risk a short id')
    if (!reader.isSound) continue
    items.push({
      at: row.at,
      key: id,
      name: name ?? id,
      given: { id, name, ...given },
      added: { sites: [], responses: [], tests: [] },
    })
  }
  return { items, faults, warnings: [], outside: 0 }
}

function givenOf(reader: RowReader): Members {
  return withoutUnset({
    kind: reader.choice('kind', 'risk_kind'),
    how: reader.text('how'),
    value_chain: reader.choiceList('value_chain', 'value_chain'),
    sites: reader.list('sites'),
    where: reader.text('where'),
    horizons: reader.choiceList('horizons', 'horizon'),
    likelihood: reader.text('likelihood'),
    effect: reader.text('effect'),
    business_effect: reader.text('business_effect'),
    current_effect: effectOf(reader, 'current'),
    anticipated_effect: effectOf(reader, 'anticipated'),
    responses: responsesOf(reader),
    owner: reader.text('owner'),
    metric: reader.text('metric'),
    target_id: reader.text('target_id'),
    tests: testsOf(reader),
  })
}

/** An effect of a row takes the place of the one that stood there: a range does not live beside an older reason. */
function effectOf(reader: RowReader, when: 'current' | 'anticipated'): Members | undefined {
  const paragraph = reader.text(`${when}_paragraph`)
  const reason = reader.text(`${when}_reason`)
  const members = withoutUnset({
    line_items: reader.list(`${when}_line_items`),
    low_aud: reader.amount(`${when}_low`),
    high_aud: reader.amount(`${when}_high`),
    no_number:
      paragraph === undefined && reason === undefined ? undefined : withoutUnset({ paragraph, reason }),
  })
  return Object.keys(members).length === 0 ? undefined : members
}

/** Measures of one row share area, state and day; the form tells them apart. */
function responsesOf(reader: RowReader): Members[] | undefined {
  const shared = withoutUnset({
    area: reader.choice('response_area', 'response_area'),
    status: reader.choice('response_status', 'response_status'),
    by: reader.day('response_by'),
  })
  const measures = reader
    .text('responses')
    ?.split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return measures?.map((what) => ({ what, ...shared }))
}

function testsOf(reader: RowReader): Members[] | undefined {
  const [scenario, result] = [reader.text('scenario'), reader.text('scenario_result')]
  return scenario === undefined && result === undefined ? undefined : [withoutUnset({ scenario, result })]
}
