import { BLOCKS, PROFILE_BLOCKS, type ProfileBlock } from '../../domain/company/blocks.ts'
import type { Outcome } from '../../domain/company/outcome.ts'
import type { Profile } from '../../domain/company/profile.ts'
import { distinctInputs, type EvidenceInput } from '../../domain/evidence.ts'
import { type CompanyProfile, releasesOf } from '../../operations/company/climate-profile.ts'
import type { TenantTargets } from '../../operations/company/tenant-targets.ts'
import type { Release } from '../../operations/releases/releases.ts'
import { type JsonPieces, writeObject } from '../platform/answer/json-pieces.ts'
import { presentMeta, presentMethod, warningsAbout } from './data.ts'
import { writeBlock } from './profile-blocks.ts'
import { writeProvenance } from './provenance.ts'

export interface ProfileView {
  readonly blocks: readonly ProfileBlock[]
  readonly explain: boolean
  /** True for one of many companies. */
  readonly brief?: boolean
  /** The caller's own, where it asked for them. */
  readonly targets?: TenantTargets | undefined
}

/** The blocks asked for that have something to show; the optional ones only with data. */
export function writeProfileData({ abn, profile, releases }: CompanyProfile, view: ProfileView): JsonPieces {
  const shown = shownBlocks(profile, view)
  const [explained, plain] =
    view.brief === true ? (['rules', 'brief'] as const) : (['explained', 'whole'] as const)
  const detail = view.explain ? explained : plain
  return writeObject({
    abn,
    ...Object.fromEntries(shown.map((name) => [name, writeBlock(profile, name, detail)])),
    provenance: writeProvenance(releases, inputsOf(profile, shown), view.explain),
    evidence_hash: profile.evidence_hash,
  })
}

/** Releases behind the blocks that are shown: whose provenance is printed and whose licences bind. */
export function shownReleases(
  { snapshot, profile, releases }: CompanyProfile,
  view: ProfileView,
): readonly Release[] {
  const inputs = inputsOf(profile, shownBlocks(profile, view))
  return inputs === profile.inputs ? releases : releasesOf(snapshot, inputs)
}

/** The whole answer; `more` is added to its meta. */
export function writeProfile(found: CompanyProfile, view: ProfileView, more: object = {}): JsonPieces {
  const { profile, snapshot } = found
  return writeObject({
    data: writeProfileData(found, view),
    meta: {
      ...presentMeta(snapshot, profile.evidence_hash, shownReleases(found, view), warningsAbout(found.abn)),
      block_hashes: profile.block_hashes,
      omitted_blocks: omittedBlocks(profile, view),
      ...(view.targets === undefined ? {} : { tenant_targets: presentTargets(view.targets) }),
      ...more,
    },
  })
}

const presentTargets = ({ record, points, not_comparable }: TenantTargets) => ({
  record:
    record === undefined
      ? null
      : { version: record.version, authored_at: record.authored_at, body_sha256: record.body_sha256 },
  in_evidence_hash: false,
  shown: points.map(({ id }) => id),
  not_shown: not_comparable,
})

const shownBlocks = (profile: Profile, { blocks }: ProfileView): ProfileBlock[] =>
  blocks.filter((name) => isShown(profile, name))

const inputsOf = (profile: Profile, blocks: readonly ProfileBlock[]): readonly EvidenceInput[] =>
  PROFILE_BLOCKS.every((name) => blocks.includes(name) || profile.blocks[name].inputs.length === 0)
    ? profile.inputs
    : distinctInputs(blocks.flatMap((name) => profile.blocks[name].inputs))

const isShown = (profile: Profile, name: ProfileBlock): boolean =>
  !BLOCKS[name].optional || profile.blocks[name].result !== null

/** With their methods, which the evidence hash of the whole profile covers. */
function omittedBlocks(profile: Profile, view: ProfileView) {
  return PROFILE_BLOCKS.filter((name) => !view.blocks.includes(name) || !isShown(profile, name)).map(
    (name) => ({
      block: name,
      method: presentMethod(profile.blocks[name].method),
      ...(view.blocks.includes(name) ? absence(profile.blocks[name]) : NOT_ASKED_FOR),
    }),
  )
}

const NOT_ASKED_FOR = {
  reason_code: 'not_asked_for',
  detail: 'Left out by include, exclude or changed_since.',
}

const absence = ({ availability }: Outcome<unknown>) => ({
  reason_code: availability.reason_code ?? 'no_data',
  detail: availability.detail ?? '',
})
