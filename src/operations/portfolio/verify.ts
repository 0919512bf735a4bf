import { type VerifiedPortfolio, verifyPortfolio } from '../../reports/verifier/portfolio/verify-portfolio.ts'
import { MOST_BYTES } from '../../reports/verifier/read-zip.ts'
import { readNamed, type TrustPlace, trustedKeys } from '../disclosure-report/verify-bundle.ts'

export type { VerifiedPortfolio }

/** Verifies the bundle of a portfolio with nothing but the file; undefined where it is something else. */
export async function verifyPortfolioFile(
  file: string,
  trust: TrustPlace,
): Promise<VerifiedPortfolio | undefined> {
  const trusted = await trustedKeys(trust)
  return verifyPortfolio(await readNamed(file, 'bundle', MOST_BYTES), trusted)
}
