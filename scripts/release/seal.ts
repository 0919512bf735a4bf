import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const SUMS = 'SHA256SUMS'
export const SIGNATURE = 'SHA256SUMS.sig'
const PROVENANCE = 'provenance.json'

/** What a release was made from. */
export interface ReleaseFacts {
  readonly version: string
  readonly commit: string
  /** Of the commit, so that the same commit makes the same statement. */
  readonly committedAt: string
  /** SHA-256 of package-lock.json, which pins every dependency by its hash. */
  readonly lockSha256: string
  readonly node: string
}

/**
 * Writes where the files of a release come from, their checksums, and a signature of these. The signature is 64 raw bytes, so that
 * `openssl` and `sha256sum` are enough to check a release.
 */
export function sealRelease(directory: string, facts: ReleaseFacts, privateKey: KeyObject): void {
  const parts = filesOf(directory).filter((name) => ![SUMS, SIGNATURE, PROVENANCE].includes(name))
  if (parts.length === 0) throw new Error(`${directory} holds nothing to release`)
  const subject = parts.map((name) => ({ name, digest: { sha256: sha256(path.join(directory, name)) } }))
  write(directory, PROVENANCE, `${JSON.stringify(provenanceOf(subject, facts), null, 2)}\n`)
  const lines = [...parts, PROVENANCE]
    .toSorted()
    .map((name) => `${sha256(path.join(directory, name))}  ${name}\n`)
  write(directory, SUMS, lines.join(''))
  writeFileSync(path.join(directory, SIGNATURE), sign(null, Buffer.from(lines.join('')), privateKey))
}

/** Faults of a release; none: every file is the one that was signed, and there is no other. */
export function verifyRelease(directory: string, publicKey: KeyObject): readonly string[] {
  const present = filesOf(directory)
  const missing = [SUMS, SIGNATURE].filter((name) => !present.includes(name))
  if (missing.length > 0) return missing.map((name) => `${name} is missing`)
  const sums = readFileSync(path.join(directory, SUMS))
  if (!verify(null, sums, publicKey, readFileSync(path.join(directory, SIGNATURE))))
    return [`${SIGNATURE}: the signature does not fit ${SUMS} and this key`]
  const listed = new Map(
    sums
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)] as const),
  )
  const changed = [...listed].flatMap(([name, expected]) => {
    if (!present.includes(name)) return [`${name} is missing`]
    const found = sha256(path.join(directory, name))
    return found === expected ? [] : [`${name} has SHA-256 ${found}, signed was ${expected}`]
  })
  const others = present.filter((name) => !listed.has(name) && name !== SUMS && name !== SIGNATURE)
  return [...changed, ...others.map((name) => `${name} is not part of the release`)]
}

/** An in-toto statement with the provenance of SLSA 1.0. */
const provenanceOf = (subject: readonly object[], facts: ReleaseFacts): object => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject,
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: 'urn:southerly:release:1',
      externalParameters: { version: facts.version },
      internalParameters: { node: facts.node },
      resolvedDependencies: [
        { name: 'source', digest: { gitCommit: facts.commit } },
        { name: 'package-lock.json', digest: { sha256: facts.lockSha256 } },
      ],
    },
    runDetails: {
      builder: { id: 'urn:southerly:release-script' },
      metadata: { invocationId: facts.commit, startedOn: facts.committedAt },
    },
  },
})

/** The public key as PEM, for those who check. */
export const publicPem = (privateKey: KeyObject): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()

export const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

const filesOf = (directory: string): string[] => readdirSync(directory).toSorted()

const write = (directory: string, name: string, text: string): void =>
  writeFileSync(path.join(directory, name), text)
