import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import type { MethodFormulas } from '../../domain/formula/formula.ts'
import type { GivenChange } from '../../domain/portfolio/change.ts'
import type { GivenPortfolio } from '../../domain/portfolio/portfolio.ts'
import type { Signer } from '../bundle/manifest.ts'

const PORTFOLIO_BUNDLE = 'southerly/portfolio/1'

interface BundleContent {
  readonly portfolio: {
    readonly title: string
    readonly id: string | null
    readonly version: number | null
    readonly body_sha256: string | null
    readonly since: string | null
    readonly balance_date: string
  }
  readonly snapshot: { readonly id: string; readonly as_of: string }
  readonly evidence_hash: string
  readonly formulas: MethodFormulas
  readonly given: GivenPortfolio
  /** Null where nothing is compared. */
  readonly given_change: GivenChange | null
  /** What the API says of the portfolio. */
  readonly answer: object
}

/** portfolio.json of a bundle: what the formula is given, the formula as it was published, and what it was stated to give. */
export const portfolioContent = ({ formulas, ...content }: BundleContent): Uint8Array =>
  Buffer.from(
    `${JSON.stringify({ schema: PORTFOLIO_BUNDLE, ...content, formulas: { sha256: sha256(canonicalJson(formulas)), method: formulas } }, null, 1)}\n`,
  )

/** manifest.json: what every other file must be, and who says so. */
export function composePortfolioManifest(
  {
    files,
    ...about
  }: Pick<BundleContent, 'snapshot' | 'evidence_hash'> & {
    readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[]
  },
  signer: Signer,
): string {
  const signed = {
    schema: PORTFOLIO_BUNDLE,
    ...about,
    files: files.map(({ name, bytes }) => ({ name, size: bytes.length, sha256: sha256(bytes) })),
    key: { id: signer.key_id, algorithm: 'Ed25519' as const, public_key: signer.public_key },
  }
  const signature = signer.sign(Buffer.from(canonicalJson(signed)))
  return `${JSON.stringify({ ...signed, signature }, null, 1)}\n`
}
