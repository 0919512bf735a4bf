import type { Drafts, ItemDraft } from './draft.ts'
import type { ImportFault } from './meter-reading.ts'
import { idOf, withoutUnset } from './names.ts'
import { RowReader } from './row-reader.ts'
import type { ImportTable } from './table.ts'

/** Sites of a spreadsheet. */
export function sitesTable({ rows, faults: found }: ImportTable): Drafts {
  const faults: ImportFault[] = [...found]
  const items: ItemDraft[] = []
  for (const row of rows) {
    const reader = new RowReader(row, faults)
    const name = reader.text('name')
    if (!reader.has('name')) reader.fail('name', 'is empty; say what the site is called')
    const id = reader.text('site_id') ?? idOf(name ?? '')
    const given = withoutUnset({
      name,
      latitude: reader.number('latitude'),
      longitude: reader.number('longitude'),
      elevation_m: reader.number('elevation_m'),
      address: addressOf(reader),
      state: reader.choice('state', 'state'),
      postcode: postcodeOf(reader),
      activity: reader.text('activity'),
    })
    if (name !== undefined && id === '') reader.fail('site_id', 'is empty; give the site a short id')
    if (!reader.isSound) continue
    items.push({ at: row.at, key: id, name: name ?? id, given: { site_id: id, ...given }, added: {} })
  }
  return { items, faults, warnings: [], outside: 0 }
}

function addressOf(reader: RowReader): string | undefined {
  const [street, suburb] = [reader.text('address'), reader.text('suburb')]
  if (street === undefined || suburb === undefined) return street ?? suburb
  return street.toLowerCase().includes(suburb.toLowerCase()) ? street : `${street}, ${suburb}`
}

/** Spreadsheets drop the zero that postcodes of the Northern Territory begin with. */
const postcodeOf = (reader: RowReader): string | undefined =>
  reader.text('postcode')?.replace(/^\d{3}$/, '0$&')
