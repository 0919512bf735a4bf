import type { Layout } from '../form/form-context.ts'
import { SITES_GUIDE } from '../guides/sites.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { RecordSection } from '../records/record-section.tsx'
import { KnownSites } from '../sites/known-sites.tsx'

const LAYOUT: Layout = {
  guide: SITES_GUIDE,
  newItem: (_, items) => ({ site_id: `site-${items.length + 1}` }),
}

const EMPTY = { sites: [] }

/** Places of the company that no public table lists, after those that are known. */
export function Sites() {
  return (
    <RecordSection
      kind={RECORD_KINDS.sites}
      about="Your sites in addition to published facilities, by coordinates or address. We show which place each address matched."
      layout={LAYOUT}
      start={EMPTY}
      above={<KnownSites />}
    />
  )
}
