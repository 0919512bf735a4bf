import { type EvidenceInput, evidenceHashes, type Method } from '../evidence.ts'
import type { LeftOutRows } from '../operator-decision.ts'
import { BLOCK_NAMES, type BlockName, PROFILE_BLOCKS, type ProfileBlock } from './blocks.ts'
import { decisionFlags } from './decided-blocks.ts'
import type { DecidedRegion } from './grid/region-of-facilities.ts'
import type { Outcome } from './outcome.ts'
import { type BlockOutcomes, blockMakers, type ProfileInput } from './profile-blocks.ts'

export type ProfileBlocks = { readonly [Name in BlockName]: BlockOutcomes[Name] }

export interface Profile {
  readonly blocks: ProfileBlocks
  /** Where the company's electricity comes from, and what decided it. */
  readonly region: DecidedRegion
  readonly block_hashes: Readonly<Record<ProfileBlock, string>>
  /** Each once. */
  readonly inputs: readonly EvidenceInput[]
  readonly methods: readonly Method[]
  readonly evidence_hash: string
}

/** Blocks of a profile that were asked for; none of the others. */
export interface SomeBlocks {
  readonly blocks: Partial<ProfileBlocks>
  readonly block_hashes: Partial<Profile['block_hashes']>
}

/** Composes every block of a profile. */
export function composeProfile(input: ProfileInput): Profile {
  const { decision, facilities } = input.grid
  const blocks = blocksOf(input, BLOCK_NAMES)
  const { hashes, inputs, methods, evidence_hash } = hashesOf(blocks)
  const block_hashes = hashes as Profile['block_hashes']
  return { blocks, region: { decision, facilities }, block_hashes, inputs, methods, evidence_hash }
}

/** Composes some blocks, as they are in the whole profile. */
export function composeSome(input: ProfileInput, names: readonly BlockName[]): SomeBlocks {
  const blocks = blocksOf(input, names)
  return { blocks, block_hashes: hashesOf(blocks).hashes }
}

/** Blocks in the order in which they are shown, with the flags that an operator's decisions add to them. */
export function blocksOf<Name extends BlockName>(
  input: ProfileInput,
  names: readonly Name[],
): Pick<ProfileBlocks, Name> {
  const make = blockMakers(input)
  const wanted = new Set<BlockName>(names)
  const blocks = Object.fromEntries(
    BLOCK_NAMES.filter((name) => wanted.has(name)).map((name) => [name, make[name]()]),
  ) as Pick<ProfileBlocks, Name>
  return input.left_out === undefined ? blocks : withDecisionFlags(blocks, input.left_out)
}

function withDecisionFlags<Blocks extends Partial<ProfileBlocks>>(blocks: Blocks, left: LeftOutRows): Blocks {
  const flagsOf = decisionFlags(left)
  return mapBlocks(blocks, (name, answer) => {
    const added = flagsOf(answer, name)
    return added.length === 0 ? answer : { ...answer, flags: [...answer.flags, ...added] }
  })
}

/** The same blocks, each changed in the same way. */
export const mapBlocks = <Blocks extends Partial<ProfileBlocks>>(
  blocks: Blocks,
  change: <Answer extends Outcome<unknown>>(name: BlockName, answer: Answer) => Answer,
): Blocks =>
  Object.fromEntries(
    Object.entries(blocks).map(([name, answer]) => [name, change(name as BlockName, answer)]),
  ) as Blocks

/** A hash for each block of the profile's answer that is there, and one for all of them. */
function hashesOf(blocks: Partial<ProfileBlocks>) {
  const found = PROFILE_BLOCKS.flatMap((name) => {
    const outcome = blocks[name]
    return outcome === undefined ? [] : [{ name, outcome }]
  })
  const { each, all, inputs } = evidenceHashes(found.map(({ outcome }) => outcome))
  return {
    hashes: Object.fromEntries(found.map(({ name }, at) => [name, each[at]])) as Partial<
      Profile['block_hashes']
    >,
    inputs,
    methods: found.map(({ outcome }) => outcome.method),
    evidence_hash: all,
  }
}
