import { checkSignature } from '../check-signature.ts'
import type { ManifestFile } from '../documents.ts'
import { evaluateRows } from '../formula/evaluate-published.ts'
import { isRecord, type Json, listOf, own, recordOf, textOf } from '../formula/shape.ts'
import { canonical, hash, parseFile } from '../json.ts'
import { PUBLISHED_FORMULAS } from '../published-formulas.ts'
import { readIfZip } from '../read-zip.ts'
import type { FileCheck, Finding, NotRecomputed, TrustedKey, Verification } from '../verification.ts'
import { checkChange } from './check-change.ts'
import { checkHoldings, checkTotals } from './check-figures.ts'
import { checkBreakdowns, checkContributors, checkDisclosure, checkRisk } from './check-tables.ts'

const SCHEMA = 'southerly/portfolio/1'
const CONTENT = 'portfolio.json'
const FILES = [CONTENT, 'holdings.csv', 'portfolio.xlsx', 'portfolio.pdf', 'sources.json'] as const
const METHOD = 'financed_emissions'

/** What was found of the evidence bundle of a portfolio. */
export interface VerifiedPortfolio {
  readonly valid: boolean
  readonly portfolio: {
    readonly title: unknown
    readonly id: unknown
    readonly version: unknown
    readonly balance_date: unknown
    readonly snapshot: unknown
    readonly evidence_hash: unknown
    readonly sha256: string
  }
  readonly signature: Verification['signature']
  readonly files: readonly FileCheck[]
  readonly checked: Readonly<Record<string, number>>
  readonly findings: readonly Finding[]
  readonly not_recomputed: readonly NotRecomputed[]
}

/** The manifest of a portfolio's bundle; undefined where the ZIP is something else. */
function manifestIn(files: ReadonlyMap<string, Uint8Array>): Json | undefined {
  const bytes = files.get('manifest.json')
  const parsed = bytes === undefined ? null : parseFile(bytes)
  return parsed !== null && isRecord(parsed.value) && own(parsed.value, 'schema') === SCHEMA
    ? parsed.value
    : undefined
}

/**
 * Checks the bundle of a portfolio with nothing but its bytes: signature, hashes, and every attribution, total, part and table by the formula
 * that was published, evaluated here. Undefined where the ZIP is no such bundle.
 */
export function verifyPortfolio(
  zip: Uint8Array,
  trusted: readonly TrustedKey[] | null,
): VerifiedPortfolio | undefined {
  const read = readIfZip(zip)
  const manifest = read === undefined ? undefined : manifestIn(read.files)
  if (read === undefined || manifest === undefined) return undefined
  const { files, faults } = read
  const container = faults.map((detail): Finding => ({ kind: 'container', where: 'the ZIP', detail }))
  const signature = signatureOf(manifest, trusted)
  const checks = checkFiles(files, manifest)
  const found = attempt(() => checkContent(files))
  const findings = [
    ...container,
    ...(signature.trust === 'invalid' || signature.trust === 'wrong_key'
      ? [{ kind: 'signature' as const, where: 'manifest.json', detail: signature.detail }]
      : []),
    ...checks.flatMap(fileFinding),
    ...found.findings,
  ]
  return {
    valid: findings.length === 0,
    portfolio: { ...found.about, sha256: hash(zip) },
    signature,
    files: checks,
    checked: { files: checks.length, ...found.checked },
    findings,
    not_recomputed: NOT_RECOMPUTED,
  }
}

function signatureOf(manifest: Json, trusted: readonly TrustedKey[] | null): Verification['signature'] {
  const key = own(manifest, 'key')
  const isWhole =
    isRecord(key) &&
    typeof own(key, 'id') === 'string' &&
    typeof own(key, 'public_key') === 'string' &&
    typeof own(manifest, 'signature') === 'string'
  return isWhole
    ? checkSignature(manifest as unknown as ManifestFile, trusted)
    : { trust: 'invalid', key_id: null, detail: 'The manifest names no key or has no signature.' }
}

interface Content {
  readonly about: Omit<VerifiedPortfolio['portfolio'], 'sha256'>
  readonly checked: Readonly<Record<string, number>>
  readonly findings: readonly Finding[]
}

const NOTHING_ABOUT = {
  title: null,
  id: null,
  version: null,
  balance_date: null,
  snapshot: null,
  evidence_hash: null,
}

/** A hostile file is a finding, never a crash. */
function attempt(check: () => Content): Content {
  try {
    return check()
  } catch (error) {
    const detail = `it cannot be followed: ${(error as Error).message}`
    return { about: NOTHING_ABOUT, checked: {}, findings: [{ kind: 'schema', where: CONTENT, detail }] }
  }
}

