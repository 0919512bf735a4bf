import type { DatasetStatus } from '../../operations/releases/datasets.ts'
import type { Release } from '../../operations/releases/releases.ts'
import type { SlotChange } from '../../operations/releases/snapshot-diff.ts'
import { presentRelease } from './data.ts'

export const presentDataset = ({ origin, releases, latest }: DatasetStatus) => ({
  dataset: origin.dataset,
  source: origin.source,
  title: origin.title,
  publisher: origin.publisher,
  licence: origin.licence,
  attribution: origin.attribution,
  landing_page: origin.landing_page,
  cadence: origin.cadence,
  layout_from_documents_only: origin.layout_from_documents_only ?? false,
  releases,
  latest: latest === undefined ? null : presentRelease(latest),
})

export const presentReleaseEntry = (release: Release) => ({
  ...presentRelease(release),
  source: release.source,
  slot: release.slot,
  status: release.status,
  revision: release.revision,
  row_count: release.row_count,
  file_bytes: release.file_bytes,
  withdrawn_on: release.withdrawn_on,
  withdrawn_reason: release.withdrawn_reason,
})

export const presentSnapshot = (snapshot: {
  readonly id: string
  readonly as_of: string
  readonly in_force_from: string | null
  readonly releases: number
}) => ({
  snapshot: snapshot.id,
  as_of: snapshot.as_of,
  in_force_from: snapshot.in_force_from,
  releases: snapshot.releases,
})

export const presentSlotChange = ({ source, dataset, slot, diff }: SlotChange) => ({
  source,
  dataset,
  slot,
  ...diff,
})
