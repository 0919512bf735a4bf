/**
 * `npm run release -- --out DIR --key PRIVATE.pem`: the npm package, its bill of materials, where both come from, checksums and
 * a signature. The key is Ed25519: `openssl genpkey -algorithm ed25519 -out PRIVATE.pem`.
 */
import { execFileSync } from 'node:child_process'
import { createPrivateKey } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../run-program.ts'
import { serialOf, settledBill } from './bill-of-materials.ts'
import { publicPem, sealRelease, sha256 } from './seal.ts'

const { values } = parseArgs({ options: { out: { type: 'string' }, key: { type: 'string' } } })
if (values.out === undefined || values.key === undefined)
  throw new Error('say where to and with which key: npm run release -- --out DIR --key PRIVATE.pem')
const out = path.resolve(values.out)
const privateKey = createPrivateKey(readFileSync(values.key))
if (privateKey.asymmetricKeyType !== 'ed25519')
  throw new Error(
    `${values.key} is a key of type ${privateKey.asymmetricKeyType}; a release is signed with ed25519`,
  )

const run = (program: string, ...words: readonly string[]): string =>
  execFileSync(program, words, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 256 << 20,
    stdio: ['ignore', 'pipe', 'inherit'],
  })

const changes = run('git', 'status', '--porcelain')
if (changes !== '')
  throw new Error(
    `these files differ from the commit that the release would name:\n${changes}Commit them first.`,
  )
mkdirSync(out, { recursive: true })
if (readdirSync(out).length > 0) throw new Error(`${out} is not empty`)

const commit = run('git', 'rev-parse', 'HEAD').trim()
const committedAt = new Date(run('git', 'show', '--no-patch', '--format=%cI', 'HEAD').trim()).toISOString()
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }

run('npm', 'pack', '--silent', '--pack-destination', out)
const bill = run(
  'npm',
  'sbom',
  '--sbom-format=cyclonedx',
  '--omit=dev',
  '--package-lock-only',
  '--loglevel=error',
)
writeFileSync(
  path.join(out, `southerly-${version}.cdx.json`),
  settledBill(bill, { committedAt, serial: serialOf(commit) }),
)
sealRelease(
  out,
  {
    version,
    commit,
    committedAt,
    lockSha256: sha256(path.join(ROOT, 'package-lock.json')),
    node: process.version,
  },
  privateKey,
)
process.stdout.write(`${readFileSync(path.join(out, 'SHA256SUMS'), 'utf8')}\n${publicPem(privateKey)}`)