function checkContent(files: ReadonlyMap<string, Uint8Array>): Content {
  const parsed = parseFile(files.get(CONTENT) ?? new Uint8Array())
  if (parsed === null) throw new Error('it is not JSON')
  const content = recordOf(parsed.value, 'the content')
  const portfolio = recordOf(own(content, 'portfolio'), 'the portfolio')
  const snapshot = recordOf(own(content, 'snapshot'), 'the snapshot')
  const about = {
    title: own(portfolio, 'title'),
    id: own(portfolio, 'id'),
    version: own(portfolio, 'version'),
    balance_date: own(portfolio, 'balance_date'),
    snapshot: own(snapshot, 'id'),
    evidence_hash: own(content, 'evidence_hash'),
  }
  const spelling: Finding[] = parsed.isAsWritten
    ? []
    : [{ kind: 'schema', where: CONTENT, detail: 'it is not written as the service writes it' }]
  const formulas = recordOf(own(content, 'formulas'), 'the formulas')
  const method = own(formulas, 'method')
  const unknown = unknownFormula(method, own(formulas, 'sha256'))
  if (unknown !== null) return { about, checked: {}, findings: [...spelling, unknown] }
  const given = recordOf(own(content, 'given'), 'what the formula is given')
  const answer = recordOf(own(content, 'answer'), 'the answer')
  const { figures, rows } = evaluateRows(method, METHOD, given, 'holdings')
  const sent = listOf(own(given, 'holdings'), 'the holdings')
  const stated = listOf(own(answer, 'holdings'), 'the holdings of the answer').map((one) =>
    recordOf(one, 'a holding'),
  )
  const computed = { method, rows, stated }
  const holdings = checkHoldings(rows, sent, stated, releasesIn(files))
  if (rows.length !== stated.length)
    return { about, checked: {}, findings: [...spelling, ...holdings.findings] }
  const totals = checkTotals(figures, answer, stated)
  const parts = checkBreakdowns(computed, recordOf(own(answer, 'breakdowns'), 'the breakdowns'))
  const tables = checkDisclosure(computed, recordOf(own(answer, 'disclosure_tables'), 'the tables'))
  const contributors = checkContributors(computed, answer)
  const risk = checkRisk(computed, own(answer, 'risk'))
  const change = checkChange(method, own(content, 'given_change') ?? null, answer, stated)
  return {
    about,
    checked: {
      holdings: stated.length,
      attributions: holdings.figures,
      totals: totals.figures,
      parts: parts.count,
      table_rows: tables.count,
      contributors: contributors.count,
      ...(risk.count === 0 ? {} : { risk_bands: risk.count }),
      ...(change.figures === 0 ? {} : { causes: change.figures }),
    },
    findings: [
      spelling,
      ...[holdings, totals, parts, tables, contributors, risk, change].map((one) => one.findings),
    ].flat(),
  }
}

/** A formula that travels in a bundle can be forged with it. */
function unknownFormula(method: unknown, stated: unknown): Finding | null {
  const sha256 = hash(canonical(method))
  const published = recordOf(method, 'the method')
  const version = textOf(own(published, 'version'), 'the version')
  const isKnown = PUBLISHED_FORMULAS.some(
    (one) => one.method === METHOD && one.version === version && one.sha256 === sha256,
  )
  return isKnown && stated === sha256 && own(published, 'method') === METHOD
    ? null
    : {
        kind: 'unknown_formula',
        where: `${METHOD} ${version}`,
        detail: 'these formulas were never published; they are not evaluated',
        stated,
        recomputed: sha256,
      }
}

/** Releases that the bundle lists as its sources. */
function releasesIn(files: ReadonlyMap<string, Uint8Array>): ReadonlySet<unknown> {
  const parsed = parseFile(files.get('sources.json') ?? new Uint8Array())
  const listed = parsed === null ? [] : listOf(parsed.value, 'the sources')
  return new Set(listed.map((one) => own(recordOf(one, 'a source'), 'release')))
}

function checkFiles(files: ReadonlyMap<string, Uint8Array>, manifest: Json): FileCheck[] {
  const list = own(manifest, 'files')
  const listed = new Map(
    (Array.isArray(list) ? list : []).filter(isRecord).map((file) => [own(file, 'name'), file] as const),
  )
  const names = [...new Set([...FILES, ...files.keys()])].filter((name) => name !== 'manifest.json')
  return names.map((name) => {
    const [bytes, file] = [files.get(name), listed.get(name)]
    const actual = bytes === undefined ? null : { size: bytes.length, sha256: hash(bytes) }
    const expected =
      file === undefined ? null : { size: Number(own(file, 'size')), sha256: String(own(file, 'sha256')) }
    const isSame = actual?.sha256 === expected?.sha256 && actual?.size === expected?.size
    const isPart = (FILES as readonly string[]).includes(name) && expected !== null
    return {
      name,
      status: actual === null ? 'missing' : isPart ? (isSame ? 'as_signed' : 'altered') : 'unexpected',
      expected,
      actual,
    }
  })
}

const fileFinding = ({ name, status, expected, actual }: FileCheck): Finding[] =>
  status === 'as_signed'
    ? []
    : [
        {
          kind: 'file',
          where: name,
          detail: {
            altered: 'its bytes differ from those that were signed',
            missing: 'it is missing',
            unexpected: 'it is not part of the bundle of a portfolio',
          }[status],
          stated: expected,
          recomputed: actual,
        },
      ]

const NOT_RECOMPUTED: readonly NotRecomputed[] = [
  {
    where: 'answer/holdings/company_emissions',
    reason:
      'Figures of the registry are those of the release and row that are named; figures of the owner are as brought.',
  },
  {
    where: 'answer/holdings/reason_code, flags, why',
    reason:
      'Whether a holding is covered is computed again; the words for why it is not are those of the service.',
  },
  {
    where: 'answer/holdings/state, anzsic_division, anzsic_group, safeguard, gics_industry_code, undrawn_aud',
    reason:
      'What a holding is filed under is of the sources or of the owner; the parts by it are computed again.',
  },
  {
    where: 'answer/holdings/transition_band, physical_band; answer/risk/hazards',
    reason:
      'Bands use data that is not in the bundle; the amounts by transition and physical band are computed again.',
  },
  { where: 'given_change', reason: 'Figures of the earlier version or data are as they were computed then.' },
  { where: 'answer/screening', reason: 'Screenings of companies use data that is not in the bundle.' },
  {
    where: 'holdings.csv, portfolio.xlsx, portfolio.pdf',
    reason: 'They are held by their hashes; the workbook computes itself.',
  },
]
