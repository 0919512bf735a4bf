/** `npm run release:verify -- DIR --key PUBLIC.pem`: whether the files of a release are those that were signed. */
import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { verifyRelease } from './seal.ts'

const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true })
const [directory] = positionals
if (directory === undefined || values.key === undefined)
  throw new Error('say which release and which key: npm run release:verify -- DIR --key PUBLIC.pem')

const faults = verifyRelease(path.resolve(directory), createPublicKey(readFileSync(values.key)))
process.stdout.write(
  faults.length === 0 ? 'The release is whole and signed with this key.\n' : `${faults.join('\n')}\n`,
)
process.exitCode = faults.length === 0 ? 0 : 1
