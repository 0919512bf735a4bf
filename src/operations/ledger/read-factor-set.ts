import { sha256 } from '../../domain/evidence.ts'
import type { PublicFactor } from '../../domain/ledger/public-factors.ts'
import { readFactorSet } from '../../sources/imports/factor-sets/read-factor-set.ts'
import { fileOnDisk } from '../../sources/input-file.ts'

/** A file of public factors with its hash. */
export async function readFactorSetFile(location: string): Promise<{
  readonly name: string
  readonly sha256: string
  readonly factors: readonly PublicFactor[]
}> {
  const file = await fileOnDisk(location)
  return { name: file.name, sha256: sha256(await file.bytes()), factors: await readFactorSet(file) }
}
